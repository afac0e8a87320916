import DocumentTestSupport
import Foundation
import Testing

@testable import LayoutCommandLine

@Suite("Tool: files and streams")
struct StreamTests {
  @Test func writesToAFile() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun("solve", "-", "--output", folder.path + "/out.txt", input: Samples.row)
    #expect(run.code == .done)
    #expect(run.output == "")
    #expect(try folder.text(of: "out.txt") == ToolRun("solve", "-", input: Samples.row).output)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.txt"])
  }

  @Test("a run that fails leaves the output file alone") func leavesOutputAlone() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("out.txt", "before")
    #expect(ToolRun("solve", "-", "--output", file, input: "{").code == .invalidDocument)
    #expect(try folder.text(of: "out.txt") == "before")
    #expect(ToolRun("solve", "-", "--output", file, input: Samples.row).code == .done)
    #expect(try folder.text(of: "out.txt") != "before")
  }

  @Test func tellsWhatCannotBeWritten() throws {
    let missing = ToolRun("solve", "-", "--output", "/nowhere/out.txt", input: Samples.row)
    #expect(missing.code == .cannotCreate)
    #expect(missing.messages == "layout-solver: error: cannot create '/nowhere/out.txt': No such file or directory\n")
    let full = ToolRun("solve", "-", "--output", "/dev/full", input: Samples.row)
    #expect(full.code == .outputFailed)
    #expect(full.messages == "layout-solver: error: cannot write the output: No space left on device\n")
    #expect(ToolRun("solve", "-", "--output", "/dev/null", input: Samples.row).code == .done)
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
    let failed = ToolRun("solve", "-", input: Samples.row, outputError: .failed("No space left on device"))
    #expect(failed.code == .outputFailed)
  }

  @Test("a reader that has gone is no reason to complain") func isQuietAboutBrokenPipes() {
    let run = ToolRun("solve", "-", input: Samples.row, outputError: .brokenPipe)
    #expect(run.code == .outputFailed)
    #expect(run.messages == "")
  }

  @Test func tellsWhatCannotBeRead() throws {
    let missing = ToolRun("solve", "/nowhere.json")
    #expect(missing.code == .unreadable)
    #expect(missing.messages == "layout-solver: error: cannot read '/nowhere.json': No such file or directory\n")
    let folder = try TemporaryFolder()
    #expect(ToolRun("solve", folder.path).messages.hasSuffix("Is a directory\n"))
  }

  @Test func locatesEveryIssue() throws {
    let text = #"{"schemaVersion": 1, "proposal": {}, "root": {"kind": "hstack", "spacng": 1, "alignment": 2}}"#
    let run = ToolRun("solve", "-", input: text)
    #expect(run.code == .invalidDocument)
    #expect(
      run.messages == """
        <stdin>:1:65: error: unknown key 'spacng'; did you mean 'spacing'?
        <stdin>:1:91: error: expected the name of a vertical alignment, found a number

        """)
  }

  @Test func refusesTreesWithTheSameIDTwice() {
    let text = """
      {"schemaVersion": 1, "proposal": {}, "root": {"kind": "vstack", "children": [
        {"kind": "gridrow", "children": [{"kind": "color"}, {"kind": "color"}],
         "modifiers": [{"overlay": {"content": {"kind": "color", "id": "a"}}}]}]}}
      """
    let run = ToolRun("solve", "-", "--engine=direct", input: text)
    #expect(run.code == .invalidDocument)
    #expect(run.messages == "<stdin>: error: two views are named 'a'; rename one of them\n")
  }

  @Test("colour only where it is wanted") func coloursErrors() {
    #expect(ToolRun("solve", onTerminal: true).messages.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(!ToolRun("solve", environment: ["NO_COLOR": "1"], onTerminal: true).messages.contains("\u{1B}"))
    #expect(!ToolRun("solve", environment: ["TERM": "dumb"], onTerminal: true).messages.contains("\u{1B}"))
    #expect(!ToolRun("solve", onTerminal: false).messages.contains("\u{1B}"))
  }

  @Test("the same input gives the same bytes") func isDeterministic() {
    let files = PackageFiles.examples.map(\.path)
    #expect(files.count >= 6)
    for arguments in [["check"] + files, ["compare", "--format=json"] + files, ["solve", files[0]], ["schema"]] {
      #expect(ToolRun(arguments).output == ToolRun(arguments).output)
    }
  }

  @Test("the direct engine meets what the examples expect") func checksExamples() {
    let run = ToolRun(["check", "--engine=direct"] + PackageFiles.examples.map(\.path))
    #expect(run.code == .done, "\(run.output)\(run.messages)")
  }
}
