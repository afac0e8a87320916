import LayoutKit
import Testing
import ViewTestSupport

/// Sections 7.3 to 7.6 and shapes.
@Suite struct UnaryTests {
  @Test func paddingForms() throws {
    let view = box(20, 20)
    #expect(try answer(view.padding(), nil, nil) == CGSize(52, 52))
    #expect(try answer(view.padding(5), nil, nil) == CGSize(30, 30))
    #expect(try answer(view.padding(.horizontal), nil, nil) == CGSize(52, 20))
    #expect(try answer(view.padding([.top, .leading], 3), nil, nil) == CGSize(23, 23))
    #expect(try answer(view.padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4)), nil, nil) == CGSize(26, 24))
    #expect(try answer(view.padding(nil as CGFloat? ?? 2), nil, nil) == CGSize(24, 24))
    #expect(try answer(view.padding(.all, nil), nil, nil) == CGSize(52, 52))
  }

  // P2.
  @Test func oddPadding() throws {
    let view = box(20, 20).id("a")
    let less = try layOut(view.padding(-5), nil, nil)
    #expect(less.size == CGSize(10, 10))
    #expect(less["a"] == CGRect(-5, -5, 20, 20))
    let none = try layOut(view.padding(-15), nil, nil)
    #expect(none.size == .zero)
    #expect(none["a"] == CGRect(-15, -15, 20, 20))
    let sides = view.padding(.leading, -30).padding(.trailing, 5)
    #expect(
      try answer(view.padding(EdgeInsets(top: 0, leading: -30, bottom: 0, trailing: 5)), nil, nil) == CGSize(0, 20))
    #expect(try answer(sides, nil, nil) == CGSize(5, 20))  // Cut at 0 before 5 are added.
    #expect(try answer(Color.red.padding(60), 100, 100) == CGSize(120, 120))
    #expect(try answer(view.padding(.infinity), nil, nil) == CGSize(CGFloat.infinity, CGFloat.infinity))
    #expect(try answer(view.padding(-.infinity), nil, nil) == .zero)
  }

  // P8, P8c.
  @Test(arguments: [
    (2, ContentMode.fit, CGSize(100, -10), CGSize(-20, -10)), (2, .fill, CGSize(-100, 80), CGSize(160, 80)),
    (2, .fit, CGSize(-100, 80), CGSize(-100, -50)), (2, .fit, CGSize(0, 80), CGSize(0, 0)),
    (2, .fill, CGSize(100, 0), CGSize(100, 50)), (-2, .fit, CGSize(100, 80), CGSize(100, -50)),
    (0, .fit, CGSize(100, 80), CGSize(0, 80)), (2, .fit, CGSize(100, 80), CGSize(100, 50)),
    (2, .fill, CGSize(100, 80), CGSize(160, 80)),
    (16.0 / 9, .fit, CGSize(500, CGFloat.infinity), CGSize(500, 281.25)),
    (16.0 / 9, .fill, CGSize(500, CGFloat.infinity), CGSize(CGFloat.infinity, CGFloat.infinity)),
  ])
  func aspectRatios(ratio: Double, mode: ContentMode, offered: CGSize, answered: CGSize) throws {
    let view = Color.red.aspectRatio(ratio, contentMode: mode)
    #expect(try answer(view, offered.width, offered.height) == answered)
  }

  @Test func aspectRatioForms() throws {
    let view = Color.red.aspectRatio(CGSize(2, 1), contentMode: .fit)
    #expect(try answer(view, 100, nil) == CGSize(100, 50))
    #expect(try answer(view, nil, 80) == CGSize(160, 80))
    #expect(try answer(view, nil, nil) == CGSize(10, 10))
    // Its own ratio is 40 to 20.
    let picture = FlexibleContent(width: LengthRange(ideal: 40), height: LengthRange(ideal: 20))
    #expect(try answer(picture.scaledToFit(), 100, 100) == CGSize(100, 50))
    #expect(try answer(picture.scaledToFill(), 100, 100) == CGSize(200, 100))
    #expect(try answer(picture.aspectRatio(contentMode: .fit), 100, 100) == CGSize(100, 50))
    // A view of one size keeps it.
    #expect(try answer(box(168, 95).aspectRatio(16 / 9, contentMode: .fit), 500, 300) == CGSize(168, 95))
  }

  @Test func offsets() throws {
    let view = HStack(spacing: 0) {
      box(20, 20).id("a").offset(x: 3, y: -4).id("outside")
      box(20, 20).offset(CGSize(1, 1)).id("b")
    }
    let layout = try layOut(view, nil, nil)
    #expect(layout.size == CGSize(40, 20))
    #expect(layout["a"] == CGRect(3, -4, 20, 20))
    #expect(layout["outside"] == CGRect(0, 0, 20, 20))
    #expect(layout["b"] == CGRect(20, 0, 20, 20))
    #expect(try layOut(box(1, 1).id("a").offset(), nil, nil)["a"] == CGRect(0, 0, 1, 1))
  }

  @Test func positions() throws {
    let view = box(20, 10).id("a").position(x: 30, y: 40)
    let layout = try layOut(view, 100, 80)
    #expect(layout.size == CGSize(100, 80))
    #expect(layout["a"] == CGRect(20, 35, 20, 10))
    #expect(try answer(view, 100, nil) == CGSize(100, 10))
    #expect(try layOut(box(20, 10).id("a").position(), 100, 80)["a"] == CGRect(-10, -5, 20, 10))
    #expect(try layOut(box(20, 10).id("a").position(CGPoint(x: 5, y: 5)), 9, 9)["a"] == CGRect(-5, 0, 20, 10))
  }

  @Test func shapes() throws {
    for offered in [CGSize(100, 50), CGSize(-10, -20), CGSize(0, CGFloat.infinity)] {
      for view in [
        AnyView(Color.red), AnyView(Rectangle()), AnyView(RoundedRectangle(cornerRadius: 3)), AnyView(Capsule()),
        AnyView(Ellipse()), AnyView(Rectangle().fill(.blue)), AnyView(Ellipse().stroke(Color.blue, lineWidth: 2)),
      ] {
        #expect(try answer(view, offered.width, offered.height) == offered)
      }
    }
    #expect(try answer(Color(white: 0.5), nil, 30) == CGSize(10, 30))
  }

  @Test func circles() throws {
    #expect(try answer(Circle(), 100, 50) == CGSize(50, 50))
    #expect(try answer(Circle(), nil, nil) == CGSize(10, 10))
    #expect(try answer(Circle(), 100, nil) == CGSize(10, 10))
    let row = HStack(spacing: 0) {
      Circle().id("circle")
      Color.red.id("rest")
    }
    // The circle is the less flexible one: 20 of 50, the height; 80 are left.
    let layout = try layOut(row, 100, 20)
    #expect(layout["circle"] == CGRect(0, 0, 20, 20))
    #expect(layout["rest"] == CGRect(20, 0, 80, 20))
  }
}
