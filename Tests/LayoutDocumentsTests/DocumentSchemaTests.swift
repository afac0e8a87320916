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

  @Test("every key has a description") func describesKeys() {
    #expect(undescribed(DocumentSchema.value, path: "#").isEmpty)
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

  private func undescribed(_ schema: JSONValue, path: String) -> [String] {
    switch schema {
    case .array(let elements):
      return elements.enumerated().flatMap { undescribed($1, path: "\(path)/\($0)") }
    case .object(let members):
      return members.flatMap { member -> [String] in
        let inner = undescribed(member.value, path: "\(path)/\(member.key)")
        guard member.key == "properties", case .object(let keys) = member.value, !path.hasSuffix("/if") else {
          return inner
        }
        return inner + keys.filter { $0.value["description"] == nil }.map { "\(path)/properties/\($0.key)" }
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
