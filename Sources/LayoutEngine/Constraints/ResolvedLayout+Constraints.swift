import Foundation
import LayoutModel

extension ResolvedLayout {
  /// How the layout stands to `constraints`, in their order: the one evaluation, whichever engine the layout is from.
  ///
  /// - Parameters:
  ///   - constraints: what is asked; constraints on text baselines need a layout that has ``baselines``.
  ///   - tree: the tree that was laid out.
  ///   - space: the space that it was laid out in.
  /// - Throws: ``ConstraintError`` where something that a constraint names is not part of the tree, or is endless.
  /// - Complexity: linear in the number of nodes and of terms.
  public func reports(
    on constraints: [LayoutConstraint], of tree: LayoutTree, in space: LayoutSpace
  ) throws(ConstraintError) -> [ConstraintReport] {
    try reports(on: constraints, nodes: tree.nodesByName, in: space) { _, _ in true } ?? []
  }

  /// The same, with the named views' nodes; `nil` where a report is not accepted, which the first one tells.
  package func reports(
    on constraints: [LayoutConstraint], nodes: [String: Int], in space: LayoutSpace,
    accept: (ConstraintReport, LayoutConstraint) -> Bool
  ) throws(ConstraintError) -> [ConstraintReport]? {
    let measuring = LayoutMeasuring(layout: self, space: space, nodes: nodes)
    var reports: [ConstraintReport] = []
    for (i, constraint) in constraints.enumerated() {
      let report =
        if let view = constraint.absentView(in: nodeFrames, measuring.nodes) {
          ConstraintReport(constraint, at: i, without: view)
        } else {
          try measuring.report(on: constraint, at: i)
        }
      guard accept(report, constraint) else { return nil }
      reports.append(report)
    }
    return reports
  }
}

/// Reads constraints' terms off a layout.
private struct LayoutMeasuring {
  let layout: ResolvedLayout
  let space: LayoutSpace
  let nodes: [String: Int]

  func report(on constraint: LayoutConstraint, at index: Int) throws(ConstraintError) -> ConstraintReport {
    var difference = constraint.left.constant - constraint.right.constant
    var magnitude = max(1, abs(difference))
    for term in constraint.gatheredTerms {
      for (value, factor) in try measures(of: term, index) where factor != 0 {
        guard abs(value) < TapeNumber.endless else {
          throw .endless(term.name, constraint: index)
        }
        let part = term.coefficient * factor * value
        difference += part
        magnitude = max(magnitude, abs(part))
      }
    }
    return ConstraintReport(constraint, at: index, difference: difference, magnitude: magnitude)
  }

  private func measures(
    of term: LayoutExpression.Term, _ index: Int
  ) throws(ConstraintError) -> [(value: Double, factor: Double)] {
    switch term.subject {
    case .window:
      guard let window = space.container else { throw .noWindow(constraint: index) }
      return [(Double(term.attribute == .width ? window.width : window.height), 1)]
    case .view(let id):
      guard let node = nodes[id] else { throw .unknownView(id, constraint: index) }
      guard let frame = layout.nodeFrames[node] else { return [] }
      return term.attribute.measures(in: space.layoutDirection).map { measure, factor in
        (value(of: measure, frame, node), factor)
      }
    }
  }

  private func value(of measure: FrameMeasure, _ frame: CGRect, _ node: Int) -> Double {
    switch measure {
    case .x: Double(frame.origin.x)
    case .y: Double(frame.origin.y)
    case .width: Double(frame.size.width)
    case .height: Double(frame.size.height)
    case .firstTextBaseline: layout.baselines[node]?.first ?? Double(frame.size.height)
    case .lastTextBaseline: layout.baselines[node]?.last ?? Double(frame.size.height)
    case .windowWidth: Double(space.container?.width ?? layout.size.width)
    }
  }
}

extension LayoutConstraint {
  /// The first view that it names of those that have no frame; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - frames: the frames by node; `nil` for a node that is not part of the layout.
  ///   - nodes: the numbers of the named nodes.
  public func absentView<Frame>(in frames: [Frame?], _ nodes: [String: Int]) -> String? {
    for term in left.terms + right.terms {
      if case .view(let id) = term.subject, let node = nodes[id], frames[node] == nil { return id }
    }
    return nil
  }
}

extension LayoutTree {
  /// The numbers of the named nodes.
  public var nodesByName: [String: Int] {
    var numbers: [String: Int] = [:]
    for (node, id) in ids.enumerated() {
      if let id { numbers[id] = node }
    }
    return numbers
  }

  /// The nodes whose text baselines constraints speak of.
  public func nodesWithBaselines(in constraints: [LayoutConstraint]) -> Set<Int> {
    let nodes = nodesByName
    return Set(
      constraints.flatMap { $0.left.terms + $0.right.terms }.compactMap { term in
        guard term.attribute == .firstTextBaseline || term.attribute == .lastTextBaseline,
          case .view(let id) = term.subject
        else { return nil }
        return nodes[id]
      })
  }
}
