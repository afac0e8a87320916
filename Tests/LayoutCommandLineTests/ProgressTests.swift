import DocumentTestSupport
import Foundation
import Testing

@testable import LayoutCommandLine

@Suite("Tool: progress")
struct ProgressTests {
  private static let empty = "\r\u{1B}[K"

  @Test("a bar fills, and goes away") func fills() {
    let streams = MemoryStreams(messagesGoToTerminal: true)
    let bar = ProgressBar("check", on: StatusLine(on: streams), patience: .zero)
    bar.show(0.5, of: "file 1 of 2")
    bar.show(0.5, of: "file 1 of 2")
    bar.show(2)
    bar.end()
    bar.end()
    let half = String(repeating: "#", count: 15) + String(repeating: ".", count: 15)
    let full = String(repeating: "#", count: 30)
    #expect(
      streams.messages
        == "\rcheck [\(half)] 50 %, file 1 of 2\u{1B}[K\rcheck [\(full)] 100 %\u{1B}[K" + Self.empty)
  }

  @Test("short work shows none") func isPatient() {
    let streams = MemoryStreams(messagesGoToTerminal: true)
    let bar = ProgressBar("check", on: StatusLine(on: streams), patience: .seconds(3600))
    bar.show(0.5)
    bar.end()
    #expect(streams.messages == "")
  }

  @Test("work on many files shows how far it is", arguments: ["check", "compare"])
  func isShownForManyFiles(command: String) {
    // As many as take longer than the bar is patient for.
    let files = Array(repeating: PackageFiles.examples.map(\.path), count: 20).flatMap(\.self)
    let run = ToolRun([command] + files, onTerminal: true)
    #expect(run.code == .done)
    #expect(run.messages.contains("%, file \(files.count) of \(files.count)\u{1B}[K"))
    #expect(run.messages.hasSuffix(Self.empty))
    #expect(ToolRun([command] + files).messages == "")
    for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      #expect(ToolRun([command] + files, environment: environment, onTerminal: true).messages == "")
    }
  }

  @Test("messages stand on a line of their own") func makesWayForMessages() {
    let streams = MemoryStreams(messagesGoToTerminal: true)
    let messages = MessageWriter(streams: streams, environment: [:], patience: .zero)
    let bar = messages.progress("check")
    bar.show(0)
    messages.write(note: "careful", about: "a.json")
    bar.end()
    #expect(streams.messages.hasSuffix(" 0 %\u{1B}[K" + Self.empty + "a.json: note: careful\n"), "\(streams.messages)")
  }
}
