import LayoutEngine
import LayoutModel
import LinearProgramming

/// The lengths that constraints between lengths alone suggest, before anything is solved.
///
/// Views whose lengths are to be equal get the largest of their lengths in the direct layout, within what constraints say
/// of one of them and a number. That is only a place to start: where a round or two from there come to rest, with every
/// constraint met, it is a fixed point like any other, and it took few pivots to get to; where a set of constraints
/// contradicts itself there, and has no layout alone, that is the conflict. Otherwise rounds begin at the direct layout as
/// if nothing had been suggested; only the first program's basis is that of the suggestion.
///
/// The suggestion does not hang on the constraints' order, nor on names.
struct LikelyDecisions {
  /// The lengths that differ from the direct layout's.
  private(set) var decisions: LayoutDecisions
  /// Lengths that are to be equal.
  private var sets: DisjointSets
  private var limits: [ClosedRange<Double>]
  /// Whether no length is within all limits: then nothing that is suggested will hold.
  private var isContradictory = false

  /// `nil` where nothing is suggested.
  init?(_ problem: ConstrainedProblem) {
    let (steered, nodes) = (problem.steered, problem.original.nodesByName)
    self.init(problem.constraints, steered, nodes) { problem.targets[$0][$1]?.value }
  }

  /// - Parameters:
  ///   - constraints: the constraints.
  ///   - steered: the tree with the frames whose lengths are decided.
  ///   - nodes: the named views' nodes in the original tree.
  ///   - target: a frame's length in the direct layout; `nil` where it has none.
  init?(
    _ constraints: [LayoutConstraint], _ steered: SteeredTree, _ nodes: [String: Int],
    target: (_ frame: Int, Axis) -> Double?
  ) {
    decisions = LayoutDecisions(count: steered.frames.count)
    sets = DisjointSets(count: 2 * steered.frames.count)
    limits = Array(repeating: 0...Double.infinity, count: sets.count)
    collect(constraints, steered, nodes)
    if isContradictory { return nil }
    var lengths = [Double](repeating: -.infinity, count: sets.count)
    var roots = [Int](repeating: 0, count: sets.count)
    for length in 0..<sets.count {
      roots[length] = sets.root(of: length)
      guard let target = target(length / 2, Self.axis(length)) else { continue }
      lengths[roots[length]] = max(lengths[roots[length]], target)
    }
    var isEmpty = true
    for length in 0..<sets.count where steered.frames[length / 2][Self.axis(length)] != nil {
      guard let natural = target(length / 2, Self.axis(length)) else { continue }
      let likely = lengths[roots[length]].clamped(
        from: limits[roots[length]].lowerBound, to: limits[roots[length]].upperBound)
      guard abs(likely - natural) > LayoutRecording.staleTolerance * max(1, abs(likely)) else { continue }
      decisions.lengths[length / 2][Self.axis(length)] = likely
      isEmpty = false
    }
    if isEmpty { return nil }
  }

  /// Two numbers a virtual frame: its width, then its height.
  private static func axis(_ length: Int) -> Axis { length.isMultiple(of: 2) ? .horizontal : .vertical }

  private mutating func collect(_ constraints: [LayoutConstraint], _ steered: SteeredTree, _ nodes: [String: Int]) {
    func length(_ term: LayoutExpression.Term) -> Int? {
      guard case .view(let id) = term.subject, term.attribute.isLength, term.coefficient == 1,
        let frame = nodes[id].flatMap({ steered.frame(around: $0) })
      else { return nil }
      return 2 * frame + (term.attribute == .width ? 0 : 1)
    }
    for constraint in constraints where constraint.relation == .equal {
      guard constraint.left.terms.count == 1, constraint.right.terms.count == 1,
        constraint.left.constant == constraint.right.constant,
        let one = length(constraint.left.terms[0]), let other = length(constraint.right.terms[0]),
        one % 2 == other % 2
      else { continue }
      sets.join(one, other)
    }
    for constraint in constraints where constraint.left.terms.count + constraint.right.terms.count == 1 {
      let isLeft = constraint.right.terms.isEmpty
      guard let length = length(isLeft ? constraint.left.terms[0] : constraint.right.terms[0]) else { continue }
      let value = (constraint.right.constant - constraint.left.constant) * (isLeft ? 1 : -1)
      let isAtLeast = constraint.relation == (isLeft ? .greaterThanOrEqual : .lessThanOrEqual)
      limit(sets.root(of: length), by: value, constraint.relation, isAtLeast: isAtLeast)
    }
  }

  private mutating func limit(
    _ length: Int, by value: Double, _ relation: LayoutConstraint.Relation, isAtLeast: Bool
  ) {
    guard value >= 0 else { return }
    let range = limits[length]
    let lower = relation == .equal || isAtLeast ? max(range.lowerBound, value) : range.lowerBound
    let upper = relation == .equal || !isAtLeast ? min(range.upperBound, value) : range.upperBound
    if lower > upper { isContradictory = true } else { limits[length] = lower...upper }
  }
}
