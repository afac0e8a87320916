/// A page that explains a layout: its picture, and for the view that is chosen in it, why it is where it is.
public struct ExplanationPage: Sendable {
  /// One paragraph or table of an explanation.
  public struct Part: Sendable {
    /// What it is about.
    public var heading: String
    /// A line of text; nil for none.
    public var text: String?
    /// The table's heading; empty for none.
    public var columns: [String]
    /// Which of its columns are numbers.
    public var numeric: [Bool]
    /// Its rows.
    public var rows: [[String]]

    /// Makes a part.
    public init(
      _ heading: String, text: String? = nil, columns: [String] = [], numeric: [Bool] = [], rows: [[String]] = []
    ) {
      self.heading = heading
      self.text = text
      self.columns = columns
      self.numeric = numeric
      self.rows = rows
    }

    var html: String {
      var parts = ["<h3>\(Markup.escaped(heading))</h3>"]
      if let text { parts.append("<p>\(Markup.escaped(text))</p>") }
      if !rows.isEmpty {
        parts.append(#"<div class="scroll">"# + ReportPage.table(columns, numeric: numeric, rows) + "</div>")
      }
      return parts.joined(separator: "\n")
    }
  }

  /// What is explained.
  public var title: String
  /// How the solve ended.
  public var status: String
  /// Whether that is something to be warned of.
  public var isBad: Bool
  /// The layout; without views where there is none.
  public var scene: LayoutScene
  /// What there is to say of the whole.
  public var parts: [Part]
  /// What there is to say of each named view, by its name.
  public var views: [String: [Part]]

  /// Makes a page.
  public init(
    title: String, status: String, isBad: Bool, scene: LayoutScene, parts: [Part], views: [String: [Part]]
  ) {
    self.title = title
    self.status = status
    self.isBad = isBad
    self.scene = scene
    self.parts = parts
    self.views = views
  }

  /// The page as HTML, in one file. It works without scripts; with them the arrow keys go from view to view.
  public var html: String {
    let details = ViewDetails(
      prefix: "", level: 2,
      views: scene.views.indices.compactMap { index in
        guard let id = scene.views[index].id, let parts = views[id] else { return nil }
        return (index, id, parts)
      })
    let linked = Set(details.views.map(\.index))
    var picture = LayoutPicture(scene, isInPage: true)
    picture.link = { linked.contains($0) ? details.link(of: $0) : nil }
    let status = isBad ? #"<strong class="alert">\#(Markup.escaped(status))</strong>"# : Markup.escaped(status)
    let body =
      [
        "<p id=\"status\">\(status)</p>", #"<div class="pair \#(ViewDetails.container)">"#,
        #"<div class="scroll">\#(picture.svg)</div>"#, #"<div class="side">"#,
      ] + details.html + ["</div>", "</div>"] + parts.map(\.html)
    return ReportPage(title: title, body: body, scripts: linked.isEmpty ? [] : [ViewDetails.script]).html
  }
}
