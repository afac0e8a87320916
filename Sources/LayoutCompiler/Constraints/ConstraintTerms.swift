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
    for (side, sign) in [(constraint.left, 1.0), (constraint.right, -1.0)] {
      for term in side.terms {
        for (quantity, factor) in try quantities(of: term, index) where factor != 0 {
          guard abs(quantity.value) < TapeNumber.endless else {
            throw .endless(LayoutExpression(terms: [term]).description, constraint: index)
          }
          let coefficient = sign * term.coefficient * factor
          if quantity.result < 0 {
            result.constant += coefficient * quantity.value
          } else {
            result.terms.append(Tape.Term(result: quantity.result, coefficient: coefficient))
          }
        }
      }
    }
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
      guard let frame = recording.frames[node] else { throw .absentView(id, constraint: index) }
      return quantities(of: term.attribute, frame, node)
    }
  }

  private func quantities(of attribute: LayoutAttribute, _ frame: LayoutRecording.Frame, _ node: Int) -> Sum {
    switch attribute {
    case .width: return [(frame.width, 1)]
    case .height: return [(frame.height, 1)]
    case .left: return [(frame.x, 1)]
    case .right: return [(frame.x, 1), (frame.width, 1)]
    case .top: return [(frame.y, 1)]
    case .bottom: return [(frame.y, 1), (frame.height, 1)]
    case .centerX: return [(frame.x, 1), (frame.width, 0.5)]
    case .centerY: return [(frame.y, 1), (frame.height, 0.5)]
    case .leading: return fromLeadingEdge([(frame.x, 1)], orRight: [(frame.x, 1), (frame.width, 1)])
    case .trailing: return fromLeadingEdge([(frame.x, 1), (frame.width, 1)], orRight: [(frame.x, 1)])
    case .firstTextBaseline: return [(frame.y, 1), (recording.baselines[node]?.first ?? frame.height, 1)]
    case .lastTextBaseline: return [(frame.y, 1), (recording.baselines[node]?.last ?? frame.height, 1)]
    }
  }

  /// A position from the leading edge of the window, or of the root where there is none.
  private func fromLeadingEdge(_ left: Sum, orRight right: Sum) -> Sum {
    guard space.layoutDirection == .rightToLeft else { return left }
    let width = recording.window?.width ?? recording.frames[0]?.width
    return (width.map { [($0, 1)] } ?? []) + right.map { ($0.0, -$0.1) }
  }
}
