import Testing

@testable import LayoutDocuments

@Suite("Documents: errors")
struct DocumentErrorTests {
  /// Values of `root` that are wrong, and what is said about them; the root begins at 1:68.
  static let nodes: [(root: String, error: String)] = [
    (#"5"#, "1:68: expected a node: an object with a 'kind', found a number"),
    (#"{}"#, "1:68: missing key 'kind' in a node"),
    (#"{"kind": 3}"#, "1:77: expected the name of a kind, found a number"),
    (#"{"kind": "hstak"}"#, "1:77: unknown kind 'hstak'; did you mean 'hstack'?"),
    (#"{"kind": "HStack"}"#, "1:77: unknown kind 'HStack'; did you mean 'hstack'?"),
    (
      #"{"kind": "banana"}"#,
      "1:77: unknown kind 'banana'; known: fixed, flexible, color, spacer, divider, text, wrapping, area, fraction, "
        + "hstack, vstack, zstack, grid, gridrow, viewthatfits, layout"
    ),
    (#"{"kind": "hstack", "spacng": 3}"#, "1:87: unknown key 'spacng'; did you mean 'spacing'?"),
    (#"{"kind": "color", "children": []}"#, "1:86: unknown key 'children'; known: kind, id, modifiers"),
    (#"{"kind": "fixed"}"#, "1:68: missing key 'size' in the kind 'fixed'"),
    (#"{"kind": "fixed", "size": [1]}"#, "1:94: expected an array of 2, found 1"),
    (#"{"kind": "fixed", "size": 1}"#, "1:94: expected an array of 2, found a number"),
    (
      #"{"kind": "fixed", "size": [1, "x"]}"#,
      #"1:98: expected a number, "infinity" or "-infinity", found the string "x""#
    ),
    (
      #"{"kind": "fixed", "size": [1, "NaN"]}"#,
      #"1:98: expected a number, "infinity" or "-infinity", found the string "NaN""#
    ),
    (
      #"{"kind": "hstack", "spacing": "8"}"#,
      #"1:98: expected a number, "infinity" or "-infinity", found the string "8""#
    ),
    (
      #"{"kind": "hstack", "alignment": "leading"}"#,
      "1:100: unknown vertical alignment 'leading'; known: top, center, bottom, firstTextBaseline, lastTextBaseline"
    ),
    (
      #"{"kind": "vstack", "alignment": "trailling"}"#,
      "1:100: unknown horizontal alignment 'trailling'; did you mean 'trailing'?"
    ),
    (
      #"{"kind": "zstack", "alignment": "topleding"}"#,
      "1:100: unknown alignment 'topleding'; did you mean 'topLeading'?"
    ),
    (#"{"kind": "zstack", "alignment": 4}"#, "1:100: expected the name of an alignment, found a number"),
    (#"{"kind": "hstack", "children": {}}"#, "1:99: expected an array, found an object"),
    (#"{"kind": "color", "id": 7}"#, "1:92: expected a string, found a number"),
    (#"{"kind": "color", "id": ""}"#, "1:92: expected an id, found an empty string"),
    (
      #"{"kind": "hstack", "id": "a", "children": [{"kind": "color", "id": "a"}]}"#,
      "1:135: duplicate id 'a'; it stands at 1:93 already"
    ),
    (#"{"kind": "color", "modifiers": [{"pading": 3}]}"#, "1:101: unknown modifier 'pading'; did you mean 'padding'?"),
    (
      #"{"kind": "color", "modifiers": ["padding"]}"#,
      "1:100: expected a modifier: an object with one key, found a string"
    ),
    (
      #"{"kind": "color", "modifiers": [{"offset": {}, "padding": 3}]}"#,
      "1:100: expected a modifier with one key, found 2 keys"
    ),
    (#"{"kind": "color", "modifiers": [{}]}"#, "1:100: expected a modifier with one key, found 0 keys"),
    (
      #"{"kind": "color", "modifiers": [{"frame": {"minWidth": 3}}]}"#,
      "1:111: unknown key 'minWidth'; known: width, height, alignment"
    ),
    (
      #"{"kind": "color", "modifiers": [{"position": {"x": 3}}]}"#, "1:113: missing key 'y' in the modifier 'position'"
    ),
    (
      #"{"kind": "color", "modifiers": [{"aspectRatio": {"contentMode": "fille"}}]}"#,
      "1:132: unknown content mode 'fille'; did you mean 'fill'?"
    ),
    (
      #"{"kind": "color", "modifiers": [{"fixedSize": {"horizontal": 1}}]}"#,
      "1:129: expected true or false, found a number"
    ),
    (
      #"{"kind": "color", "modifiers": [{"alignmentGuide": {"middle": 1}}]}"#,
      "1:120: unknown guide 'middle'; "
        + "known: leading, trailing, horizontalCenter, top, bottom, verticalCenter, firstTextBaseline, lastTextBaseline"
    ),
    (
      #"{"kind": "color", "modifiers": [{"alignmentGuide": {}}]}"#,
      "1:119: expected at least one alignment guide, found none"
    ),
    (
      #"{"kind": "color", "modifiers": [{"gridCellColumns": 0}]}"#,
      "1:120: expected a whole number from 1 to 100000, found 0"
    ),
    (
      #"{"kind": "color", "modifiers": [{"gridCellColumns": 1.5}]}"#,
      "1:120: expected a whole number from 1 to 100000, found 1.5"
    ),
    (
      #"{"kind": "color", "modifiers": [{"gridCellAnchor": "middle"}]}"#,
      "1:119: unknown unit point 'middle'; known: zero, center, leading, trailing, top, bottom, topLeading, topTrailing, "
        + "bottomLeading, bottomTrailing"
    ),
    (
      #"{"kind": "color", "modifiers": [{"hugging": {"horizontal": 0}}]}"#,
      "1:127: expected a priority above 0 and at most 1000, found 0"
    ),
    (
      #"{"kind": "color", "modifiers": [{"hugging": {"horizontal": "hihg"}}]}"#,
      "1:127: unknown priority 'hihg'; did you mean 'high'?"
    ),
    (
      #"{"kind": "viewthatfits", "axes": ["diagonal"]}"#, "1:102: unknown axis 'diagonal'; known: horizontal, vertical"
    ),
    (#"{"kind": "gridrow", "id": "r"}"#, "1:88: unknown key 'id'; known: kind, children, modifiers, alignment"),
    (
      #"{"kind": "gridrow", "modifiers": [{"id": "r"}]}"#,
      "1:103: a gridrow has no frame of its own and takes no 'id'; give it to a cell"
    ),
    (#"{"kind": "layout", "name": "flaw"}"#, "1:95: unknown layout 'flaw'; did you mean 'flow'?"),
    (#"{"kind": "text", "text": "x", "font": {"size": 0}}"#, "1:115: expected a number above 0, found 0"),
  ]

  @Test("a wrong node is refused with its place", arguments: nodes)
  func refusesNode(root: String, error: String) {
    let text = #"{"schemaVersion": 1, "proposal": {"width": 9, "height": 9}, "root":"# + root + "}"
    #expect(message(text) == error)
  }

  /// Keys beside a valid root with the id `a`, and what is said about them; the keys begin at 1:63.
  static let keys: [(keys: String, error: String)] = [
    (
      #""proposl": {}"#,
      "1:1: missing key 'proposal' in the document, which has no 'container' to take it from\n"
        + "1:63: unknown key 'proposl'; did you mean 'proposal'?"
    ),
    (#""title": "no space""#, "1:1: missing key 'proposal' in the document, which has no 'container' to take it from"),
    (
      #""proposal": {"width": "wide"}"#, #"1:85: expected a number, "infinity" or "-infinity", found the string "wide""#
    ),
    (#""container": {"width": 3}"#, "1:76: missing key 'height' in 'container'"),
    (#""container": {"width": 3, "height": "infinity"}"#, #"1:99: expected a number, found "infinity""#),
    (#""proposal": {}, "displayScale": 0"#, "1:95: expected a number above 0, found 0"),
    (
      #""proposal": {}, "layoutDirection": "rtl""#,
      "1:98: unknown layout direction 'rtl'; known: leftToRight, rightToLeft"
    ),
    (
      #""proposal": {}, "expected": {"frames": {"b": [0, 0, 1, 1]}}"#,
      "1:103: no view has the id 'b'; did you mean 'a'?"
    ),
    (#""proposal": {}, "expected": {"frames": {"a": [0, 0, 1]}}"#, "1:108: expected an array of 4, found 3"),
    (#""proposal": {}, "expected": {"tolerance": -1}"#, "1:105: expected a number of at least 0, found -1"),
    (#""proposal": {}, "constraints": ["a.width = 3"]"#, "1:104: expected '==', '<=' or '>=', found '='"),
    (#""proposal": {}, "constraints": ["b.width == 3"]"#, "1:96: no view has the id 'b'; did you mean 'a'?"),
    (
      #""proposal": {}, "constraints": ["\u0061.width == !"]"#,
      "1:112: expected a number, a view's attribute or an operator, found '!'"
    ),
    (#""proposal": {}, "constraints": ["window.width == 3"]"#, "1:96: 'window' needs a 'container' in the document"),
    (#""proposal": {}, "constraints": [{"name": "n"}]"#, "1:95: missing key 'constraint' in a constraint"),
    (#""proposal": {}, "constraints": [3]"#, "1:95: expected a constraint: a string or an object, found a number"),
    (
      #""proposal": {}, "constraints": [{"constraint": "a.width == 3", "priority": 1001}]"#,
      "1:138: expected a priority above 0 and at most 1000, found 1001"
    ),
    (
      #""proposal": {}, "constraints": [{"constraint": "a.width == 3", "weight": 0}]"#,
      "1:136: expected a number above 0, found 0"
    ),
  ]

  @Test("a wrong key of the document is refused with its place", arguments: keys)
  func refusesKey(keys: String, error: String) {
    let text = #"{"schemaVersion": 1, "root": {"kind": "color", "id": "a"   }, "# + keys + "}"
    #expect(message(text) == error)
  }

  @Test func refusesOtherVersions() {
    #expect(
      message(#"{"schemaVersion": 2, "root": {"kind": "color"}, "proposal": {}}"#)
        == "1:19: expected schema version 1, found 2")
    #expect(
      message(#"{"root": {"kind": "color"}, "proposal": {}}"#) == "1:1: missing key 'schemaVersion' in the document")
    #expect(message(#"{"schemaVersion": 1, "proposal": {}}"#) == "1:1: missing key 'root' in the document")
    #expect(message("[]") == "1:1: expected an object, found an array")
    #expect(message("{") == "1:2: the file ends here; expected a key in double quotes")
  }

  @Test func reportsSeveralIssuesInTheirOrder() {
    let text = """
      {
        "schemaVersion": 1,
        "proposal": {"widht": 3},
        "root": {
          "kind": "hstack",
          "children": [{"kind": "fixed"}, {"kind": "colour"}, {"kind": "spacer", "minLength": true}]
        }
      }
      """
    #expect(
      message(text) == """
        3:16: unknown key 'widht'; did you mean 'width'?
        6:18: missing key 'size' in the kind 'fixed'
        6:46: unknown kind 'colour'; did you mean 'color'?
        6:89: expected a number, "infinity" or "-infinity", found a boolean
        """)
  }

  @Test func reportsAtMostTwentyIssues() {
    let children = Array(repeating: #"{"kind": "x"}"#, count: 1000).joined(separator: ",")
    let text = #"{"schemaVersion": 1, "proposal": {}, "root": {"kind": "hstack", "children": ["# + children + "]}}"
    #expect(message(text)?.split(separator: "\n").count == DocumentError.issueLimit)
  }

  @Test("nodes and modifiers nest up to the limit, not beyond") func refusesDeepTrees() {
    #expect(message(nested(200)) == nil)
    let padded = Array(repeating: #"{"padding": 1}"#, count: 1200).joined(separator: ",")
    let text = #"{"schemaVersion": 1, "proposal": {}, "root": {"kind": "color", "modifiers": ["# + padded + "]}}"
    #expect(message(text)?.contains("nodes and modifiers are nested more than 1000 deep") == true)
    #expect(message(nested(5000))?.contains("nested more than 512 deep") == true)
  }

  private func nested(_ depth: Int) -> String {
    #"{"schemaVersion": 1, "proposal": {}, "root": "#
      + String(repeating: #"{"kind": "vstack", "children": ["#, count: depth) + String(repeating: "]}", count: depth)
      + "}"
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try LayoutDocument(parsing: Array(text.utf8))
      return nil
    } catch {
      return "\(error)"
    }
  }
}
