/// A wish, or a requirement, about the sizes and positions of views anywhere in a tree.
public struct LayoutConstraint: Sendable {
  /// How the two sides compare.
  public enum Relation: String, CaseIterable, Sendable {
    /// `==`
    case equal = "=="
    /// `<=`
    case lessThanOrEqual = "<="
    /// `>=`
    case greaterThanOrEqual = ">="

    /// By how much a left side misses it that differs so much from the right one.
    package func miss(of difference: Double) -> Double {
      switch self {
      case .equal: abs(difference)
      case .lessThanOrEqual: max(0, difference)
      case .greaterThanOrEqual: max(0, -difference)
      }
    }
  }

  /// The left side, in points.
  public var left: LayoutExpression
  /// How the sides compare.
  public var relation: Relation
  /// The right side, in points.
  public var right: LayoutExpression
  /// How strong it is.
  public var priority: ConstraintPriority
  /// How much a point of violation counts beside others of the same priority; above 0.
  public var weight: Double
  /// A name for reports, unique among the constraints of a layout; `nil` for one that is called by its text.
  public var name: String?

  /// Makes a constraint.
  public init(
    _ left: LayoutExpression, _ relation: Relation, _ right: LayoutExpression,
    priority: ConstraintPriority = .required, weight: Double = 1, name: String? = nil
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.priority = priority
    self.weight = weight
    self.name = name
  }

  /// The constraint with another priority.
  public func priority(_ priority: ConstraintPriority) -> LayoutConstraint {
    var copy = self
    copy.priority = priority
    return copy
  }

  /// The constraint with another weight inside its priority.
  public func weight(_ weight: Double) -> LayoutConstraint {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// The constraint with a name.
  public func named(_ name: String) -> LayoutConstraint {
    var copy = self
    copy.name = name
    return copy
  }

  /// Whether it must hold.
  public var isRequired: Bool { priority >= .required }
}

/// How strong a constraint is, on Auto Layout's scale: above 0, up to 1000, which is required.
///
/// A stronger constraint is never given up for weaker ones, however many they are.
public struct ConstraintPriority: Comparable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// The number.
  public var value: Double

  /// Makes a priority.
  public init(_ value: Double) { self.value = value }
  /// Makes a priority.
  public init(floatLiteral value: Double) { self.value = value }
  /// Makes a priority.
  public init(integerLiteral value: Int) { self.value = Double(value) }

  /// 1000: must hold.
  public static let required = ConstraintPriority(1000)
  /// 750: as strong as content that resists being smaller than it is.
  public static let high = ConstraintPriority(750)
  /// 250: as strong as content that resists being larger than it is.
  public static let low = ConstraintPriority(250)

  /// Orders by the number.
  public static func < (lhs: ConstraintPriority, rhs: ConstraintPriority) -> Bool { lhs.value < rhs.value }
}
