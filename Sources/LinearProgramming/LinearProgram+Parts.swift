extension LinearProgram {
  /// The interval in which a column's value or a row's activity must lie.
  public struct Bounds: Sendable, Equatable {
    /// Lower end; minus infinity means none.
    public var lower: Double
    /// Upper end; plus infinity means none.
    public var upper: Double

    /// Makes the interval from `lower` to `upper`, unchecked: see `LinearProgram.validate()`.
    public init(lower: Double, upper: Double) {
      self.lower = lower
      self.upper = upper
    }

    /// No bound on either side.
    public static let free = Bounds(lower: -.infinity, upper: .infinity)
    /// Zero or more.
    public static let nonnegative = Bounds(lower: 0, upper: .infinity)

    /// Exactly one value.
    public static func fixed(_ value: Double) -> Bounds { Bounds(lower: value, upper: value) }

    /// Whether both ends are the same, so that there is nothing left to decide.
    public var isFixed: Bool { lower == upper }

    /// How far a value lies outside, in the value's unit; 0 inside. NaN counts as infinitely far.
    public func distance(of value: Double) -> Double {
      value.isNaN ? .infinity : max(lower - value, value - upper, 0)
    }
  }

  /// One entry of a row: a column and its coefficient.
  public struct Term: Sendable, Equatable {
    /// The column, 0-based.
    public var column: Int32
    /// The coefficient, finite.
    public var coefficient: Double

    /// Makes an entry.
    @inlinable public init(column: Int, coefficient: Double) {
      self.column = Int32(truncatingIfNeeded: column)
      self.coefficient = coefficient
    }
  }

  /// One objective of the lexicographic order, to be minimised.
  public struct Tier: Sendable, Equatable {
    /// What the tier stands for, for people.
    public var name: String
    /// The priority that the tier was made from, if any. The order of the tiers decides, not this number.
    public var priority: Double?
    /// Columns of the objective, each at most once, in any order.
    public var columnIndices: [Int32]
    /// Objective coefficient of each of those columns, finite.
    public var coefficients: [Double]

    /// Makes a tier. With no columns it is met by every feasible point.
    public init(name: String, priority: Double? = nil, columnIndices: [Int32] = [], coefficients: [Double] = []) {
      self.name = name
      self.priority = priority
      self.columnIndices = columnIndices
      self.coefficients = coefficients
    }
  }
}

extension LinearProgram.Tier {
  /// The power of two that brings the smallest nonzero magnitude among the coefficients into [1, 2).
  ///
  /// Reduced costs are compared with `Tolerances.freezing` after the objective has been multiplied by it. A power of two
  /// rounds nothing. It is kept small enough for the largest coefficient to stay finite; 1 if there is no coefficient.
  /// Linear in the number of coefficients.
  public var scale: Double {
    var smallest = Double.infinity
    var largest = 0.0
    for coefficient in coefficients where coefficient != 0 {
      smallest = min(smallest, coefficient.magnitude)
      largest = max(largest, coefficient.magnitude)
    }
    guard largest > 0, largest.isFinite else { return 1 }
    // Beyond 2^900 products with matrix coefficients would overflow.
    let exponent = min(-smallest.exponent, 900 - largest.exponent)
    return Double(sign: .plus, exponent: max(-1000, min(1000, exponent)), significand: 1)
  }

  /// The objective at a point: the sum of coefficient times column value, in the tier's own unit.
  public func objective(at columnValues: [Double]) -> Double {
    var sum = 0.0
    for (column, coefficient) in zip(columnIndices, coefficients) { sum += coefficient * columnValues[Int(column)] }
    return sum
  }
}
