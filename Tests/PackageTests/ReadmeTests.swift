import DocumentTestSupport
import Foundation
import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutCommandLine
@testable import LayoutDocuments

/// What the README shows and claims, against the package. Its commands are run by `.ci/run`.
@Suite("Package: README") struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try String(contentsOf: PackageFiles.root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test func theSwiftExampleIsTheOneThatIsBuilt() throws {
    let file = PackageFiles.root.appending(path: "Examples/Swift/BothEngines/main.swift")
    #expect(blocks(of: "swift") == [try String(contentsOf: file, encoding: .utf8)])
  }

  @Test func whatIsShownIsWhatIsPrinted() throws {
    let example = try BuiltProgram("example-both-engines").run()
    #expect(example.code == 0)
    let file = PackageFiles.root.appending(path: "Examples/two-priorities.json").path
    let compared = try BuiltProgram("layout-solver").run("compare", "--all", "--cold", file)
    #expect(compared.code == 0)
    let printed = compared.text.replacing(file, with: "Examples/two-priorities.json")
    let conflict = PackageFiles.root.appending(path: "Tests/Constraints/sidebar-conflict.json").path
    let refused = try BuiltProgram("layout-solver").run("solve", conflict)
    #expect(refused.code == 1)
    #expect(blocks(of: "text") == [printed, example.text, refused.text])
  }

  @Test func commandsAreListed() throws {
    #expect(try row("commands") == Command.all.map(\.description.name))
  }

  @Test func kindsAreListed() throws {
    let kinds = try row("kinds of nodes")
    #expect(Set(kinds) == Set(NodeKind.all.map(\.name)))
    for kind in kinds { #expect(try unsupported(node: kind).isEmpty, "the kind '\(kind)' is not there") }
  }

  @Test func modifiersAreListed() throws {
    let names = try row("modifiers")
    #expect(Set(names) == Set(ModifierKind.all.map(\.name)))
    for name in names { #expect(try unsupported(modifier: name).isEmpty, "the modifier '\(name)' is not there") }
  }

  @Test func exitCodesAreListed() {
    let codes = readme.matches(of: #/(?m)^\| (\d+) \|/#).compactMap { Int32($0.output.1) }
    #expect(codes == (0...255).compactMap { ExitCode(rawValue: $0)?.rawValue })
  }

  @Test func linksLeadSomewhere() {
    for link in readme.matches(of: #/\]\(([^)]+)\)/#) where !link.output.1.hasPrefix("https://") {
      let file = PackageFiles.root.appending(path: String(link.output.1))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(link.output.1)")
    }
  }

  // MARK: Reading the README

  /// The contents of the fenced blocks of a language.
  private func blocks(of language: String) -> [String] {
    readme.components(separatedBy: "\n```\(language)\n").dropFirst().map { part in
      (part.components(separatedBy: "\n```\n").first ?? "") + "\n"
    }
  }

  /// The names in code that a row of the table lists.
  private func row(_ heading: String) throws -> [String] {
    let line = try #require(readme.split(separator: "\n").first { $0.hasPrefix("| \(heading) |") })
    return line.matches(of: #/`([^`]+)`/#).map { String($0.output.1) }
  }

  // MARK: Documents with one thing in them

  /// The keys that kinds cannot do without.
  private static let keys = [
    "fixed": #""size": [1, 1]"#, "wrapping": #""width": 1, "lineHeight": 1"#, "area": #""area": 1, "ideal": 1"#,
    "fraction": #""of": 0.5, "ideal": 1, "height": 1"#, "text": #""text": "a""#, "layout": #""name": "row""#,
  ]

  /// The values of modifiers that take no empty object.
  private static let values = [
    "padding": "1", "aspectRatio": #"{"contentMode": "fit"}"#, "position": #"{"x": 1, "y": 1}"#,
    "alignmentGuide": #"{"top": 1}"#, "id": #""outer""#, "layoutPriority": "1", "gridCellColumns": "1",
    "overlay": #"{"content": {"kind": "color"}}"#, "background": #"{"content": {"kind": "color"}}"#,
    "gridCellAnchor": #""center""#, "gridColumnAlignment": #""leading""#, "gridCellUnsizedAxes": #"["horizontal"]"#,
  ]

  private func unsupported(node kind: String) throws -> [String] {
    try unsupported(#"{"kind": "\#(kind)"\#(Self.keys[kind].map { ", " + $0 } ?? "")}"#)
  }

  private func unsupported(modifier name: String) throws -> [String] {
    try unsupported(#"{"kind": "color", "modifiers": [{"\#(name)": \#(Self.values[name] ?? "{}")}]}"#)
  }

  /// What of a node the tool does not have. Throws what else is wrong with it.
  private func unsupported(_ node: String) throws -> [String] {
    var layouts = LayoutRegistry()
    layouts.register("row") { _ in AnyLayout(HStackLayout()) }
    let text = #"{"schemaVersion": 1, "proposal": {"width": 1, "height": 1}, "root": {"kind": "hstack", "children": "#
    do {
      _ = try LayoutDocument(parsing: Array((text + "[\(node)]}}").utf8), layouts: layouts)
      return []
    } catch {
      let things = error.issues.compactMap { issue -> String? in
        if case .unsupported(let thing) = issue.cause { thing } else { nil }
      }
      guard things.count == error.issues.count else { throw error }
      return things
    }
  }
}
