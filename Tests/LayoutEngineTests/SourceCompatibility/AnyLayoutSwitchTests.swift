import LayoutKit
import Testing
import ViewTestSupport

private struct Switching: View {
  enum Arrangement: CaseIterable {
    case row
    case column
    case layers
    case circle
  }

  @State var arrangement: Arrangement = .row

  private var layout: AnyLayout {
    switch arrangement {
    case .row: AnyLayout(HStackLayout(alignment: .top, spacing: 10))
    case .column: AnyLayout(VStackLayout(alignment: .leading, spacing: 5))
    case .layers: AnyLayout(ZStackLayout(alignment: .bottomTrailing))
    case .circle: AnyLayout(RadialLayout())
    }
  }

  var body: some View {
    layout {
      Rectangle().fill(.red).frame(width: 40, height: 20).id("a")
      Rectangle().fill(.blue).frame(width: 20, height: 40).id("b")
    }
  }
}

@Suite struct AnyLayoutSwitchTests {
  private func layout(_ arrangement: Switching.Arrangement) throws -> ResolvedLayout {
    try layOut(Switching(arrangement: arrangement), 90, 60)
  }

  @Test func row() throws {
    let layout = try layout(.row)
    #expect(layout.size == CGSize(70, 40))
    #expect(layout["a"] == CGRect(0, 0, 40, 20))
    #expect(layout["b"] == CGRect(50, 0, 20, 40))
  }

  @Test func column() throws {
    let layout = try layout(.column)
    #expect(layout.size == CGSize(40, 65))
    #expect(layout["b"] == CGRect(0, 25, 20, 40))
  }

  @Test func layers() throws {
    let layout = try layout(.layers)
    #expect(layout.size == CGSize(40, 40))
    #expect(layout["a"] == CGRect(0, 20, 40, 20))
    #expect(layout["b"] == CGRect(20, 0, 20, 40))
  }

  // The radius is 60 / 3 = 20 around (45, 30): the first at (45, 10), the second at (45, 50).
  @Test func circle() throws {
    let layout = try layout(.circle)
    #expect(layout["a"] == CGRect(25, 0, 40, 20))
    #expect(layout["b"] == CGRect(35, 30, 20, 40))
  }

  @Test func stateIsShared() throws {
    let view = Switching()
    let binding = view.$arrangement
    binding.wrappedValue = .column
    #expect(try layOut(view, nil, nil).size == CGSize(40, 65))
  }

  // A layout may hand a part of its views to a built-in one, or none.
  private struct FirstOnly: Layout {
    var count: Int
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      HStackLayout().sizeThatFits(proposal: proposal, subviews: subviews[0..<count], cache: &cache)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      HStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews[0..<count], cache: &cache)
    }
  }

  @Test(arguments: [(0, CGSize(0, 0)), (1, CGSize(10, 20)), (2, CGSize(28, 20))])
  func builtinLayoutsArrangeProxies(count: Int, size: CGSize) throws {
    let view = FirstOnly(count: count)() {
      box(10, 20)
      box(10, 20)
    }
    #expect(try layOut(view, 100, 100).size == size)
    #expect(try layOut(view, nil, nil).size == size)
  }
}
