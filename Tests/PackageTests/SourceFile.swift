import DocumentTestSupport
import Foundation

/// A text file of the package, as the rules of the house see it.
struct SourceFile {
  /// The path inside the package, such as `Sources/LayoutModel/Geometry/Axis.swift`.
  let path: String
  let text: String

  /// The lines, numbered from 1.
  var lines: [(number: Int, text: Substring)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0.offset + 1, $0.element) }
  }

  /// The number of lines, each of which ends in a line feed.
  var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  /// The extension of the file's name.
  var type: String { URL(filePath: path).pathExtension }

  /// Whether the compiler reads the file.
  var isCode: Bool { ["swift", "c", "h"].contains(type) }

  /// The target that a file below `Sources` belongs to; nil elsewhere.
  var module: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
  }

  /// The modules that a Swift file imports, with the lines that do.
  var imports: [(line: Int, module: String)] {
    guard type == "swift" else { return [] }
    return lines.compactMap { line in Self.importedModule(line.text).map { (line.number, $0) } }
  }

  private static let access = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]

  /// The module of an import; nil for any other line.
  static func importedModule(_ line: Substring) -> String? {
    var words = line.split(whereSeparator: \.isWhitespace)[...]
    while let word = words.first, word.hasPrefix("@") || access.contains(String(word)) { words.removeFirst() }
    guard words.popFirst() == "import", var name = words.popFirst() else { return nil }
    if kinds.contains(String(name)), let next = words.popFirst() { name = next }
    return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// All text files of the package below a folder, by path; what a build leaves behind is not part of it.
  static func all(in folder: String = "") -> [SourceFile] {
    let root = PackageFiles.root.standardizedFileURL
    let walk = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
    var files: [SourceFile] = []
    while let file = walk?.nextObject() as? URL {
      if leftovers.contains(file.lastPathComponent) {
        walk?.skipDescendants()
      } else if let text = try? String(contentsOf: file, encoding: .utf8) {
        files.append(SourceFile(path: String(file.standardizedFileURL.path.dropFirst(root.path.count + 1)), text: text))
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  private static let leftovers = [".git", ".build", ".swiftpm"]
}
