import LayoutKit
import Testing
import ViewTestSupport

@Suite struct ProposedViewSizeTests {
  @Test func constants() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(ProposedViewSize(CGSize(3, 4)) == ProposedViewSize(width: 3, height: 4))
  }

  @Test func replacesWhatIsUnspecified() {
    let open = ProposedViewSize(width: nil, height: 7)
    #expect(open.replacingUnspecifiedDimensions() == CGSize(10, 7))
    #expect(open.replacingUnspecifiedDimensions(by: CGSize(1, 2)) == CGSize(1, 7))
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(10, 10))
  }

  @Test func nothingIsClamped() {
    let odd = ProposedViewSize(width: -3, height: .infinity)
    #expect(odd.replacingUnspecifiedDimensions() == CGSize(-3, .infinity))
    #expect(ProposedViewSize(width: .nan, height: 0).width?.isNaN == true)
  }
}

@Suite struct UnitPointTests {
  @Test func constants() {
    #expect(UnitPoint() == .zero)
    #expect(UnitPoint.zero == .topLeading)
    let points: [(UnitPoint, CGFloat, CGFloat)] = [
      (.topLeading, 0, 0), (.top, 0.5, 0), (.topTrailing, 1, 0),
      (.leading, 0, 0.5), (.center, 0.5, 0.5), (.trailing, 1, 0.5),
      (.bottomLeading, 0, 1), (.bottom, 0.5, 1), (.bottomTrailing, 1, 1),
    ]
    for (point, x, y) in points { #expect(point == UnitPoint(x: x, y: y)) }
    #expect(Set(points.map(\.0)).count == 9)
  }

  @Test func animatesIn128ths() {
    var point = UnitPoint(x: 0.5, y: 1)
    #expect(point.animatableData == AnimatablePair(64, 128))
    point.animatableData = AnimatablePair(32, 0)
    #expect(point == UnitPoint(x: 0.25, y: 0))
  }
}

@Suite struct AngleTests {
  @Test func degreesAndRadians() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle.radians(.pi / 2).degrees == 90)
    #expect(Angle.zero < Angle(degrees: 1))
    var angle = Angle(radians: 1)
    #expect(angle.animatableData == 128)
    angle.animatableData = 64
    #expect(angle == Angle(radians: 0.5))
  }

  @Test func transforms() {
    let move = CGAffineTransform(translationX: 5, y: 6)
    let stretch = CGAffineTransform(scaleX: 2, y: 3)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(move.concatenating(stretch)) == CGPoint(x: 12, y: 21))
    #expect(point.applying(stretch.concatenating(move)) == CGPoint(x: 7, y: 9))
    #expect(point.applying(stretch.translatedBy(x: 5, y: 6)) == CGPoint(x: 12, y: 21))
    #expect(point.applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 7, y: 9))
    #expect(CGSize(1, 1).applying(move.concatenating(stretch)) == CGSize(2, 3))
    // A quarter turn takes the point above the origin to its right.
    let right = CGPoint(x: 0, y: -10).applying(CGAffineTransform.identity.rotated(by: .pi / 2))
    #expect(abs(right.x - 10) < 1e-12 && abs(right.y) < 1e-12)
  }
}

@Suite struct EdgeTests {
  @Test func sets() {
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.vertical == [.top, .bottom])
    #expect(Edge.Set.horizontal.isDisjoint(with: .vertical))
    #expect(Edge.allCases.map { Edge.Set($0).rawValue } == [1, 2, 4, 8])
  }

  @Test func insets() {
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    #expect(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).trailing == 4)
  }

  @Test func axes() {
    #expect(Axis.Set([.horizontal, .vertical]).rawValue == 3)
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
  }
}
