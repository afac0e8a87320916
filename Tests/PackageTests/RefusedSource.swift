/// A piece of source that SwiftUI refuses, beside one that it takes and that differs in nothing else.
struct RefusedSource {
  /// What stands around the pieces.
  enum Place {
    /// Nothing.
    case file
    /// `placeSubviews` of a layout.
    case placement
    /// A layout that lacks what the piece says.
    case layout
    /// A view builder with a flag.
    case view
  }

  var name: String
  var place: Place
  var refused: String
  var accepted: String
  /// What the error says, in part.
  var error: String

  init(_ name: String, _ place: Place, _ refused: String, not error: String, but accepted: String) {
    (self.name, self.place, self.refused, self.accepted, self.error) = (name, place, refused, accepted, error)
  }

  /// A file with a piece in its place.
  func file(_ piece: String) -> String {
    let body =
      switch place {
      case .file: piece
      case .placement:
        """
        private struct Sample: Layout {
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let subview = subviews[0]
            let dimensions = subview.dimensions(in: proposal)
            var spacing = subview.spacing
            \(piece)
            _ = (dimensions, spacing)
            spacing = .zero
          }
        }
        """
      case .layout: "private struct Sample: Layout {\n\(piece)\n}"
      case .view:
        """
        @ViewBuilder private func sample(_ flag: Bool) -> some View {
          \(piece)
        }
        """
      }
    return """
      import SwiftUI
      private struct Key: LayoutValueKey { static let defaultValue: CGFloat = 0 }
      \(body)

      """
  }
}

extension RefusedSource {
  static let size =
    "func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }"
  static let placing =
    "func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}"
  private static let counted = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}

    """

  static let layouts = [
    RefusedSource(
      "noSize", .layout, placing, not: "does not conform to protocol 'Layout'", but: "\(size)\n\(placing)"),
    RefusedSource(
      "noPlacement", .layout, size, not: "does not conform to protocol 'Layout'", but: "\(placing)\n\(size)"),
    RefusedSource(
      "noCache", .layout, counted, not: "does not conform to protocol 'Layout'",
      but: counted + "func makeCache(subviews: Subviews) -> Int { subviews.count }"),
    RefusedSource(
      "cacheOfAnotherType", .layout, counted + "func makeCache(subviews: Subviews) -> String { \"\" }",
      not: "does not conform to protocol 'Layout'",
      but: counted + "func makeCache(subviews: Subviews) -> Int { 0 }"),
    RefusedSource(
      "keyWithoutDefault", .file, "private struct Rank: LayoutValueKey { typealias Value = Int }",
      not: "does not conform to protocol 'LayoutValueKey'",
      but: "private struct Rank: LayoutValueKey { nonisolated static let defaultValue = 1 }"),
    RefusedSource(
      "guideWithoutDefault", .file, "private enum Middle: AlignmentID {}",
      not: "does not conform to protocol 'AlignmentID'",
      but: """
        private enum Middle: AlignmentID {
          static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
        }
        """),
    RefusedSource(
      "viewWithoutBody", .file, "private struct Empty: View {}", not: "does not conform to protocol 'View'",
      but: "private struct Empty: View { var body: some View { EmptyView() } }"),
    RefusedSource(
      "bodyThatIsNoView", .file, "private struct Number: View { var body: some View { 1 } }",
      not: "conform to 'View'", but: "private struct Number: View { var body: some View { Color.red } }"),
    RefusedSource(
      "anyLayoutOfAView", .file, "@MainActor private let layout = AnyLayout(HStack {})", not: "conform to 'Layout'",
      but: "@MainActor private let layout = AnyLayout(HStackLayout())"),
    RefusedSource(
      "anyLayoutOfNothing", .file, "@MainActor private let layout = AnyLayout()", not: "missing argument",
      but: "@MainActor private let layout = AnyLayout(AnyLayout(ZStackLayout()))"),
    RefusedSource(
      "alignmentWithoutLabels", .file, "private let guide = Alignment(.leading, .top)", not: "missing argument labels",
      but: "private let guide = Alignment(horizontal: .leading, vertical: .top)"),
    RefusedSource(
      "guideOfTheOtherAxis", .file, "private let guide = HorizontalAlignment.top", not: "has no member 'top'",
      but: "private let guide = VerticalAlignment.top"),
    RefusedSource(
      "pointWithoutLabels", .file, "private let point = UnitPoint(0.5, 0.5)", not: "missing argument labels",
      but: "private let point = UnitPoint(x: 0.5, y: 0.5)"),
    RefusedSource(
      "angleWithoutUnit", .file, "private let angle = Angle(45)", not: "no exact matches",
      but: "private let angle = Angle(degrees: 45)"),
    RefusedSource(
      "insetsOfOneNumber", .file, "private let insets = EdgeInsets(10)", not: "",
      but: "private let insets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)"),
    RefusedSource(
      "proposalOfOneAxis", .file, "private let proposal = ProposedViewSize(width: 10)", not: "missing argument",
      but: "private let proposal = ProposedViewSize(width: 10, height: nil)"),
    RefusedSource(
      "spacingOfANumber", .file, "private let spacing = ViewSpacing(10)", not: "",
      but: "private let spacing = ViewSpacing()"),
    RefusedSource(
      "subviewsOfOurOwn", .file, "private let subviews = LayoutSubviews()", not: "",
      but: "private typealias Views = LayoutSubviews"),
    RefusedSource(
      "dimensionsOfOurOwn", .file, "private let dimensions = ViewDimensions()", not: "",
      but: "private typealias Dimensions = ViewDimensions"),
  ]

  static let placements = [
    RefusedSource(
      "placedAtALength", .placement, "subview.place(at: bounds.minX, proposal: proposal)",
      not: "cannot convert value of type 'CGFloat' to expected argument type 'CGPoint'",
      but: "subview.place(at: CGPoint(x: bounds.minX, y: 0), proposal: proposal)"),
    RefusedSource(
      "placedWithoutProposal", .placement, "subview.place(at: bounds.origin)", not: "missing argument",
      but: "subview.place(at: bounds.origin, proposal: .unspecified)"),
    RefusedSource(
      "placedWithASize", .placement, "subview.place(at: bounds.origin, proposal: bounds.size)",
      not: "cannot convert value of type 'CGSize'",
      but: "subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))"),
    RefusedSource(
      "placedByAnAlignment", .placement, "subview.place(at: .zero, anchor: Alignment.center, proposal: proposal)",
      not: "cannot convert value of type 'Alignment'",
      but: "subview.place(at: .zero, anchor: UnitPoint.center, proposal: proposal)"),
    RefusedSource(
      "measuredWithASize", .placement, "_ = subview.sizeThatFits(bounds.size)",
      not: "cannot convert value of type 'CGSize'", but: "_ = subview.sizeThatFits(.init(bounds.size))"),
    RefusedSource(
      "elementSet", .placement, "subviews[0] = subview", not: "", but: "_ = subviews[0] == subview"),
    RefusedSource(
      "subviewAppended", .placement, "subviews.append(subview)", not: "has no member 'append'",
      but: "var copy = Array(subviews); copy.append(subview)"),
    RefusedSource(
      "prioritySet", .placement, "subview.priority = 1", not: "get-only property", but: "_ = subview.priority + 1"),
    RefusedSource(
      "spacingSet", .placement, "subviews[0].spacing = .zero", not: "get-only property",
      but: "spacing.formUnion(.zero)"),
    RefusedSource(
      "valueWithALabel", .placement, "_ = subview[key: Key.self]", not: "extraneous argument label",
      but: "_ = subview[Key.self]"),
    RefusedSource(
      "valueSet", .placement, "subview[Key.self] = 1", not: "get-only", but: "_ = subview[Key.self] + 1"),
    RefusedSource(
      "bothGuidesAtOnce", .placement, "_ = dimensions[Alignment.center]", not: "",
      but: "_ = dimensions[HorizontalAlignment.center]"),
    RefusedSource(
      "guideSet", .placement, "dimensions[.firstTextBaseline] = 3", not: "", but: "_ = dimensions[.firstTextBaseline]"),
    RefusedSource(
      "widthSet", .placement, "dimensions.width = 3", not: "get-only property", but: "_ = dimensions.width"),
    RefusedSource(
      "explicitIsOptional", .placement, "let x: CGFloat = dimensions[explicit: .top]; _ = x", not: "must be unwrapped",
      but: "let x: CGFloat? = dimensions[explicit: .top]; _ = x"),
    RefusedSource(
      "distanceWithoutAxis", .placement, "_ = spacing.distance(to: .zero)", not: "missing argument",
      but: "_ = spacing.distance(to: .zero, along: .vertical)"),
    RefusedSource(
      "unspecifiedWidthAsNumber", .placement, "let width: CGFloat = proposal.width; _ = width",
      not: "must be unwrapped", but: "let width: CGFloat = proposal.width ?? 0; _ = width"),
    RefusedSource(
      "unknownProposal", .placement, "_ = subview.sizeThatFits(.infinite)", not: "has no member 'infinite'",
      but: "_ = subview.sizeThatFits(.infinity)"),
  ]

  static let views = [
    RefusedSource("columnByTop", .view, "VStack(alignment: .top) {}", not: "", but: "VStack(alignment: .leading) {}"),
    RefusedSource(
      "rowByLeading", .view, "HStack(alignment: .leading) {}", not: "", but: "HStack(alignment: .top) {}"),
    RefusedSource(
      "layersByBaseline", .view, "ZStack(alignment: .firstTextBaseline) {}", not: "",
      but: "ZStack(alignment: .leadingFirstTextBaseline) {}"),
    RefusedSource(
      "layoutByTheOtherAxis", .view, "HStackLayout(alignment: .leading) {}", not: "",
      but: "HStackLayout(alignment: .bottom) {}"),
    RefusedSource(
      "rowWithoutContent", .view, "HStack(spacing: 8)", not: "missing argument", but: "HStack(spacing: 8) {}"),
    RefusedSource(
      "bothFrames", .view, "Color.red.frame(width: 10, minWidth: 5)", not: "",
      but: "Color.red.frame(width: 10).frame(minWidth: 5)"),
    RefusedSource(
      "frameOfASize", .view, "Color.red.frame(CGSize(width: 1, height: 1))", not: "",
      but: "Color.red.frame(width: 1, height: 1)"),
    RefusedSource("spacerWithoutLabel", .view, "Spacer(10)", not: "", but: "Spacer(minLength: 10)"),
    RefusedSource(
      "paddingsInARow", .view, "Color.red.padding(10, 20)", not: "", but: "Color.red.padding(.horizontal, 20)"),
    RefusedSource(
      "priorityInWords", .view, "Color.red.layoutPriority(\"high\")", not: "cannot convert value of type 'String'",
      but: "Color.red.layoutPriority(1)"),
    RefusedSource(
      "valueWithoutLabels", .view, "Color.red.layoutValue(Key.self, 1)", not: "missing argument labels",
      but: "Color.red.layoutValue(key: Key.self, value: 1)"),
    RefusedSource(
      "valueOfAnotherType", .view, "Color.red.layoutValue(key: Key.self, value: \"1\")",
      not: "cannot convert value of type 'String'", but: "Color.red.layoutValue(key: Key.self, value: 1.5)"),
    RefusedSource(
      "guideOfBothAxes", .view, "Color.red.alignmentGuide(Alignment.center) { _ in 0 }", not: "",
      but: "Color.red.alignmentGuide(HorizontalAlignment.center) { _ in 0 }"),
    RefusedSource(
      "ambiguousGuide", .view, "Color.red.alignmentGuide(.center) { _ in 0 }", not: "ambiguous",
      but: "Color.red.alignmentGuide(VerticalAlignment.center) { _ in 0 }"),
    RefusedSource(
      "guideWithoutANumber", .view, "Color.red.alignmentGuide(.top) { _ in nil }", not: "",
      but: "Color.red.alignmentGuide(.top) { _ in 0 }"),
    RefusedSource(
      "elementsWithoutIDs", .view, "ForEach([\"a\"]) { _ in Color.red }", not: "Range<Int>",
      but: "ForEach([\"a\"], id: \\.self) { _ in Color.red }"),
    RefusedSource(
      "closedRange", .view, "ForEach(1...3) { _ in Color.red }", not: "ClosedRange",
      but: "ForEach(1..<4) { _ in Color.red }"),
    RefusedSource(
      "layoutsOfTwoTypes", .view, "let layout = flag ? HStackLayout() : VStackLayout()\nlayout { Color.red }", not: "",
      but: "let layout = flag ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())\nlayout { Color.red }"),
    RefusedSource(
      "contentThatIsNoView", .view, "HStackLayout()() { 1 }", not: "conform to 'View'",
      but: "HStackLayout()() { Color.red }"),
    RefusedSource(
      "gridWithOneSpacing", .view, "Grid(spacing: 8) {}", not: "",
      but: "Grid(horizontalSpacing: 8, verticalSpacing: 8) {}"),
    RefusedSource(
      "rowByABoth", .view, "GridRow(alignment: Alignment.top) {}", not: "cannot convert value of type 'Alignment'",
      but: "GridRow(alignment: .top) {}"),
    RefusedSource(
      "halfAColumn", .view, "Color.red.gridCellColumns(1.5)", not: "cannot convert value of type 'Double'",
      but: "Color.red.gridCellColumns(2)"),
    RefusedSource(
      "fitsWithAxes", .view, "ViewThatFits(axes: .horizontal) {}", not: "", but: "ViewThatFits(in: .horizontal) {}"),
    RefusedSource(
      "valueThatIsOnlyRead", .view, "Color.red.environment(\\.pixelLength, 2)", not: "WritableKeyPath",
      but: "Color.red.environment(\\.displayScale, 2)"),
    RefusedSource(
      "ratioWithoutMode", .view, "Color.red.aspectRatio(2)", not: "missing argument",
      but: "Color.red.aspectRatio(2, contentMode: .fit)"),
  ]

  static let all = layouts + placements + views
}
