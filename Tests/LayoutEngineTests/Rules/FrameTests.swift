import LayoutKit
import Testing
import ViewTestSupport

/// Text of one line of 240 by 15.
private let text = LayoutNode(.wrapping(width: 240, lineHeight: 15, firstBaseline: nil))

/// Sections 7.1 and 7.2: frames.
@Suite struct FrameTests {
  private let small = box(20, 20)

  @Test func fixed() throws {
    #expect(try answer(small.frame(width: 60), 100, 100) == CGSize(60, 20))
    #expect(try answer(Color.red.frame(height: 60), 100, nil) == CGSize(100, 60))
    #expect(try answer(text.frame(width: 60), 100, 100) == CGSize(60, 60))  // F1: four lines
  }

  @Test(arguments: [(CGFloat(-5), CGFloat(0)), (.nan, 20), (.infinity, 20), (-CGFloat.infinity, 0)])
  func oddFixedWidths(width: CGFloat, answered: CGFloat) throws {
    #expect(try answer(small.frame(width: width), nil, nil).width == answered)
  }

  // F2: the width is clamped, the height is that of the ideal size.
  @Test func textAtMost() throws {
    #expect(try answer(text.frame(maxWidth: 60), nil, nil) == CGSize(60, 15))
    #expect(try answer(text.frame(maxWidth: 60), 100, nil) == CGSize(60, 60))
  }

  // A frame with a maximum takes what is offered, one with a minimum alone is cut back to it.
  @Test func boundsOnOneSide() throws {
    #expect(try answer(small.frame(maxWidth: .infinity), 100, nil).width == 100)
    #expect(try answer(small.frame(maxWidth: 60), 100, nil).width == 60)
    #expect(try answer(small.frame(maxWidth: .infinity), nil, nil).width == 20)
    #expect(try answer(small.frame(minWidth: 50), 10, nil).width == 50)
    #expect(try answer(small.frame(minWidth: 50), nil, nil).width == 50)
    #expect(try answer(box(150, 20).frame(minWidth: 50), 100, nil).width == 100)
    #expect(try answer(box(150, 20).frame(minWidth: 50), nil, nil).width == 150)
  }

  @Test func boundsOnBothSides() throws {
    let frame = small.frame(minWidth: 30, maxWidth: 60)
    #expect(try answer(frame, 10, nil).width == 30)
    #expect(try answer(frame, 45, nil).width == 45)
    #expect(try answer(frame, 100, nil).width == 60)
    #expect(try answer(frame, nil, nil).width == 30)
  }

  @Test func ideals() throws {
    let frame = Color.red.frame(minWidth: 30, idealWidth: 40, maxWidth: 60)
    #expect(try answer(frame, nil, nil) == CGSize(40, 10))
    #expect(try answer(small.frame(idealWidth: 40), 100, nil).width == 20)
    #expect(try answer(small.frame(idealWidth: 40), nil, nil).width == 40)
  }

  // P4: the minimum wins; negative bounds count as 0.
  @Test func contradictions() throws {
    let frame = small.frame(minWidth: 80, maxWidth: 40)
    #expect(try answer(frame, 100, nil).width == 80)
    #expect(try answer(frame, nil, nil).width == 80)
    #expect(try answer(small.frame(minWidth: -10), 100, nil).width == 20)
    #expect(try answer(small.frame(maxWidth: -10), 100, nil).width == 0)
  }

  // P4b.
  @Test func extremes() throws {
    #expect(try answer(small.frame(minWidth: .infinity), 100, nil).width == .infinity)
    #expect(try answer(small.frame(idealWidth: -10), nil, nil).width == 0)
    #expect(try answer(small.frame(idealWidth: .infinity), nil, nil).width == .infinity)
    #expect(try answer(small.frame(idealWidth: .infinity), 100, nil).width == 20)
    #expect(try answer(small.frame(maxWidth: .infinity), .infinity, nil).width == .infinity)
  }

  // Oversized content overflows on both sides.
  @Test func overflow() throws {
    #expect(try layOut(box(60, 60).id("a").frame(width: 20, height: 20), nil, nil)["a"] == CGRect(-20, -20, 60, 60))
    let corner = box(60, 60).id("a").frame(width: 20, height: 20, alignment: .bottomTrailing)
    #expect(try layOut(corner, nil, nil)["a"] == CGRect(-40, -40, 60, 60))
  }

  @Test func fixedSize() throws {
    let flexible = FlexibleContent(width: LengthRange(ideal: 40), height: LengthRange(ideal: 30))
    #expect(try answer(flexible.fixedSize(), 100, 100) == CGSize(40, 30))
    #expect(try answer(flexible.fixedSize(horizontal: true, vertical: false), 100, 100) == CGSize(40, 100))
    #expect(try answer(flexible.fixedSize(horizontal: false, vertical: true), 100, 100) == CGSize(100, 30))
    #expect(try answer(text.fixedSize(), 60, 10) == CGSize(240, 15))
  }
}
