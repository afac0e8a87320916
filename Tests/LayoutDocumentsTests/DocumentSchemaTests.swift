import DocumentTestSupport
import Foundation
import Testing

@testable import LayoutDocuments

@Suite("Documents: schema")
struct DocumentSchemaTests {
  @Test("every case meets the schema") func acceptsCases() throws {
    let validator = SchemaValidator(schema: DocumentSchema.value)
    #expect(PackageFiles.cases.count == 528)
    for file in PackageFiles.cases + PackageFiles.examples {
      let value = try JSONValue(parsing: PackageFiles.bytes(of: file))
      #expect(validator.accepts(value), "\(file.path)")
    }
  }

  @Test("every key and every definition has a description and examples") func describesKeys() {
    let described = describedSchemas(DocumentSchema.value, path: "#")
    #expect(described.count > 150)
    for (path, schema) in described {
      for keyword in ["description", "examples"] { #expect(schema[keyword] != nil, "\(path) has no \(keyword)") }
    }
  }

  @Test("every example meets the schema that it stands in") func acceptsExamples() {
    let validator = SchemaValidator(schema: DocumentSchema.value)
    for (path, schema) in describedSchemas(DocumentSchema.value, path: "#") {
      guard case .array(let examples) = schema["examples"] else { continue }
      #expect(!examples.isEmpty)
      for example in examples {
        #expect(validator.accepts(example, schema), "\(path): \(JSONWriter(.compact).text(example))")
      }
    }
  }

  @Test("every example of a node, a modifier and a whole document is read") func readsExamples() throws {
    try read(Format.document.example)
    for kind in NodeKind.all { try read(document(root: kind.format.example)) }
    for kind in ModifierKind.all {
      let modifier = JSONValue.object([.init(kind.name, kind.format.example)])
      try read(document(root: ["kind": "color", "modifiers": [modifier]]))
    }
    for name in LayoutRegistry.bundled.names {
      let parameters = try #require(LayoutRegistry.bundled.entry(named: name)?.example)
      try read(document(root: ["kind": "layout", "name": .string(name), "parameters": parameters]))
    }
  }

  @Test("a document may name its schema, as the documentation shows") func namesItsSchema() throws {
    let file = PackageFiles.root.appending(path: "Documentation/Editors.md")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n```json\n").dropFirst()
    let shown = parts.compactMap { $0.components(separatedBy: "\n```\n").first }.filter { $0.contains("schemaVersion") }
    #expect(shown.count == 1)
    for text in shown {
      #expect(text.contains("\"$schema\""))
      try read(JSONValue(parsing: Array(text.utf8)))
    }
  }

  private func document(root: JSONValue) -> JSONValue {
    ["schemaVersion": 1, "proposal": ["width": 1], "root": root]
  }

  private func read(_ document: JSONValue) throws {
    let text = JSONWriter(.compact).text(document)
    do {
      _ = try LayoutDocument(parsing: Array(text.utf8))
    } catch {
      Issue.record("\(text): \(error)")
    }
  }

  @Test("every reference leads to a definition") func resolvesReferences() {
    let names = references(in: DocumentSchema.value)
    #expect(names.contains("#/$defs/node"))
    for name in names { #expect(DocumentSchema.value["$defs"]?[String(name.dropFirst(8))] != nil, "\(name)") }
  }

  @Test("the schema and the reader accept the same documents") func agreesWithReader() throws {
    let seed = SeededRandom.seed
    let validator = SchemaValidator(schema: DocumentSchema.value)
    let cases = try PackageFiles.cases.map { try JSONValue(parsing: PackageFiles.bytes(of: $0)) }
    var random = SeededRandom(seed: seed)
    for number in 0..<SeededRandom.cases(default: 1500) {
      guard let original = cases.randomElement(using: &random) else { return }
      let value = DocumentMutation.mutate(original, using: &random)
      let text = JSONWriter(.compact).text(value)
      guard let isRead = readerAccepts(text) else { continue }
      #expect(validator.accepts(value) == isRead, "seed \(seed), case \(number): \(text)")
    }
  }

  /// Whether the reader finds nothing that a schema can express wrong with a document; nil if it gave up before the end.
  private func readerAccepts(_ text: String) -> Bool? {
    do {
      _ = try LayoutDocument(parsing: Array(text.utf8))
      return true
    } catch {
      guard error.issues.count < DocumentError.issueLimit else { return nil }
      return error.issues.allSatisfy { issue in
        switch issue.cause {
        case .duplicateID, .unknownID, .duplicateConstraintName, .unusableConstraint, .constraint,
          .windowWithoutContainer, .spaceMissing, .gridRowID, .unsupported:
          true
        case .unknownName(let role, _, _): role == .layout
        default: false
        }
      }
    }
  }

  /// What an editor may show: the properties of objects, and the definitions of what is more than a name. The conditions of
  /// an `if` are no part of that.
  private func describedSchemas(_ schema: JSONValue, path: String) -> [(path: String, schema: JSONValue)] {
    switch schema {
    case .array(let elements):
      return elements.enumerated().flatMap { describedSchemas($1, path: "\(path)/\($0)") }
    case .object(let members):
      return members.flatMap { member -> [(path: String, schema: JSONValue)] in
        guard !["if", "examples"].contains(member.key) else { return [] }
        let path = "\(path)/\(member.key)"
        let inner = describedSchemas(member.value, path: path)
        guard ["properties", "$defs"].contains(member.key), case .object(let keys) = member.value else { return inner }
        return inner + keys.map { ("\(path)/\($0.key)", $0.value) }
      }
    default:
      return []
    }
  }

  private func references(in schema: JSONValue) -> Set<String> {
    switch schema {
    case .array(let elements): return elements.reduce(into: []) { $0.formUnion(references(in: $1)) }
    case .object(let members):
      return members.reduce(into: []) { names, member in
        if member.key == "$ref", case .string(let name) = member.value { names.insert(name) }
        names.formUnion(references(in: member.value))
      }
    default: return []
    }
  }
}
