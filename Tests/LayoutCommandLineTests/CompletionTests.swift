import DocumentTestSupport
import Foundation
import Testing

@testable import LayoutCommandLine

/// Completions, in the shells that they are for.
@Suite("Tool: completions")
struct CompletionTests {
  @Test(.enabled(if: InstalledProgram.areRequired, "not required here")) func theShellsAreInstalled() {
    for program in InstalledProgram.allCases { #expect(program.executable != nil, "\(program.remedy)") }
  }

  private static func script(_ shell: InstalledProgram, in folder: TemporaryFolder) throws -> String {
    try folder.file("script", ToolRun("completions", shell.rawValue).output)
  }

  @Test(
    "bash completes", .enabled(if: InstalledProgram.bash.executable != nil, "\(InstalledProgram.bash.remedy)"),
    arguments: [
      ("so", "solve"), ("comple", "completions"), ("solve --fo", "--format"), ("solve --format s", "svg"),
      ("solve --format = s", "svg"), ("solve --engine d", "direct"), ("completions f", "fish"),
      ("solve Examples/two", "Examples/two-priorities.json"), ("solve Exam", "Examples"), ("schema x", ""),
      ("solve --policy w", "weighted:"), ("solve --", "--engine --format --output"),
    ]) func bashCompletes(line: String, answer: String) throws
  {
    let folder = try TemporaryFolder()
    let script = """
      source \(try Self.script(.bash, in: folder))
      complete -p layout-solver >/dev/null || exit 1
      COMP_WORDS=(layout-solver \(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _layout_solver; printf '%s' "${COMPREPLY[*]}"
      """
    let result = try InstalledProgram.bash.run("-c", script)
    #expect(result.code == 0)
    #expect(line.hasSuffix("--") ? result.text.hasPrefix(answer) : result.text == answer, "\(result.text)")
  }

  /// Lines as typed before Tab, and after it.
  private static let typed = [
    ("so", "solve "), ("comple", "completions "), ("solve --fo", "solve --format="),
    ("solve --format=s", "solve --format=svg "), ("solve --format s", "solve --format svg "),
    ("solve --engine d", "solve --engine direct "), ("completions f", "completions fish "),
    ("solve Examples/two", "solve Examples/two-priorities.json "), ("schema x", "schema x"),
    ("sweep --poi", "sweep --points="), ("solve --output Exam", "solve --output Examples/"),
    ("check Examples/badge.json Examples/side", "check Examples/badge.json Examples/sidebar.json "),
    ("compare --all Examples/tool", "compare --all Examples/toolbar.json "), ("nonsense --fo", "nonsense --fo"),
  ]

  @Test(
    "zsh completes what is typed on a terminal",
    .enabled(if: InstalledProgram.zsh.executable != nil, "\(InstalledProgram.zsh.remedy)")
  ) func zshCompletes() throws {
    let folder = try TemporaryFolder()
    let lines = Self.typed.map { LayoutTool.name + " " + $0.0 }
    let result = try InstalledProgram.zsh.run(
      ["-f", "Tests/Shell/complete.zsh", Self.script(.zsh, in: folder)] + lines)
    let wanted = Self.typed.map { LayoutTool.name + " " + $0.1 + "\n" }.joined()
    #expect(result.text == wanted)
    #expect(result.code == 0)
  }

  @Test(
    "fish completes", .enabled(if: InstalledProgram.fish.executable != nil, "\(InstalledProgram.fish.remedy)"),
    arguments: [
      ("solve --engine d", "direct"), ("sol", "solve"), ("completions z", "zsh"), ("solve --form", "--format"),
      ("solve Examples/two", "Examples/two-priorities.json"),
    ]) func fishCompletes(line: String, answer: String) throws
  {
    let folder = try TemporaryFolder()
    let result = try InstalledProgram.fish.run(
      "-c", "source \(try Self.script(.fish, in: folder)); complete -C 'layout-solver \(line)'")
    #expect(result.code == 0)
    #expect(result.text.split(whereSeparator: \.isWhitespace).first == Substring(answer), "\(result.text)")
  }
}
