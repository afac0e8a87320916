/// A page that shows what both engines make of some documents: pictures, each view's numbers and why they are what they
/// are, and the layout at other widths of the window.
public struct ComparisonPage {
  /// What there is to show of one document.
  public struct Document: Sendable {
    /// Both layouts.
    public var scene: ComparisonScene
    /// What there is to say of the whole.
    public var parts: [ExplanationPage.Part]
    /// Why each named view is where it is, by its name.
    public var views: [String: [ExplanationPage.Part]]
    /// The map over the window's widths; `nil` where there is none.
    public var resizing: ResizeReport?
    /// The window's width in the document, in points, where the slider stands at first.
    public var width: Double?
    /// Why there is no map, or what of it is missing; `nil` where nothing is.
    public var note: String?

    /// Makes a document with its pictures and numbers alone.
    public init(_ scene: ComparisonScene) {
      self.scene = scene
      parts = []
      views = [:]
    }
  }

  private let documents: [Document]

  /// Makes a page of one document or several.
  public init(_ documents: [Document]) {
    self.documents = documents
  }

  /// The page as HTML, in one file.
  public var html: String {
    let agreeing = documents.count { $0.scene.verdict == "agree" }
    var body = [
      "<p>\(agreeing) of \(NumberText.count(documents.count, "document")) \(agreeing == 1 ? "agrees" : "agree").</p>"
    ]
    if documents.count > 1 {
      let items = documents.enumerated().map { index, document in
        ##"<li><a href="#d\##(index)">\##(Markup.escaped(document.scene.title))</a>: \##(document.verdict)</li>"##
      }
      body.append("<nav aria-label=\"Documents\"><ul>\n" + items.joined(separator: "\n") + "\n</ul></nav>")
    }
    for (index, document) in documents.enumerated() { body += document.section(index) }
    return ReportPage(
      title: "Both engines compared", body: body, scripts: [ViewDetails.script, ResizeScript.text]
    ).html
  }
}

extension ComparisonPage.Document {
  fileprivate var verdict: String {
    let text = Markup.escaped(scene.verdict)
    return scene.verdict == "agree" ? text : #"<span class="alert">\#(text)</span>"#
  }

  fileprivate func section(_ number: Int) -> [String] {
    let details = ViewDetails(
      prefix: "d\(number)", level: 3,
      views: scene.views.enumerated().map { ($0, $1.id, [both($1)] + (views[$1.id] ?? [])) })
    var picture = ComparisonPicture(scene, isInPage: true)
    picture.link = { details.link(of: $0) }
    return [
      #"<section id="d\#(number)" class="document \#(ViewDetails.container)" aria-labelledby="h\#(number)">"#,
      #"<h2 id="h\#(number)">\#(Markup.escaped(scene.title)): \#(verdict)</h2>"#,
      "<p>\(Markup.escaped(scene.summary))</p>",
      #"<div class="scroll" tabindex="0" role="region" aria-label="Pictures">\#(picture.svg)</div>"#,
      #"<div class="pair"><div class="side">"#,
    ] + details.html + [
      #"</div><div class="side">"#, "<details\(scene.views.count <= 40 ? " open" : "")><summary>All numbers</summary>",
      #"<div class="scroll">\#(numbers)</div></details>"#,
    ] + parts.map(\.html) + ["</div></div>"] + resizing(number) + ["</section>"]
  }

  private func resizing(_ number: Int) -> [String] {
    (note.map { [#"<p class="faint">\#(Markup.escaped($0))</p>"#] } ?? [])
      + (resizing.map { ResizeSection($0, number: number, start: width, isFolded: true).html } ?? [])
  }

  private static let columns = ["engine", "x", "y", "width", "height"]
  private static let numeric = [false, true, true, true, true]

  /// The frames of all views by both engines.
  private var numbers: String {
    let rows = scene.views.flatMap { view -> [[String]] in
      let rows = view.rows
      return [
        [view.id] + rows[0] + ["", ""],
        [""] + rows[1] + (view.isMissing ? ["–", ""] : [NumberText.length(view.difference), view.reason]),
      ]
    }
    return ReportPage.table(
      ["view"] + Self.columns + ["difference", "class"], numeric: [false] + Self.numeric + [true, false], rows)
  }

  /// The frames of one view by both engines.
  private func both(_ view: ComparisonScene.View) -> ExplanationPage.Part {
    let text =
      view.isMissing
      ? "One of them gives no frame."
      : view.agrees ? "Both agree." : "They differ by \(NumberText.length(view.difference)) points: \(view.reason)."
    return ExplanationPage.Part(
      "Both engines", text: text, columns: Self.columns, numeric: Self.numeric, rows: view.rows)
  }
}

extension ComparisonScene.View {
  /// The frame by each engine.
  fileprivate var rows: [[String]] {
    [("direct", direct), ("solver", solver)].map { engine, frame in
      [engine] + (frame?.numbers.map(NumberText.length) ?? ["–", "–", "–", "–"])
    }
  }

  /// What a difference is, and what made it; empty where there is none.
  fileprivate var reason: String { agrees ? "" : ([standing] + constraints).joined(separator: ": ") }
}
