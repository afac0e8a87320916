/// A page that shows what both engines make of some documents: pictures, and each view's numbers.
public struct ComparisonPage {
  private let comparisons: [ComparisonScene]

  /// Makes a page of one document or several.
  public init(_ comparisons: [ComparisonScene]) {
    self.comparisons = comparisons
  }

  /// The page as HTML, in one file.
  public var html: String {
    let agreeing = comparisons.count { $0.verdict == "agree" }
    var body = [
      "<p>\(agreeing) of \(NumberText.count(comparisons.count, "document")) \(agreeing == 1 ? "agrees" : "agree").</p>"
    ]
    if comparisons.count > 1 {
      let items = comparisons.enumerated().map { index, comparison in
        ##"<li><a href="#d\##(index)">\##(Markup.escaped(comparison.title))</a>: \##(verdict(comparison))</li>"##
      }
      body.append("<nav aria-label=\"Documents\"><ul>\n" + items.joined(separator: "\n") + "\n</ul></nav>")
    }
    for (index, comparison) in comparisons.enumerated() { body += section(index, comparison) }
    return ReportPage(title: "Both engines compared", body: body, script: nil).html
  }

  private func section(_ index: Int, _ comparison: ComparisonScene) -> [String] {
    [
      #"<section id="d\#(index)" aria-labelledby="h\#(index)">"#,
      #"<h2 id="h\#(index)">\#(Markup.escaped(comparison.title)): \#(verdict(comparison))</h2>"#,
      "<p>\(Markup.escaped(comparison.summary))</p>",
      #"<div class="scroll" tabindex="0" role="region" aria-label="Pictures">"#
        + ComparisonPicture(comparison).svg(isInPage: true) + "</div>",
      "<details\(comparison.views.count <= 40 ? " open" : "")><summary>All numbers</summary>",
      #"<div class="scroll">"# + table(comparison) + "</div></details>", "</section>",
    ]
  }

  private func verdict(_ comparison: ComparisonScene) -> String {
    let text = Markup.escaped(comparison.verdict)
    return comparison.verdict == "agree" ? text : #"<span class="alert">\#(text)</span>"#
  }

  private func table(_ comparison: ComparisonScene) -> String {
    let rows = comparison.views.flatMap { view -> [[String]] in
      let frames = [view.direct, view.solver].map { $0?.numbers.map(NumberText.length) ?? ["–", "–", "–", "–"] }
      let reason = ([view.standing] + view.constraints).joined(separator: ": ")
      return [
        [view.id, "direct"] + frames[0] + ["", ""],
        ["", "solver"] + frames[1] + [NumberText.length(view.difference), view.agrees ? "" : reason],
      ]
    }
    return ReportPage.table(
      ["view", "engine", "x", "y", "width", "height", "difference", "class"],
      numeric: [false, false, true, true, true, true, true, false], rows)
  }
}
