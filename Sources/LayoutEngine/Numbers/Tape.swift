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
    /// The number of the tree's node whose rule computed it.
    public var node: Int32
    /// The constant of a linear operation, the value of an input, the lower bound of the others.
    public var lower: Double
    /// The upper bound of a clamp, an answer or a variable.
    public var upper: Double
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

  /// What a rule reads off results in steps, such as a number of lines: the same between certain values of them.
  public struct Step {
    /// What is read: the results of operations, and constants.
    public var sources: [Term]
    /// What the rule makes of any values of the sources.
    public var answer: (_ values: [Double]) -> [Double]
    /// Whether it is by how much a layout of a user's own is off the piece that was recorded: beyond such a step the recording
    /// may still tell how the layout moves.
    public var isOffset = false
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

  // Unchecked exclusivity: each is read or changed in one step, and the dynamic check would cost more than the step.

  @exclusivity(unchecked) private var storedOperations: [Operation] = []
  @exclusivity(unchecked) private var storedTerms: [Term] = []
  @exclusivity(unchecked) private var storedValues: [Double] = []
  /// Which lengths the answers and variables are.
  public private(set) var marks: [Mark] = []
  /// The constants that hold only near that point.
  public private(set) var locals: [Local] = []
  /// What was read off results in steps.
  public private(set) var steps: [Step] = []

  /// The node whose rule is computing now.
  @exclusivity(unchecked) var node: Int32 = 0
  /// For each operation up to the last that was asked about, the number of the last appending that it was counted as an
  /// input for.
  @exclusivity(unchecked) private var lastUsers: [Int32] = []
  /// How many operations have been appended, those included that were there already.
  @exclusivity(unchecked) private var appendCount: Int32 = 0
  /// What a rule that runs again is expected to append: see ``recalling(_:_:)``.
  @exclusivity(unchecked) private var recalled = Recalled()

  /// The operations of a node in the order in which its rule appended them before, and how far it has come again.
  struct Recalled {
    var node: Int32 = -1
    var operations: [Int32] = []
    var next = 0
    /// What it has appended, or would have, this time.
    var run: [Int32] = []
    /// Whether it runs again, and has not begun from the start since.
    var isRunning = false
    /// Whether nothing of it will follow this time.
    var isComplete = false

    /// Expects what was run last, from its start on. What that has not come to, unless it was complete, stays expected.
    mutating func restart() {
      if !isComplete { run += operations[next...] }
      (operations, run, next, isRunning, isComplete) = (run, [], 0, false, false)
    }
  }

  /// The operations in the order of evaluation.
  public var operations: [Operation] { unsafe storedOperations }
  /// How many operations there are.
  package var operationCount: Int { unsafe storedOperations.count }
  /// The operations' terms.
  public var terms: [Term] { unsafe storedTerms }
  /// The operations' results at the point where the pass ran.
  public var values: [Double] { unsafe storedValues }

  /// The arrays of a tape, without what is in them.
  struct Storage {
    var operations: [Operation] = []
    var terms: [Term] = []
    var values: [Double] = []
    var lastUsers: [Int32] = []

    mutating func removeAll() {
      operations.removeAll(keepingCapacity: true)
      terms.removeAll(keepingCapacity: true)
      values.removeAll(keepingCapacity: true)
      lastUsers.removeAll(keepingCapacity: true)
    }
  }

  /// Where the arrays go when the tape is no more.
  private let pool: RecordingStorage?

  /// Makes an empty tape.
  public convenience init() { self.init(reusing: nil) }

  /// Makes an empty tape in the storage of an earlier one.
  init(reusing pool: RecordingStorage?) {
    self.pool = pool
    guard let storage = pool?.takeTape() else { return }
    unsafe storedOperations = storage.operations
    unsafe storedTerms = storage.terms
    unsafe storedValues = storage.values
    unsafe lastUsers = storage.lastUsers
  }

  deinit {
    guard let pool else { return }
    var storage = Storage()
    unsafe swap(&storage.operations, &storedOperations)
    unsafe swap(&storage.terms, &storedTerms)
    unsafe swap(&storage.values, &storedValues)
    unsafe swap(&storage.lastUsers, &lastUsers)
    // While nobody else has them: or their room would be new.
    storage.removeAll()
    pool.keep(storage)
  }

  /// Makes room, so that recording does not move what is recorded.
  func reserveCapacity(operations count: Int) {
    unsafe storedOperations.reserveCapacity(count)
    unsafe storedValues.reserveCapacity(count)
    unsafe storedTerms.reserveCapacity(count * 2)
  }

  /// Records a value from outside; the number is good while the tape exists.
  public func input(_ value: Double) -> TapeNumber {
    guard abs(value) < TapeNumber.endless else { return TapeNumber(value) }
    return append(.input, value: value, lower: value)
  }

  /// Records a view's own answer as one that a solver may move. Bounds give way to the answer where it lies outside.
  package func answer(_ natural: TapeNumber, _ frame: Int, _ axis: Axis, bounds: ClosedRange<Double>) -> TapeNumber {
    guard abs(natural.value) < TapeNumber.endless else { return natural }
    addTerm(natural.term)
    let number = append(
      .answer, value: natural.value, lower: min(bounds.lowerBound, natural.value),
      upper: max(bounds.upperBound, natural.value))
    marks.append(Mark(result: number.result, frame: frame, axis: axis))
    return number
  }

  /// Records a length that a solver decides, at the value that it last had.
  package func variable(_ value: Double, _ frame: Int, _ axis: Axis, bounds: ClosedRange<Double>) -> TapeNumber {
    let number = append(.variable, value: value, lower: bounds.lowerBound, upper: bounds.upperBound)
    marks.append(Mark(result: number.result, frame: frame, axis: axis))
    return number
  }

  /// Adds a term to the operation that is appended next.
  func addTerm(_ term: Term) { unsafe storedTerms.append(term) }

  /// Adds a term to the operation that is appended next, unless it has one of that result already.
  func addDistinctTerm(_ term: Term) {
    guard term.result >= 0 else { return addTerm(term) }
    let missing = unsafe storedOperations.count - lastUsers.count
    if missing > 0 && term.result >= (unsafe lastUsers.count) {
      unsafe lastUsers.append(contentsOf: repeatElement(-1, count: missing))
    }
    guard unsafe lastUsers[Int(term.result)] != appendCount else { return }
    unsafe lastUsers[Int(term.result)] = appendCount
    addTerm(term)
  }

  /// Appends an operation with the terms that have been added since the last one.
  func append(_ kind: Kind, value: Double, lower: Double = 0, upper: Double = 0) -> TapeNumber {
    let start = unsafe storedOperations.last?.termEnd ?? 0
    unsafe appendCount += 1
    if unsafe recalled.node == node {
      let known = recall(kind, start, value, lower, upper)
      unsafe recalled.run.append(known ?? Int32(truncatingIfNeeded: storedOperations.count))
      if let known { return TapeNumber(value: value, result: known, tape: self) }
    }
    unsafe storedOperations.append(
      Operation(
        kind: kind, termStart: start, termEnd: Int32(truncatingIfNeeded: storedTerms.count), node: node, lower: lower,
        upper: upper))
    unsafe storedValues.append(value)
    return TapeNumber(value: value, result: Int32(truncatingIfNeeded: unsafe storedOperations.count - 1), tape: self)
  }

  /// The operations that a node's rule has appended, in order.
  ///
  /// - Complexity: linear in the number of operations.
  func recalled(of node: Int) -> Recalled {
    var recalled = Recalled(node: Int32(truncatingIfNeeded: node))
    for index in 0..<(unsafe storedOperations.count) where unsafe storedOperations[index].node == recalled.node {
      recalled.operations.append(Int32(truncatingIfNeeded: index))
    }
    return recalled
  }

  /// Runs a node's rule again: an operation that is the same as before, at about its place, is not appended, but is that one.
  ///
  /// - Parameter recalled: what the rule appended before; set to how far this run has come.
  func recalling<R>(_ recalled: inout Recalled, _ body: () -> R) -> R {
    recalled.isRunning = true
    unsafe swap(&self.recalled, &recalled)
    defer { unsafe swap(&self.recalled, &recalled) }
    return body()
  }

  /// How far a rule may have come from where it was: about two views' operations.
  private static let recallWindow = 16

  /// The operation that was appended about here before, if it is the same; its terms, which have just been added, go.
  private func recall(_ kind: Kind, _ start: Int32, _ value: Double, _ lower: Double, _ upper: Double) -> Int32? {
    let count = unsafe storedTerms.count - Int(start)
    let end = unsafe min(recalled.next + Self.recallWindow, recalled.operations.count)
    for place in unsafe recalled.next..<end {
      let known = unsafe Int(recalled.operations[place])
      let operation = unsafe storedOperations[known]
      guard unsafe storedValues[known] == value, operation.kind == kind, operation.lower == lower,
        operation.upper == upper, Int(operation.termEnd - operation.termStart) == count,
        hasSameTerms(Int(operation.termStart), Int(start), count)
      else { continue }
      unsafe recalled.next = place + 1
      unsafe storedTerms.removeLast(count)
      return Int32(truncatingIfNeeded: known)
    }
    return nil
  }

  private func hasSameTerms(_ one: Int, _ other: Int, _ count: Int) -> Bool {
    (0..<count).allSatisfy { position in
      let (a, b) = unsafe (storedTerms[one + position], storedTerms[other + position])
      return a.result == b.result && a.coefficient == b.coefficient
    }
  }

  func appendLocal(_ value: Double, sources: [Int32], operation: String) {
    locals.append(Local(value: value, sources: sources, node: unsafe node, operation: operation))
  }

  func append(_ step: Step) { steps.append(step) }

  /// Lets go of the steps, which may hold all that is needed to run a rule again.
  package func forgetSteps() { steps = [] }

  /// Runs a node's rule: what it appends is marked with the node.
  func attributed<R>(to node: Int, _ body: () -> R) -> R {
    let outer = unsafe self.node
    unsafe self.node = Int32(truncatingIfNeeded: node)
    defer { unsafe self.node = outer }
    return body()
  }

  /// The terms of operation `index`.
  public func terms(of index: Int) -> ArraySlice<Term> {
    let operation = unsafe storedOperations[index]
    return unsafe storedTerms[Int(operation.termStart)..<Int(operation.termEnd)]
  }
}
