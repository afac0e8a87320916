public import Foundation

/// The files of the package that tests read.
public enum PackageFiles {
  /// The package's folder.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The case documents, sorted by path.
  public static let cases = documents(in: root.appending(path: "Tests/Cases"))

  /// The documents about constraints that are no examples, sorted by path.
  public static let constraints = documents(in: root.appending(path: "Tests/Constraints"))

  /// The example documents, sorted by path.
  public static let examples = documents(in: root.appending(path: "Examples"))

  /// The bytes of a file.
  public static func bytes(of file: URL) throws -> [UInt8] {
    Array(try Data(contentsOf: file))
  }

  private static func documents(in folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = paths?.compactMap { $0 as? URL } ?? []
    return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }
}
