/// The colours of pictures and plots, for light and dark ground.
enum PictureStyle {
  /// The rules of pictures; views take the colour of their depth, in turns of six.
  static let css = """
    .layout-picture { --ground: #ffffff; --ink: #1f2328; --soft: #59636e; --edge: #818b98; --bad: #c11a2b;
      --c0: #0969da; --c1: #1a7f37; --c2: #9a6700; --c3: #8250df; --c4: #bf3989; --c5: #0b7285; }
    .layout-picture text { font: 12px system-ui, sans-serif; fill: var(--ink); }
    .layout-picture .name, .layout-picture .size, .layout-picture .mid { text-anchor: middle; }
    .layout-picture .name { font-weight: 600; }
    .layout-picture .end { text-anchor: end; }
    .layout-picture .size, .layout-picture .corner, .layout-picture .note { fill: var(--soft); }
    .layout-picture .head { font-size: 14px; font-weight: 600; }
    .layout-picture .ground { fill: var(--ground); }
    .layout-picture .window { fill: none; stroke: var(--edge); stroke-dasharray: 4 3; }
    .layout-picture .view { fill-opacity: 0.13; stroke-width: 1.2; }
    .layout-picture .plain { fill-opacity: 0.05; stroke-opacity: 0.5; }
    .layout-picture .spacer { fill: none; stroke: var(--edge); stroke-dasharray: 1 3; }
    .layout-picture .reach, .layout-picture .grid { stroke: var(--edge); stroke-width: 1; }
    .layout-picture .grid { stroke-opacity: 0.35; }
    .layout-picture .divider { fill: var(--edge); }
    .layout-picture .over { fill: none; stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 5 3; }
    .layout-picture .differs { fill: none; stroke: var(--bad); stroke-width: 2; }
    .layout-picture .bad { fill: var(--bad); }
    .layout-picture .ghost { fill: none; stroke-width: 1.2; stroke-dasharray: 4 3; }
    .layout-picture .curve { fill: none; stroke-width: 1.6; }
    .layout-picture .break { stroke: var(--soft); stroke-dasharray: 2 3; }
    \(depths)
    @media (prefers-color-scheme: dark) {
    .layout-picture { --ground: #0d1117; --ink: #e6edf3; --soft: #9198a1; --edge: #7d8590; --bad: #ff7b72;
      --c0: #58a6ff; --c1: #3fb950; --c2: #d29922; --c3: #bc8cff; --c4: #f778ba; --c5: #39c5cf; }
    }
    """

  /// The number of colours.
  static let colors = 6

  private static let depths = (0..<colors).map { index in
    ".layout-picture .d\(index) { fill: var(--c\(index)); stroke: var(--c\(index)); } "
      + ".layout-picture .s\(index) { stroke: var(--c\(index)); } .layout-picture .t\(index) { fill: var(--c\(index)); }"
  }.joined(separator: "\n")

  /// A whole picture: a ground, a title for those who do not see it, and the rules above unless a page has them already.
  static func picture(width: Double, height: Double, title: String, isInPage: Bool, _ parts: [String]) -> String {
    let (width, height) = (Markup.number(width), Markup.number(height))
    let style = isInPage ? [] : ["<style>\n\(css)\n</style>"]
    let open =
      #"<svg xmlns="http://www.w3.org/2000/svg" class="layout-picture" width="\#(width)" height="\#(height)" "#
      + #"viewBox="0 0 \#(width) \#(height)" role="\#(isInPage ? "group" : "img")" aria-label="\#(Markup.escaped(title))">"#
    let ground = #"<rect class="ground" width="\#(width)" height="\#(height)"/>"#
    return ([open, "<title>\(Markup.escaped(title))</title>"] + style + [ground] + parts + ["</svg>"])
      .joined(separator: "\n") + "\n"
  }
}
