import LayoutKit
import Testing
import ViewTestSupport

/// Views one after another, each `step` further right and down than the one before.
private struct Staircase: Layout {
  var step: CGFloat

  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: step * CGFloat(subviews.count), height: step * step)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let position = CGPoint(x: bounds.minX + step * CGFloat(index), y: bounds.minY + step * step * CGFloat(index))
      subview.place(at: position, proposal: .unspecified)
    }
  }
}

private struct Pair: View {
  var layout: AnyLayout
  var names = ["a", "b"]

  var body: some View {
    layout { ForEach(names, id: \.self) { box(10, 20).id($0) } }
  }
}

@Suite struct LayoutTransitionTests {
  private func layout(_ layout: some Layout, _ names: [String] = ["a", "b"]) throws -> ResolvedLayout {
    try layOut(Pair(layout: AnyLayout(layout), names: names), nil, nil)
  }

  private func tree(_ layout: some Layout, _ names: [String] = ["a", "b"]) throws -> LayoutTree {
    try LayoutTree(Pair(layout: AnyLayout(layout), names: names))
  }

  // The row has b at (18, 0), the column at (0, 28); the sizes are 28 by 20 and 10 by 48.
  @Test func framesOfStacks() throws {
    let transition = LayoutTransition(from: try layout(HStackLayout()), to: try layout(VStackLayout()))
    #expect(transition.views.map(\.change) == [.resized, .unchanged, .moved])
    #expect(transition.change(of: "b") == .moved)
    let half = try transition.moment(at: 0.5)
    #expect(half.frame(of: "a") == CGRect(0, 0, 10, 20))
    #expect(half.frame(of: "b") == CGRect(9, 14, 10, 20))
    #expect(half.size == CGSize(19, 34))
    #expect(try transition.moment(at: 0.25).frame(of: "b") == CGRect(13.5, 7, 10, 20))
  }

  @Test func viewsThatComeAndGo() throws {
    let transition = LayoutTransition(
      from: try layout(HStackLayout(), ["a", "b"]), to: try layout(VStackLayout(), ["c", "a"]))
    #expect(transition.views.map(\.id) == [nil, "c", "a", "b"])
    #expect(transition.views.map(\.change) == [.resized, .inserted, .moved, .removed])
    #expect(transition.views.map { $0.start == nil } == [false, true, false, false])
    #expect(transition.views.map { $0.end == nil } == [false, false, false, true])
    let half = try transition.moment(at: 0.5)
    #expect(half.frame(of: "c") == CGRect(0, 0, 10, 20))
    #expect(half.frame(of: "a") == CGRect(0, 14, 10, 20))
    #expect(half.frame(of: "b") == CGRect(18, 0, 10, 20))
    #expect(try transition.moment(at: 0).frame(of: "c") == nil)
    #expect(try transition.moment(at: 1).frame(of: "b") == nil)
  }

  // A branch is another view: one of each name goes, one comes.
  @Test func branches() throws {
    func view(_ isRow: Bool) throws -> ResolvedLayout {
      try layOut(
        Group {
          if isRow { HStack { box(5, 5).id("a") } } else { VStack { box(6, 6).id("a") } }
        }, nil, nil)
    }
    let transition = LayoutTransition(from: try view(true), to: try view(false))
    #expect(transition.views.map(\.change) == [.inserted, .inserted, .removed, .removed])
    let half = try transition.moment(at: 0.5)
    #expect(half.frames.count == 4)
    #expect(half.frame(of: "a")?.size == CGSize(6, 6))
    #expect(half.size == CGSize(5.5, 5.5))
  }

  // What the first view that fits is, another size decides.
  @Test func choices() throws {
    let view = ViewThatFits {
      box(100, 10).id("wide")
      box(50, 10).id("narrow")
    }
    let transition = LayoutTransition(from: try layOut(view, 120, 10), to: try layOut(view, 60, 10))
    #expect(transition.change(of: "wide") == .removed)
    #expect(transition.change(of: "narrow") == .inserted)
  }

  // 1/3 of the way is not exact in binary, and neither are the frames; the ends are.
  @Test func endsAreExact() throws {
    func thirds(_ width: CGFloat) throws -> ResolvedLayout {
      try layOut(HStack(spacing: 0.1) { ForEach(0..<3) { Color.red.id($0) } }, width, 1.1)
    }
    let (first, last) = (try thirds(100), try thirds(7))
    let transition = LayoutTransition(from: first, to: last)
    for (progress, layout) in [(0, first), (-3, first), (.nan, first), (1, last), (1.5, last), (.infinity, last)] {
      let moment = try transition.moment(at: progress)
      #expect(moment.frames == layout.framesByIdentity)
      #expect(moment.size == layout.size)
      #expect(moment.frame(of: "2") == layout.frame(of: "2"))
    }
  }

  @Test func coordinatesThatAreNotFinite() throws {
    let view = Color.red.id("a")
    let transition = LayoutTransition(from: try layOut(view, .infinity, 10), to: try layOut(view, 50, 20))
    #expect(transition.change(of: "a") == .resized)
    #expect(try transition.moment(at: 0.5).frame(of: "a") == CGRect(0, 0, 50, 15))
    let same = LayoutTransition(from: try layOut(view, .infinity, 10), to: try layOut(view, .infinity, 10))
    #expect(same.change(of: "a") == .unchanged)
    #expect(try same.moment(at: 0.5).frame(of: "a") == CGRect(0, 0, .infinity, 10))
  }

  // Steps of 10 and 20: half way the step is 15, and the second view stands at 15² = 225, not between 100 and 400.
  @Test func animatableDataAreLaidOut() throws {
    let transition = try LayoutTransition(
      from: try layout(Staircase(step: 10)), to: try tree(Staircase(step: 20)), in: .proposing(.unspecified))
    #expect(transition.change(of: "b") == .moved)
    #expect(try transition.moment(at: 0).frame(of: "b") == CGRect(10, 100, 10, 20))
    #expect(try transition.moment(at: 0.5).frame(of: "b") == CGRect(15, 225, 10, 20))
    #expect(try transition.moment(at: 0.5).size == CGSize(30, 225))
    #expect(try transition.moment(at: 1).frame(of: "b") == CGRect(20, 400, 10, 20))
    // The frames alone do not know of the layout.
    let frames = LayoutTransition(from: try layout(Staircase(step: 10)), to: try layout(Staircase(step: 20)))
    #expect(try frames.moment(at: 0.5).frame(of: "b") == CGRect(15, 250, 10, 20))
  }

  // A view that leaves while the step changes: b is third, then second. It starts at (20, 200); with a step of 10 in the
  // new tree it would stand at (10, 100), so (10, 100) fade away. Half way: (15, 225) + (5, 50).
  @Test func dataAndViewsChangeTogether() throws {
    let transition = try LayoutTransition(
      from: try layout(Staircase(step: 10), ["a", "x", "b"]), to: try tree(Staircase(step: 20)),
      in: .proposing(.unspecified))
    #expect(try transition.moment(at: 0).frame(of: "b") == CGRect(20, 200, 10, 20))
    #expect(try transition.moment(at: 0.5).frame(of: "b") == CGRect(20, 275, 10, 20))
    #expect(try transition.moment(at: 1).frame(of: "b") == CGRect(20, 400, 10, 20))
    #expect(try transition.moment(at: 0.5).frame(of: "x") == CGRect(10, 100, 10, 20))
  }

  // Layouts of two types have nothing to interpolate but their frames: between (18, 0) and (20, 400).
  @Test func anotherTypeOfLayout() throws {
    let transition = try LayoutTransition(
      from: try layout(HStackLayout()), to: try tree(Staircase(step: 20)), in: .proposing(.unspecified))
    #expect(try transition.moment(at: 0.5).frame(of: "b") == CGRect(19, 200, 10, 20))
  }

  // Spacing is no animatable data: the frames move between the layouts, as if it were.
  @Test func stacksHaveNoAnimatableData() throws {
    #expect(HStackLayout(spacing: 5).animatableData == EmptyAnimatableData())
    let transition = try LayoutTransition(
      from: try layout(HStackLayout(spacing: 0)), to: try tree(HStackLayout(spacing: 10)),
      in: .proposing(.unspecified))
    #expect(try transition.moment(at: 0.5).frame(of: "b") == CGRect(15, 0, 10, 20))
  }
}
