public import Foundation
public import LayoutDocuments
public import LayoutEngine

/// Frames as text and as JSON.
public enum FrameReport {
  /// The named views with their frames, indented as they are nested, one line each under a heading.
  public static func lines(of layout: ResolvedLayout) -> [String] {
    guard !layout.views.isEmpty else { return [] }
    var table = TextTable([.left, .right, .right, .right, .right])
    table.append(["view", "x", "y", "width", "height"])
    for view in layout.views {
      let indent = String(repeating: "  ", count: view.depth)
      table.append([indent + view.id] + view.frame.numbers.map(NumberText.length))
    }
    return table.lines
  }

  /// The frames by id, each as `[x, y, width, height]`, parents before children.
  public static func json(of layout: ResolvedLayout) -> JSONValue {
    .object(layout.views.map { JSONValue.Member($0.id, $0.frame.json) })
  }
}

extension CGRect {
  /// x, y, width and height, as they are: unlike `size.width` of Foundation, never made positive.
  public var numbers: [Double] {
    [origin.x, origin.y, size.width, size.height].map { Double($0) }
  }

  /// The frame as `[x, y, width, height]`.
  public var json: JSONValue { .array(numbers.map(JSONValue.number)) }
}
