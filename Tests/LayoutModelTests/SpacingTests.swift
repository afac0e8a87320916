import LayoutKit
import Testing
import ViewTestSupport

@Suite struct ViewSpacingTests {
  @Test func distances() {
    for axis in Axis.allCases {
      // No preference on either side: the platform's 8. Zero on one side is a preference.
      #expect(ViewSpacing().distance(to: ViewSpacing(), along: axis) == 8)
      #expect(ViewSpacing.zero.distance(to: ViewSpacing.zero, along: axis) == 0)
      #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: axis) == 0)
      #expect(ViewSpacing().distance(to: .zero, along: axis) == 0)
    }
  }

  @Test func unionsOfEdges() {
    let trailing = ViewSpacing().union(.zero, edges: .trailing)
    #expect(trailing.distance(to: ViewSpacing(), along: .horizontal) == 0)
    #expect(ViewSpacing().distance(to: trailing, along: .horizontal) == 8)
    #expect(trailing.distance(to: ViewSpacing(), along: .vertical) == 8)

    var vertical = ViewSpacing()
    vertical.formUnion(.zero, edges: .vertical)
    #expect(vertical.distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(ViewSpacing().distance(to: vertical, along: .vertical) == 0)
    #expect(vertical.distance(to: ViewSpacing(), along: .horizontal) == 8)

    #expect(ViewSpacing().union(.zero).distance(to: ViewSpacing(), along: .horizontal) == 0)
  }

  // Leaves state nothing that two of them share; a spacer asks for nothing along its own orientation.
  @Test func ofViews() throws {
    let views = Group {
      Color.red
      box(10, 10)
      Spacer()
      HStack {
        Spacer()
        Spacer()
      }
    }
    let (gaps, vertical) = try reading(views) { views in
      (
        (0..<3).map { views[$0].spacing.distance(to: views[$0 + 1].spacing, along: .horizontal) },
        views[0].spacing.distance(to: views[3].spacing, along: .vertical)
      )
    }
    #expect(gaps == [8, 0, 0])
    #expect(vertical == 8)
  }
}
