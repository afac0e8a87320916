import Foundation
import LayoutModel

/// Runs users' code, layouts and alignment closures, for a pass: the engine's end of the subview proxies.
///
/// It works on plain numbers; a recording pass shares the host of the plain pass beside it.
final class LayoutHost {
  /// The plain pass whose answers the proxies give.
  private(set) lazy var pass = LayoutPass<Double>(
    tree, host: self, steering: Steering(decisions), container: NumericProposal(space.containerLengths))
  let space: LayoutSpace
  private(set) var tree: LayoutTree
  private var decisions: LayoutDecisions
  var caches: LayoutCaches
  var spacings: [Int: ViewSpacing] = [:]
  var gridGaps: [Int: GridGaps] = [:]
  /// The serving orders of grids; they hang on answers of the plain pass alone.
  var gridOrders: [Int: [GridOrder]] = [:]
  /// Where the subviews of the layout that is placing now stand; `nil` outside a placement.
  private var placing: [Int: SubviewPlacement]?
  /// The probe that a layout is run for now; questions about that layout's views are its to answer.
  private(set) var activeProbe: LayoutProbe?
  private var probedNodes: Range<Int> = 0..<0
  /// Where layouts put their views the last time they were asked.
  private var lastPlacements: [Int: (bounds: CGRect, proposal: ProposedViewSize, placements: [SubviewPlacement])] = [:]
  /// The whole tree laid out in plain numbers: what the recording pass expects to find.
  private(set) var placed: [PlacedNode<Double>?] = []

  init(
    _ tree: LayoutTree, in space: LayoutSpace, decisions: LayoutDecisions = LayoutDecisions(count: 0)
  ) {
    self.tree = tree
    self.decisions = decisions
    self.space = space
    caches = LayoutCaches(count: tree.rules.layouts.count)
  }

  /// Goes on with a tree that differs in what some nodes are or how long they are decided to be.
  func change(to tree: LayoutTree, _ decisions: LayoutDecisions) {
    self.tree = tree
    self.decisions = decisions
    pass = LayoutPass(after: pass, tree, Steering(decisions))
  }

  /// The size and guides of a node for a proposal.
  func dimensions(of node: Int, in proposal: ProposedViewSize) -> ViewDimensions {
    LayoutSubview(source: self, node: node).dimensions(in: proposal)
  }

  /// The direction of the horizontal axis inside a node.
  func direction(of node: Int) -> LayoutDirection { tree.nodes[node].direction ?? space.layoutDirection }

  private func subviews(of node: Int) -> LayoutSubviews {
    LayoutSubviews(source: self, nodes: Array(pass.nodes[node].children), layoutDirection: direction(of: node))
  }

  /// Calls a layout with its cache; the cache is out of the store meanwhile, since layouts inside may be called too.
  private func call<R>(
    _ node: Int, _ layout: RuleNumber<AnyLayout>, _ body: (AnyLayout, LayoutSubviews, inout AnyLayout.Cache) -> R
  ) -> R {
    let value = pass.rules.layouts[layout]
    let subviews = subviews(of: node)
    var cache = caches.take(layout).ready(for: value, subviews)
    defer { caches.put(layout, cache) }
    return body(value, subviews, &cache)
  }

  func size(_ node: Int, _ layout: RuleNumber<AnyLayout>, _ proposal: ProposedViewSize) -> CGSize {
    outsidePlacement {
      call(node, layout) { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    }
  }

  /// Where a layout puts its views; asked once for the same bounds, so that a layout that counts its calls is called in a
  /// recording as it is in a plain pass.
  func placements(
    _ node: Int, _ layout: RuleNumber<AnyLayout>, in bounds: CGRect, proposal: ProposedViewSize
  ) -> [SubviewPlacement] {
    if let last = lastPlacements[node], last.bounds == bounds, last.proposal == proposal { return last.placements }
    let placed = call(node, layout) { layout, subviews, cache in
      placements(of: subviews.nodes, in: bounds, proposal: proposal) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    lastPlacements[node] = (bounds, proposal, placed)
    return placed
  }

  /// Lays the whole tree out, for a recording pass to know where users' layouts will be placed.
  func layOut(in space: LayoutSpace) {
    guard !pass.rules.layouts.isEmpty else { return }
    placed = pass.places(
      NumericProposal(space.proposal), in: space, window: space.container.map { NumericSize(constant: $0) })
  }

  /// Forgets what a layout keeps and said, because something inside it has changed.
  func forget(_ node: Int, _ layout: RuleNumber<AnyLayout>) {
    caches.forget(layout)
    lastPlacements[node] = nil
  }

  /// Whether a layout prefers other distances to its neighbours than it did when it was asked.
  func hasOtherSpacing(_ node: Int) -> Bool {
    guard let known = spacings.removeValue(forKey: node) else { return false }
    return !spacing(of: node).isSame(as: known)
  }

  /// Runs a layout's code for a probe, which answers for the views in `nodes` meanwhile.
  func probing<R>(_ probe: LayoutProbe, _ nodes: [Int], _ body: () -> R) -> R {
    let outer = (activeProbe, probedNodes)
    activeProbe = probe
    probedNodes = (nodes.first ?? 0)..<(nodes.last.map { $0 + 1 } ?? 0)
    defer { (activeProbe, probedNodes) = outer }
    return outsidePlacement(body)
  }

  /// The probe that answers for a node, where a layout kept the engine's own proxies and uses them in a probed run.
  private func probe(for node: Int) -> LayoutProbe? { probedNodes.contains(node) ? activeProbe : nil }

  func explicitGuide(
    _ key: AlignmentKey, _ node: Int, _ layout: RuleNumber<AnyLayout>, _ proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return outsidePlacement {
      call(node, layout) {
        key.axis == .horizontal
          ? $0.explicitAlignment(
            of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: $1, cache: &$2)
          : $0.explicitAlignment(
            of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: $1, cache: &$2)
      }
    }
  }

  func layoutSpacing(_ node: Int, _ layout: RuleNumber<AnyLayout>) -> ViewSpacing {
    outsidePlacement { call(node, layout) { $0.spacing(subviews: $1, cache: &$2) } }
  }

  private func outsidePlacement<R>(_ body: () -> R) -> R {
    let outer = placing
    placing = nil
    defer { placing = outer }
    return body()
  }
}

extension LayoutHost {
  /// The engine's own answer for a node, whether or not a probe is answering for it now.
  func engineSize(of node: Int, in proposal: ProposedViewSize) -> CGSize {
    pass.size(node, NumericProposal(proposal)).values
  }

  /// The engine's own explicit guide of a node.
  func engineGuide(_ key: AlignmentKey, of node: Int, in proposal: ProposedViewSize) -> CGFloat? {
    pass.explicitGuide(key, node, NumericProposal(proposal)).map { CGFloat($0) }
  }
}

extension LayoutHost: LayoutSubviewSource {
  func size(of node: Int, in proposal: ProposedViewSize) -> CGSize {
    probe(for: node)?.size(of: node, in: proposal) ?? engineSize(of: node, in: proposal)
  }

  func explicitGuide(_ key: AlignmentKey, of node: Int, in proposal: ProposedViewSize) -> CGFloat? {
    if let probe = probe(for: node) { return probe.explicitGuide(key, of: node, in: proposal) }
    return engineGuide(key, of: node, in: proposal)
  }

  func priority(of node: Int) -> Double { pass.priorities[node] }

  func value<K: LayoutValueKey>(_ key: K.Type, of node: Int) -> K.Value {
    tree.traits[node]?[key] ?? K.defaultValue
  }

  func place(_ node: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    if let probe = probe(for: node) { return probe.place(node, at: position, anchor: anchor, proposal: proposal) }
    precondition(placing != nil, "place(at:anchor:proposal:) was called outside placeSubviews")
    let size = size(of: node, in: proposal)
    let origin = CGPoint(
      x: position.x - Self.shift(anchor.x, size.width), y: position.y - Self.shift(anchor.y, size.height))
    placing?[node] = SubviewPlacement(node: node, origin: origin, proposal: proposal)
  }

  /// The part of an endless length before its leading edge is nothing, not an undefined product.
  static func shift(_ share: CGFloat, _ length: CGFloat) -> CGFloat { share == 0 ? 0 : share * length }

  func placements(
    of nodes: [Int], in bounds: CGRect, proposal: ProposedViewSize, _ body: () -> Void
  ) -> [SubviewPlacement] {
    let outer = placing
    placing = [:]
    body()
    let placed = placing ?? [:]
    placing = outer
    return nodes.map { placed[$0] ?? centred($0, in: bounds, proposal) }
  }

  /// Where a subview stands that its layout left out: in the middle, answering the container's own proposal.
  private func centred(_ node: Int, in bounds: CGRect, _ proposal: ProposedViewSize) -> SubviewPlacement {
    let size = size(of: node, in: proposal)
    let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    return SubviewPlacement(node: node, origin: origin, proposal: proposal)
  }
}
