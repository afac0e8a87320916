import DocumentTestSupport
import Testing

@testable import LayoutDocuments

@Suite("Documents: random damage")
struct DocumentFuzzTests {
  @Test("whatever happens to its bytes, a document is read or refused with a place inside it") func survivesDamage()
    throws
  {
    let seed = SeededRandom.seed
    let files = try PackageFiles.cases.map { try PackageFiles.bytes(of: $0) }
    var random = SeededRandom(seed: seed)
    for number in 0..<SeededRandom.cases(default: 3000) {
      guard var bytes = files.randomElement(using: &random) else { return }
      for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes, using: &random) }
      do {
        _ = try LayoutDocument(parsing: bytes)
      } catch {
        let lengths = lineLengths(of: bytes)
        for issue in error.issues {
          let (line, column) = (issue.position.line, issue.position.column)
          let isInside = 1...lengths.count ~= line && 1...(lengths[line - 1] + 1) ~= column
          #expect(isInside, "seed \(seed), case \(number): \(issue) in \(String(decoding: bytes, as: UTF8.self))")
        }
      }
    }
  }

  /// The number of bytes in each line, however it ends; no column can be further right.
  private func lineLengths(of bytes: [UInt8]) -> [Int] {
    var lengths = [0]
    for (index, byte) in bytes.enumerated() {
      let endsPair = byte == UInt8(ascii: "\n") && index > 0 && bytes[index - 1] == UInt8(ascii: "\r")
      if byte == UInt8(ascii: "\n") && !endsPair || byte == UInt8(ascii: "\r") {
        lengths.append(0)
      } else if !endsPair {
        lengths[lengths.count - 1] += 1
      }
    }
    return lengths
  }

  private func damage(_ bytes: inout [UInt8], using random: inout SeededRandom) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: 0..<bytes.count, using: &random)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "-", "1e999", "null", "infinity", "\\ud800", "é", "\n", "0",
    ]
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[index] = UInt8.random(in: 1...255, using: &random)
    case 1: bytes.remove(at: index)
    case 2: bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 1...40, using: &random)))
    case 3: bytes.removeLast(min(bytes.count, Int.random(in: 1...200, using: &random)))
    case 4: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 60)], at: index)
    default: bytes.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "x").utf8), at: index)
    }
  }
}
