import Foundation

/// A picture of two engines' layouts as SVG: side by side, and on top of each other with the differences marked.
public struct ComparisonPicture {
  private let comparison: ComparisonScene
  private let direct: LayoutScene
  private let solver: LayoutScene
  private let plans: (direct: ScenePlan, solver: ScenePlan)
  private let isInPage: Bool

  /// Where each view leads to when it is chosen; nil for nowhere.
  var link: (Int) -> String? = { _ in nil }

  private static let margin = 16.0
  private static let gap = 28.0
  private static let top = 62.0
  private static let line = 17.0
  private static let panelWidths = 320.0...560.0
  /// Three of them fit beside one another in a window of a usual width.
  private static let pagePanelWidths = 320.0...400.0
  private static let noteLimit = 20

  /// Plans a picture.
  public init(_ comparison: ComparisonScene) { self.init(comparison, isInPage: false) }

  /// Plans a picture that is a file of its own, or part of a page, which has the heading and the summary already.
  init(_ comparison: ComparisonScene, isInPage: Bool) {
    self.comparison = comparison
    self.isInPage = isInPage
    direct = comparison.scene("direct engine", \.direct)
    solver = comparison.scene("solver", \.solver)
    let both = LayoutScene(title: "", window: comparison.window, views: direct.views + solver.views)
    let plan = ScenePlan(both, widths: isInPage ? Self.pagePanelWidths : Self.panelWidths)
    let count = comparison.views.count
    plans = (plan.part(0..<count), plan.part(count..<2 * count))
  }

  /// The picture, for light and dark ground.
  public var svg: String {
    PictureStyle.picture(
      width: Double(size.width), height: Double(size.height), title: heading, isInPage: isInPage, parts)
  }

  /// The pictures of several documents, one below the other, as one file.
  public static func svg(of comparisons: [ComparisonScene]) -> String {
    let pictures = comparisons.map(ComparisonPicture.init)
    guard pictures.count != 1 else { return pictures[0].svg }
    var parts: [String] = []
    var height = 0.0
    for picture in pictures {
      parts.append(#"<g transform="translate(0 \#(Markup.number(height)))">"#)
      parts += picture.parts + ["</g>"]
      height += picture.size.height
    }
    return PictureStyle.picture(
      width: pictures.map { Double($0.size.width) }.max() ?? 0, height: height,
      title: "\(NumberText.count(pictures.count, "document")) laid out by both engines", isInPage: false, parts)
  }

  private var heading: String { "\(comparison.title): \(comparison.verdict)" }

  /// Where the panels begin, below the heading and their names.
  private var top: Double { isInPage ? 34 : Self.top }

  private var size: CGSize {
    let panel = Double(plans.direct.size.width)
    let texts =
      notes.map { SceneLabels.width(of: $0.text, 12) } + (isInPage ? [] : [SceneLabels.width(of: heading, 14)])
    return CGSize(
      width: max(3 * panel + 2 * Self.gap, texts.max() ?? 0) + 2 * Self.margin,
      height: top + Double(plans.direct.size.height) + 16 + Double(notes.count + 1) * Self.line)
  }

  private var parts: [String] {
    let stride = Double(plans.direct.size.width) + Self.gap
    let panels = [
      ("direct engine", boxes(direct, plans.direct)), ("solver", boxes(solver, plans.solver)),
      ("both: the direct engine dashed", overlay),
    ]
    let style = comparison.verdict == "agree" ? "head" : "head bad"
    var parts = isInPage ? [] : [Markup.text(heading, x: Self.margin, y: 22, style)]
    for (index, panel) in panels.enumerated() {
      let x = Self.margin + Double(index) * stride
      parts.append(Markup.text(panel.0, x: x, y: top - 12, "note"))
      parts.append(#"<g transform="translate(\#(Markup.number(x)) \#(Markup.number(top)))">"#)
      if let window = comparison.window { parts.append(Markup.rect(plans.direct.box(of: window), "window")) }
      parts += panel.1 + ["</g>"]
    }
    for (index, note) in notes.enumerated() {
      let y = top + Double(plans.direct.size.height) + 22 + Double(index) * Self.line
      parts.append(Markup.text(note.text, x: Self.margin, y: y, note.style))
    }
    return parts
  }

  private func boxes(_ scene: LayoutScene, _ plan: ScenePlan) -> [String] {
    var parts: [String] = []
    for (index, view) in scene.views.enumerated() {
      guard let box = plan.boxes[index] else { continue }
      let mark = LayoutPicture.mark(view, box, isOver: plan.overflows[index])
      parts.append(group(index, view.description, mark))
    }
    return parts
      + SceneLabels(scene, plan).labels.map {
        Markup.text($0.text, x: $0.x, y: $0.y, $0.style + " label", size: $0.size)
      }
  }

  /// A view's marks with their title; to be chosen by the mouse where it leads somewhere. For the keyboard there is a list:
  /// each view stands in three panels.
  private func group(_ index: Int, _ title: String, _ marks: String) -> String {
    let content = Markup.element("title", [], Markup.escaped(title)) + marks
    guard let target = link(index) else { return "<g>\(content)</g>" }
    return Markup.element("a", [("href", target), ("tabindex", "-1"), ("aria-label", title)], content)
  }

  /// Both engines' boxes on top of each other; where they differ, the solver's is marked.
  private var overlay: [String] {
    comparison.views.enumerated().map { index, view in
      let color = view.depth % PictureStyle.colors
      var marks = ""
      if let box = plans.solver.boxes[index] {
        marks += Markup.rect(box, "view d\(color)", radius: 2)
        if !view.agrees { marks += Markup.rect(box, "differs", radius: 2) }
      }
      if let box = plans.direct.boxes[index] { marks += Markup.rect(box, "ghost s\(color)", radius: 2) }
      return group(index, view.note ?? "\(view.id): both agree", marks)
    }
  }

  private var notes: [(text: String, style: String)] {
    let differing = comparison.views.compactMap { view in view.note.map { ($0, view.standing == "mismatch") } }
    let more = differing.count - Self.noteLimit
    return (isInPage ? [] : [(comparison.summary, "note")])
      + differing.prefix(Self.noteLimit).map { (text: $0.0, style: $0.1 ? "bad" : "") }
      + (more > 0 ? [("and \(NumberText.count(more, "view")) more", "note")] : [])
  }
}

extension ComparisonScene.View {
  /// How the frames differ, in words; nil where they do not.
  var note: String? {
    if agrees { return nil }
    let frames = [direct, solver].map { frame in
      frame.map { "[" + $0.numbers.map(NumberText.length).joined(separator: ", ") + "]" } ?? "no frame"
    }
    if isMissing { return "\(id): \(frames[0]) direct, \(frames[1]) by the solver" }
    let reason = constraints.isEmpty ? standing : "\(standing): " + constraints.joined(separator: ", ")
    return "\(id): \(frames[0]) direct, \(frames[1]) solver; \(NumberText.length(difference)) points (\(reason))"
  }
}
