import LayoutKit
import Testing
import ViewTestSupport

/// Text with the bundled measurer, against what was measured on macOS with its own font (8.4 and 10 of the semantics).
@Suite struct TextTests {
  private static let small = Text("Hg").font(.system(size: 13))
  private static let large = Text("Hg").font(.system(size: 26))
  private static let twoLines = Text("Hg\nHg").font(.system(size: 13))

  /// Frames in half points, as on the screen where the measurements were made.
  private func onAScreen<V: View>(_ view: V) -> some View { view.environment(\.textMeasurer, HalfPoints()) }

  @Test func measuredSizesAndBaselines() throws {
    #expect(try baselines(of: onAScreen(Self.small)) == Baselines(17.5, 16, first: 13, last: 13))
    #expect(try baselines(of: onAScreen(Self.large)) == Baselines(33.5, 30, first: 25, last: 25))
    #expect(try baselines(of: onAScreen(Self.twoLines)) == Baselines(17.5, 32, first: 13, last: 29))
    #expect(try answer(Text(""), nil, nil) == CGSize(0, 14))
  }

  @Test func measuredContainersOfText() throws {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Self.small
      Self.large
      Self.twoLines
      Color.red.frame(width: 10, height: 10)
    }
    #expect(try baselines(of: onAScreen(row)) == Baselines(78.5, 44, first: 25, last: 41))
    let column = VStack(spacing: 8) {
      Self.small
      Self.large
    }
    #expect(try baselines(of: onAScreen(column)) == Baselines(33.5, 54, first: 13, last: 49))
    #expect(try baselines(of: onAScreen(Self.small.padding(8))) == Baselines(33.5, 32, first: 21, last: 21))
    #expect(try baselines(of: onAScreen(Self.small.frame(height: 50))) == Baselines(17.5, 50, first: 30, last: 30))
    let scrolled = ScrollView { Self.small }.frame(height: 100)
    #expect(try baselines(of: onAScreen(scrolled)) == Baselines(17.5, 100, first: 100, last: 100))
  }

  /// The height of a column with default spacing, less its views' heights.
  private func gap(_ above: some View, _ below: some View) throws -> CGFloat {
    let column = try answer(
      VStack {
        above
        below
      }, nil, nil
    ).height
    let heights = try answer(above, nil, nil).height + answer(below, nil, nil).height
    return ((column - heights) * 1000).rounded() / 1000
  }

  @Test func measuredGaps() throws {
    let color = Color.red.frame(width: 10, height: 10)
    #expect(try gap(color, Self.small) == 4.742)
    #expect(try gap(Self.small, color) == 8.151)
    #expect(try gap(color, Self.large) == 8.984)
    #expect(try gap(Self.large, color) == 15.802)
    #expect(try gap(Self.small, Self.small) == 0)
    #expect(try gap(Self.small, Self.large) == 0)
    #expect(try gap(color, color) == 8)
  }

  @Test func framesAndInsetsResetGaps() throws {
    let color = Color.red.frame(width: 10, height: 10)
    #expect(try gap(color, Self.small.frame(height: 20)) == 8)
    #expect(try gap(color, Self.small.padding(1)) == 8)
    #expect(try gap(Self.small.padding(.top, 1), color) == 8.151)
    #expect(try gap(color, Self.small.frame(width: 40)) == 4.742)
    #expect(
      try gap(
        HStack {
          Self.small
          color
        },
        HStack {
          color
          Self.small
        }) == 8.151)
  }

  @Test func rowsOfTextHaveTheUsualGap() throws {
    let row = HStack {
      Self.small
      Self.small
    }
    #expect(try answer(onAScreen(row), nil, nil).width == 43)
    let grid = Grid {
      GridRow { Self.small }
      GridRow { Self.small }
    }
    #expect(try answer(grid, nil, nil).height == 32)
  }

  @Test func wrapsBetweenWords() throws {
    let text = Text(verbatim: "one two three")
    let oneLine = try answer(text, nil, nil)
    #expect(oneLine.height == 16)
    let wrapped = try answer(text, oneLine.width - 1, nil)
    #expect(wrapped.height == 32)
    #expect(wrapped.width < oneLine.width - 1)
    // As wide as its longest line, and no narrower than it says it can be.
    #expect(try answer(text, wrapped.width, nil) == wrapped)
    #expect(try answer(text, 0, nil).width == 0)
    #expect(try answer(text, 0, nil).height == 16 * 11)
  }

  @Test func heightsLimitLines() throws {
    let text = Text(verbatim: "one two three")
    let width = try answer(text, nil, nil).width
    #expect(try answer(text, 100, 0).height == 16)
    #expect(try answer(text, width * 0.75, 40).height == 32)
    #expect(try answer(text, width * 0.75, 32).height == 32)
    #expect(try answer(text, width * 0.75, 31).height == 16)
    #expect(try answer(text, width * 0.75, -.infinity).height == 16)
    #expect(try answer(text, width * 0.75, .infinity).height == 32)
    #expect(try answer(text, .infinity, nil).width == width)
    #expect(try answer(text, -5, 16).width == 0)
  }

  @Test(arguments: [Text.TruncationMode.head, .middle, .tail]) func lineLimits(mode: Text.TruncationMode) throws {
    let text = Text(verbatim: "one two three four five").truncationMode(mode)
    let width = try answer(text, nil, nil).width
    let limited = try answer(text.lineLimit(1), width / 2, nil)
    #expect(limited.height == 16)
    #expect(limited.width <= width / 2)
    #expect(limited.width > width / 2 - 20)
    #expect(try answer(text.lineLimit(2), width / 4, nil).height == 32)
    #expect(try answer(text.lineLimit(nil), width / 2, nil).height >= 32)
  }

  @Test func fontsAreInherited() throws {
    let texts = VStack {
      Text("Hg").id("inherited")
      Text("Hg").font(.system(size: 26)).id("own")
      (Text("H") + Text("g").font(.system(size: 26))).id("both")
    }
    let layout = try layOut(texts.font(.system(size: 10)), nil, nil)
    #expect(layout["inherited"].height == 12)
    #expect(layout["own"].height == 30)
    #expect(layout["both"].height == 30)
    #expect(try answer(Text("Hg").bold(), nil, nil).width > answer(Text("Hg"), nil, nil).width - 1)
  }

  @Test func literalsAndValues() throws {
    let count = 3
    let values: [Text] = [Text("\(count) views"), Text(verbatim: "3 views"), Text(String("3 views"))]
    #expect(values[0] == values[1] && values[1] == values[2])
  }
}

/// The bundled measurer, in half points.
private struct HalfPoints: TextMeasurer {
  func lineMetrics(of font: Font) -> LineMetrics { ApproximateTextMeasurer().lineMetrics(of: font) }

  func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasurement {
    var bounds = bounds
    bounds.pixelLength = 0.5
    return ApproximateTextMeasurer().measure(text, in: bounds)
  }
}
