import DocumentTestSupport
import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import Testing

/// Every bundled case through both engines: the frames are known from SwiftUI itself, its documentation or by hand.
@Suite("Cases") struct CaseTests {
  /// The folders of `Tests/Cases`.
  static let groups = [
    "alignment", "aspect", "frames", "grid", "modifiers", "nested", "padding", "priority", "spacing", "stacks", "text",
    "viewthatfits", "zstack",
  ]

  /// What cases use and the engines do not have yet, with the reason. What is missing here is a failure, and so is what
  /// is here and works.
  static let notYet: [String: String] = [:]

  /// How an engine lays a case out.
  enum Way: String, CaseIterable {
    case direct, warmSolver, coldSolver
  }

  @Test(arguments: groups, Way.allCases) func framesAreAsExpected(group: String, way: Way) throws {
    var count = 0
    for file in Case.files(in: group) {
      guard let document = try Case.document(file), let expected = document.expected else { continue }
      count += 1
      let layout = try way.layOut(document)
      let failures = expected.failures(of: layout)
      guard !failures.isEmpty else { continue }
      let input = try String(contentsOf: file, encoding: .utf8)
      Issue.record("\(group)/\(file.lastPathComponent), \(way)\ninput:\n\(input)\n\(failures.joined(separator: "\n"))")
    }
    #expect(count > 0, "no case of \(group) was laid out")
  }

  @Test func everyFolderIsAGroup() {
    #expect(Set(PackageFiles.cases.map { $0.deletingLastPathComponent().lastPathComponent }) == Set(Self.groups))
  }

  @Test func everyCaseSaysWhatItExpects() throws {
    for file in PackageFiles.cases {
      guard let document = try Case.document(file) else { continue }
      let isStated = document.expected.map { !$0.frames.isEmpty || !$0.rootSize.isEmpty } ?? false
      #expect(isStated, "\(file.lastPathComponent) expects nothing")
    }
  }

  @Test func exactlyTheseThingsAreNotThereYet() throws {
    var missing: Set<String> = []
    for file in PackageFiles.cases { missing.formUnion(try Case.unsupported(file)) }
    #expect(missing == Set(Self.notYet.keys))
  }
}

/// The files of the cases.
private enum Case {
  static func files(in group: String) -> [URL] {
    PackageFiles.cases.filter { $0.deletingLastPathComponent().lastPathComponent == group }
  }

  /// The document of a file; nil where the engines do not have something that it uses.
  static func document(_ file: URL) throws -> LayoutDocument? {
    try unsupported(file).isEmpty ? LayoutDocument(parsing: PackageFiles.bytes(of: file)) : nil
  }

  /// What a file uses and the engines do not have. Throws what else is wrong with the file.
  static func unsupported(_ file: URL) throws -> Set<String> {
    do {
      _ = try LayoutDocument(parsing: PackageFiles.bytes(of: file))
      return []
    } catch let error as DocumentError {
      let things = error.issues.compactMap { issue -> String? in
        if case .unsupported(let thing) = issue.cause { thing } else { nil }
      }
      guard things.count == error.issues.count else { throw error }
      return Set(things)
    }
  }
}

extension CaseTests.Way {
  func layOut(_ document: LayoutDocument) throws -> ResolvedLayout {
    let tree = try document.tree()
    let space = document.space()
    guard self != .direct else { return try DirectEngine().resolve(tree, in: space) }
    var options = SolverEngine.Options()
    options.startsCold = self == .coldSolver
    // Throws where the solver's answer is not proved.
    return try SolverEngine(solver: GLPKSolver(), options: options).resolve(tree, in: space)
  }
}

extension LayoutDocuments.Expectation {
  /// A line for whatever a layout has elsewhere.
  fileprivate func failures(of layout: ResolvedLayout) -> [String] {
    let size: [Double] = [layout.size.width, layout.size.height]
    var failures = frames.compactMap { frame in
      let found = layout.frame(of: frame.id).map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
      return failure("'\(frame.id)'", frame.values, found?.map { Double($0) })
    }
    if !rootSize.isEmpty, let failure = failure("root size", rootSize, size) { failures.append(failure) }
    return failures
  }

  private func failure(_ subject: String, _ expected: [Double?], _ found: [Double]?) -> String? {
    let isMet =
      found.map { found in
        zip(expected, found).allSatisfy { expected, found in
          expected.map { $0 == found || abs($0 - found) <= tolerance } ?? true
        }
      } ?? false
    guard !isMet else { return nil }
    let stated = expected.map { $0.map { "\($0)" } ?? "-" }.joined(separator: ", ")
    return "\(subject): expected [\(stated)], actual \(found.map { "\($0)" } ?? "no frame")"
  }
}
