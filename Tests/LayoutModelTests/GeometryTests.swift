import LayoutKit
import Testing

@Suite struct ProposedViewSizeTests {
  @Test func constants() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(ProposedViewSize(CGSize(width: 3, height: 4)) == ProposedViewSize(width: 3, height: 4))
  }

  @Test func replacesWhatIsUnspecified() {
    let open = ProposedViewSize(width: nil, height: 7)
    #expect(open.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 7))
    #expect(open.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)) == CGSize(width: 1, height: 7))
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
  }

  @Test func nothingIsClamped() {
    let odd = ProposedViewSize(width: -3, height: .infinity)
    #expect(odd.replacingUnspecifiedDimensions() == CGSize(width: -3, height: CGFloat.infinity))
    #expect(ProposedViewSize(width: .nan, height: 0).width?.isNaN == true)
  }
}
