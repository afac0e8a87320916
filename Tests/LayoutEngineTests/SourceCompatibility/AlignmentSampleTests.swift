import LayoutKit
import Testing
import ViewTestSupport

extension VerticalAlignment {
  fileprivate enum MidAccountAndName: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.top] }
  }

  fileprivate static let midAccountAndName = VerticalAlignment(MidAccountAndName.self)
}

private struct Profile: View {
  var body: some View {
    HStack(alignment: .midAccountAndName) {
      VStack {
        box(100, 20)
          .alignmentGuide(.midAccountAndName) { d in d[VerticalAlignment.center] }
          .id("account")
        Color.gray.frame(width: 64, height: 64).id("portrait")
      }
      VStack {
        box(60, 20).id("caption")
        box(120, 40)
          .alignmentGuide(.midAccountAndName) { d in d[VerticalAlignment.center] }
          .id("name")
      }
    }
  }
}

@Suite struct AlignmentSampleTests {
  // The middle of the account is 10 below its stack's top, that of the name 20 + 8 + 20 = 48 below its own stack's.
  // So the first stack starts at 38; it is 20 + 8 + 64 = 92 tall, the row 38 + 92 = 130; widths 100 + 8 + 120.
  @Test func aGuideAcrossNestedStacks() throws {
    let layout = try layOut(Profile(), nil, nil)
    #expect(layout.size == CGSize(228, 130))
    #expect(layout["account"] == CGRect(0, 38, 100, 20))
    #expect(layout["portrait"] == CGRect(18, 66, 64, 64))
    #expect(layout["caption"] == CGRect(138, 0, 60, 20))
    #expect(layout["name"] == CGRect(108, 28, 120, 40))
    #expect(layout["account"].midY == layout["name"].midY)
  }

  // The line lies 20 from the left; the views reach 50, 30 and 40 beyond it: 70 wide.
  @Test func leadingGuides() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      ForEach([0, 20, 10], id: \.self) { indent in
        box(50, 20).alignmentGuide(.leading) { _ in CGFloat(indent) }.id("by \(indent)")
      }
    }
    let layout = try layOut(view, nil, nil)
    #expect(layout.size == CGSize(70, 60))
    #expect(layout["by 0"] == CGRect(20, 0, 50, 20))
    #expect(layout["by 20"] == CGRect(0, 20, 50, 20))
    #expect(layout["by 10"] == CGRect(10, 40, 50, 20))
  }

  // Only the guide that the stack aligns by matters.
  @Test func otherGuidesDoNothing() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      box(50, 20).alignmentGuide(.trailing) { _ in 500 }.id("a")
      box(30, 20).id("b")
    }
    let layout = try layOut(view, nil, nil)
    #expect(layout.size == CGSize(50, 40))
    #expect(layout["b"].minX == 0)
  }

  // center := top = 0, top := bottom, bottom := center = 0: the view hangs below the line. The other one is 30 tall
  // above it, so the row is 30 + 20.
  @Test func aChainOfGuides() throws {
    let view = HStack(alignment: .bottom, spacing: 0) {
      box(10, 20)
        .alignmentGuide(VerticalAlignment.center) { d in d[.top] }
        .alignmentGuide(.top) { d in d[.bottom] }
        .alignmentGuide(.bottom) { d in d[VerticalAlignment.center] }
        .id("hanging")
      box(10, 30).id("standing")
    }
    let layout = try layOut(view, nil, nil)
    #expect(layout.size == CGSize(20, 50))
    #expect(layout["hanging"] == CGRect(0, 30, 10, 20))
    #expect(layout["standing"] == CGRect(10, 0, 10, 30))
  }
}
