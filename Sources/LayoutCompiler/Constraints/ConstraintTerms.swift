import LayoutEngine
import LayoutModel

/// Constraints in the quantities of a recording.
struct ConstraintTerms {
  private let recording: LayoutRecording
  private let space: LayoutSpace
  private let nodes: [String: Int]

  /// - Parameter nodes: the node of the recorded tree whose frame a name stands for.
  init(_ recording: LayoutRecording, _ space: LayoutSpace, nodes: [String: Int]) {
    self.recording = recording
    self.space = space
    self.nodes = nodes
  }

  /// Brings both sides of a constraint together, in the quantities of the tape.
  func terms(of constraint: LayoutConstraint, at index: Int) throws(ConstraintError) -> LoweringSteering.Constraint {
    var result = LoweringSteering.Constraint(
      terms: [], constant: constraint.left.constant - constraint.right.constant, relation: constraint.relation,
      priority: constraint.priority.value, weight: constraint.weight, isRequired: constraint.isRequired,
      label: constraint.label)
    if constraint.absentView(in: recording.frames, nodes) != nil {
      result.constant = 0
      return result
    }
    var sum = LikeTerms<Int32>()
    for term in constraint.gatheredTerms {
      for (quantity, factor) in try quantities(of: term, index) where factor != 0 {
        guard abs(quantity.value) < TapeNumber.endless else {
          throw .endless(term.name, constraint: index)
        }
        let coefficient = term.coefficient * factor
        if quantity.result < 0 {
          result.constant += coefficient * quantity.value
        } else {
          sum.add(coefficient, quantity.result)
        }
      }
    }
    result.terms = sum.map { Tape.Term(result: $0, coefficient: $1) }
    return result
  }

  private typealias Sum = [(LayoutRecording.Quantity, Double)]

  private func quantities(of term: LayoutExpression.Term, _ index: Int) throws(ConstraintError) -> Sum {
    switch term.subject {
    case .window:
      guard let window = recording.window else { throw .noWindow(constraint: index) }
      return [(term.attribute == .width ? window.width : window.height, 1)]
    case .view(let id):
      guard let node = nodes[id] else { throw .unknownView(id, constraint: index) }
      guard let frame = recording.frames[node] else { return [] }
      return term.attribute.measures(in: space.layoutDirection).compactMap { measure, factor in
        quantity(measure, of: frame, node).map { ($0, factor) }
      }
    }
  }

  private func quantity(
    _ measure: FrameMeasure, of frame: LayoutRecording.Frame, _ node: Int
  ) -> LayoutRecording.Quantity? {
    switch measure {
    case .x: frame.x
    case .y: frame.y
    case .width: frame.width
    case .height: frame.height
    case .firstTextBaseline: recording.baselines[node]?.first ?? frame.height
    case .lastTextBaseline: recording.baselines[node]?.last ?? frame.height
    case .windowWidth: recording.window?.width ?? recording.frames[0]?.width
    }
  }
}
