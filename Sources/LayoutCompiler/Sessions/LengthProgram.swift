import LayoutEngine
import LayoutModel
import LinearProgramming

/// The part of a constrained program that decides lengths, where constraints speak of decided lengths and constants alone.
///
/// It is a relaxation of the round that a solve from nothing would begin at the same lengths: what other constraints say,
/// and how the rest of the layout follows, is left out. Where its only optimum lies at the lengths at which the layout is
/// recorded, and the layout that follows from them meets the constraints that were left out, that is the optimum of the
/// whole round too: the tiers of priorities, and that of the lengths' distances from the direct layout, have nothing else
/// in them, and the tiers of the natural layout between them are at their least, wherever the lengths are.
struct LengthProgram {
  /// A decided length with the solver's value.
  struct Decided {
    var frame: Int
    var axis: Axis
    var length: Double
  }

  private let tape = Tape()
  private let steered: SteeredTree
  private let decisions: LayoutDecisions
  private let target: (Int, Axis) -> LayoutRecording.Quantity?
  private var marks: [Int: Tape.Mark] = [:]
  private var targets: [Int: LoweringSteering.Target] = [:]
  private var results: [LengthKey: Tape.Term] = [:]
  private var constraints: [LoweringSteering.Constraint] = []

  private struct LengthKey: Hashable {
    var frame: Int
    var axis: Axis
  }

  /// - Parameters:
  ///   - constraints: all constraints; those that the program cannot express are left out.
  ///   - nodes: the named views' nodes in the original tree.
  ///   - window: the window's size.
  ///   - target: a frame's length in the direct layout; `nil` where it has none.
  init(
    _ constraints: [LayoutConstraint], _ steered: SteeredTree, _ nodes: [String: Int], _ decisions: LayoutDecisions,
    window: (Axis) -> Double?, target: @escaping (_ frame: Int, Axis) -> LayoutRecording.Quantity?
  ) {
    self.steered = steered
    self.decisions = decisions
    self.target = target
    for constraint in constraints {
      if let terms = terms(of: constraint, nodes, window) { self.constraints.append(terms) }
    }
  }

  private mutating func terms(
    of constraint: LayoutConstraint, _ nodes: [String: Int], _ window: (Axis) -> Double?
  ) -> LoweringSteering.Constraint? {
    var sum = LoweringSteering.Constraint(
      terms: [], constant: constraint.left.constant - constraint.right.constant, relation: constraint.relation,
      priority: constraint.priority.value, weight: constraint.weight, isRequired: constraint.isRequired,
      label: constraint.label)
    for (side, sign) in [(constraint.left, 1.0), (constraint.right, -1.0)] {
      for term in side.terms {
        guard term.attribute.isLength else { return nil }
        let axis: Axis = term.attribute == .width ? .horizontal : .vertical
        let coefficient = sign * term.coefficient
        switch term.subject {
        case .window:
          guard let length = window(axis) else { return nil }
          sum.constant += coefficient * length
        case .view(let id):
          guard let frame = nodes[id].flatMap({ steered.frame(around: $0) }), let length = length(frame, axis) else {
            return nil
          }
          sum.terms.append(Tape.Term(result: length.result, coefficient: coefficient))
        }
      }
    }
    return sum
  }

  /// The operation of a length; `nil` where it hangs on others.
  private mutating func length(_ frame: Int, _ axis: Axis) -> Tape.Term? {
    let key = LengthKey(frame: frame, axis: axis)
    if let known = results[key] { return known }
    guard let decidable = steered.frames[frame][axis], let target = target(frame, axis), target.value.isFinite else {
      return nil
    }
    let number: TapeNumber
    if let decided = decisions.lengths[frame][axis] {
      number = tape.variable(decided, frame, axis, bounds: decidable.bounds)
      targets[Int(number.result)] = LoweringSteering.Target(value: target.value, slopes: [])
    } else {
      // A view of one length answers it whatever is around it.
      guard target.result < 0, case .bounded(let bounds, _, _) = decidable.content,
        bounds.lowerBound == bounds.upperBound, bounds.contains(target.value)
      else { return nil }
      number = tape.answer(TapeNumber(target.value), frame, axis, bounds: decidable.bounds)
    }
    guard number.result >= 0, let mark = tape.marks.last else { return nil }
    marks[Int(number.result)] = mark
    let term = Tape.Term(result: number.result, coefficient: 1)
    results[key] = term
    return term
  }

  /// The solved lengths; `nil` where they are not the only optimum, or not where they were taken to be.
  func solve(by engine: SolverEngine, _ solved: inout SolvedLayout) -> [Decided]? {
    // Every decided length has to be one that a constraint decides: nothing else would keep it where it is.
    for (frame, lengths) in decisions.lengths.enumerated() {
      for axis in [Axis.horizontal, .vertical] where lengths[axis] != nil {
        guard results[LengthKey(frame: frame, axis: axis)] != nil else { return nil }
      }
    }
    let count = tape.operations.count
    let use = TapeUse(
      tape, isLive: Array(repeating: true, count: count), constrained: constraints.flatMap { $0.terms.map(\.result) })
    let steering = LoweringSteering(
      constraints: constraints, marks: marks, frames: steered.frames, targets: targets,
      isLinearised: Array(repeating: false, count: count))
    let lowered = TapeLowering.lower(tape, use, steering: steering)
    engine.options.observer?(.lower)
    guard let outcome = engine.solveWhole(lowered, &solved),
      AmbiguityAnalysis.witnesses(in: lowered.program, outcome: outcome).isEmpty, let point = outcome.primal
    else { return nil }
    var decided: [Decided] = []
    for (index, mark) in marks {
      let length = point.columnValues[Int(lowered.columns[index])]
      guard abs(length - tape.values[index]) <= WarmLayout.tolerance * max(1, abs(length)) else { return nil }
      if tape.operations[index].kind == .variable {
        decided.append(Decided(frame: mark.frame, axis: mark.axis, length: length))
      }
    }
    return decided.sorted { ($0.frame, $0.axis == .vertical ? 1 : 0) < ($1.frame, $1.axis == .vertical ? 1 : 0) }
  }
}
