import Foundation
import LayoutModel

/// What a layout is asked while it is traced.
enum ProbedCall: Hashable {
  /// Its size only.
  case size
  /// Its size, and then where it puts its views, in bounds with this origin.
  case placement(x: Double, y: Double)
  /// Its size, and then its explicit guide.
  case guide(AlignmentKey)
}

/// Runs the real code of a layout on views whose answers are made up.
///
/// A first run asks the engine and remembers every question: which view was offered what. Later runs answer the same
/// questions with nudged lengths, whatever is offered then, and watch what the layout makes of them. Questions of two
/// runs are matched by what is offered, and where that is new by their order among the view's questions; a run whose
/// questions cannot be matched is not comparable.
///
/// Every run has a new cache and goes through the whole sequence of calls. A proxy that the layout kept from an earlier
/// run counts in the run that is going on.
final class LayoutProbe: LayoutSubviewSource {
  /// A view that was offered something.
  struct Query {
    var child: Int
    var proposal: ProposedViewSize
    var answer: CGSize
    /// The explicit guides that were asked for, with their values.
    var guides: [(key: AlignmentKey, value: CGFloat?)] = []
  }

  /// Where a run put a view: the query whose proposal it got, and its origin.
  struct Placed: Equatable {
    var query: Int
    var x: Double
    var y: Double
  }

  /// What came out of a run.
  struct Result {
    var size: CGSize
    var placements: [Placed] = []
    var guide: CGFloat?
    /// What each query's view was offered.
    var offers: [ProposedViewSize]
  }

  private unowned let host: LayoutHost
  private let layout: AnyLayout
  private let nodes: [Int]
  private let direction: LayoutDirection
  private let call: ProbedCall
  /// The questions of the first run, in their order.
  private(set) var queries: [Query] = []
  /// How often the layout's code was run.
  private(set) var runs = 0
  /// The distances that children were asked for, in any run.
  private(set) var spacings: [ViewSpacing?]
  /// The priorities that children were asked for, in any run.
  private(set) var priorities: [Double?]

  /// For each child the queries of its calls in the first run.
  private var callQueries: [[Int]]
  private var isFirst = true
  /// In the present run: for each child how many calls it got, and what it was offered that was new.
  private var callCounts: [Int]
  private var newOffers: [[(key: ProposalKey, query: Int)]]
  private var offers: [ProposedViewSize?] = []
  private var answers: [CGSize] = []
  private var guideValues: [[CGFloat?]] = []
  private var isComparable = true
  private var placing: [Int: Placed]?

  init(
    _ host: LayoutHost, _ layout: AnyLayout, nodes: [Int], direction: LayoutDirection, _ call: ProbedCall
  ) {
    self.direction = direction
    self.host = host
    self.layout = layout
    self.nodes = nodes
    self.call = call
    spacings = Array(repeating: nil, count: nodes.count)
    priorities = Array(repeating: nil, count: nodes.count)
    callQueries = Array(repeating: [], count: nodes.count)
    callCounts = Array(repeating: 0, count: nodes.count)
    newOffers = Array(repeating: [], count: nodes.count)
  }

  /// The first run, which asks the engine; `nil` where the layout misuses its views.
  func firstRun(_ proposal: ProposedViewSize) -> Result? {
    queries = []
    callQueries = Array(repeating: [], count: nodes.count)
    isFirst = true
    defer { isFirst = false }
    return run(proposal, x: nil, y: nil)
  }

  /// A run with other answers: one for each query, and one for each guide of each query. `nil` where the layout asks
  /// other questions than in the first run.
  func run(
    _ proposal: ProposedViewSize, x: Double?, y: Double?, answers: [CGSize], guides: [[CGFloat?]]
  ) -> Result? {
    self.answers = answers
    guideValues = guides
    return run(proposal, x: x, y: y)
  }

  private func run(_ proposal: ProposedViewSize, x: Double?, y: Double?) -> Result? {
    runs += 1
    isComparable = true
    placing = nil
    for child in nodes.indices {
      callCounts[child] = 0
      newOffers[child] = []
    }
    offers = Array(repeating: nil, count: queries.count)
    let result = host.probing(self, nodes) { perform(proposal, x: x, y: y) }
    let asked = offers.compactMap(\.self)
    guard isComparable, asked.count == queries.count else { return nil }
    return Result(size: result.size, placements: result.placements, guide: result.guide, offers: asked)
  }

  private func perform(_ proposal: ProposedViewSize, x: Double?, y: Double?) -> Result {
    let subviews = LayoutSubviews(source: self, nodes: nodes, layoutDirection: direction)
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    var result = Result(size: size, offers: [])
    switch call {
    case .size: break
    case .placement(let originX, let originY):
      let bounds = CGRect(origin: CGPoint(x: x ?? originX, y: y ?? originY), size: size)
      result.placements = place(in: bounds, proposal) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    case .guide(let key):
      let bounds = CGRect(origin: .zero, size: size)
      result.guide =
        key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return result
  }

  /// Runs a placement; views that it leaves out stand in the middle. Origins are relative to the bounds'.
  private func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ body: () -> Void) -> [Placed] {
    let outer = placing
    placing = [:]
    body()
    let placed = placing ?? [:]
    placing = outer
    return nodes.indices.map { child in
      var result = placed[child] ?? centred(child, in: bounds, proposal)
      result.x -= Double(bounds.minX)
      result.y -= Double(bounds.minY)
      return result
    }
  }

  private func centred(_ child: Int, in bounds: CGRect, _ proposal: ProposedViewSize) -> Placed {
    let query = query(child, proposal)
    let size = answer(query)
    return Placed(query: query, x: Double(bounds.midX - size.width / 2), y: Double(bounds.midY - size.height / 2))
  }
}

extension LayoutProbe {
  /// The query that a call belongs to.
  private func query(_ child: Int, _ proposal: ProposedViewSize) -> Int {
    let key = ProposalKey(NumericProposal<Double>(proposal))
    let call = callCounts[child]
    callCounts[child] += 1
    if let known = known(child, key) {
      if isFirst { callQueries[child].append(known) }
      if offers[known] == nil { offers[known] = proposal }
      return known
    }
    if isFirst {
      queries.append(Query(child: child, proposal: proposal, answer: host.engineSize(of: nodes[child], in: proposal)))
      offers.append(proposal)
      callQueries[child].append(queries.count - 1)
      return queries.count - 1
    }
    guard call < callQueries[child].count else {
      isComparable = false
      return callQueries[child].last ?? 0
    }
    let matched = callQueries[child][call]
    if offers[matched] == nil { offers[matched] = proposal }
    newOffers[child].append((key, matched))
    return matched
  }

  private func known(_ child: Int, _ key: ProposalKey) -> Int? {
    for query in callQueries[child] where ProposalKey(NumericProposal<Double>(queries[query].proposal)) == key {
      return query
    }
    return newOffers[child].first { $0.key == key }?.query
  }

  private func answer(_ query: Int) -> CGSize {
    if isFirst { return queries[query].answer }
    return query < answers.count ? answers[query] : .zero
  }

  private func child(_ node: Int) -> Int { node - (nodes.first ?? 0) }

  /// Whether this probe is the one that the layout runs for now; an older one's proxies lead to the engine.
  private var isActive: Bool { host.activeProbe === self }
}

extension LayoutProbe {
  func size(of node: Int, in proposal: ProposedViewSize) -> CGSize {
    guard isActive else { return host.engineSize(of: node, in: proposal) }
    return answer(query(child(node), proposal))
  }

  func explicitGuide(_ key: AlignmentKey, of node: Int, in proposal: ProposedViewSize) -> CGFloat? {
    guard isActive else { return host.engineGuide(key, of: node, in: proposal) }
    let child = child(node)
    let query =
      known(child, ProposalKey(NumericProposal<Double>(proposal))) ?? query(child, proposal)
    let index = queries[query].guides.firstIndex { $0.key == key }
    if isFirst {
      if let index { return queries[query].guides[index].value }
      let value = host.engineGuide(key, of: node, in: proposal)
      queries[query].guides.append((key, value))
      return value
    }
    guard let index, query < guideValues.count else {
      isComparable = false
      return nil
    }
    return guideValues[query][index]
  }

  func spacing(of node: Int) -> ViewSpacing {
    let spacing = host.spacing(of: node)
    if isActive { spacings[child(node)] = spacing }
    return spacing
  }

  func priority(of node: Int) -> Double {
    let priority = host.priority(of: node)
    if isActive { priorities[child(node)] = priority }
    return priority
  }

  func value<K: LayoutValueKey>(_ key: K.Type, of node: Int) -> K.Value { host.value(key, of: node) }

  func place(_ node: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    guard isActive else { return host.place(node, at: position, anchor: anchor, proposal: proposal) }
    // Outside a placement the engine traps; a traced run is only given up.
    guard placing != nil else {
      isComparable = false
      return
    }
    let child = child(node)
    let query = query(child, proposal)
    let size = answer(query)
    placing?[child] = Placed(
      query: query, x: Double(position.x - LayoutHost.shift(anchor.x, size.width)),
      y: Double(position.y - LayoutHost.shift(anchor.y, size.height)))
  }

  func placements(
    of nodes: [Int], in bounds: CGRect, proposal: ProposedViewSize, _ body: () -> Void
  ) -> [SubviewPlacement] {
    guard isActive else { return host.placements(of: nodes, in: bounds, proposal: proposal, body) }
    let placed = place(in: bounds, proposal, body)
    return nodes.map { node in
      let placed = placed[child(node)]
      let offer = placed.query < offers.count ? offers[placed.query] : nil
      return SubviewPlacement(
        node: node, origin: CGPoint(x: bounds.minX + placed.x, y: bounds.minY + placed.y),
        proposal: offer ?? queries[placed.query].proposal)
    }
  }
}
