public import LayoutEngine

/// Required constraints that cannot all hold, though without any one of them the others can.
public struct LayoutConflict: Sendable, Equatable {
  /// One of the constraints, with the cheapest way to make peace by changing it alone.
  public struct Member: Sendable, Equatable {
    /// The constraint's position in the list.
    public var index: Int
    /// Its name, or its text where it has none.
    public var label: String
    /// What has to be added to its right side so that all of the set hold, in points, negative where it has to fall;
    /// `nil` where no change of this constraint alone helps.
    public var repair: Double?
    /// The lengths at which the analysis found the repair to be enough; nothing is decided where it does not say.
    var repairedLengths = LayoutDecisions(count: 0)
  }

  /// The constraints, in the order of the list.
  public var members: [Member]
  /// The pinned layouts around views that the constraints speak of: they stand where the direct engine puts them, which
  /// may be why the set cannot hold.
  public var pinnedLayouts: [CustomLayoutReport] = []
  /// Whether the proof holds on every piece of the layout: see ``PieceProof``.
  var isProvedEverywhere = false
}

extension LayoutConflict: CustomStringConvertible {
  /// The set and its repairs in words.
  public var description: String {
    let names = members.map { "'\($0.label)'" }.joined(separator: ", ")
    let repairs = members.compactMap(\.inWords).joined(separator: "; or ")
    let pinned = pinnedLayouts.map { "; views in it do not move: \($0)" }.joined()
    return "\(names) cannot all hold" + (repairs.isEmpty ? "" : ": \(repairs)") + pinned
  }
}

extension LayoutConflict.Member {
  fileprivate var inWords: String? {
    repair.map { "\($0 < 0 ? "lower" : "raise") the right side of '\(label)' by \(abs($0))" }
  }
}

/// A view that could be another size without any constraint, or any wish of the layout, being met less well.
public struct LayoutAmbiguity: Sendable, Equatable {
  /// The decided length; the one that is nearest to the direct layout was chosen.
  public var decided: DecidedLength
  /// The lengths that are as good, in points.
  public var range: ClosedRange<Double>
}
