import LayoutKit
import Testing
import ViewTestSupport

/// A layout whose cache says who made it and how often it was updated.
private struct Counting<Tag>: Layout {
  struct Cache {
    var maker: Int
    var updates = 0
  }

  var number: Int

  func makeCache(subviews: Subviews) -> Cache { Cache(maker: number) }
  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.updates += 1 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(CGFloat(cache.maker), CGFloat(cache.updates))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {}
}

/// A layout with the default way to update.
private struct Remaking: Layout {
  var number: Int
  func makeCache(subviews: Subviews) -> Int { number }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize { CGSize(cache, cache) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
}

extension CGSize {
  fileprivate init(_ width: Int, _ height: Int) { self.init(CGFloat(width), CGFloat(height)) }
}

@Suite struct AnyLayoutTests {
  /// What each layout answers in turn, on one cache that the first makes and every next one updates.
  private func answers(_ layouts: [AnyLayout]) throws -> [CGSize] {
    try reading(Color.red) { subviews in
      var cache = layouts[0].makeCache(subviews: subviews)
      return layouts.enumerated().map { i, layout in
        if i > 0 { layout.updateCache(&cache, subviews: subviews) }
        return layout.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache)
      }
    }
  }

  @Test func theSameTypeUpdatesItsCache() throws {
    let sizes = try answers((1...3).map { AnyLayout(Counting<Int>(number: $0)) })
    #expect(sizes == [CGSize(1, 0), CGSize(1, 1), CGSize(1, 2)])
  }

  @Test func anotherTypeMakesANewCache() throws {
    let sizes = try answers([
      AnyLayout(Counting<Int>(number: 1)), AnyLayout(Counting<String>(number: 2)),
      AnyLayout(Counting<String>(number: 3)), AnyLayout(Counting<Int>(number: 4)),
    ])
    #expect(sizes == [CGSize(1, 0), CGSize(2, 0), CGSize(2, 1), CGSize(4, 0)])
  }

  @Test func theDefaultUpdateMakesTheCacheAnew() throws {
    #expect(
      try answers([AnyLayout(Remaking(number: 1)), AnyLayout(Remaking(number: 2))]) == [CGSize(1, 1), CGSize(2, 2)])
  }

  @Test func wrappingAWrappedLayoutChangesNothing() throws {
    let sizes = try answers([AnyLayout(Counting<Int>(number: 1)), AnyLayout(AnyLayout(Counting<Int>(number: 2)))])
    #expect(sizes == [CGSize(1, 0), CGSize(1, 1)])
  }

  // A column offered 100 × 100: a spacer takes what 20 and two gaps of 0 leave.
  @Test func aStackInsideIsTheStack() throws {
    let layout = AnyLayout(VStackLayout(alignment: .leading))
    let view = layout {
      box(30, 20).id("a")
      Spacer().id("b")
    }
    let resolved = try layOut(view, 100, 100)
    #expect(resolved["a"] == CGRect(0, 0, 30, 20))
    #expect(resolved["b"] == CGRect(0, 20, 0, 80))
  }
}
