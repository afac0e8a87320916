import LayoutKit
import Testing
import ViewTestSupport

@Suite struct LayoutSampleTests {
  // The widest ideal width is 70, the largest height 30; weights 1, 1 and 2 with two gaps of 8: 4 * 70 + 16 = 296 by 30,
  // in the middle of 400 by 100: at (52, 35). Cells start at 52, 52 + 78 = 130 and 130 + 78 = 208.
  @Test func equalWidths() throws {
    let view = EqualWidthHStack {
      FixedContent(width: 40, height: 20).id("a")
      FixedContent(width: 70, height: 30).id("b")
      FlexibleContent(width: LengthRange(ideal: 50), height: LengthRange(ideal: 20, max: 20))
        .widthWeight(2).id("c")
    }
    let layout = try view.resolvedLayout(in: .window(width: 400, height: 100))
    #expect(layout.size == CGSize(296, 30))
    #expect(layout["a"] == CGRect(67, 40, 40, 20))  // Centred in 70 by 30.
    #expect(layout["b"] == CGRect(130, 35, 70, 30))
    #expect(layout["c"] == CGRect(208, 40, 140, 20))
  }

  // Gaps are the views' own: none beside a spacer.
  @Test func equalWidthsBesideASpacer() throws {
    let view = EqualWidthHStack {
      box(40, 20)
      Spacer()
      box(40, 20)
    }
    #expect(try answer(view, nil, nil) == CGSize(120, 20))
  }

  // In 300 by 300 the radius is 100 around (150, 150); views are 20 by 20 around their points.
  @Test func radial() throws {
    let view = RadialLayout {
      ForEach(["top", "right", "bottom", "left"], id: \.self) { name in
        Circle().frame(width: 20, height: 20).id(name)
      }
    }
    let layout = try layOut(view, 300, 300)
    #expect(layout["top"] == CGRect(140, 40, 20, 20))
    #expect(layout["right"] == CGRect(240, 140, 20, 20))
    #expect(layout["bottom"] == CGRect(140, 240, 20, 20))
    #expect(layout["left"] == CGRect(40, 140, 20, 20))
  }

  // Two columns of (210 - 10) / 2 = 100. Heights 50 and 80 fill both; 30 goes below 50, 40 below 80 (80 < 90).
  @Test func masonry() throws {
    let view = Masonry(columns: 2, spacing: 10) {
      ForEach([50, 80, 30, 40], id: \.self) { height in
        Color.blue.frame(height: CGFloat(height)).id(height)
      }
    }
    let layout = try layOut(view, 210, nil)
    #expect(layout.size == CGSize(210, 130))
    #expect(layout["50"] == CGRect(0, 0, 100, 50))
    #expect(layout["80"] == CGRect(110, 0, 100, 80))
    #expect(layout["30"] == CGRect(0, 60, 100, 30))
    #expect(layout["40"] == CGRect(110, 90, 100, 40))
  }

  // 50 points for labels that take 10 to 60: the minimums are set aside, then priority 10 takes the other 30.
  @Test func priorities() throws {
    let view = PriorityVStack {
      FlexibleContent(height: LengthRange(min: 10, ideal: 40, max: 60)).layoutPriority(1).id("low")
      FlexibleContent(height: LengthRange(min: 10, ideal: 30, max: 60)).layoutPriority(10).id("high")
    }
    let tight = try layOut(view, 100, 50)
    #expect(tight.size == CGSize(100, 50))
    #expect(tight["low"] == CGRect(0, 0, 100, 10))
    #expect(tight["high"] == CGRect(0, 10, 100, 40))
    // With 100 there are 80 beyond the minimums: 50 for the first, 30 for the second.
    let wide = try layOut(view, 100, 100)
    #expect(wide["low"] == CGRect(0, 0, 100, 40))
    #expect(wide["high"] == CGRect(0, 40, 100, 60))
  }
}
