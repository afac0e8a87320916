import LayoutKit
import Testing
import ViewTestSupport

@Suite struct AnimationTests {
  @Test func pairs() {
    var pair = AnimatablePair(3.0, AnimatablePair(1.0, CGFloat(2)))
    #expect(pair.magnitudeSquared == 14)  // 9 + 1 + 4
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(6, AnimatablePair(2, 4)))
    #expect(pair + pair == AnimatablePair(12, AnimatablePair(4, 8)))
    #expect(pair - pair == .zero)
  }

  @Test func geometry() {
    var rectangle = CGRect(1, 2, 3, 4)
    #expect(rectangle.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
    rectangle.animatableData.scale(by: 0.5)
    #expect(rectangle == CGRect(0.5, 1, 1.5, 2))
  }

  @Test func nothing() {
    #expect(EmptyAnimatableData() == .zero)
    #expect((EmptyAnimatableData() + .zero).magnitudeSquared == 0)
    // Spacing and alignment of a stack do not animate.
    #expect(HStackLayout(spacing: 3).animatableData == EmptyAnimatableData())
  }

  private struct Ring: Layout {
    var angle = 0.0
    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(angle, 0) }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  // Halfway between two angles, through the erased layout: (10 + 30) / 2.
  @Test func erasedLayoutsAnimate() throws {
    var layout = AnyLayout(Ring(angle: 10))
    var data = layout.animatableData + AnyLayout(Ring(angle: 30)).animatableData
    data.scale(by: 0.5)
    layout.animatableData = data
    #expect(try answer(layout { EmptyView() }, nil, nil) == CGSize(20, 0))
  }

  @Test func otherTypesOfDataAreIgnored() throws {
    var layout = AnyLayout(Ring(angle: 10))
    layout.animatableData = AnyLayout(HStackLayout()).animatableData
    #expect(try answer(layout { EmptyView() }, nil, nil) == CGSize(10, 0))
  }
}
