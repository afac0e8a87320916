import LayoutKit
import Testing
import ViewTestSupport

@Suite struct LayoutSubviewsTests {
  private struct Rank: LayoutValueKey {
    static let defaultValue = -1
  }

  private var row: some View {
    ForEach(0..<5) { index in
      box(CGFloat(index) * 10, 5).layoutValue(key: Rank.self, value: index)
    }
  }

  @Test func isACollection() throws {
    let widths = try reading(row) { views in views.map { $0.sizeThatFits(.unspecified).width } }
    #expect(widths == [0, 10, 20, 30, 40])
    let (bounds, last, direction) = try reading(row, layoutDirection: .rightToLeft) { views in
      ([views.startIndex, views.endIndex, views.count], views.last?[Rank.self], views.layoutDirection)
    }
    #expect(bounds == [0, 5, 5])
    #expect(last == 4)
    #expect(direction == .rightToLeft)
  }

  @Test func slicesStartAtZero() throws {
    let (start, ranks, tail) = try reading(row) { views in
      let slice = views[2..<4]
      return (slice.startIndex, [slice[0][Rank.self], slice[1][Rank.self]], views.dropFirst(3).startIndex)
    }
    #expect(start == 0)
    #expect(ranks == [2, 3])
    #expect(tail == 0)
    let ends = try reading(row) { views in
      [views[3...], views[..<2], views[...1], views[...]].map { $0.map { $0[Rank.self] } }
    }
    #expect(ends == [[3, 4], [0, 1], [0, 1], [0, 1, 2, 3, 4]])
  }

  @Test func picksAnyPositions() throws {
    let ranks = try reading(row) { views in views[[4, 0, 4]].map { $0[Rank.self] } }
    #expect(ranks == [4, 0, 4])
  }

  @Test func equality() throws {
    let facts = try reading(row) { views in
      [
        views == views, views[0..<5] == views, views[1..<3] == views[[1, 2]], views[0] == views[0],
        views[0] == views[1],
        views[2].dimensions(in: .zero) == views[2].dimensions(in: .zero),
        views[2].dimensions(in: .zero) == views[2].dimensions(in: .infinity),
      ]
    }
    #expect(facts == [true, true, true, true, false, true, false])
  }
}

@Suite struct LayoutValueTests {
  private struct Flag: LayoutValueKey {
    static let defaultValue: String? = nil
  }
  private struct Number: LayoutValueKey {
    static let defaultValue = 0
  }

  private func numbers(_ view: some View) throws -> [Int] { try reading(view) { $0.map { $0[Number.self] } } }

  @Test func defaults() throws {
    #expect(try reading(Color.red) { $0[0][Flag.self] } == nil)
    #expect(try reading(Color.red.layoutValue(key: Flag.self, value: "x")) { $0[0][Flag.self] } == "x")
  }

  @Test func theInnerOneWins() throws {
    #expect(
      try numbers(Color.red.layoutValue(key: Number.self, value: 1).layoutValue(key: Number.self, value: 2)) == [1])
  }

  @Test func survivesModifiers() throws {
    let view = Color.red.layoutValue(key: Number.self, value: 7).padding().frame(width: 10).fixedSize().layoutPriority(
      1
    )
    .overlay { Color.blue.layoutValue(key: Number.self, value: 9) }
    #expect(try numbers(view) == [7])
  }

  @Test func appliesToEachViewOfAGroup() throws {
    let group = Group {
      Color.red
      Color.blue.layoutValue(key: Number.self, value: 1)
      ForEach(0..<2) { _ in Color.green }
    }
    #expect(try numbers(group.layoutValue(key: Number.self, value: 5)) == [5, 1, 5, 5])
  }

  @Test func stopsAtContainers() throws {
    let inner = Color.red.layoutValue(key: Number.self, value: 1)
    #expect(
      try numbers(
        HStack {
          inner
          inner
        }) == [0])
    #expect(try numbers(Custom { inner }) == [0])
  }

  private struct Custom: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
}
