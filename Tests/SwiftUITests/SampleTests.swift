import SwiftUI
import Testing

@Suite("SwiftUI: samples") struct SampleTests {
  private let open = LayoutSpace.proposing(.unspecified)

  private func expect(
    _ frame: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let frame = try #require(frame, sourceLocation: location)
    let isNear = [frame.minX - x, frame.minY - y, frame.width - width, frame.height - height].allSatisfy {
      abs($0) < 1e-9
    }
    #expect(isNear, "\(frame)", sourceLocation: location)
  }

  // A radius of 300 / 3 around (150, 150); b has rank 1, so the circle is turned back by a quarter: b stands on top.
  @Test func radial() throws {
    let layout = try MyRadialLayout {
      ForEach(["a", "b", "c", "d"], id: \.self) { name in
        Rectangle().frame(width: 20, height: 20).rank(name == "b" ? 1 : 2).id(name)
      }
    }
    .resolvedLayout(in: .proposing(width: 300, height: 300))
    try expect(layout.frame(of: "b"), 140, 40, 20, 20)
    try expect(layout.frame(of: "c"), 240, 140, 20, 20)
    try expect(layout.frame(of: "a"), 40, 140, 20, 20)
  }

  // 2 · 50 + 10; the first view is right of the middle by the radius.
  @Test func sineAndCosine() throws {
    let layout = try CircularLayout(radius: 50) {
      ForEach(0..<2) { Color.red.frame(width: 10, height: 10).id($0) }
    }
    .resolvedLayout(in: open)
    #expect(layout.size == CGSize(width: 110, height: 110))
    try expect(layout.frame(of: "0"), 100, 50, 10, 10)
    try expect(layout.frame(of: "1"), 0, 50, 10, 10)
  }

  // A quarter turn on the way to a half one: the view goes round, not straight across.
  @Test func angleThatIsAnimated() throws {
    func view(_ degrees: Double) -> some View {
      CircularLayout(radius: 50, start: .degrees(degrees)) { Color.red.frame(width: 10, height: 10).id("a") }
    }
    let transition = try LayoutTransition(
      from: view(0).resolvedLayout(in: open), to: LayoutTree(view(180)), in: open)
    try expect(transition.moment(at: 0.5).frame(of: "a"), 50, 100, 10, 10)
  }

  // Three of 40 and two gaps of 8; a is centred in 40 by 30.
  @Test func equalWidths() throws {
    let layout = try MyEqualWidthHStack {
      Color.red.frame(width: 20, height: 30).id("a")
      Color.red.frame(width: 40, height: 10).id("b")
      Color.red.frame(width: 30, height: 10).id("c")
    }
    .resolvedLayout(in: open)
    #expect(layout.size == CGSize(width: 136, height: 30))
    try expect(layout.frame(of: "a"), 10, 0, 20, 30)
    try expect(layout.frame(of: "c"), 101, 10, 30, 10)
  }

  // Everything that the cache keeps is used: 20 + 8 + 40, and the row stands on the first line's baseline of 15.
  @Test func whatCachesKeep() throws {
    let column = RememberingVStack {
      Line(width: 30).id("first")
      Line(width: 50, isLarge: true).id("second")
    }
    let layout = try HStack(alignment: .firstTextBaseline, spacing: 0) {
      column
      Line(width: 10, isLarge: true).id("beside")
    }
    .resolvedLayout(in: open)
    #expect(layout.size == CGSize(width: 60, height: 83))
    try expect(layout.frame(of: "first"), 10, 15, 30, 20)
    try expect(layout.frame(of: "second"), 0, 43, 50, 40)
    try expect(layout.frame(of: "beside"), 50, 0, 10, 40)
  }

  // Widths 1 to 5 in the order 5, 3, 1, 2, 4.
  @Test func slicesAndPicks() throws {
    let layout = try EvenFirst {
      ForEach(1..<6) { Color.red.frame(width: CGFloat($0), height: 1).id($0) }
    }
    .resolvedLayout(in: open)
    #expect(layout.size == CGSize(width: 15, height: 1))
    #expect((1..<6).map { layout.frame(of: "\($0)")?.minX } == [8, 9, 5, 11, 0])
  }

  // 10 + 20 wide with 5 around.
  @Test func layoutsOfLayouts() throws {
    func content() -> some View {
      Group {
        Color.red.frame(width: 10, height: 10).id("a")
        Color.red.frame(width: 20, height: 20).id("b")
      }
    }
    let layout = try Inset(margin: 5, base: HStackLayout(spacing: 0)) { content() }.resolvedLayout(in: open)
    #expect(layout.size == CGSize(width: 40, height: 30))
    try expect(layout.frame(of: "b"), 15, 5, 20, 20)
    let erased = AnyLayout(.insetRow(5))
    #expect(try erased { content() }.resolvedLayout(in: open).framesByIdentity == layout.framesByIdentity)
    let cached = Inset(margin: 1, base: MyEqualWidthHStack())
    #expect(try cached { content() }.resolvedLayout(in: open).size == CGSize(width: 50, height: 22))
    // Half way between margins of 1 and 5.
    let transition = try LayoutTransition(
      from: Inset(margin: 1, base: HStackLayout(spacing: 0)) { content() }.resolvedLayout(in: open),
      to: LayoutTree(erased { content() }), in: open)
    #expect(try transition.moment(at: 0.5).size == CGSize(width: 36, height: 26))
  }

  @Test func layoutsThatAreModifiers() throws {
    let layout = try Color.red.frame(width: 10, height: 30).id("a").squared().resolvedLayout(in: open)
    #expect(layout.size == CGSize(width: 30, height: 30))
    try expect(layout.frame(of: "a"), 10, 0, 10, 30)
  }

  @Test func protocolsOfOurOwn() throws {
    let layout = try Largest {
      Color.red.frame(width: 10, height: 30)
      Color.red.frame(width: 20, height: 20)
    }
    .resolvedLayout(in: open)
    #expect(layout.size == CGSize(width: 20, height: 20))
    #expect(SwiftUI.Axis.horizontal.opposite == .vertical)
    #expect(ProposedViewSize(width: 3, height: nil).extent == CGSize(width: 3, height: 0))
  }

  // Compact: the list below the portrait: 16 + 60 + 8. Otherwise beside it: 16 + 60 + 8.
  @Test func sizeClasses() throws {
    let compact = try ProfileScreen().environment(\.horizontalSizeClass, .compact).resolvedLayout(in: open)
    try expect(compact.frame(of: "person"), 16, 16, 60, 60)
    try expect(compact.frame(of: "Ada"), 16, 84, 30, 20)
    try expect(compact.frame(of: "Grace"), 16, 108, 50, 20)
    let regular = try ProfileScreen().environment(\.horizontalSizeClass, .regular).resolvedLayout(in: open)
    #expect(regular.frame(of: "Ada")?.minX == 84)
    #expect(try ProfileScreen().resolvedLayout(in: open).frame(of: "Ada")?.minX == 84)
    #expect(EnvironmentValues().verticalSizeClass == nil)
  }

  // Both layouts have the same views: a turn of the device moves them.
  @Test func theSwitchKeepsTheViews() throws {
    let contact = try [UserInterfaceSizeClass.compact, .regular].map { sizeClass in
      try HStack { Switching() }.environment(\.horizontalSizeClass, sizeClass).resolvedLayout(in: open)
    }
    let transition = LayoutTransition(from: contact[0], to: contact[1])
    #expect(transition.change(of: "a") == .unchanged)
    #expect(transition.change(of: "b") == .moved)
    try expect(transition.moment(at: 0.5).frame(of: "b"), 9, 9, 10, 10)
  }

  private struct Switching: View {
    @Environment(\.horizontalSizeClass) var sizeClass

    var body: some View {
      let layout: AnyLayout = sizeClass == .compact ? .init(VStackLayout()) : .init(HStackLayout())
      layout {
        ForEach(["a", "b"], id: \.self) { Color.red.frame(width: 10, height: 10).id($0) }
      }
    }
  }

  // Labels end at 70 and fields start at 80. Rows are 20, 40 and 20 high with their baselines at 15, 30 and 15.
  @Test func formOfAGrid() throws {
    let layout = try SettingsForm().resolvedLayout(in: open)
    try expect(layout.frame(of: "label 0"), 30, 0, 40, 20)
    try expect(layout.frame(of: "field 0"), 80, 0, 100, 20)
    try expect(layout.frame(of: "label 1"), 0, 41, 70, 20)
    try expect(layout.frame(of: "field 1"), 80, 26, 100, 40)
    try expect(layout.frame(of: "label 2"), 50, 72, 20, 20)
    #expect(layout.frame(of: "buttons")?.minX == 80)
  }

  // Fields start at 70 + 10; labels are 15 lower, on the fields' baselines.
  @Test func formOfGuides() throws {
    let layout = try GuidedForm().resolvedLayout(in: open)
    try expect(layout.frame(of: "field 100.0"), 80, 0, 100, 40)
    try expect(layout.frame(of: "label 40.0"), 30, 15, 40, 20)
    try expect(layout.frame(of: "label 70.0"), 0, 61, 70, 20)
    #expect(layout.size == CGSize(width: 180, height: 86))
  }

  // 26 points have their baseline at 25, 13 points at 13; half points are whole pixels.
  @Test func textOnOneLine() throws {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    let layout = try Heading(title: "Hg").resolvedLayout(in: open, environment: environment)
    try expect(layout.frame(of: "title"), 0, 0, 33.5, 30)
    try expect(layout.frame(of: "note"), 33.5, 12, 17.5, 16)
  }

  @Test func previews() throws {
    #expect(try ProfileScreen_Previews.previews.resolvedLayout(in: open).frame(of: "label 0") != nil)
  }
}
