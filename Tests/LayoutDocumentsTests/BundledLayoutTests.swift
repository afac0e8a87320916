import LayoutEngine
import Testing

@testable import LayoutDocuments

/// The layouts that documents can name without anybody registering them.
@Suite("Documents: bundled layouts")
struct BundledLayoutTests {
  @Test func namesAreKnown() {
    #expect(LayoutRegistry.bundled.names == ["equalWidth", "flow", "masonry", "radial"])
  }

  /// The root begins at 1:69.
  @Test(
    arguments: [
      (
        #"{"kind": "layout", "name": "flwo"}"#,
        "1:96: unknown layout 'flwo'; did you mean 'flow'?"
      ),
      (
        #"{"kind": "layout", "name": "flow", "parameters": {"spacng": 3}}"#,
        "1:119: unknown key 'spacng'; did you mean 'spacing'?"
      ),
      (
        #"{"kind": "layout", "name": "flow", "parameters": {"spacing": "3"}}"#,
        "1:130: expected a number, found the string \"3\""
      ),
      (
        #"{"kind": "layout", "name": "flow", "parameters": 4}"#, "1:118: expected an object, found a number"
      ),
      (
        #"{"kind": "layout", "name": "flow", "parameters": {"justification": "centre"}}"#,
        "1:136: unknown justification 'centre'; did you mean 'center'?"
      ),
      (
        #"{"kind": "layout", "name": "masonry", "parameters": {"columns": 0}}"#,
        "1:133: expected a whole number from 1 to 1000, found 0"
      ),
      (
        #"{"kind": "layout", "name": "radial", "parameters": {"radius": -1}}"#,
        "1:131: expected a number of at least 0, found -1"
      ),
    ] as [(String, String)])
  func errorsAreLocated(root: String, expected: String) {
    let head = #"{"schemaVersion": 1, "proposal": {"width": 1, "height": 1}, "root": "#
    do {
      _ = try LayoutDocument(parsing: Array((head + root + "}").utf8))
      Issue.record("accepted: \(root)")
    } catch {
      #expect(error.issues.map(\.description) == [expected], "\(root)")
    }
  }

  @Test(arguments: [
    ("flow", #"{"spacing": null, "lineSpacing": 4, "alignment": "top", "justification": "spaceBetween"}"#, true),
    ("flow", #"{"lineSpacing": null}"#, false), ("equalWidth", #"{"shrinks": false}"#, true),
    ("equalWidth", #"{"shrinks": 1}"#, false), ("masonry", #"{"columns": 3, "spacing": 0}"#, true),
    ("masonry", #"{"columns": 1.5}"#, false), ("radial", "{}", true), ("radial", #"{"angle": 3}"#, false),
  ])
  func theSchemaKnowsParameters(name: String, parameters: String, isValid: Bool) throws {
    let text = """
      {"schemaVersion": 1, "proposal": {"width": 90, "height": 40},
       "root": {"kind": "layout", "name": "\(name)", "parameters": \(parameters), "children": [{"kind": "color"}]}}
      """
    let value = try JSONValue(parsing: Array(text.utf8))
    #expect(SchemaValidator(schema: DocumentSchema.value).accepts(value) == isValid)
    #expect(((try? LayoutDocument(parsing: Array(text.utf8))) != nil) == isValid)
  }
}
