import LayoutKit
import Testing
import ViewTestSupport

/// Section 4: stacks, as measured.
@Suite struct StackTests {
  private func flexible(min: CGFloat = 0, ideal: CGFloat = 10, max: CGFloat = .infinity) -> FlexibleContent {
    FlexibleContent(width: LengthRange(min: min, ideal: ideal, max: max), height: LengthRange(ideal: 20, max: 20))
  }

  // Three equal shares of 100 less two gaps of 10: not rounded.
  @Test func sharesAreNotRounded() throws {
    let view = HStack(spacing: 10) {
      ForEach(0..<3) { flexible().id($0) }
    }
    let layout = try layOut(view, 100, 50)
    #expect(layout["0"] == CGRect(0, 0, 26.667, 20))
    #expect(layout["1"] == CGRect(36.667, 0, 26.667, 20))
    #expect(layout["2"] == CGRect(73.333, 0, 26.667, 20))
  }

  // The least flexible is served first: 30 of 50 is what it takes, the other gets 70.
  @Test func theLessFlexibleFirst() throws {
    let view = HStack(spacing: 0) {
      flexible().id("greedy")
      flexible(max: 30).id("bounded")
    }
    let layout = try layOut(view, 100, 50)
    #expect(layout["greedy"] == CGRect(0, 0, 70, 20))
    #expect(layout["bounded"] == CGRect(70, 0, 30, 20))
  }

  // Both are endless: the larger minimum first, offered 50 of 100 and taking 80; the other gets 20.
  @Test func theLargerMinimumFirst() throws {
    let view = HStack(spacing: 0) {
      flexible().id("a")
      flexible(min: 80).id("b")
    }
    let layout = try layOut(view, 100, 50)
    #expect(layout["a"] == CGRect(0, 0, 20, 20))
    #expect(layout["b"] == CGRect(20, 0, 80, 20))
  }

  // The minimum of the lower priority, 25, is set aside; the higher one takes the other 75.
  @Test func minimumsOfLowerPrioritiesAreReserved() throws {
    let view = HStack(spacing: 0) {
      flexible(min: 25).id("low")
      flexible().layoutPriority(1).id("high")
    }
    let layout = try layOut(view, 100, 50)
    #expect(layout["low"] == CGRect(0, 0, 25, 20))
    #expect(layout["high"] == CGRect(25, 0, 75, 20))
  }

  @Test func nothingIsClampedToTheProposal() throws {
    let view = HStack(spacing: 0) {
      box(80, 10)
      box(80, 10)
    }
    #expect(try answer(view, 100, 10) == CGSize(160, 10))
    #expect(try answer(view, 1000, 10) == CGSize(160, 10))
    #expect(try answer(view, 0, 0) == CGSize(160, 10))
  }

  // G17: 10 wide at its ideal size, but placed with the column's width of 30.
  @Test func anOpenCrossAxisIsSettledAtPlacement() throws {
    let view = VStack(spacing: 0) {
      flexible().id("a")
      box(30, 20).id("b")
    }
    let layout = try layOut(view, nil, nil)
    #expect(layout.size == CGSize(30, 40))
    #expect(layout["a"] == CGRect(0, 0, 30, 20))
  }

  // Q1: 10 by 60 at its ideal size, 30 by 20 when it is placed: the column keeps its 80.
  @Test func aSecondRunMayDiffer() throws {
    let view = VStack(spacing: 0) {
      LayoutNode(.area(600, ideal: 10, by: .horizontal)).id("a")
      box(30, 20).id("b")
    }
    let layout = try layOut(view, nil, nil)
    #expect(layout.size == CGSize(30, 80))
    #expect(layout["a"] == CGRect(0, 0, 30, 20))
    #expect(layout["b"] == CGRect(0, 20, 30, 20))
  }

  @Test func frameAlignments() throws {
    for (alignment, y) in [(VerticalAlignment.top, 0), (.center, 10), (.bottom, 20)] {
      let row = HStack(alignment: alignment) {
        box(20, 10).id("a")
        box(20, 30)
      }
      #expect(try layOut(row, nil, nil)["a"].minY == CGFloat(y))
    }
    for (alignment, x) in [(HorizontalAlignment.leading, 0), (.center, 10), (.trailing, 20)] {
      let column = VStack(alignment: alignment) {
        box(10, 20).id("a")
        box(30, 20)
      }
      #expect(try layOut(column, nil, nil)["a"].minX == CGFloat(x))
    }
  }

  @Test func emptyStacks() throws {
    #expect(try answer(HStack {}, 100, 100) == .zero)
    #expect(try answer(VStack {}, nil, nil) == .zero)
    #expect(try answer(ZStack {}, 100, 100) == .zero)
  }

  // From the right: 20 and a gap of 8, then 30, in a window of 100 by 20.
  @Test func rightToLeft() throws {
    let view = HStack {
      box(20, 20).id("a")
      box(30, 20).padding(.leading, 2).id("b")
      Spacer()
    }
    var space = LayoutSpace.window(width: 100, height: 20)
    space.layoutDirection = .rightToLeft
    let layout = try view.resolvedLayout(in: space)
    #expect(layout["a"] == CGRect(80, 0, 20, 20))
    #expect(layout["b"] == CGRect(40, 0, 32, 20))
  }
}
