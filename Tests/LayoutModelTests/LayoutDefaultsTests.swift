import LayoutKit
import Testing
import ViewTestSupport

/// Views one below the other without gaps, with nothing but the two required callbacks.
private struct Column: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(sizes.map(\.width).max() ?? 0, sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + 1, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

@Suite struct LayoutDefaultsTests {
  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { -1 }
  }

  @Test func properties() {
    #expect(Column.layoutProperties.stackOrientation == nil)
    #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
    #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
    #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
  }

  @Test func initialisers() {
    #expect(HStackLayout().alignment == .center)
    #expect(HStackLayout().spacing == nil)
    #expect(VStackLayout(alignment: .leading, spacing: 3).spacing == 3)
    #expect(ZStackLayout(alignment: .top).alignment == .top)
  }

  // Baselines lie at 13 and 16 + 25 = 41: the first is the smaller, the last the larger.
  @Test func explicitBaselines() throws {
    let view = Column {
      MeasuredText.small
      MeasuredText.large
    }
    #expect(try baselines(of: view) == Baselines(33.5, 46, first: 13, last: 41))
  }

  // Custom guides: 4 from the leading edge of views that stand at x = 1, so 5 and 5; vertically (2 + 20 + 6) / 2.
  @Test func explicitCustomGuides() throws {
    let view = Column {
      box(10, 20).alignmentGuide(HorizontalAlignment(Mark.self)) { _ in 4 }
        .alignmentGuide(VerticalAlignment(Mark.self)) { _ in 2 }
      box(10, 20).alignmentGuide(HorizontalAlignment(Mark.self)) { _ in 4 }
        .alignmentGuide(VerticalAlignment(Mark.self)) { _ in 6 }
      box(10, 20)
    }
    let guides = try reading(view) { views -> [CGFloat?] in
      let dimensions = views[0].dimensions(in: .unspecified)
      return [
        dimensions[explicit: HorizontalAlignment(Mark.self)], dimensions[explicit: VerticalAlignment(Mark.self)],
        dimensions[explicit: .leading],
      ]
    }
    #expect(guides == [5, 14, nil])
  }

  @Test func withoutExplicitGuidesTheDefaultsHold() throws {
    let view = Column { box(10, 20) }
    let guides = try reading(view) { views -> [CGFloat?] in
      let dimensions = views[0].dimensions(in: .unspecified)
      return [dimensions[explicit: .firstTextBaseline], dimensions[.firstTextBaseline]]
    }
    #expect(guides == [nil, 20])
  }

  // All edges of all subviews: a spacer in a layout without orientation asks for zero on each of its edges.
  @Test func spacing() throws {
    let views = Group {
      box(1, 1)
      Column {
        box(1, 1)
        Spacer()
      }
      Column {}
      box(1, 1)
      Column { box(1, 1) }
    }
    let gaps = try reading(views) { views in
      (0..<4).map { views[$0].spacing.distance(to: views[$0 + 1].spacing, along: .vertical) }
    }
    #expect(gaps == [0, 0, 0, 8])
  }
}
