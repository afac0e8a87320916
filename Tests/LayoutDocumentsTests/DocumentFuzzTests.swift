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
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for issue in error.issues {
          let isInside =
            1...lines.count ~= issue.position.line
            && 1...(lines[issue.position.line - 1].count + 1) ~= issue.position.column
          #expect(isInside, "seed \(seed), case \(number): \(issue) in \(String(decoding: bytes, as: UTF8.self))")
        }
      }
    }
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
