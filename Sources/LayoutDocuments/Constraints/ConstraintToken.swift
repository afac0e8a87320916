import LayoutEngine

/// A token of a constraint, and where it stands.
struct ConstraintToken: Equatable {
  enum Kind: Equatable {
    case number(Double)
    /// `id.attribute`, cut at the last point; `isQuoted` tells `'window'.width` from `window.width`.
    case attribute(id: String, isQuoted: Bool, name: String, nameOffset: Int)
    case relation(LayoutConstraint.Relation)
    /// One of `+ - * / ( )`.
    case symbol(Unicode.Scalar)
    case end
  }

  let kind: Kind
  /// Scalars before the token.
  let offset: Int
  /// The token as written; nil for the end.
  let text: String?
}
