import LayoutDocuments

/// A page with a slider: the layout at any length of the window, from the exact pieces, without solving again.
public struct ResizePage {
  private let reports: [ResizeReport]

  /// Makes a page of one map or several.
  public init(_ reports: [ResizeReport]) {
    self.reports = reports
  }

  /// The page as HTML, in one file.
  public var html: String {
    let title = reports.first?.title ?? ""
    let body = reports.enumerated().flatMap { section($0, $1) }
    return ReportPage(title: title, body: body, script: ResizeScript.text).html
  }

  private func section(_ index: Int, _ report: ResizeReport) -> [String] {
    let name = report.lengthName
    let (low, high) = (JSONWriter.text(report.range.lowerBound), JSONWriter.text(report.range.upperBound))
    let limits = #"min="\#(low)" max="\#(high)" step="any" value="\#(high)""#
    return [
      #"<section class="sweep" aria-labelledby="s\#(index)">"#,
      #"<h2 id="s\#(index)">Window \#(name)</h2>"#, "<p>\(Markup.escaped(report.heading))</p>",
      #"<p><label for="r\#(index)">\#(name) in points</label> "#
        + #"<input id="n\#(index)" class="number" type="number" \#(limits) aria-label="\#(name), exactly">"#
        + #"<input id="r\#(index)" class="range" type="range" \#(limits)></p>"#,
      #"<p class="where" role="status"></p>"#,
      #"<div class="pair"><div class="scroll"><svg xmlns="http://www.w3.org/2000/svg" class="layout-picture stage" "#
        + #"role="img" aria-label="The layout at the chosen \#(name)"></svg></div>"#,
      #"<div class="side scroll">\#(frames(report))</div></div>"#, "<h3>Break points</h3>", breaks(report),
      #"<div class="scroll">"# + ResizePlot(report).figure + "</div>",
      #"<script type="application/json" class="map">\#(Self.embedded(report.data))</script>"#, "</section>",
    ]
  }

  /// The numbers, filled in by the script; without it, those at the end of the range.
  private func frames(_ report: ResizeReport) -> String {
    let end = report.range.upperBound
    let piece = report.piece(at: end)
    let rows = report.named.map { view -> String in
      let numbers = piece?.frame(of: view, at: end)?.map(NumberText.length) ?? ["–", "–", "–", "–"]
      let indent = Double(report.views[view].depth)
      let cells = numbers.map { #"<td class="n">\#($0)</td>"# }.joined()
      return #"<tr data-view="\#(view)"><td style="padding-left:\#(Markup.number(0.6 + indent))rem">"#
        + "\(Markup.escaped(report.views[view].id ?? ""))</td>\(cells)</tr>"
    }
    let head = ["x", "y", "width", "height"].map { #"<th scope="col" class="n">\#($0)</th>"# }.joined()
    return #"<table class="frames"><thead><tr><th scope="col">view</th>\#(head)</tr></thead>"#
      + "<tbody>\n\(rows.joined(separator: "\n"))\n</tbody></table>"
  }

  private func breaks(_ report: ResizeReport) -> String {
    guard report.pieces.count > 1 else { return "<p>None: every frame moves in one straight line.</p>" }
    let items = report.pieces.dropFirst().map { piece in
      #"<li><button type="button" data-at="\#(JSONWriter.text(piece.from))">\#(NumberText.length(piece.from))</button> "#
        + Markup.escaped(piece.causes.joined(separator: "; ")) + "</li>"
    }
    return "<ol>\n\(items.joined(separator: "\n"))\n</ol>"
  }

  /// JSON inside of markup: nothing in it can end the element that it stands in.
  static func embedded(_ value: JSONValue) -> String {
    JSONWriter(.compact).text(value).replacing("<", with: "\\u003c").replacing(">", with: "\\u003e")
      .replacing("&", with: "\\u0026")
  }
}
