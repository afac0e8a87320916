/// The tolerances that solvers and verification share.
public enum Tolerances {
  /// A reduced cost above this, after the tier is multiplied by `Tier.scale`, is not zero: its column or row is frozen.
  ///
  /// Right for tiers whose coefficients lie within a factor of about 1e5; 1e-7 serves as well.
  public static let freezing = 1e-6
  /// A certificate whose every residual is below this is accepted.
  public static let acceptance = 1e-6
}
