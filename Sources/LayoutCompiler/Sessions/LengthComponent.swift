import LayoutEngine
import LayoutModel
import LinearProgramming

/// Lengths that constraints tie to each other, with all that is said of them: a program of its own.
struct LengthComponent: Equatable {
  /// A length: decided, or that of a view which has one length only.
  struct Length: Equatable {
    var key: LengthKey
    /// What was decided; `nil` for a view of one length.
    var decided: Double?
    /// The length in the direct layout.
    var target: Double
    var decidable: DecidableLength
  }

  /// A constraint: `terms + constant` compared with 0; terms are by positions of lengths.
  struct Wish: Equatable {
    var terms: [(length: Int, coefficient: Double)]
    var constant: Double
    var relation: LayoutConstraint.Relation
    var priority: ConstraintPriority
    var weight: Double

    static func == (a: Wish, b: Wish) -> Bool {
      a.constant == b.constant && a.relation == b.relation && a.priority == b.priority && a.weight == b.weight
        && a.terms.elementsEqual(b.terms, by: ==)
    }
  }

  var lengths: [Length] = []
  var wishes: [Wish] = []

  /// The solved lengths; `nil` where they are not the only optimum, or not where they were taken to be.
  ///
  /// - Parameter frames: the virtual frames.
  func solve(_ frames: [VirtualFrame], by engine: SolverEngine, _ solved: inout SolvedLayout) -> [Double]? {
    let tape = Tape()
    var targets: [Int: LoweringSteering.Target] = [:]
    for (index, length) in lengths.enumerated() {
      let (frame, axis, bounds) = (length.key.frame, length.key.axis, length.decidable.bounds)
      if let decided = length.decided {
        _ = tape.variable(decided, frame, axis, bounds: bounds)
        targets[index] = LoweringSteering.Target(value: length.target, slopes: [])
      } else {
        _ = tape.answer(TapeNumber(length.target), frame, axis, bounds: bounds)
      }
    }
    guard tape.operations.count == lengths.count else { return nil }
    let constraints = wishes.map { wish in
      LoweringSteering.Constraint(
        terms: wish.terms.map { Tape.Term(result: Int32($0.length), coefficient: $0.coefficient) },
        constant: wish.constant, relation: wish.relation, priority: wish.priority.value, weight: wish.weight,
        isRequired: wish.priority >= .required, label: "")
    }
    let use = TapeUse(
      tape, isLive: Array(repeating: true, count: lengths.count),
      constrained: constraints.flatMap { $0.terms.map(\.result) })
    let steering = LoweringSteering(
      constraints: constraints, marks: Dictionary(uniqueKeysWithValues: tape.marks.map { (Int($0.result), $0) }),
      frames: frames, targets: targets, isLinearised: Array(repeating: false, count: lengths.count))
    let lowered = TapeLowering.lower(tape, use, steering: steering)
    engine.options.observer?(.lower)
    guard let outcome = engine.solveWhole(lowered, &solved),
      AmbiguityAnalysis.witnesses(in: lowered.program, outcome: outcome).isEmpty, let point = outcome.primal
    else { return nil }
    var values: [Double] = []
    for (index, length) in lengths.enumerated() {
      let value = point.columnValues[Int(lowered.columns[index])]
      guard abs(value - (length.decided ?? length.target)) <= WarmLayout.tolerance * max(1, abs(value)) else {
        return nil
      }
      values.append(value)
    }
    return values
  }
}

/// A virtual frame's length along an axis.
struct LengthKey: Hashable {
  var frame: Int
  var axis: Axis
}
