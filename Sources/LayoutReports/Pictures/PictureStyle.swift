/// How pictures and plots look, on light and dark ground.
enum PictureStyle {
  /// The rules of pictures; views take the colour of their depth, in turns.
  static let css = """
    .layout-picture text { font-family: system-ui, sans-serif; font-size: 12px; }
    .layout-picture .name, .layout-picture .size, .layout-picture .mid { text-anchor: middle; }
    .layout-picture .name { font-weight: 600; }
    .layout-picture .end { text-anchor: end; }
    .layout-picture .head { font-size: 14px; font-weight: 600; }
    .layout-picture .window { fill: none; stroke-dasharray: 4 3; }
    .layout-picture .view { fill-opacity: 0.13; stroke-width: 1.2; }
    .layout-picture .plain { fill-opacity: 0.05; stroke-opacity: 0.5; }
    .layout-picture .spacer { fill: none; stroke-dasharray: 1 3; }
    .layout-picture .reach, .layout-picture .grid { stroke-width: 1; }
    .layout-picture .grid { stroke-opacity: 0.35; }
    .layout-picture .over { fill: none; stroke-width: 1.5; stroke-dasharray: 5 3; }
    .layout-picture .differs { fill: none; stroke-width: 2; }
    .layout-picture .ghost { fill: none; stroke-width: 1.2; stroke-dasharray: 4 3; }
    .layout-picture .curve { fill: none; stroke-width: 1.6; }
    .layout-picture .break { stroke-dasharray: 2 3; }
    \(PicturePalette.light.css)
    @media (prefers-color-scheme: dark) {
    \(PicturePalette.dark.css)
    }
    """

  /// The number of colours.
  static let colors = PicturePalette.light.depths.count

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
