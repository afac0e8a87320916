import LayoutKit
import Testing
import ViewTestSupport

@Suite struct AlignmentTests {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }
  private enum Other: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Sum: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      parentValue = (parentValue ?? 0) + childValue + CGFloat(n) * 100
    }
  }

  @Test func constants() {
    let pairs: [(Alignment, HorizontalAlignment, VerticalAlignment)] = [
      (.topLeading, .leading, .top), (.top, .center, .top), (.topTrailing, .trailing, .top),
      (.leading, .leading, .center), (.center, .center, .center), (.trailing, .trailing, .center),
      (.bottomLeading, .leading, .bottom), (.bottom, .center, .bottom), (.bottomTrailing, .trailing, .bottom),
      (.leadingFirstTextBaseline, .leading, .firstTextBaseline),
      (.centerFirstTextBaseline, .center, .firstTextBaseline),
      (.trailingFirstTextBaseline, .trailing, .firstTextBaseline),
      (.leadingLastTextBaseline, .leading, .lastTextBaseline),
      (.centerLastTextBaseline, .center, .lastTextBaseline),
      (.trailingLastTextBaseline, .trailing, .lastTextBaseline),
    ]
    for (alignment, horizontal, vertical) in pairs {
      #expect(alignment == Alignment(horizontal: horizontal, vertical: vertical))
    }
  }

  @Test func guidesAreEqualByTheirIdentity() {
    #expect(HorizontalAlignment(Third.self) == HorizontalAlignment(Third.self))
    #expect(HorizontalAlignment(Third.self) != HorizontalAlignment(Other.self))
    #expect(HorizontalAlignment.listRowSeparatorLeading != .leading)
    #expect(VerticalAlignment.firstTextBaseline != .lastTextBaseline)
  }

  @Test func combining() {
    let values: [CGFloat?] = [3, 1, nil, 5]
    #expect(HorizontalAlignment(Third.self).combineExplicit(values) == 3)
    #expect(HorizontalAlignment.center.combineExplicit(values) == 3)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 1)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 5)
    #expect(VerticalAlignment(Other.self).combineExplicit((0...9).map { CGFloat($0) }) == 4.5)
    #expect(VerticalAlignment.top.combineExplicit([nil, nil]) == nil)
    #expect(VerticalAlignment.top.combineExplicit([CGFloat?]()) == nil)
  }

  // The rule counts the values that are there: 3 + (1 + 100) + (5 + 200).
  @Test func combiningByARuleOfItsOwn() {
    #expect(VerticalAlignment(Sum.self).combineExplicit([3, 1, nil, 5]) == 309)
  }

  @Test func defaults() throws {
    let values = try reading(box(30, 20)) { views -> [CGFloat] in
      let dimensions = views[0].dimensions(in: .unspecified)
      return [
        dimensions[HorizontalAlignment.leading], dimensions[HorizontalAlignment.center], dimensions[.trailing],
        dimensions[.listRowSeparatorLeading], dimensions[.listRowSeparatorTrailing],
        dimensions[HorizontalAlignment(Third.self)], dimensions[.top], dimensions[VerticalAlignment.center],
        dimensions[.bottom], dimensions[.firstTextBaseline], dimensions[.lastTextBaseline],
      ]
    }
    #expect(values == [0, 15, 30, 0, 30, 10, 0, 10, 20, 20, 20])
  }

  @Test func explicitValues() throws {
    let view = box(30, 20).alignmentGuide(.leading) { $0.width - 4 }.alignmentGuide(.top) { $0[.bottom] + 1 }
    let values = try reading(view) { views -> [CGFloat?] in
      let dimensions = views[0].dimensions(in: .unspecified)
      return [
        dimensions[explicit: .leading], dimensions[explicit: .trailing], dimensions[explicit: .top],
        dimensions[.leading], dimensions[.top], dimensions[explicit: VerticalAlignment.center],
      ]
    }
    #expect(values == [26, nil, 21, 26, 21, nil])
  }
}
