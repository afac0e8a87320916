import LayoutKit
import Testing
import ViewTestSupport

/// Section 8.4: baselines, as measured.
@Suite struct BaselineTests {
  private let small = MeasuredText.small
  private let large = MeasuredText.large
  private let twoLines = MeasuredText.twoLines
  private var square: some View { Color.red.frame(width: 10, height: 10) }

  private func expect(
    _ width: CGFloat, _ height: CGFloat, first: CGFloat, last: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> some View
  ) throws {
    let expected = Baselines(width, height, first: first, last: last)
    #expect(try baselines(of: view()) == expected, sourceLocation: sourceLocation)
  }

  @Test func columns() throws {
    try expect(33.5, 46, first: 13, last: 41) {
      VStack(spacing: 0) {
        small
        large
      }
    }
    try expect(33.5, 54, first: 13, last: 49) {
      VStack(spacing: 8) {
        small
        large
      }
    }
    try expect(17.5, 26, first: 23, last: 23) {
      VStack(spacing: 0) {
        square
        small
      }
    }
    try expect(17.5, 26, first: 13, last: 13) {
      VStack(spacing: 0) {
        small
        square
      }
    }
  }

  @Test func rowsAndLayers() throws {
    try expect(51, 30, first: 20, last: 25) {
      HStack(spacing: 0) {
        small
        large
      }
    }
    try expect(35, 32, first: 13, last: 29) {
      HStack(alignment: .top, spacing: 0) {
        twoLines
        small
      }
    }
    try expect(40, 40, first: 25, last: 25) {
      ZStack {
        Color.red.frame(width: 40, height: 40)
        small
      }
    }
    try expect(10, 10, first: 10, last: 10) { HStack { square } }
  }

  @Test func modifiers() throws {
    try expect(20, 30, first: 30, last: 30) { Color.red.frame(width: 20, height: 30) }
    try expect(33.5, 32, first: 21, last: 21) { small.padding(8) }
    try expect(17.5, 50, first: 30, last: 30) { small.frame(height: 50) }
    try expect(17.5, 16, first: 13, last: 13) { small.offset(y: 7) }
    try expect(17.5, 16, first: 4, last: 13) { small.alignmentGuide(.firstTextBaseline) { _ in 4 } }
    try expect(30, 30, first: 30, last: 30) { Color.red.frame(width: 30, height: 30).overlay { small } }
  }

  private func row(_ alignment: VerticalAlignment) -> some View {
    HStack(alignment: alignment, spacing: 0) {
      small.id("a")
      large.id("b")
      twoLines.id("c")
      square.id("d")
    }
  }

  private func tops(_ alignment: VerticalAlignment) throws -> [CGFloat] {
    let layout = try layOut(row(alignment), nil, nil)
    return ["a", "b", "c", "d"].map { layout[$0].minY }
  }

  @Test func rowsAlignedByText() throws {
    #expect(try tops(.firstTextBaseline) == [12, 0, 12, 15])
    try expect(78.5, 44, first: 25, last: 41) { row(.firstTextBaseline) }
    #expect(try tops(.lastTextBaseline) == [16, 4, 0, 19])
    try expect(78.5, 34, first: 13, last: 29) { row(.lastTextBaseline) }
    #expect(try tops(.center) == [8, 1, 0, 11])
    #expect(try answer(row(.center), nil, nil) == CGSize(78.5, 32))
    #expect(try tops(.top) == [0, 0, 0, 0])
  }

  // Box guides stop at the first container of several views, and pass through modifiers, moved.
  @Test func boxGuidesStopAtContainers() throws {
    func leading(_ view: some View) throws -> CGFloat? {
      try reading(view) { $0[0].dimensions(in: .unspecified)[explicit: HorizontalAlignment.leading] }
    }
    let guided = box(20, 20).alignmentGuide(.leading) { _ in 5 }
    #expect(try leading(guided.padding(3)) == 8)
    #expect(try leading(guided.frame(width: 40)) == 15)
    #expect(try leading(HStack { guided }) == 5)
    let row = HStack {
      guided
      guided
    }
    #expect(try leading(row) == nil)
  }
}
