import Foundation
import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LayoutReports

/// The README's picture: a row in windows of several widths, on the left by the direct engine, on the right by the solver.
struct ComparisonPicture {
  /// One window.
  struct Scene {
    let width: Double
    let comparison: Comparison
  }

  let scenes: [Scene]
  /// The row itself, which the window takes the place of.
  let row: String
  /// What there is to know of the views.
  let note: String

  private static let margin = 20.0
  private static let gap = 40.0
  private static let top = 52.0
  private static let stride = 72.0

  /// The picture as SVG, readable on light and on dark ground.
  var svg: String {
    let panel = scenes.map(\.width).max() ?? 0
    let width = 2 * Self.margin + 2 * panel + Self.gap
    let height = Self.top + Double(scenes.count) * Self.stride + 24
    let right = Self.margin + panel + Self.gap
    var parts = [Self.opening(width: width, height: height)]
    parts.append(Self.text("SwiftUI’s rules, run directly", x: Self.margin, y: 26, style: "head"))
    parts.append(Self.text("a linear program, solved by GLPK", x: right, y: 26, style: "head"))
    for (index, scene) in scenes.enumerated() {
      let y = Self.top + Double(index) * Self.stride
      parts += panelParts(scene, x: Self.margin, y: y) { $0.direct }
      parts += panelParts(scene, x: right, y: y) { $0.solver }
    }
    parts.append(Self.text(note, x: Self.margin, y: height - 14, style: "note"))
    parts.append(Self.text(verdict, x: right, y: height - 14, style: "note"))
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  private var verdict: String {
    let largest = scenes.map(\.comparison.largestDifference).max() ?? 0
    let agree = scenes.allSatisfy { $0.comparison.verdict == .agree }
    return "\(agree ? "agree" : "mismatch"): largest difference \(NumberText.residual(largest)) points"
  }

  private func panelParts(_ scene: Scene, x: Double, y: Double, _ frame: (Comparison.View) -> CGRect?) -> [String] {
    var parts = [Self.text("in \(Self.number(scene.width)) points", x: x, y: y - 4, style: "note")]
    let window = [x, y, scene.width].map(Self.number)
    parts.append(#"<rect class="window" x="\#(window[0])" y="\#(window[1])" width="\#(window[2])" height="40"/>"#)
    let views = scene.comparison.views.filter { $0.id != row }
    for (index, view) in views.enumerated() {
      guard let frame = frame(view) else { continue }
      let left = x + Double(frame.minX)
      let box = [left, y + Double(frame.minY), Double(frame.width), Double(frame.height)].map(Self.number)
      parts.append(
        #"<rect class="view\#(index)" x="\#(box[0])" y="\#(box[1])" width="\#(box[2])" height="\#(box[3])" rx="3"/>"#)
      let middle = left + Double(frame.width) / 2
      let lines = [view.id, Self.number(Double(frame.width))]
      for (line, text) in lines.enumerated() {
        parts.append(Self.text(text, x: middle, y: y + 17 + Double(line) * 15, style: "label\(index)"))
      }
    }
    return parts
  }

  private static func opening(width: Double, height: Double) -> String {
    let (width, height) = (number(width), number(height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)"
        role="img">
      <title>A row laid out twice: by SwiftUI’s rules, and by a linear program</title>
      <style>
      text { font: 12px system-ui, sans-serif; fill: #1f2328; }
      .head { font-size: 14px; font-weight: 600; }
      .note { fill: #59636e; }
      .window { fill: none; stroke: #818b98; stroke-dasharray: 3 3; }
      .view0 { fill: #0550ae; }
      .view1 { fill: #b8d4f5; }
      .label0 { fill: #ffffff; text-anchor: middle; }
      .label1 { fill: #0a2240; text-anchor: middle; }
      @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; }
      .note { fill: #9198a1; }
      }
      </style>
      """
  }

  private static func text(_ text: String, x: Double, y: Double, style: String) -> String {
    #"<text class="\#(style)" x="\#(number(x))" y="\#(number(y))">\#(text)</text>"#
  }

  private static func number(_ value: Double) -> String { NumberText.length(value) }
}
