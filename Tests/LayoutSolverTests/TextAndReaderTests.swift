import LayoutSolver
import Testing

/// Text, geometry readers and window-relative frames under constraints.
@Suite struct TextAndReaderTests {
  private let window = LayoutSpace.window(width: 300, height: 200)

  private struct Form: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 10) {
          Text("Name").id("short")
          Color.gray.frame(height: 20).id("first")
        }
        HStack(spacing: 10) {
          Text("Postal address").id("long")
          Color.gray.frame(height: 20).id("second")
        }
      }
      .id("form")
    }
  }

  @Test func textsOfEqualWidth() throws {
    let tree = try LayoutTree(Form())
    let natural = try #require(try DirectEngine().resolve(tree, in: window).frame(of: "long")).width
    let solved = try SolverEngine().solve(
      tree, in: window, constraints: [anchors("short").width == anchors("long").width])
    #expect(solved.status == .optimal)
    let layout = try #require(solved.layout)
    // Both as wide as the longer text: text would rather be wider than it is than narrower.
    #expect(abs((layout.frame(of: "short")?.width ?? 0) - natural) < 1e-6)
    #expect(abs((layout.frame(of: "long")?.width ?? 0) - natural) < 1e-6)
    #expect(layout.frame(of: "first")?.minX == layout.frame(of: "second")?.minX)
  }

  @Test func narrowedTextWraps() throws {
    let tree = try LayoutTree(Form())
    let solved = try SolverEngine().solve(
      tree, in: window, constraints: [anchors("long").width == LayoutExpression(constant: 60)])
    #expect(solved.status == .optimal)
    #expect(solved.layout?.frame(of: "long")?.width == 60)
    #expect(solved.layout?.frame(of: "long")?.height == 32)
  }

  @Test func readersThatAreMovedAreReported() throws {
    let views = HStack(spacing: 0) {
      Color.red.frame(width: 100).id("left")
      GeometryReader { proxy in Color.blue.frame(width: proxy.size.width / 2).id("half") }.id("reader")
    }
    let tree = try LayoutTree(views, in: window)
    let alone = SolverEngine().solve(tree, in: window)
    #expect(alone.status == .optimal)
    #expect(alone.layout?.frame(of: "half")?.width == 100)
    let moved = try SolverEngine().solve(
      tree, in: window, constraints: [anchors("reader").width == LayoutExpression(constant: 150)])
    #expect(moved.status == .notConverged(["reader"]))
    // In a frame of the solved size the reader is what it should be.
    let framed = HStack(spacing: 0) {
      Color.red.frame(width: 100).id("left")
      GeometryReader { proxy in Color.blue.frame(width: proxy.size.width / 2).id("half") }
        .id("reader").frame(width: 150)
    }
    #expect(try framed.resolvedLayout(in: window, by: SolverEngine()).frame(of: "half")?.width == 75)
  }

  @Test func screensOfText() throws {
    let screen = ScrollView {
      Text("A title that is long enough to need more than one line of a narrow window").font(.title).id("title")
      HStack(alignment: .firstTextBaseline) {
        (Text("Price: ") + Text("12").bold()).lineLimit(1).id("price")
        Spacer()
        Text("three words wrap").multilineTextAlignment(.trailing).id("note")
      }
      .environment(\.layoutDirection, .rightToLeft)
      Color.green.containerRelativeFrame(.horizontal, count: 2, spacing: 8).frame(height: 10).id("bar")
    }
    for width in [320.0, 200, 90] {
      let space = LayoutSpace.window(width: width, height: 400)
      let direct = try screen.resolvedLayout(in: space)
      let solved = try screen.resolvedLayout(in: space, by: SolverEngine())
      #expect(Comparison(direct: direct, solver: solved).verdict == .agree)
      let bar = try #require(solved.frame(of: "bar"))
      #expect(abs(bar.width - (width - 8) / 2) < 1e-6)
    }
  }
}
