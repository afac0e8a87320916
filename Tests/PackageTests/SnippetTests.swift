import DocumentTestSupport
import Foundation
import Testing

/// Every piece of Swift in the documentation compiles, with the modules that it imports.
@Suite("Package: code in the documentation") struct SnippetTests {
  /// A piece of Swift between fences.
  struct Snippet: Sendable, CustomTestStringConvertible {
    let file: String
    let line: Int
    let text: String

    var testDescription: String { "\(file):\(line)" }

    /// The snippet as a program. A fragment from a comment has the module around it, and a layout to speak of.
    var program: String {
      guard !text.contains("import ") else { return text }
      let context = text.contains("MyLayout") ? "import Testing\ntypealias MyLayout = LinearRow\n\(Self.row)\n" : ""
      return "import Foundation\nimport LayoutKit\n\(context)\(text)"
    }

    /// What a fragment that speaks of a layout of the reader's means by it.
    private static let row = """
      struct LinearRow: LinearLayout {
        func size<N: LayoutNumber>(proposal: NumericProposal<N>, subviews: NumericSubviews<N>) -> NumericSize<N> {
          NumericSize(width: N(0), height: N(0))
        }
        func place<N: LayoutNumber>(
          in bounds: NumericRect<N>, proposal: NumericProposal<N>, subviews: NumericSubviews<N>
        ) {}
      }
      """
  }

  static let snippets = files.flatMap(snippets(in:))

  /// What people read: documents, and the comments of the sources.
  private static let files = SourceFile.all().filter { file in
    file.type == "md" || file.type == "swift" && file.path.hasPrefix("Sources/")
  }

  @Test("the catalogs, the README and comments have code") func findsSnippets() {
    let files = Set(Self.snippets.map(\.file))
    #expect(files.count >= 6, "\(files)")
    #expect(files.contains("README.md"))
    for kind in [".md", ".swift"] { #expect(files.contains { $0.hasSuffix(kind) && $0.hasPrefix("Sources/") }) }
  }

  @Test("it compiles", arguments: snippets) func compiles(snippet: Snippet) throws {
    let errors = try SwiftCompiler().errors(in: [("main", snippet.program)], languageMode: "6")
    #expect(errors == [], "\(snippet.program)")
  }

  @Test("what does not compile is found") func findsErrors() throws {
    let wrong = Snippet(file: "", line: 1, text: "let row = HStack { Colour.blue }")
    #expect(try !SwiftCompiler().errors(in: [("main", wrong.program)], languageMode: "6").isEmpty)
  }

  private static func snippets(in file: SourceFile) -> [Snippet] {
    var found: [Snippet] = []
    var open: Snippet?
    for line in file.lines {
      let content = file.type == "swift" ? comment(in: line.text) : line.text
      let isFence = content.hasPrefix("```")
      if let snippet = open {
        if isFence { found.append(snippet) }
        open = isFence ? nil : Snippet(file: file.path, line: snippet.line, text: snippet.text + content + "\n")
      } else if content == "```swift" {
        open = Snippet(file: file.path, line: line.number + 1, text: "")
      }
    }
    return found
  }

  /// What a line of a documentation comment says.
  private static func comment(in line: Substring) -> Substring {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("/// ") ? text.dropFirst(4) : ""
  }
}
