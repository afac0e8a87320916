extension Double: LayoutNumber {
  /// The number itself.
  @inlinable public var value: Double { self }

  /// The sum, in order.
  @inlinable public static func sum(_ numbers: [Double], plus constant: Double) -> Double {
    numbers.reduce(constant, +)
  }

  /// The largest number.
  @inlinable public static func maximum(_ numbers: [Double]) -> Double {
    numbers.reduce(-Double.infinity) { $1 > $0 ? $1 : $0 }
  }

  /// The smallest number.
  @inlinable public static func minimum(_ numbers: [Double]) -> Double {
    numbers.reduce(Double.infinity) { $1 < $0 ? $1 : $0 }
  }

  /// The sum, in order.
  @inlinable public static func sum(_ count: Int, plus constant: Double, _ number: (Int) -> Double) -> Double {
    var sum = constant
    for i in 0..<count { sum += number(i) }
    return sum
  }

  /// The largest number, but at least `lower`.
  @inlinable public static func maximum(_ count: Int, atLeast lower: Double, _ number: (Int) -> Double) -> Double {
    var largest = lower
    for i in 0..<count {
      let candidate = number(i)
      if candidate > largest { largest = candidate }
    }
    return largest
  }

  /// `max(min(self, upper), lower)`.
  @inlinable public func clamped(from lower: Double, to upper: Double) -> Double {
    let below = self > upper ? upper : self
    return below > lower || (below.isNaN && lower == -.infinity) ? below : lower
  }

  /// The value; plain numbers remember nothing.
  @inlinable public static func local(_ value: Double, from sources: [Double], operation: String) -> Double { value }

  /// The value; plain numbers remember nothing.
  @inlinable public static func linear(
    _ terms: [(coefficient: Double, number: Double)], at value: Double
  ) -> Double { value }

  /// Whether the values are equal, or both no number.
  @inlinable public func isSame(as other: Double) -> Bool { self == other || (isNaN && other.isNaN) }

  /// `false`.
  @inlinable public static var isRecorded: Bool { false }
}

extension Double {
  /// Whether it is another length but for rounding.
  func isNear(_ other: Double) -> Bool {
    isSame(as: other) || abs(self - other) <= 1e-9 * max(1, abs(other))
  }
}
