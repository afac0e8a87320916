import LayoutKit
import Testing
import ViewTestSupport

/// Section 5: spacers and dividers.
@Suite struct SpacerTests {
  @Test func alongItsStack() throws {
    let row = HStack(spacing: 0) { Spacer() }
    let column = VStack(spacing: 0) { Spacer() }
    #expect(try answer(row, 100, 50) == CGSize(100, 0))
    #expect(try answer(row, nil, nil) == CGSize(8, 0))
    #expect(try answer(column, 100, 50) == CGSize(0, 50))
  }

  @Test func bothWaysOutsideAStack() throws {
    #expect(try layOut(Spacer(), 100, 50).size == CGSize(100, 50))
    #expect(try layOut(Spacer(), nil, nil).size == CGSize(8, 8))
    #expect(try answer(ZStack { Spacer() }, 100, 50) == CGSize(100, 50))
  }

  @Test func inACustomLayout() throws {
    let sizes = try reading(Spacer(minLength: 12)) { views in
      [ProposedViewSize.zero, .unspecified, .infinity].map { views[0].sizeThatFits($0) }
    }
    #expect(sizes == [CGSize(12, 12), CGSize(12, 12), CGSize(CGFloat.infinity, CGFloat.infinity)])
  }

  // The orientation of a stack reaches through modifiers, not through another stack.
  @Test func orientationThroughModifiers() throws {
    let row = HStack(spacing: 0) {
      box(20, 10)
      Spacer().fixedSize(horizontal: false, vertical: true).frame(minWidth: 5).id("s")
      ZStack {
        Spacer()
        Spacer()
      }.id("z")
    }
    let layout = try layOut(row, 120, 40)
    #expect(layout["s"].height == 0)
    #expect(layout["z"].height == 40)
  }

  // The others first, 100 - 2 * 8 for the greedy one; two spacers share what is left, here their minimums.
  @Test func sharesWhatIsLeft() throws {
    let row = HStack(spacing: 0) {
      Spacer().id("a")
      box(20, 10)
      Spacer(minLength: 0).id("b")
    }
    let layout = try layOut(row, 100, 50)
    #expect(layout["a"] == CGRect(0, 5, 40, 0))
    #expect(layout["b"] == CGRect(60, 5, 40, 0))
    let greedy = HStack(spacing: 0) {
      Color.red.id("greedy")
      Spacer()
      Spacer()
    }
    #expect(try layOut(greedy, 100, 50)["greedy"] == CGRect(0, 0, 84, 50))
  }

  @Test func dividers() throws {
    let row = HStack {
      box(20, 20)
      Divider().id("line")
      box(20, 20)
    }
    let layout = try layOut(row, 100, 50)
    #expect(layout.size == CGSize(57, 50))  // 20 + 8 + 1 + 8 + 20
    #expect(layout["line"] == CGRect(28, 0, 1, 50))
    #expect(try answer(VStack { Divider() }, 100, 50) == CGSize(100, 1))
    #expect(try layOut(Divider(), 100, 50).size == CGSize(100, 1))
    #expect(try layOut(Divider(), nil, nil).size == CGSize(10, 1))
  }
}
