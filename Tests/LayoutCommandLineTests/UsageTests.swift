import Foundation
import LayoutCompiler
import LayoutModel
import Testing

@testable import LayoutCommandLine

@Suite("Tool: usage")
struct UsageTests {
  @Test(
    "wrong usage is explained",
    arguments: [
      ("", "a command is missing"),
      ("slove x", "unknown command 'slove'; did you mean 'solve'?"),
      (
        "banana",
        "unknown command 'banana'; known: solve, compare, check, explain, sweep, export, schema, completions, manual"
      ),
      ("--verison", "unknown option '--verison'; did you mean '--version'?"),
      ("solve", "'solve' needs a file; '-' is standard input"),
      ("solve a b", "'solve' takes one file, but 2 are given"),
      ("compare - -", "standard input, '-', can be read only once"),
      ("schema x", "'schema' takes no files, but 'x' is given"),
      ("solve x --fromat json", "unknown option '--fromat'; did you mean '--format'?"),
      (
        "solve x -f",
        "unknown option '-f'; known: --engine, --format, --output, --proposal, --policy, --time-limit, --cold, --help"
      ),
      ("solve x --format", "the option '--format' needs a value: text|json|svg"),
      ("solve x --format --cold", "the option '--format' needs a value: text|json|svg"),
      ("solve x --format=yaml", "'yaml' is no value for '--format'; expected text|json|svg"),
      ("solve x --engine both", "'both' is no value for '--engine'; expected solver|direct"),
      ("solve x --cold=1", "the option '--cold' takes no value"),
      ("solve x --cold --cold", "the option '--cold' is given twice"),
      ("solve x --format json --format=text", "the option '--format' is given twice"),
      ("solve x --time-limit 0", "'0' is no value for '--time-limit'; expected SECONDS"),
      ("solve x --time-limit soon", "'soon' is no value for '--time-limit'; expected SECONDS"),
      ("solve x --proposal 100", "'100' is no value for '--proposal'; expected WxH"),
      ("solve x --proposal 100x", "'100x' is no value for '--proposal'; expected WxH"),
      ("solve x --proposal 1x2x3", "'1x2x3' is no value for '--proposal'; expected WxH"),
      ("solve x --proposal nanx2", "'nanx2' is no value for '--proposal'; expected WxH"),
      ("solve x --proposal 0x10x2", "'0x10x2' is no value for '--proposal'; expected WxH"),
      ("solve x --policy weighted", "'weighted' is no value for '--policy'; expected lexicographic|weighted:RATIO"),
      ("solve x --policy weighted:1", "'weighted:1' is no value for '--policy'; expected lexicographic|weighted:RATIO"),
      ("export x --format json", "'json' is no value for '--format'; expected lp|mps"),
    ])
  func explains(line: String, message: String) {
    let arguments = line.split(separator: " ").map(String.init)
    let run = ToolRun(arguments)
    let isKnown = Command.all.contains { $0.description.name == arguments.first }
    let help = isKnown ? "layout-solver \(arguments[0]) --help" : "layout-solver --help"
    #expect(run.code == .usage)
    #expect(run.output == "")
    #expect(run.messages == "layout-solver: error: \(message)\nSee '\(help)'.\n")
  }

  @Test("values may follow '=' or a space, and begin with '-'") func readsValues() throws {
    let command = Command.solve.description
    let arguments = try ParsedArguments(["--proposal=nilx-inf", "--", "--help"], of: command)
    #expect(arguments.operands == ["--help"])
    #expect(arguments[CommonOptions.proposal]?.width == nil)
    #expect(arguments[CommonOptions.proposal]?.height == -.infinity)
    let negative = try ParsedArguments(["x", "--proposal", "-10x1e2", "--cold", "--time-limit", "0.5"], of: command)
    #expect(negative[CommonOptions.proposal]?.width == -10)
    #expect(negative[CommonOptions.proposal]?.height == 100)
    #expect(negative.solverOptions.startsCold)
    #expect(negative.solverOptions.timeLimit == 0.5)
    #expect(negative[CommonOptions.output] == nil)
  }
}
