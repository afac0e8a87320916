import LayoutKit
import Testing
import ViewTestSupport

/// Section 7.9: the first view that fits.
@Suite struct ViewThatFitsTests {
  private var candidates: some View {
    Group {
      box(100, 10).id("wide")
      FlexibleContent(width: LengthRange(ideal: 50), height: LengthRange(ideal: 30, max: 30)).id("middle")
      box(20, 60).id("narrow")
    }
  }

  private func chosen(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> [String] {
    try layOut(view, width, height).views.map(\.id)
  }

  @Test func bothAxes() throws {
    let view = ViewThatFits { candidates }
    #expect(try chosen(view, 100, 10) == ["wide"])
    #expect(try chosen(view, 99, 30) == ["middle"])
    #expect(try chosen(view, 100, 9) == ["narrow"])
    #expect(try chosen(view, 49, 100) == ["narrow"])
    #expect(try chosen(view, 10, 10) == ["narrow"])
    #expect(try chosen(view, nil, nil) == ["wide"])
  }

  @Test func oneAxis() throws {
    let view = ViewThatFits(in: .horizontal) { candidates }
    #expect(try chosen(view, 100, 0) == ["wide"])
    #expect(try chosen(view, 60, 0) == ["middle"])
    #expect(try chosen(ViewThatFits(in: []) { candidates }, 0, 0) == ["wide"])
  }

  // The chosen view is offered what the container is.
  @Test func theChosenViewIsOfferedAll() throws {
    let layout = try layOut(ViewThatFits { candidates }, 80, 40)
    #expect(layout.size == CGSize(80, 30))
    #expect(layout["middle"] == CGRect(0, 0, 80, 30))
  }

  @Test func nothingToChooseFrom() throws {
    #expect(try answer(ViewThatFits {}, 100, 100) == .zero)
  }
}
