public import LayoutModel

/// The record of a layout pass: every sum, clamp, maximum and minimum in the order in which it was computed.
///
/// An operation refers to results of earlier ones only, so the tape is a feed-forward network; its size is linear in
/// the number of distinct measurements of the pass. Arrays are flat and indexed from 0.
public final class Tape {
  /// What an operation computes from its terms.
  public enum Kind: UInt8, Sendable {
    /// A value from outside: `lower` holds it.
    case input
    /// `lower` plus the terms' sum of coefficient times result.
    case linear
    /// `max(min(term, upper), lower)`.
    case clamp
    /// The largest term.
    case maximum
    /// The smallest term.
    case minimum
    /// A view's own answer, its term: a solver may move it inside `lower...upper`.
    case answer
    /// A length that a solver decides inside `lower...upper`.
    case variable
  }

  /// One operation; its terms are `terms[termStart..<termEnd]`.
  public struct Operation: Sendable {
    /// What is computed.
    public var kind: Kind
    /// The first term.
    public var termStart: Int32
    /// One past the last term.
    public var termEnd: Int32
    /// The constant of a linear operation, the value of an input, the lower bound of the others.
    public var lower: Double
    /// The upper bound of a clamp, an answer or a variable.
    public var upper: Double
    /// The number of the tree's node whose rule computed it.
    public var node: Int32
  }

  /// An earlier result with a coefficient, or, where `result` is -1, a constant.
  public struct Term: Sendable {
    /// The operation's number, or -1.
    public var result: Int32
    /// The coefficient, or the constant.
    public var coefficient: Double

    /// Makes a term.
    public init(result: Int32, coefficient: Double) {
      self.result = result
      self.coefficient = coefficient
    }
  }

  /// A constant that was computed off the tape, and the results that it was computed from.
  public struct Local: Sendable {
    /// The constant.
    public var value: Double
    /// The operations whose results it depends on.
    public var sources: [Int32]
    /// The number of the tree's node whose rule, or whose user's code, computed it.
    public var node: Int32
    /// What was computed, where a layout of a user's own says so; empty elsewhere.
    public var operation: String
  }

  /// An answer or variable: which virtual frame's length it is, and along which axis.
  public struct Mark: Sendable {
    /// The operation's number.
    public var result: Int32
    /// The virtual frame's number.
    public var frame: Int
    /// The axis.
    public var axis: Axis
  }

  /// The operations in the order of evaluation.
  public private(set) var operations: [Operation] = []
  /// The operations' terms.
  public private(set) var terms: [Term] = []
  /// The operations' results at the point where the pass ran.
  public private(set) var values: [Double] = []
  /// Which lengths the answers and variables are.
  public private(set) var marks: [Mark] = []
  /// The constants that hold only near that point.
  public private(set) var locals: [Local] = []

  /// The node whose rule is computing now.
  var node: Int32 = 0

  /// Makes an empty tape.
  public init() {}

  /// Records a value from outside; the number is good while the tape exists.
  public func input(_ value: Double) -> TapeNumber {
    guard abs(value) < TapeNumber.endless else { return TapeNumber(value) }
    return append(.input, value: value, lower: value)
  }

  /// Records a view's own answer as one that a solver may move. Bounds give way to the answer where it lies outside.
  func answer(_ natural: TapeNumber, _ frame: Int, _ axis: Axis, bounds: ClosedRange<Double>) -> TapeNumber {
    guard abs(natural.value) < TapeNumber.endless else { return natural }
    let number = append(
      .answer, value: natural.value, lower: min(bounds.lowerBound, natural.value),
      upper: max(bounds.upperBound, natural.value), terms: natural.term)
    marks.append(Mark(result: number.result, frame: frame, axis: axis))
    return number
  }

  /// Records a length that a solver decides, at the value that it last had.
  func variable(_ value: Double, _ frame: Int, _ axis: Axis, bounds: ClosedRange<Double>) -> TapeNumber {
    let number = append(.variable, value: value, lower: bounds.lowerBound, upper: bounds.upperBound)
    marks.append(Mark(result: number.result, frame: frame, axis: axis))
    return number
  }

  func append(_ kind: Kind, value: Double, lower: Double = 0, upper: Double = 0, terms newTerms: Term...) -> TapeNumber
  {
    append(kind, value: value, lower: lower, upper: upper, terms: newTerms)
  }

  func append(_ kind: Kind, value: Double, lower: Double = 0, upper: Double = 0, terms newTerms: [Term]) -> TapeNumber {
    let start = Int32(terms.count)
    terms.append(contentsOf: newTerms)
    operations.append(
      Operation(kind: kind, termStart: start, termEnd: Int32(terms.count), lower: lower, upper: upper, node: node))
    values.append(value)
    return TapeNumber(value: value, result: Int32(operations.count - 1), tape: self)
  }

  func appendLocal(_ value: Double, sources: [Int32], operation: String) {
    locals.append(Local(value: value, sources: sources, node: node, operation: operation))
  }

  /// Runs a node's rule: what it appends is marked with the node.
  func attributed<R>(to node: Int, _ body: () -> R) -> R {
    let outer = self.node
    self.node = Int32(node)
    defer { self.node = outer }
    return body()
  }

  /// The terms of operation `index`.
  public func terms(of index: Int) -> ArraySlice<Term> {
    let operation = operations[index]
    return terms[Int(operation.termStart)..<Int(operation.termEnd)]
  }
}
