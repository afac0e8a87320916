/// A fraction of 128-bit integers in lowest terms.
///
/// Arithmetic that leaves the 128 bits gives `overflow`, which every further operation keeps: a computation is exact or
/// says that it is not.
public struct Rational: Sendable, Equatable {
  /// Numerator, with the sign.
  public let numerator: Int128
  /// Denominator, positive; 0 in `overflow` alone.
  public let denominator: Int128

  /// What is left of a number that did not fit.
  public static let overflow = Rational(unchecked: 0, 0)
  /// Zero.
  public static let zero = Rational(unchecked: 0, 1)
  /// One.
  public static let one = Rational(unchecked: 1, 1)

  /// Whether the value was lost.
  public var isOverflow: Bool { denominator == 0 }
  /// -1, 0 or 1.
  public var sign: Int { Int(numerator.signum()) }

  private init(unchecked numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  private init(_ numerator: Int128, over denominator: Int128) {
    guard denominator != 0, numerator != .min, denominator != .min else {
      self = .overflow
      return
    }
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let signed = denominator < 0 ? -divisor : divisor
    self.init(unchecked: numerator / signed, denominator / signed)
  }

  /// The exact value of a finite double; `overflow` if it needs more than 126 bits.
  public init(_ value: Double) {
    guard value.isFinite else {
      self = .overflow
      return
    }
    if value == 0 {
      self = .zero
      return
    }
    // The significand as a whole number, times a power of two.
    let bits = value.significandWidth
    let exponent = Int(value.exponent) - bits
    let signed = Int128(value / Double(sign: .plus, exponent: exponent, significand: 1))
    switch exponent {
    case 0...70: self.init(unchecked: signed << Int128(exponent), 1)
    case -120..<0: self.init(signed, over: 1 << Int128(-exponent))
    default: self = .overflow
    }
  }

  /// The nearest double, up to two roundings.
  public var doubleValue: Double { Double(numerator) / Double(denominator) }

  private static func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> Int128 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a == 0 ? 1 : Int128(a)
  }
}

extension Rational {
  /// The sum.
  public static func + (a: Rational, b: Rational) -> Rational {
    if a.isOverflow || b.isOverflow { return .overflow }
    // Over the common part of the denominators, so that intermediate numbers stay small.
    let common = greatestCommonDivisor(a.denominator.magnitude, b.denominator.magnitude)
    let (left, leftLost) = a.numerator.multipliedReportingOverflow(by: b.denominator / common)
    let (right, rightLost) = b.numerator.multipliedReportingOverflow(by: a.denominator / common)
    let (sum, sumLost) = left.addingReportingOverflow(right)
    let (bottom, bottomLost) = (a.denominator / common).multipliedReportingOverflow(by: b.denominator)
    if leftLost || rightLost || sumLost || bottomLost { return .overflow }
    return Rational(sum, over: bottom)
  }

  /// The product.
  public static func * (a: Rational, b: Rational) -> Rational {
    if a.isOverflow || b.isOverflow { return .overflow }
    let first = Rational(a.numerator, over: b.denominator)
    let second = Rational(b.numerator, over: a.denominator)
    let (top, topLost) = first.numerator.multipliedReportingOverflow(by: second.numerator)
    let (bottom, bottomLost) = first.denominator.multipliedReportingOverflow(by: second.denominator)
    return topLost || bottomLost ? .overflow : Rational(unchecked: top, bottom)
  }

  /// The negative.
  public static prefix func - (a: Rational) -> Rational { Rational(unchecked: -a.numerator, a.denominator) }

  /// The difference.
  public static func - (a: Rational, b: Rational) -> Rational { a + -b }

  /// The quotient; `overflow` for a divisor of zero.
  public static func / (a: Rational, b: Rational) -> Rational {
    if b.isOverflow || b.numerator == 0 { return .overflow }
    return a
      * (b.numerator < 0
        ? Rational(unchecked: -b.denominator, -b.numerator) : Rational(unchecked: b.denominator, b.numerator))
  }

  /// Whether the first is smaller; false if either has overflowed.
  public static func < (a: Rational, b: Rational) -> Bool {
    let difference = a - b
    return !difference.isOverflow && difference.numerator < 0
  }

  /// Whether the first is larger; false if either has overflowed.
  public static func > (a: Rational, b: Rational) -> Bool { b < a }
}
