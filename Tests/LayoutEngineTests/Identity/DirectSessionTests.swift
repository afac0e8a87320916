import LayoutKit
import Testing
import ViewTestSupport

/// What the layouts of a test were asked, in order.
private final class Log: @unchecked Sendable {
  // Unchecked: a test lays out on its own thread.
  var entries: [String] = []
}

/// A layout that counts the updates of its cache and hands all work to a stack.
private struct Counting: Layout {
  struct Cache { var updates = 0 }
  var name = "layout"
  let log: Log

  func makeCache(subviews: Subviews) -> Cache {
    log.entries.append("\(name): make for \(subviews.count)")
    return Cache()
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.updates += 1
    log.entries.append("\(name): update \(cache.updates) for \(subviews.count)")
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    var stack: Void = ()
    return HStackLayout(spacing: 0).sizeThatFits(proposal: proposal, subviews: subviews, cache: &stack)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var stack: Void = ()
    HStackLayout(spacing: 0).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &stack)
  }
}

/// A layout of another type that keeps proxies in its cache and uses them in later callbacks.
private struct Keeping: Layout {
  let log: Log

  func makeCache(subviews: Subviews) -> Subviews {
    log.entries.append("keeping: make for \(subviews.count)")
    return subviews
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Subviews) -> CGSize {
    CGSize(width: cache.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +), height: 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Subviews) {
    for subview in cache { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

@Suite struct DirectSessionTests {
  private let log = Log()
  private let session = DirectSession()

  private func layOut(_ layout: some Layout, count: Int = 2) throws -> CGSize {
    let view = VStack { AnyLayout(layout) { ForEach(0..<count, id: \.self) { _ in box(10, 10) } } }
    return try session.resolve(view, in: .proposing(.unspecified)).size
  }

  @Test func oneTypeOfLayoutIsUpdated() throws {
    for count in [2, 2, 3] { #expect(try layOut(Counting(log: log), count: count).width == CGFloat(count) * 10) }
    #expect(log.entries == ["layout: make for 2", "layout: update 1 for 2", "layout: update 2 for 3"])
    #expect(session.cacheCount == 1)
  }

  @Test func anotherTypeIsMadeAnew() throws {
    for _ in 0..<2 { _ = try layOut(Counting(log: log)) }
    #expect(try layOut(Keeping(log: log)).width == 20)
    #expect(try layOut(Keeping(log: log), count: 3).width == 30)
    _ = try layOut(Counting(log: log))
    #expect(
      log.entries == [
        "layout: make for 2", "layout: update 1 for 2", "keeping: make for 2", "keeping: make for 3",
        "layout: make for 2",
      ])
  }

  // A stack has no cache; what was there before it is gone.
  @Test func aBuiltinLayoutDropsTheCache() throws {
    _ = try layOut(Counting(log: log))
    _ = try layOut(HStackLayout())
    #expect(session.cacheCount == 0)
    _ = try layOut(Counting(log: log))
    #expect(log.entries == ["layout: make for 2", "layout: make for 2"])
  }

  @Test func cachesFollowTheirViews() throws {
    func view(_ names: [String]) -> some View {
      VStack { ForEach(names, id: \.self) { name in Counting(name: name, log: log)() { box(10, 10) } } }
    }
    for names in [["a", "b"], ["b", "c"], ["a", "b"]] {
      _ = try session.resolve(view(names), in: .proposing(.unspecified))
    }
    #expect(session.cacheCount == 2)
    #expect(
      log.entries.sorted() == [
        "a: make for 1", "a: make for 1", "b: make for 1", "b: update 1 for 1", "b: update 2 for 1", "c: make for 1",
      ])
  }

  // Without a session every layout starts anew.
  @Test func theEngineKeepsNothing() throws {
    let view = Counting(log: log)() { box(10, 10) }
    for _ in 0..<2 { _ = try view.resolvedLayout(in: .proposing(.unspecified)) }
    #expect(log.entries == ["layout: make for 1", "layout: make for 1"])
  }

  // A cache with proxies refers to what keeps the cache: nothing may be left of it.
  @Test func proxiesInCachesKeepNothingAlive() throws {
    final class Token: Sendable {}
    struct Owning: Layout {
      let token: Token
      func makeCache(subviews: Subviews) -> [LayoutSubview] { Array(subviews) }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [LayoutSubview]) -> CGSize {
        cache.first?.sizeThatFits(proposal) ?? .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [LayoutSubview]
      ) {
        for subview in cache { subview.place(at: bounds.origin, proposal: proposal) }
      }
    }
    weak var token: Token?
    do {
      let strong = Token()
      token = strong
      let tree = try LayoutTree(Owning(token: strong)() { box(10, 10) })
      _ = try DirectEngine().resolve(tree, in: .proposing(.unspecified))
      _ = LayoutRecording(of: tree, in: .proposing(.unspecified))
      let session = DirectSession()
      for _ in 0..<2 { _ = session.resolve(tree, in: .proposing(.unspecified)) }
    }
    #expect(token == nil)
  }
}
