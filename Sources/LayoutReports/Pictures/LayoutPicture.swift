import Foundation
import LayoutEngine

/// A picture of one layout as SVG: frames with names and sizes, the window's outline, spacers, and what overflows.
public struct LayoutPicture {
  private let scene: LayoutScene
  private let plan: ScenePlan
  private let labels: SceneLabels
  private let isInPage: Bool

  /// Where each view leads to when it is chosen; nil for nowhere.
  var link: (Int) -> String? = { _ in nil }

  private static let margin = 16.0
  private static let top = 44.0
  private static let line = 17.0
  /// The most lines about views that have no label.
  private static let noteLimit = 12

  /// Plans a picture. Linear in the number of views for all but crowded ones.
  public init(_ scene: LayoutScene) { self.init(scene, isInPage: false) }

  /// Plans a picture that is a file of its own, or part of a page, which has a title and the colours already.
  init(_ scene: LayoutScene, isInPage: Bool) {
    self.scene = scene
    self.isInPage = isInPage
    plan = ScenePlan(scene, widths: isInPage ? ScenePlan.pageWidths : ScenePlan.widths)
    labels = SceneLabels(scene, plan)
  }

  /// The picture, for light and dark ground.
  public var svg: String {
    let notes = notes
    let top = isInPage ? 20 : Self.top
    let texts =
      notes.map { SceneLabels.width(of: $0.text, 12) } + (isInPage ? [] : [SceneLabels.width(of: scene.title, 14)])
    let width = max(plan.size.width, texts.max() ?? 0) + 2 * Self.margin
    let height = top + plan.size.height + 14 + Double(notes.count) * Self.line + 8
    var parts = isInPage ? [] : [Markup.text(scene.title, x: Self.margin, y: 22, "head")]
    parts.append(#"<g transform="translate(\#(Markup.number(Self.margin)) \#(Markup.number(top)))">"#)
    parts += drawing
    parts.append("</g>")
    for (index, note) in notes.enumerated() {
      let y = top + plan.size.height + 14 + Double(index) * Self.line + 10
      parts.append(Markup.text(note.text, x: Self.margin, y: y, note.style))
    }
    return PictureStyle.picture(width: width, height: height, title: title, isInPage: isInPage, parts)
  }

  private var title: String { "\(scene.title): \(NumberText.count(scene.views.count { $0.id != nil }, "view"))" }

  /// The window, the boxes and the labels.
  private var drawing: [String] {
    var parts: [String] = []
    for (index, view) in scene.views.enumerated() {
      guard let box = plan.boxes[index] else { continue }
      let mark = Self.mark(view, box, isOver: plan.overflows[index])
      let group = Markup.element("title", [], Markup.escaped(view.description)) + mark
      guard let target = link(index) else {
        parts.append("<g>\(group)</g>")
        continue
      }
      parts.append(Markup.element("a", [("href", target), ("aria-label", view.description)], group))
    }
    if let window = scene.window { parts.append(Markup.rect(plan.box(of: window), "window")) }
    for label in labels.labels {
      parts.append(
        Markup.text(label.text, x: label.x, y: label.y, label.style + " label", size: label.size))
    }
    return parts
  }

  /// One view's box.
  static func mark(_ view: LayoutScene.View, _ box: CGRect, isOver: Bool) -> String {
    let over = isOver ? Markup.rect(box, "over") : ""
    switch view.role {
    case .spacer:
      let isWide = box.width >= box.height
      let (from, to) =
        isWide
        ? (CGPoint(x: box.minX, y: box.midY), CGPoint(x: box.maxX, y: box.midY))
        : (CGPoint(x: box.midX, y: box.minY), CGPoint(x: box.midX, y: box.maxY))
      return Markup.rect(box, "spacer") + Markup.line(from: from, to: to, "reach") + over
    case .divider:
      let (width, height) = (max(box.width, 1), max(box.height, 1))
      return Markup.rect(CGRect(x: box.minX, y: box.minY, width: width, height: height), "divider") + over
    case .content where view.id == nil:
      return Markup.rect(box, "view plain d\(view.depth % PictureStyle.colors)", radius: 2) + over
    case .content, .container:
      return Markup.rect(box, "view d\(view.depth % PictureStyle.colors)", radius: 2) + over
    }
  }

  // MARK: Notes

  private var notes: [(text: String, style: String)] {
    var notes: [(String, String)] = []
    var facts: [String] = []
    if let window = scene.window {
      facts.append(
        "window, dashed: \(NumberText.length(Double(window.width))) × \(NumberText.length(Double(window.height))) points"
      )
    }
    if plan.scale != 1 { facts.append("\(Markup.number(plan.scale)) pixels a point") }
    if scene.views.contains(where: { $0.role == .spacer }) { facts.append("dotted: spacers") }
    if !facts.isEmpty { notes.append((facts.joined(separator: "; "), "note")) }
    let outside = scene.views.indices.filter { plan.boxes[$0] == nil }
    let over = scene.views.indices.filter { plan.overflows[$0] && scene.views[$0].id != nil }
    if !over.isEmpty { notes.append(("beyond the window: " + names(over), "bad")) }
    if !outside.isEmpty { notes.append(("not in the picture: " + names(outside), "bad")) }
    // A page lists its views beside the picture.
    if isInPage { return notes }
    for index in labels.unlabelled.prefix(Self.noteLimit) { notes.append((scene.views[index].description, "note")) }
    let more = labels.unlabelled.count - Self.noteLimit
    if more > 0 { notes.append(("and \(NumberText.count(more, "view")) more without room for a label", "note")) }
    return notes
  }

  private func names(_ views: [Int]) -> String {
    let shown = views.prefix(6).map { scene.views[$0].id ?? scene.views[$0].description }
    return shown.joined(separator: ", ") + (views.count > 6 ? " and \(views.count - 6) more" : "")
  }
}
