extension LayoutNumber {
  /// The product of two lengths.
  ///
  /// Exact where one of them is a constant. Of two that move it is a ``local(_:from:operation:)``: constant at its present
  /// value, and noted as such.
  public func multiplied(by other: Self) -> Self {
    if other.isConstant { return self * other.value }
    if isConstant { return other * value }
    return .local(value * other.value, from: [self, other], operation: "multiplied(by:)")
  }

  /// The quotient of two lengths; a ``local(_:from:operation:)`` unless the divisor is a constant.
  public func divided(by other: Self) -> Self {
    if other.isConstant { return self / other.value }
    return .local(value / other.value, from: [self, other], operation: "divided(by:)")
  }

  /// The number rounded to a whole one; a ``local(_:from:operation:)`` unless it is a constant.
  public func rounded(by rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Self {
    if Self.isRecorded { Self.noteSteps(of: [self]) { [$0[0].rounded(rule)] } }
    let rounded = value.rounded(rule)
    return isConstant ? Self(rounded) : .local(rounded, from: [self], operation: "rounded(by:)")
  }

  /// What `body` makes of the value, off the tape: a ``local(_:from:operation:)`` under the name `operation`.
  public func mapped(_ operation: String, _ body: (Double) -> Double) -> Self {
    let result = body(value)
    return isConstant ? Self(result) : .local(result, from: [self], operation: operation)
  }
}
