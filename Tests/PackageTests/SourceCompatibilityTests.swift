import DocumentTestSupport
import Foundation
import Testing

/// What compiles with `import SwiftUI`, and what must not.
@Suite("Package: source compatibility") struct SourceCompatibilityTests {
  private let compiler: SwiftCompiler

  init() throws { compiler = try SwiftCompiler() }

  // Each piece is a file of one module, so that one run of the compiler judges them all.
  @Test(arguments: ["5", "6"]) func refusesWhatSwiftUIRefuses(languageMode: String) throws {
    let sources = RefusedSource.all
    #expect(sources.count > 60)
    let errors = try compiler.errors(
      in: sources.map { ($0.name, $0.file($0.refused)) }, languageMode: languageMode)
    #expect(!errors.contains { $0.file.isEmpty }, "\(errors)")
    for source in sources {
      let messages = errors.filter { $0.file == source.name }.map(\.message)
      #expect(!messages.isEmpty, "\(source.name) compiles: \(source.refused)")
      guard !messages.isEmpty, !source.error.isEmpty else { continue }
      #expect(messages.contains { $0.contains(source.error) }, "\(source.name): \(messages)")
    }
  }

  @Test(arguments: ["5", "6"]) func takesWhatSwiftUITakes(languageMode: String) throws {
    let errors = try compiler.errors(
      in: RefusedSource.all.map { ($0.name, $0.file($0.accepted)) }, languageMode: languageMode)
    #expect(errors == [])
  }

  // The samples and the example, which import nothing else, in the older language mode too.
  @Test(arguments: ["Tests/SwiftUITests/Samples", "Examples/Swift/CustomLayouts"])
  func samplesCompileInTheOlderMode(folder: String) throws {
    let files = SourceFile.all(in: folder)
    #expect(files.count > 3)
    for file in files { #expect(file.imports.map(\.module) == ["SwiftUI"], "\(file.path)") }
    let sources = files.map { file in
      (URL(filePath: file.path).deletingPathExtension().lastPathComponent, file.text)
    }
    #expect(try compiler.errors(in: sources, languageMode: "5") == [])
  }

  // Row: 40 + 60 + 30 by 50, all centred in 50. Column: 60 by 20 + 10 + 50 + 10 + 30. Guides: the line lies 20 from the
  // left, views reach 50, 30 and 40 beyond it. Priorities: 50 less two minimums of 10 go to the second label.
  @Test func theExampleOfCustomLayouts() throws {
    let example = try BuiltProgram("example-custom-layouts").run()
    #expect(example.code == 0)
    #expect(
      example.text == """
        row: 130.0 x 50.0
          red: 40.0 x 20.0 at 0.0, 15.0
          green: 60.0 x 50.0 at 40.0, 0.0
          blue: 30.0 x 30.0 at 100.0, 10.0
        column: 60.0 x 120.0
          red: 40.0 x 20.0 at 10.0, 0.0
          green: 60.0 x 50.0 at 0.0, 30.0
          blue: 30.0 x 30.0 at 15.0, 90.0
        half way from row to column:
          red: 40.0 x 20.0 at 5.0, 7.5
          green: 60.0 x 50.0 at 20.0, 15.0
          blue: 30.0 x 30.0 at 57.5, 50.0
        leading guides of 0, 20 and 10: 70.0 x 60.0
          indent 0: 50.0 x 20.0 at 20.0, 0.0
          indent 20: 50.0 x 20.0 at 0.0, 20.0
          indent 10: 50.0 x 20.0 at 10.0, 40.0
        priorities 1 and 10 in 50 points: 100.0 x 50.0
          caption: 80.0 x 10.0 at 10.0, 0.0
          title: 100.0 x 40.0 at 0.0, 10.0

        """)
  }
}
