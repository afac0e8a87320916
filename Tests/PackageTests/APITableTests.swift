import DocumentTestSupport
import Foundation
import Testing

/// `Documentation/SwiftUI-API.md` against the modules that were built and the tests that there are.
@Suite("Package: table of SwiftUI's API") struct APITableTests {
  private struct Row {
    var names: [String]
    var status: String
    var file: String?
    var test: String?
  }

  private let rows: [Row]

  init() throws {
    let table = PackageFiles.root.appending(path: "Documentation/SwiftUI-API.md")
    rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 6, cells[1].contains("`") else { return nil }
      let link = cells[4].firstMatch(of: #/\[`(\w+)`\]\(\.\./(.+)\)/#)
      return Row(
        names: cells[1].matches(of: #/`([^`]+)`/#).map { String($0.output.1) },
        status: cells[2].trimmingCharacters(in: .whitespaces), file: link.map { String($0.output.2) },
        test: link.map { String($0.output.1) })
    }
  }

  @Test func everyRowIsWhole() {
    #expect(rows.count > 70)
    for row in rows {
      #expect(!row.names.isEmpty)
      #expect(["supported", "differs", "absent", "added"].contains(row.status), "\(row.names): \(row.status)")
      #expect((row.test == nil) == (row.status == "absent"), "\(row.names): \(row.test ?? "no test")")
    }
    let names = rows.flatMap(\.names)
    #expect(Set(names).count == names.count, "a member stands twice")
  }

  @Test func everyTestExists() throws {
    for row in rows {
      guard let path = row.file, let test = row.test else { continue }
      let text = try String(contentsOf: PackageFiles.root.appending(path: path), encoding: .utf8)
      let isTest = text.contains(try Regex("@Test[^{}]* func \(test)\\("))
      #expect(isTest, "\(path) has no test \(test)")
    }
  }

  @Test func theTableIsWhatIsPublic() throws {
    let compiler = try SwiftCompiler()
    let model = try compiler.publicSymbols(of: "LayoutModel")
    let all = try Set(model + compiler.publicSymbols(of: "LayoutEngine"))
    let listed = Set(rows.filter { $0.status != "absent" }.flatMap(\.names))
    let expected = Set(model).filter { !Self.isOperator($0) }.union(all.filter { $0.hasPrefix("View.") })
    let missing = expected.subtracting(listed).sorted()
    #expect(missing == [], "not in the table")
    #expect(listed.subtracting(all).sorted() == [], "in the table, but not public")
    let absent = Set(rows.filter { $0.status == "absent" }.flatMap(\.names))
    #expect(absent.intersection(all).sorted() == [], "called absent, but there")
  }

  /// Whether a symbol is an operator; those come with their protocols.
  private static func isOperator(_ symbol: String) -> Bool {
    symbol.contains(#/(^|\.)[-+=<]+\(/#)
  }
}
