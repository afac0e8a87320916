/// The colours of pictures and plots on one ground.
struct PicturePalette {
  var ground: String
  var ink: String
  var soft: String
  var edge: String
  var bad: String
  /// The colours of views by depth, and of curves by number, in turns.
  var depths: [String]

  static let light = PicturePalette(
    ground: "#ffffff", ink: "#1f2328", soft: "#59636e", edge: "#818b98", bad: "#c11a2b",
    depths: ["#0969da", "#1a7f37", "#9a6700", "#8250df", "#bf3989", "#0b7285"])

  static let dark = PicturePalette(
    ground: "#0d1117", ink: "#e6edf3", soft: "#9198a1", edge: "#7d8590", bad: "#ff7b72",
    depths: ["#58a6ff", "#3fb950", "#d29922", "#bc8cff", "#f778ba", "#39c5cf"])

  /// The rules that colour a picture, with the colours themselves: not every reader of SVG knows CSS variables.
  var css: String {
    let rules = [
      ("text", "fill: \(ink)"), (".size, .corner, .note", "fill: \(soft)"), (".ground", "fill: \(ground)"),
      (".window, .spacer, .reach, .grid", "stroke: \(edge)"), (".divider", "fill: \(edge)"),
      (".over, .differs", "stroke: \(bad)"), (".bad", "fill: \(bad)"), (".break", "stroke: \(soft)"),
    ]
    let depths = depths.enumerated().flatMap { index, color in
      [(".d\(index)", "fill: \(color); stroke: \(color)"), (".s\(index)", "stroke: \(color)")]
        + [(".t\(index)", "fill: \(color)")]
    }
    return (rules + depths).map(Self.rule).joined(separator: "\n")
  }

  /// A rule for parts of pictures alone: a page has other parts too.
  private static func rule(_ selectors: String, _ declarations: String) -> String {
    selectors.split(separator: ", ").map { ".layout-picture \($0)" }.joined(separator: ", ") + " { \(declarations); }"
  }
}
