/// A page in one file: it needs no network, works with the keyboard, and follows the reader's wishes for dark colours and
/// less motion.
struct ReportPage {
  let title: String
  /// The page's content as markup.
  var body: [String]
  /// What the page does, if it does anything.
  var scripts: [String] = []

  /// Nothing from outside may be loaded, whatever is written in a document.
  private static let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  /// The page as HTML.
  var html: String {
    let head = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(Markup.escaped(title))</title>
      <style>
      \(PictureStyle.css)
      \(Self.css)
      </style>
      </head>
      <body>
      <main>
      <h1>\(Markup.escaped(title))</h1>
      """
    let end = ["</main>"] + scripts.map { "<script>\n\($0)\n</script>" } + ["</body>", "</html>"]
    return ([head] + body + end).joined(separator: "\n") + "\n"
  }

  private static let css = """
    :root { color-scheme: light dark; --paper: #ffffff; --text: #1f2328; --faint: #59636e; --rule: #d1d9e0;
      --mark: #ddf4ff; --alert: #c11a2b; --focus: #0969da; }
    @media (prefers-color-scheme: dark) { :root { --paper: #0d1117; --text: #e6edf3; --faint: #9198a1; --rule: #3d444d;
      --mark: #121d2f; --alert: #ff7b72; --focus: #58a6ff; } }
    body { margin: 0; background: var(--paper); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
    main { max-width: 1800px; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.35rem; } h2 { font-size: 1.1rem; margin-top: 1.6rem; } h3 { font-size: 1rem; }
    a { color: inherit; }
    svg a { cursor: pointer; outline: none; }
    svg a rect { pointer-events: all; }
    .layout-picture a:focus-visible rect, .layout-picture a.chosen rect { stroke-width: 3.5; }
    .layout-picture a:hover rect.view, .layout-picture a.chosen rect.view { fill-opacity: 0.4; }
    .label { pointer-events: none; }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
    .scroll { overflow: auto; max-width: 100%; }
    .pair { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
    .pair > .scroll { flex: 2 1 24rem; max-height: 90vh; } .pair > .side { flex: 1 1 22rem; min-width: 0; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 0.4rem 0; }
    th, td { padding: 0.15rem 0.6rem; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; }
    th { color: var(--faint); font-weight: 600; } .n { text-align: right; }
    .faint { color: var(--faint); } .alert { color: var(--alert); font-weight: 600; }
    .pair svg { max-width: 100%; height: auto; }
    .document { border-top: 1px solid var(--rule); margin-top: 2rem; }
    summary { cursor: pointer; color: var(--faint); font-weight: 600; }
    .detail { display: none; } .detail:target, .detail.shown { display: block; }
    nav.views { display: flex; flex-wrap: wrap; gap: 0.2rem 0.8rem; max-height: 9rem; overflow: auto;
      padding: 3px; }
    nav.views a[aria-current] { font-weight: 700; background: var(--mark); }
    input[type=range] { width: 100%; } button { font: inherit; }
    tr.on { background: var(--mark); }
    @media not (prefers-reduced-motion: reduce) { svg a rect { transition: fill-opacity 0.12s; } }
    @media print { .detail { display: block; } }
    """
}

extension ReportPage {
  /// A table; cells are text, a `true` in `numeric` aligns a column to the right.
  static func table(_ heading: [String], numeric: [Bool], _ rows: [[String]]) -> String {
    func row(_ cells: [String], _ tag: String) -> String {
      let scope = tag == "th" ? #" scope="col""# : ""
      let markup = zip(cells, numeric).map { cell, isNumber in
        "<\(tag)\(scope)\(isNumber ? #" class="n""# : "")>\(Markup.escaped(cell))</\(tag)>"
      }
      return "<tr>\(markup.joined())</tr>"
    }
    return "<table>\n<thead>\(row(heading, "th"))</thead>\n<tbody>\n"
      + rows.map { row($0, "td") }.joined(separator: "\n") + "\n</tbody>\n</table>"
  }
}
