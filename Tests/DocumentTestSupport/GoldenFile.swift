public import Foundation

/// A file that holds what a program is expected to print.
public enum GoldenFile {
  /// What is wrong with a text, compared with its golden file; nil if nothing is.
  ///
  /// With `LAYOUT_RECORD` in the environment the file is written anew, and the answer is an error all the same: a run
  /// that records is not a run that passes.
  public static func difference(of text: String, from file: URL) -> String? {
    if ProcessInfo.processInfo.environment["LAYOUT_RECORD"] != nil {
      do {
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return "recorded \(file.lastPathComponent); run again without LAYOUT_RECORD"
      } catch {
        return "cannot record \(file.lastPathComponent): \(error)"
      }
    }
    guard let data = try? Data(contentsOf: file) else {
      return "no golden file \(file.lastPathComponent); record it with LAYOUT_RECORD=1. Found:\n\(text)"
    }
    let expected = String(decoding: data, as: UTF8.self)
    return expected == text ? nil : "\(file.lastPathComponent) differs. Expected:\n\(expected)\nFound:\n\(text)"
  }
}
