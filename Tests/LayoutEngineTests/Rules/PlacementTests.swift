import LayoutKit
import Testing
import ViewTestSupport

/// A layout of 100 by 100 that places its views as a closure says.
private struct Board: Layout {
  var place: @Sendable (LayoutSubviews, CGRect) -> Void = { _, _ in }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(100, 100) }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews, bounds)
  }
}

/// Counts the calls of `placeSubviews`.
private struct CountingLayout: Layout {
  final class Count: @unchecked Sendable {
    var placements = 0
  }

  var count: Count

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(10, 10) }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    count.placements += 1
  }
}

extension View {
  /// The view with its origin at a point of the window.
  fileprivate func at(_ x: CGFloat, _ y: CGFloat) -> some View {
    padding(EdgeInsets(top: y, leading: x, bottom: 0, trailing: 0))
  }
}

/// Section 2.4: where a subview stands.
@Suite struct PlacementTests {
  // (120, 70, 100 by 100): 120 + 35, 70 + 35.
  @Test func whatIsNotPlacedIsCentred() throws {
    let layout = try layOut(Board()() { box(30, 30).id("a") }.at(120, 70), 220, 170)
    #expect(layout["a"] == CGRect(155, 105, 30, 30))
  }

  // It answers the container's own proposal: 80 of width are offered here, and the board is 100 wide.
  @Test func whatIsNotPlacedAnswersTheContainersProposal() throws {
    let layout = try layOut(Board()() { Color.red.id("a") }, 80, nil)
    #expect(layout["a"] == CGRect(10, 45, 80, 10))
  }

  @Test func theLastPlacementWins() throws {
    let count = CountingLayout.Count()
    let board = Board { subviews, bounds in
      subviews[0].place(at: bounds.origin, proposal: .zero)
      subviews[0].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
    }
    let layout = try layOut(board { CountingLayout(count: count)() { box(1, 1) }.id("a") }.at(5, 6), nil, nil)
    #expect(layout["a"] == CGRect(95, 96, 10, 10))
    #expect(count.placements == 1)
  }

  // At (25, 25) of a board at (100, 100).
  @Test(arguments: [
    (UnitPoint.leading, CGPoint(x: 125, y: 115)), (.topTrailing, CGPoint(x: 95, y: 125)),
    (.bottomTrailing, CGPoint(x: 95, y: 105)), (.center, CGPoint(x: 110, y: 115)),
    (.topLeading, CGPoint(x: 125, y: 125)),
  ])
  func anchors(anchor: UnitPoint, origin: CGPoint) throws {
    let board = Board { subviews, bounds in
      subviews[0].place(
        at: CGPoint(x: bounds.minX + 25, y: bounds.minY + 25), anchor: anchor, proposal: .unspecified)
    }
    let layout = try layOut(board { box(30, 20).id("a") }.at(100, 100), nil, nil)
    #expect(layout["a"] == CGRect(origin: origin, size: CGSize(30, 20)))
  }

  @Test func placesOutsideTheBounds() throws {
    let board = Board { subviews, bounds in
      subviews[0].place(at: CGPoint(x: bounds.minX - 500, y: bounds.maxY + 70), proposal: .unspecified)
    }
    let layout = try layOut(board { box(30, 20).id("a") }, nil, nil)
    #expect(layout["a"] == CGRect(-500, 170, 30, 20))
    #expect(layout.size == CGSize(100, 100))
  }

  @Test func infinitePlaces() throws {
    let board = Board { subviews, bounds in
      subviews[0].place(at: CGPoint(x: CGFloat.infinity, y: 0), proposal: .unspecified)
    }
    let layout = try layOut(board { box(30, 20).id("a") }, nil, nil)
    #expect(layout["a"].minX == .infinity)
  }

  // Endlessly wide in the middle of 100: half of all that overflows is before it.
  @Test func infiniteAnswers() throws {
    let layout = try layOut(box(.infinity, 20).id("a").frame(width: 100), nil, nil)
    #expect(layout["a"].minX == -.infinity)
    #expect(layout.size == CGSize(100, 20))
  }

  // A layout cannot impose a size: the view answers what it is offered.
  @Test func theSizeIsTheViewsOwn() throws {
    let board = Board { subviews, bounds in
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 50, height: 60))
      subviews[1].place(at: bounds.origin, proposal: ProposedViewSize(width: 50, height: 60))
    }
    let layout = try layOut(
      board {
        box(30, 20).id("a")
        Color.red.id("b")
      }, nil, nil)
    #expect(layout["a"].size == CGSize(30, 20))
    #expect(layout["b"].size == CGSize(50, 60))
  }

  @Test func placingOutsidePlacementTraps() async {
    await #expect(processExitsWith: .failure) {
      struct Eager: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          subviews[0].place(at: .zero, proposal: proposal)
          return .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      _ = try Eager { Color.red }.resolvedLayout(in: .proposing(.zero))
    }
  }
}
