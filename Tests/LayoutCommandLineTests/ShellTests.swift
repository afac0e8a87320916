import DocumentTestSupport
import Foundation
import Testing

@testable import LayoutCommandLine

@Suite("Tool: shells, manual and terminals")
struct ShellTests {
  /// Where a shell is; nil where it is not installed.
  private static func shell(_ name: String) -> URL? {
    ["/bin/", "/usr/bin/"].map { URL(filePath: $0 + name) }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  private static func run(_ shell: URL, _ script: String) throws -> (text: String, code: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = shell
    process.arguments = ["-c", script]
    process.currentDirectoryURL = PackageFiles.root
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  @Test("scripts and the manual are as recorded", arguments: ["bash", "zsh", "fish", "1"])
  func areAsRecorded(name: String) {
    let run = name == "1" ? ToolRun("manual") : ToolRun("completions", name)
    #expect(run.code == .done)
    let file = PackageFiles.root.appending(path: "Tests/Golden/shell/layout-solver.\(name)")
    let difference = GoldenFile.difference(of: run.output, from: file)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("shells accept their scripts", arguments: ["bash", "zsh", "fish"]) func areAccepted(name: String) throws {
    guard let shell = Self.shell(name) else { return }
    let folder = try TemporaryFolder()
    let file = try folder.file("script", ToolRun("completions", name).output)
    let result = try Self.run(shell, "\(shell.path) -n \(file)")
    #expect(result.code == 0, "\(result.text)")
  }

  @Test(
    "bash completes",
    arguments: [
      ("so", "solve"), ("comple", "completions"), ("solve --fo", "--format"), ("solve --format s", "svg"),
      ("solve --format = s", "svg"), ("solve --engine d", "direct"), ("completions f", "fish"),
      ("solve Examples/two", "Examples/two-priorities.json"), ("solve Exam", "Examples"), ("schema x", ""),
      ("solve --policy w", "weighted:"),
    ]) func bashCompletes(line: String, answer: String) throws
  {
    let bash = try #require(Self.shell("bash"))
    let folder = try TemporaryFolder()
    let file = try folder.file("script", ToolRun("completions", "bash").output)
    let script = """
      source \(file)
      COMP_WORDS=(layout-solver \(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _layout_solver; printf '%s' "${COMPREPLY[*]}"
      """
    let result = try Self.run(bash, script)
    #expect(result.text == answer)
  }

  @Test("fish completes") func fishCompletes() throws {
    guard let fish = Self.shell("fish") else { return }
    let folder = try TemporaryFolder()
    let file = try folder.file("script", ToolRun("completions", "fish").output)
    let result = try Self.run(fish, "source \(file); complete -C 'layout-solver solve --engine d'")
    #expect(result.text.hasPrefix("direct"), "\(result.text)")
  }

  @Test("man reads the manual without a warning") func manReads() throws {
    guard let groff = Self.shell("groff"), let bash = Self.shell("bash") else { return }
    let folder = try TemporaryFolder()
    let file = try folder.file("layout-solver.1", ToolRun("manual").output)
    let result = try Self.run(bash, "\(groff.path) -man -Tascii -ww \(file) 2>&1 >/dev/null")
    #expect(result.text == "")
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
