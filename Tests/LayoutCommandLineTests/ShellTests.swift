import DocumentTestSupport
import Foundation
import Testing

@testable import LayoutCommandLine

@Suite("Tool: shells, manual and terminals")
struct ShellTests {
  @Test("scripts and the manual are as recorded", arguments: ["bash", "zsh", "fish", "1"])
  func areAsRecorded(name: String) {
    let run = name == "1" ? ToolRun("manual") : ToolRun("completions", name)
    #expect(run.code == .done)
    let file = PackageFiles.root.appending(path: "Tests/Golden/shell/layout-solver.\(name)")
    let difference = GoldenFile.difference(of: run.output, from: file)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(
    "man reads the manual without a warning",
    .enabled(if: InstalledProgram.groff.executable != nil, "\(InstalledProgram.groff.remedy)")
  ) func manReads() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("layout-solver.1", ToolRun("manual").output)
    let result = try InstalledProgram.groff.run("-man", "-Tascii", "-ww", "-z", file)
    #expect(result.text == "")
    #expect(result.code == 0)
  }

  @Test("verdicts are coloured on a terminal alone") func colorsVerdicts() {
    let onTerminal = ToolRun("solve", "-", input: Samples.row, onTerminal: true).output
    #expect(onTerminal.contains("solver: \u{1B}[32moptimal\u{1B}[0m, 70 x 20 points"))
    let plain = ToolRun("solve", "-", input: Samples.row).output
    #expect(!plain.contains("\u{1B}"))
    #expect(
      ToolRun("solve", "-", input: Samples.row, environment: ["NO_COLOR": "1"], onTerminal: true).output == plain)
    #expect(
      Highlighter.colored("x: mismatch\n  view: agree to all")
        == "x: \u{1B}[1;31mmismatch\u{1B}[0m\n  view: agree to all")
  }

  @Test func refusesUnknownShells() {
    #expect(ToolRun("completions", "tcsh").messages.contains("no completions for 'tcsh'; known: bash, zsh, fish"))
    #expect(ToolRun("completions").code == .usage)
  }
}
