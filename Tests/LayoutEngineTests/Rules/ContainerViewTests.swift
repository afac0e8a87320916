import LayoutKit
import Testing
import ViewTestSupport

/// Section 7.8: geometry readers, scroll views, and frames that follow the window.
@Suite struct ContainerViewTests {
  @Test func geometryReadersTakeWhatIsOffered() throws {
    let reader = GeometryReader { _ in box(30, 20) }
    #expect(try answer(reader, 100, 80) == CGSize(100, 80))
    #expect(try answer(reader, nil, 80) == CGSize(10, 80))
  }

  @Test func geometryReadersTellTheirSize() throws {
    let views = HStack(spacing: 0) {
      box(40, 10)
      GeometryReader { outer in
        Color.red.frame(width: outer.size.width / 2).id("half")
        GeometryReader { inner in
          box(inner.size.width - 10, inner.frame(in: .global).minX).id("inner")
        }
        .padding(5)
        .id("second")
      }
      .id("reader")
    }
    let layout = try layOut(views, 200, 100)
    #expect(layout["reader"] == CGRect(40, 0, 160, 100))
    #expect(layout["half"] == CGRect(40, 0, 80, 100))
    #expect(layout["second"] == CGRect(40, 0, 160, 100))
    #expect(layout["inner"] == CGRect(45, 5, 140, 45))
  }

  @Test func geometryReadersNeedTheSpace() throws {
    let reader = GeometryReader { proxy in box(proxy.size.width, 1).id("content") }.id("reader")
    #expect(throws: LayoutError.self) { try LayoutTree(reader) }
    let tree = try LayoutTree(reader, in: .proposing(width: 50, height: 50))
    let same = try DirectEngine().resolve(tree, in: .proposing(width: 50, height: 50))
    #expect(same["content"] == CGRect(0, 0, 50, 1))
    #expect(tree.outdatedGeometryReaders(in: same).isEmpty)
    let other = try DirectEngine().resolve(tree, in: .proposing(width: 60, height: 50))
    #expect(tree.outdatedGeometryReaders(in: other) == ["reader"])
  }

  @Test func readersInWhatDoesNotFitMakeNothing() throws {
    let choice = ViewThatFits {
      GeometryReader { _ in box(5, 5).id("content") }.frame(width: 500).id("wide")
      box(20, 20).id("narrow")
    }
    let layout = try layOut(choice, 100, 100)
    #expect(layout.frame(of: "content") == nil)
    #expect(layout["narrow"].width == 20)
  }

  @Test func scrollViews() throws {
    func scrolled(_ axes: Axis.Set) -> some View { ScrollView(axes) { box(50, 30).id("content") } }
    #expect(try answer(scrolled(.vertical), 100, 100) == CGSize(50, 100))
    #expect(try answer(scrolled(.horizontal), 100, 100) == CGSize(100, 30))
    #expect(try answer(scrolled([.horizontal, .vertical]), 100, 100) == CGSize(100, 100))
    #expect(try layOut(scrolled([.horizontal, .vertical]), 100, 100)["content"] == CGRect(25, 35, 50, 30))
    #expect(try layOut(scrolled(.vertical), 100, 100)["content"] == CGRect(0, 0, 50, 30))
    #expect(try answer(scrolled(.vertical), nil, nil) == CGSize(50, 30))
    #expect(try answer(scrolled(.vertical), 100, .infinity) == CGSize(50, .infinity))
    let column = ScrollView(.horizontal) {
      box(10, 10).id("a")
      box(10, 10).id("b")
    }
    #expect(try layOut(column, 100, 100)["b"] == CGRect(0, 18, 10, 10))
  }

  @Test func framesOfTheWindow() throws {
    func width(_ view: some View, in space: LayoutSpace) throws -> CGFloat {
      try HStack(spacing: 0) { view.id("view") }.frame(width: 70).resolvedLayout(in: space)["view"].width
    }
    let window = LayoutSpace.window(width: 320, height: 200)
    #expect(try width(Color.red.containerRelativeFrame(.horizontal), in: window) == 320)
    let third = Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
    #expect(try width(third, in: window) == 100)
    let two = Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
    #expect(try width(two, in: window) == 210)
    let half = Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    #expect(try width(half, in: window) == 160)
    #expect(try width(half, in: .proposing(width: 90, height: nil)) == 45)
    #expect(try width(half, in: .proposing(width: nil, height: nil)) == 70)
  }

  @Test func safeAreaPadding() throws {
    let layout = try layOut(Color.red.id("view").safeAreaPadding(.horizontal, 8), 100, 50)
    #expect(layout["view"] == CGRect(8, 0, 84, 50))
    #expect(try answer(box(10, 10).safeAreaPadding(), nil, nil) == CGSize(42, 42))
  }
}
