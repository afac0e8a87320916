/// The numbers that a layout's rule computes with: plain ones, or ones that remember how they came about.
///
/// A rule that is written over any `LayoutNumber` is the direct engine's when it runs on `Double`, and the solver's
/// formulation when it runs on ``TapeNumber``. Decisions (an order, a branch) read ``value``. What leaves the
/// piecewise-linear world (a rounding, a division by a length) is a ``local(_:from:)`` constant.
public protocol LayoutNumber {
  /// Makes a constant.
  init(_ constant: Double)

  /// The number's value at the point where the rule runs.
  var value: Double { get }

  /// The sum.
  static func + (lhs: Self, rhs: Self) -> Self
  /// The sum with a constant.
  static func + (lhs: Self, rhs: Double) -> Self
  /// The difference.
  static func - (lhs: Self, rhs: Self) -> Self
  /// The difference to a constant.
  static func - (lhs: Self, rhs: Double) -> Self
  /// The multiple by a constant.
  static func * (lhs: Self, rhs: Double) -> Self
  /// The quotient by a constant.
  static func / (lhs: Self, rhs: Double) -> Self

  /// The sum of two numbers and a constant, as one operation.
  static func sum(_ lhs: Self, _ rhs: Self, plus constant: Double) -> Self
  /// A multiple of the difference of two numbers, as one operation.
  static func difference(_ lhs: Self, _ rhs: Self, times factor: Double) -> Self

  /// The sum of all numbers and a constant; linear in their count.
  static func sum(_ numbers: [Self], plus constant: Double) -> Self
  /// The largest number; minus infinity of none.
  static func maximum(_ numbers: [Self]) -> Self
  /// The smallest number; infinity of none.
  static func minimum(_ numbers: [Self]) -> Self

  /// The sum of `count` numbers and a constant, for rules that have them at hand one by one.
  static func sum(_ count: Int, plus constant: Double, _ number: (Int) -> Self) -> Self
  /// The largest of `count` numbers, but at least `lower`.
  static func maximum(_ count: Int, atLeast lower: Double, _ number: (Int) -> Self) -> Self

  /// The number, but at most `upper` and at least `lower`; the lower bound wins where they cross.
  ///
  /// A value that is not a number becomes `lower` where that is finite, as SwiftUI's modifiers do.
  func clamped(from lower: Double, to upper: Double) -> Self

  /// A constant that was computed from the values of `sources` by `operation`, outside the rule's arithmetic.
  ///
  /// It holds where the sources have these values; the solver lays out again when they have moved. The operation's name
  /// is for reports; the engine's own rules leave it empty.
  static func local(_ value: Double, from sources: [Self], operation: String) -> Self

  /// Notes that a rule reads its answer off `sources` in steps, and what the answer would be for other values of them.
  ///
  /// The note says from where to where a ``local(_:from:operation:)`` constant, or a branch that was taken, holds.
  static func noteSteps(of sources: [Self], _ answer: @escaping (_ values: [Double]) -> [Double])

  /// The sum of multiples and of whatever constant makes it `value` at the point where the rule runs.
  static func linear(_ terms: [(coefficient: Double, number: Self)], at value: Double) -> Self

  /// Whether both are one number wherever the rule runs: the same constant, or the same recorded result.
  func isSame(as other: Self) -> Bool

  /// Whether the operations are recorded, so that asking a leaf twice must not repeat them.
  static var isRecorded: Bool { get }
}

extension LayoutNumber {
  /// A constant that was computed from the values of `sources`, outside the rule's arithmetic.
  @inlinable public static func local(_ value: Double, from sources: [Self]) -> Self {
    local(value, from: sources, operation: "")
  }

  /// The sum, in order.
  @inlinable public static func sum(_ lhs: Self, _ rhs: Self, plus constant: Double) -> Self { lhs + rhs + constant }

  /// The multiple of the difference.
  @inlinable public static func difference(_ lhs: Self, _ rhs: Self, times factor: Double) -> Self {
    (lhs - rhs) * factor
  }

  /// Notes nothing.
  public static func noteSteps(of sources: [Self], _ answer: @escaping (_ values: [Double]) -> [Double]) {}

  /// Whether the number does not depend on where the rule runs.
  var isConstant: Bool { isSame(as: Self(value)) }
}
