import Foundation
import LayoutModel

/// A guide's closure as a layout of one view, whose width is the guide: so it is traced as layouts are.
private struct GuideLayout: Layout, @unchecked Sendable {
  // Unchecked: SwiftUI takes plain closures; a pass calls them on the thread that runs it.
  let compute: (ViewDimensions) -> CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: subviews.first.map { compute($0.dimensions(in: proposal)) } ?? 0, height: 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

extension LayoutPass {
  /// What a user's code makes of a node's dimensions; a recording pass traces it.
  func computedGuide(
    of node: Int, _ proposal: NumericProposal<Number>, _ compute: @escaping (ViewDimensions) -> CGFloat
  ) -> Number {
    guard Number.isRecorded else { return Number(Double(compute(host.dimensions(of: node, in: proposal.viewSize)))) }
    let tracer = LayoutTracer(
      nodes: [node], direction: host.direction(of: node), varies: { self.varies(node + $0, $1, $2) },
      proposalVaries: (proposal.width.map { !$0.isConstant } ?? false, proposal.height.map { !$0.isConstant } ?? false),
      preferredSide: custom.preferredSide)
    let outcome = tracer.trace(AnyLayout(GuideLayout(compute: compute)), .size, proposal.viewSize, by: host)
    if case .traced(let trace) = outcome {
      var replay = TraceReplay(trace, proposal) { [self] in
        size(node + $0, $1)
      } guide: { [self] in
        explicitGuide($0, node + $1, $2)
      }
      return replay.layoutSize().width
    }
    let child = size(node, proposal)
    return Number.local(
      Double(compute(host.dimensions(of: node, in: proposal.viewSize))), from: [child.width, child.height])
  }

  /// Explicit guides that a custom guide's own rule has combined to `value`; a recording pass traces the rule.
  func combined(_ key: AlignmentKey, _ explicit: [Number], _ value: Double) -> Number {
    guard Number.isRecorded else { return Number(value) }
    let moving = explicit.indices.filter { !explicit[$0].isConstant }
    guard !moving.isEmpty, value.isFinite else { return Number(value) }
    var search = PieceSearch(
      at: moving.map { explicit[$0].value }, values: [value], classes: moving.map { _ in 0 },
      preferredSide: custom.preferredSide, limit: 4 * moving.count + 20
    ) { inputs in
      var values = explicit.map(\.value)
      for (i, input) in zip(moving, inputs) { values[i] = input }
      var merged: CGFloat?
      for (i, value) in values.enumerated() {
        key.id._combineExplicit(childValue: CGFloat(value), i, into: &merged)
      }
      return merged.map { [Double($0)] }
    }
    guard case .piece(let piece) = search.find() else { return Number.local(value, from: explicit) }
    return Number.linear(piece.rows[0].map { ($0.slope, explicit[moving[$0.input]]) }, at: value)
  }
}

extension LayoutPass {
  /// How the users' layouts were treated, in the order of their nodes.
  func customLayoutReports(_ tape: Tape) -> [CustomLayoutReport] {
    var constants: [Int: [String]] = [:]
    for local in tape.locals where !local.operation.isEmpty {
      let node = Int(local.node)
      if constants[node]?.contains(local.operation) != true { constants[node, default: []].append(local.operation) }
    }
    return custom.findings.keys.sorted().compactMap { node in
      guard case .layout(let layout) = nodes[node].rule, let finding = custom.findings[node] else { return nil }
      let treatment: CustomLayoutReport.Treatment =
        if let reason = finding.reason {
          .pinned(reason)
        } else if finding.isDeclared && finding.probes == 0 {
          .declared(constants: constants[node] ?? [])
        } else {
          .traced(rounds: 1, probes: finding.probes)
        }
      return CustomLayoutReport(
        node: node, id: tree.ids[node], layout: "\(type(of: rules.layouts[layout].layout))", treatment: treatment)
    }
  }
}
