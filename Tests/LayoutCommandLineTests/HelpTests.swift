import DocumentTestSupport
import Foundation
import Testing

@testable import LayoutCommandLine

@Suite("Tool: help")
struct HelpTests {
  @Test("help is as recorded", arguments: ["layout-solver"] + Command.all.map(\.description.name))
  func isAsRecorded(name: String) {
    let run = name == "layout-solver" ? ToolRun("--help") : ToolRun(name, "--help")
    #expect(run.code == .done)
    #expect(run.messages == "")
    let file = PackageFiles.root.appending(path: "Tests/Golden/help/\(name).txt")
    let difference = GoldenFile.difference(of: run.output, from: file)
    #expect(difference == nil, "\(difference ?? "")")
    for line in run.output.split(separator: "\n") { #expect(line.count <= HelpText.width, "\(line)") }
  }

  @Test("help is found in every way it is asked for") func isFound() {
    let help = ToolRun("--help").output
    #expect(ToolRun("help").output == help)
    #expect(ToolRun("-h").output == help)
    let solve = ToolRun("solve", "--help").output
    #expect(ToolRun("help", "solve").output == solve)
    #expect(ToolRun("solve", "-h", "--nonsense").output == solve)
    #expect(ToolRun("help", "slove").code == .usage)
  }

  @Test("every example of the help works", arguments: Command.all.flatMap { $0.description.examples.map(\.line) })
  func exampleWorks(line: String) {
    var command = line
    var input = ""
    if let echo = line.wholeMatch(of: #/echo '(?<input>[^']*)' \| (?<command>.*)/#.dotMatchesNewlines()) {
      (command, input) = (String(echo.command), String(echo.input))
    }
    let words = command.split(separator: " ").map(String.init)
    #expect(words.first == LayoutTool.name)
    let root = PackageFiles.root.path
    let run = ToolRun(
      words.dropFirst().map { $0.hasPrefix("Examples/") ? root + "/" + $0 : $0 }, input: input)
    #expect(run.code == .done)
    #expect(run.messages == "")
    #expect(!run.output.isEmpty)
  }

  @Test func showsVersion() {
    #expect(ToolRun("--version").output == "layout-solver \(LayoutTool.version)\n")
  }
}
