import LayoutKit
import Testing
import ViewTestSupport

/// Asks another layout.
private struct Forwarding<Inner: Layout>: Layout where Inner.Cache == Void {
  var inner: Inner

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    inner.spacing(subviews: subviews, cache: &cache)
  }
}

/// The grid as a layout of its own: erased, called by another layout, and seen by a container.
@Suite struct GridLayoutTests {
  @ViewBuilder private var content: some View {
    GridRow {
      box(30, 10).id("a")
      Color.red.id("b")
    }
    Color.red.id("x").gridCellUnsizedAxes(.horizontal)
    GridRow(alignment: .top) {
      box(10, 30).id("c").gridColumnAlignment(.trailing)
      box(40, 10).id("d").gridCellAnchor(.bottomTrailing)
      Spacer()
    }
  }

  @Test(arguments: [nil, 0, 150, 300] as [CGFloat?], [nil, 0, 120] as [CGFloat?])
  func everyWayToAskIsTheSame(width: CGFloat?, height: CGFloat?) throws {
    let grid = GridLayout(alignment: .leading, horizontalSpacing: 5)
    let view = Grid(alignment: .leading, horizontalSpacing: 5) { content }
    let expected = try layOut(view, width, height)
    let erased = try layOut(AnyLayout(grid) { content }, width, height)
    let forwarded = try layOut(Forwarding(inner: grid) { content }, width, height)
    let beside = try layOut(
      HStack {
        view
        box(10, 10).id("e")
      }, width, height)
    let forwardedBeside = try layOut(
      HStack {
        Forwarding(inner: grid) { content }
        box(10, 10).id("e")
      }, width, height)
    for layout in [erased, forwarded] {
      #expect(layout.size == expected.size)
      #expect(layout.views.map(\.frame) == expected.views.map(\.frame))
    }
    #expect(forwardedBeside.views.map(\.frame) == beside.views.map(\.frame))
  }

  // GE8: the grid itself has no priority. Section 9.6: its sides are those of the cells there.
  @Test func fromOutside() throws {
    let priority = HStack(spacing: 0) {
      Grid { Color.red.layoutPriority(1) }.id("grid")
      Color.blue.id("other")
    }
    #expect(try layOut(priority, 100, 10)["grid"] == CGRect(0, 0, 50, 10))
    func beside(_ grid: some View) throws -> CGFloat {
      try layOut(
        HStack {
          grid
          box(20, 20)
        }, nil, nil
      ).size.width
    }
    #expect(try beside(Grid { GridRow { box(20, 20) } }) == 48)
    #expect(
      try beside(
        Grid {
          GridRow {
            box(20, 20)
            Spacer(minLength: 0)
          }
        }) == 40)
    #expect(
      try beside(
        Grid {
          GridRow {
            Spacer(minLength: 0)
            box(20, 20)
          }
        }) == 48)
    #expect(try beside(Grid {}) == 20)
  }

  /// A cell's baseline lies on the line of its row, which is its cells' lowest; rows by box guides ignore baselines.
  @Test func baselines() throws {
    func text(_ height: CGFloat, _ baseline: CGFloat) -> LayoutNode {
      LayoutNode(.fixed(CGSize(20, height), firstTextBaseline: baseline, lastTextBaseline: baseline))
    }
    let grid = Grid(alignment: .top) {
      GridRow(alignment: .firstTextBaseline) {
        text(16, 13).id("small")
        text(30, 25).id("large")
        box(10, 10).id("box")
      }
      GridRow {
        text(16, 13).id("top")
        box(10, 40)
      }
    }
    let layout = try layOut(grid, nil, nil)
    #expect(layout["small"].minY == 12)
    #expect(layout["large"].minY == 0)
    #expect(layout["box"].minY == 15)
    #expect(layout["top"].minY == 38)
  }

  /// A guide that a cell sets lies on the slot's.
  @Test func explicitGuides() throws {
    let grid = Grid(alignment: .topLeading) {
      GridRow {
        box(10, 10).id("a").alignmentGuide(.leading) { _ in -5 }
        box(10, 30)
      }
      GridRow { box(40, 10).id("b") }
    }
    let layout = try layOut(grid, nil, nil)
    #expect(layout["a"] == CGRect(5, 0, 10, 10))
    #expect(layout["b"] == CGRect(0, 38, 40, 10))
  }

  @Test func numbersOfColumnsBelowOneCountAsOne() throws {
    func grid(_ columns: Int) -> some View {
      Grid {
        GridRow {
          box(10, 10).gridCellColumns(columns)
          box(20, 10).id("b")
        }
        GridRow {
          box(30, 10)
          box(30, 10)
        }
      }
    }
    for columns in [1, 0, -3] { #expect(try layOut(grid(columns), nil, nil)["b"].minX == 43) }
  }
}
