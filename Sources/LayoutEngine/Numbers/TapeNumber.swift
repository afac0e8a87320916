/// A number that remembers how it came about: a value, and the operation of a tape that computed it.
///
/// A number without a tape is a constant; so is every result that is endless (``endless``), since neither infinity, NaN
/// nor what drowns all other coordinates may enter a program. A number must not outlive its tape: it holds no reference that would keep the tape alive, which is
/// what makes it cheap to copy.
@safe public struct TapeNumber {
  /// The value at the point where the pass runs.
  public let value: Double
  /// The operation that computed it, or -1 for a constant.
  public let result: Int32
  private let unmanagedTape: Unmanaged<Tape>?

  private var tape: Tape? { unsafe unmanagedTape?.takeUnretainedValue() }

  init(value: Double, result: Int32, tape: Tape) {
    self.value = value
    self.result = result
    unsafe unmanagedTape = Unmanaged.passUnretained(tape)
  }

  /// Makes a constant.
  public init(_ constant: Double) {
    value = constant
    result = -1
    unsafe unmanagedTape = nil
  }

  var term: Tape.Term { scaled(1) }

  func scaled(_ coefficient: Double) -> Tape.Term {
    result < 0
      ? Tape.Term(result: -1, coefficient: value * coefficient)
      : Tape.Term(result: result, coefficient: coefficient)
  }

  /// From this magnitude on, in points, a length counts as endless: a program that holds it beside ordinary lengths in
  /// double precision would lose a millionth of a point of those.
  public static let endless = 1e9

  /// The tape that takes an operation on these numbers with this result, or `nil` where the result is a constant.
  static func recorder(_ a: TapeNumber, _ b: TapeNumber, for value: Double) -> Tape? {
    guard abs(value) < endless else { return nil }
    return a.tape ?? b.tape
  }
}

extension TapeNumber: LayoutNumber {
  /// `a * x + b * y + constant` as one operation; a number itself where nothing is added to it.
  private static func linear(
    _ a: Double, _ x: TapeNumber, _ b: Double, _ y: TapeNumber, plus constant: Double, value: Double
  ) -> TapeNumber {
    guard let tape = recorder(x, y, for: value) else { return TapeNumber(value) }
    if a == 1 && constant == 0 && y.result < 0 && b * y.value == 0 { return x }
    if b == 1 && constant == 0 && x.result < 0 && a * x.value == 0 { return y }
    var rest = constant
    if x.result < 0 { rest += a * x.value } else { tape.addTerm(x.scaled(a)) }
    if y.result < 0 { rest += b * y.value } else { tape.addTerm(y.scaled(b)) }
    return tape.append(.linear, value: value, lower: rest)
  }

  /// Records the sum.
  public static func + (lhs: TapeNumber, rhs: TapeNumber) -> TapeNumber {
    linear(1, lhs, 1, rhs, plus: 0, value: lhs.value + rhs.value)
  }
  /// Records the sum with a constant.
  public static func + (lhs: TapeNumber, rhs: Double) -> TapeNumber {
    rhs == 0 ? lhs : linear(1, lhs, 1, TapeNumber(rhs), plus: 0, value: lhs.value + rhs)
  }
  /// Records the sum.
  public static func sum(_ lhs: TapeNumber, _ rhs: TapeNumber, plus constant: Double) -> TapeNumber {
    linear(1, lhs, 1, rhs, plus: constant, value: lhs.value + rhs.value + constant)
  }
  /// Records the multiple of the difference.
  public static func difference(_ lhs: TapeNumber, _ rhs: TapeNumber, times factor: Double) -> TapeNumber {
    linear(factor, lhs, -factor, rhs, plus: 0, value: (lhs.value - rhs.value) * factor)
  }
  /// Records the difference.
  public static func - (lhs: TapeNumber, rhs: TapeNumber) -> TapeNumber {
    linear(1, lhs, -1, rhs, plus: 0, value: lhs.value - rhs.value)
  }
  /// Records the difference to a constant.
  public static func - (lhs: TapeNumber, rhs: Double) -> TapeNumber { lhs + -rhs }
  /// Records the multiple.
  public static func * (lhs: TapeNumber, rhs: Double) -> TapeNumber {
    if rhs == 1 { return lhs }
    if rhs == 0 { return TapeNumber(lhs.value * rhs) }
    return linear(rhs, lhs, 0, TapeNumber(0), plus: 0, value: lhs.value * rhs)
  }
  /// Records the quotient.
  public static func / (lhs: TapeNumber, rhs: Double) -> TapeNumber {
    if rhs == 1 { return lhs }
    return linear(1 / rhs, lhs, 0, TapeNumber(0), plus: 0, value: lhs.value / rhs)
  }

  /// Records the sum of all numbers as one operation.
  public static func sum(_ numbers: [TapeNumber], plus constant: Double) -> TapeNumber {
    var value = constant
    var rest = constant
    var first: TapeNumber?
    var count = 0
    for number in numbers {
      value += number.value
      if number.result < 0 {
        rest += number.value
      } else {
        first = first ?? number
        count += 1
      }
    }
    guard let first, let tape = recorder(first, first, for: value) else { return TapeNumber(value) }
    if count == 1 && rest == 0 { return first }
    for number in numbers where number.result >= 0 { tape.addTerm(number.term) }
    return tape.append(.linear, value: value, lower: rest)
  }

  /// Records the sum as one operation.
  public static func sum(_ count: Int, plus constant: Double, _ number: (Int) -> TapeNumber) -> TapeNumber {
    sum((0..<count).map(number), plus: constant)
  }
  /// Records the largest number, but at least `lower`, as one operation.
  public static func maximum(_ count: Int, atLeast lower: Double, _ number: (Int) -> TapeNumber) -> TapeNumber {
    var numbers: [TapeNumber] = []
    numbers.reserveCapacity(count + 1)
    for i in 0..<count { numbers.append(number(i)) }
    numbers.append(TapeNumber(lower))
    return maximum(numbers)
  }

  /// Records the largest number.
  public static func maximum(_ numbers: [TapeNumber]) -> TapeNumber { extreme(.maximum, numbers, sign: 1) }
  /// Records the smallest number.
  public static func minimum(_ numbers: [TapeNumber]) -> TapeNumber { extreme(.minimum, numbers, sign: -1) }

  /// Constants are merged into one, and one that can never win (infinitely small) is left out.
  private static func extreme(_ kind: Tape.Kind, _ numbers: [TapeNumber], sign: Double) -> TapeNumber {
    let never = -sign * Double.infinity
    var constant = never
    var value = never
    var first: TapeNumber?
    var isAlone = true
    for number in numbers {
      if sign * number.value > sign * value { value = number.value }
      if number.result < 0 {
        if sign * number.value > sign * constant { constant = number.value }
      } else if let first {
        isAlone = isAlone && first.result == number.result
      } else {
        first = number
      }
    }
    guard let first, let tape = recorder(first, first, for: value) else { return TapeNumber(value) }
    if isAlone {
      if constant == never { return first }
      return sign > 0 ? first.clamped(from: constant, to: .infinity) : first.clamped(from: -.infinity, to: constant)
    }
    for number in numbers where number.result >= 0 { tape.addDistinctTerm(number.term) }
    if constant != never { tape.addTerm(Tape.Term(result: -1, coefficient: constant)) }
    return tape.append(kind, value: value)
  }

  /// Records the clamp; one without finite bounds is the number itself.
  public func clamped(from lower: Double, to upper: Double) -> TapeNumber {
    let clamped = value.clamped(from: lower, to: upper)
    if lower == -.infinity && upper == .infinity { return self }
    guard let tape = Self.recorder(self, self, for: clamped) else { return TapeNumber(clamped) }
    if lower >= upper { return TapeNumber(lower) }
    tape.addTerm(term)
    return tape.append(.clamp, value: clamped, lower: lower, upper: upper)
  }

  /// Makes a constant, and notes on the tape what it was computed from.
  public static func local(_ value: Double, from sources: [TapeNumber], operation: String) -> TapeNumber {
    let recorded = sources.filter { $0.result >= 0 }
    if let first = recorded.first {
      first.tape?.appendLocal(value, sources: recorded.map(\.result), operation: operation)
    }
    return TapeNumber(value)
  }

  /// Notes the steps on the tape, unless all sources are constants.
  public static func noteSteps(
    of sources: [TapeNumber], _ answer: @escaping (_ values: [Double]) -> [Double]
  ) {
    guard let tape = sources.first(where: { $0.result >= 0 })?.tape else { return }
    tape.append(Tape.Step(sources: sources.map(\.term), answer: answer))
  }

  /// Notes by how much a layout of a user's own is off its recorded piece, unless all sources are constants.
  static func noteOffsets(of sources: [TapeNumber], _ answer: @escaping (_ values: [Double]) -> [Double]) {
    guard let tape = sources.first(where: { $0.result >= 0 })?.tape else { return }
    tape.append(Tape.Step(sources: sources.map(\.term), answer: answer, isOffset: true))
  }

  /// Records the combination as one operation; terms that are constants are part of its constant.
  public static func linear(
    _ terms: [(coefficient: Double, number: TapeNumber)], at value: Double
  ) -> TapeNumber {
    let recorded = terms.filter { $0.coefficient != 0 && $0.number.result >= 0 }
    guard let first = recorded.first, let tape = recorder(first.number, first.number, for: value) else {
      return TapeNumber(value)
    }
    if recorded.count == 1 && first.coefficient == 1 && first.number.value == value { return first.number }
    let constant = recorded.reduce(value) { $0 - $1.coefficient * $1.number.value }
    for term in recorded { tape.addTerm(term.number.scaled(term.coefficient)) }
    return tape.append(.linear, value: value, lower: constant)
  }

  /// Whether both are one result on the tape, or equal constants.
  public func isSame(as other: TapeNumber) -> Bool {
    result == other.result && (result >= 0 || value.bitPattern == other.value.bitPattern)
  }

  /// `true`.
  public static var isRecorded: Bool { true }
}
