import Foundation
import LayoutEngine
import LayoutModel
import LinearProgramming

/// The program of one container: four columns a subview, its frame, and two for the container.
///
/// Tiers, from the top: constraints and content by priority; subviews inside the container; an open axis as short as it
/// can be; lengths near the subviews' own answers; positions near the top leading corner.
struct ContainerProgram {
  /// What a solve came to, in the container's coordinates.
  struct Solution {
    var size: CGSize
    var frames: [CGRect]
  }

  /// The columns of a subview's frame.
  private struct FrameColumns {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    func length(_ axis: Axis) -> Int { axis == .horizontal ? width : height }
    func position(_ axis: Axis) -> Int { axis == .horizontal ? x : y }
  }

  private var program = LinearProgram()
  private let constraints: [LayoutConstraint]
  private let proposal: ProposedViewSize
  /// The subviews' own answers to the proposal.
  private let answers: [ViewDimensions]
  private var frames: [FrameColumns] = []
  /// The columns of the container's width and height.
  private let window = (width: 0, height: 1)
  /// The rows of the constraints that speak of subviews that are there, with their positions in the list.
  private var rows: [(row: Int, index: Int)] = []
  private var tiers: [Double: [LinearProgram.Term]] = [:]
  private var inside: [LinearProgram.Term] = []
  private var indices: [String: Int] = [:]

  init(
    _ constraints: [LayoutConstraint], _ contents: [SubviewContent], _ subviews: LayoutSubviews,
    _ proposal: ProposedViewSize
  ) {
    self.constraints = constraints
    self.proposal = proposal
    answers = subviews.map { $0.dimensions(in: proposal) }
    for (i, subview) in subviews.enumerated() {
      if let name = subview[ConstrainedLayout.Name.self] { indices[name] = i }
    }
    for length in [proposal.width, proposal.height] {
      let given = length.map { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
      _ = program.addColumn(lower: given ?? 0, upper: given ?? .infinity)
    }
    for content in contents { addSubview(content) }
    for (i, constraint) in constraints.enumerated() { addConstraint(constraint, i) }
    addTiers()
  }

  private func isOpen(_ axis: Axis) -> Bool {
    (axis == .horizontal ? proposal.width : proposal.height)?.isFinite != true
  }

  private mutating func addSubview(_ content: SubviewContent) {
    let x = program.addColumn(lower: -.infinity, upper: .infinity)
    let y = program.addColumn(lower: -.infinity, upper: .infinity)
    let width = program.addColumn(lower: 0, upper: .infinity)
    let height = program.addColumn(lower: 0, upper: .infinity)
    let columns = FrameColumns(x: x, y: y, width: width, height: height)
    frames.append(columns)
    for axis in [Axis.horizontal, .vertical] {
      let bounds = content.bounds(axis)
      let length = columns.length(axis)
      if bounds.lowerBound > 0 { addShortfall(of: length, below: bounds.lowerBound, at: 750) }
      if bounds.upperBound < .infinity { addExcess(of: length, above: bounds.upperBound, at: 250) }
      addInside(columns, axis)
    }
  }

  /// What sticks out of the container at either end; on an open axis it reaches as far as the subview does.
  private mutating func addInside(_ columns: FrameColumns, _ axis: Axis) {
    let extent = axis == .horizontal ? window.width : window.height
    let position = columns.position(axis)
    let before = program.addColumn(lower: 0, upper: .infinity)
    program.addRow(lower: 0, upper: .infinity, terms: [term(position), term(before)])
    inside.append(term(before))
    var reach = [term(extent), term(position, -1), term(columns.length(axis), -1)]
    if !isOpen(axis) {
      let beyond = program.addColumn(lower: 0, upper: .infinity)
      reach.append(term(beyond))
      inside.append(term(beyond))
    }
    program.addRow(lower: 0, upper: .infinity, terms: reach)
  }

  private func term(_ column: Int, _ coefficient: Double = 1) -> LinearProgram.Term {
    LinearProgram.Term(column: column, coefficient: coefficient)
  }

  private mutating func addShortfall(of column: Int, below bound: Double, at priority: Double) {
    let slack = program.addColumn(lower: 0, upper: .infinity)
    program.addRow(lower: bound, upper: .infinity, terms: [term(column), term(slack)])
    tiers[priority, default: []].append(term(slack))
  }

  private mutating func addExcess(of column: Int, above bound: Double, at priority: Double) {
    let slack = program.addColumn(lower: 0, upper: .infinity)
    program.addRow(lower: -.infinity, upper: bound, terms: [term(column), term(slack, -1)])
    tiers[priority, default: []].append(term(slack))
  }

  /// The cost of a column's distance from a target.
  private mutating func distance(of column: Int, from target: Double) -> [LinearProgram.Term] {
    let up = program.addColumn(lower: 0, upper: .infinity)
    let down = program.addColumn(lower: 0, upper: .infinity)
    program.addRow(lower: target, upper: target, terms: [term(column), term(up, -1), term(down)])
    return [term(up), term(down)]
  }

  private mutating func addTiers() {
    for (priority, terms) in tiers.sorted(by: { $0.key > $1.key }) {
      program.addTier(name: "priority \(priority)", priority: priority, terms: terms)
    }
    let open = [Axis.horizontal, .vertical].filter(isOpen).map {
      term($0 == .horizontal ? window.width : window.height)
    }
    program.addTier(name: "inside the container", terms: inside)
    program.addTier(name: "open axes", terms: open)
    var lengths: [LinearProgram.Term] = []
    var positions: [LinearProgram.Term] = []
    for (columns, answer) in zip(frames, answers) {
      lengths += distance(of: columns.width, from: finite(answer.width))
      lengths += distance(of: columns.height, from: finite(answer.height))
      positions += distance(of: columns.x, from: 0)
      positions += distance(of: columns.y, from: 0)
    }
    program.addTier(name: "own answers", terms: lengths)
    program.addTier(name: "positions", terms: positions)
  }

  private func finite(_ length: CGFloat) -> Double { length.isFinite ? max(0, Double(length)) : 0 }
}

extension ContainerProgram {
  /// A required constraint is a row; a weaker one is a row with violations. One about a name that is not there is none.
  private mutating func addConstraint(_ constraint: LayoutConstraint, _ index: Int) {
    var coefficients: [Int: Double] = [:]
    var constant = constraint.left.constant - constraint.right.constant
    for (side, sign) in [(constraint.left, 1.0), (constraint.right, -1.0)] {
      for part in side.terms {
        guard let (columns, offset) = columns(of: part) else { return }
        for (column, factor) in columns { coefficients[column, default: 0] += sign * part.coefficient * factor }
        constant += sign * part.coefficient * offset
      }
    }
    guard constraint.left.isFinite && constraint.right.isFinite else { return }
    var terms = coefficients.sorted { $0.key < $1.key }.map { term($0.key, $0.value) }
    if !constraint.isRequired { terms += addViolations(of: constraint) }
    let row = program.addRow(
      lower: constraint.relation == .lessThanOrEqual ? -.infinity : -constant,
      upper: constraint.relation == .greaterThanOrEqual ? .infinity : -constant, terms: terms)
    rows.append((row, index))
  }

  private mutating func addViolations(of constraint: LayoutConstraint) -> [LinearProgram.Term] {
    var terms: [LinearProgram.Term] = []
    for (relation, sign) in [(LayoutConstraint.Relation.greaterThanOrEqual, -1.0), (.lessThanOrEqual, 1.0)]
    where constraint.relation != relation {
      let column = program.addColumn(lower: 0, upper: .infinity)
      terms.append(term(column, sign))
      tiers[constraint.priority.value, default: []].append(term(column, constraint.weight))
    }
    return terms
  }

  /// An attribute as a sum of columns and an offset; `nil` for a name that is not there.
  private func columns(of part: LayoutExpression.Term) -> (columns: [(Int, Double)], offset: Double)? {
    guard case .view(let name) = part.subject else {
      return ([(part.attribute == .height ? window.height : window.width, 1)], 0)
    }
    guard let subview = indices[name] else { return nil }
    let frame = frames[subview]
    switch part.attribute {
    // A layout works from leading to trailing; the engine mirrors it.
    case .leading, .left: return ([(frame.x, 1)], 0)
    case .trailing, .right: return ([(frame.x, 1), (frame.width, 1)], 0)
    case .centerX: return ([(frame.x, 1), (frame.width, 0.5)], 0)
    case .top: return ([(frame.y, 1)], 0)
    case .bottom: return ([(frame.y, 1), (frame.height, 1)], 0)
    case .centerY: return ([(frame.y, 1), (frame.height, 0.5)], 0)
    case .width: return ([(frame.width, 1)], 0)
    case .height: return ([(frame.height, 1)], 0)
    case .firstTextBaseline: return ([(frame.y, 1)], finite(answers[subview][.firstTextBaseline]))
    case .lastTextBaseline: return ([(frame.y, 1)], finite(answers[subview][.lastTextBaseline]))
    }
  }
}

extension ContainerProgram {
  /// The container's size and its subviews' frames; `nil` where the program has no proved optimum.
  func solve(by solver: any LinearSolver) -> Solution? {
    guard let outcome = try? solver.solve(program), outcome.termination == .optimal, let point = outcome.primal,
      Certificate(of: outcome, for: program)?.proves() == true
    else { return nil }
    let values = point.columnValues
    return Solution(
      size: CGSize(width: values[window.width], height: values[window.height]),
      frames: frames.map {
        CGRect(x: values[$0.x], y: values[$0.y], width: values[$0.width], height: values[$0.height])
      })
  }

  /// The subviews at their own answers in the top leading corner: what is left where nothing can be solved.
  var withoutConstraints: Solution {
    let sizes = answers.map { CGSize(width: finite($0.width), height: finite($0.height)) }
    return Solution(
      size: proposal.replacingUnspecifiedDimensions(
        by: CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)),
      frames: sizes.map { CGRect(origin: .zero, size: $0) })
  }

  /// The smallest sets of required constraints that cannot hold together.
  func conflicts(by solver: any LinearSolver) -> [LayoutConflict] {
    let required = rows.filter { constraints[$0.index].isRequired }
    let report = try? ConflictAnalysis().conflicts(
      in: program, relaxing: required.map { RelaxableRow(row: $0.row) }, by: solver)
    return (report?.conflicts ?? []).map { conflict in
      LayoutConflict(
        members: conflict.members.compactMap { member in
          required.first { $0.row == member.row }.map { entry in
            LayoutConflict.Member(
              index: entry.index, label: constraints[entry.index].label,
              repair: member.repair?.rightSideChange)
          }
        })
    }
  }
}
