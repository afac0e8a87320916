import DocumentTestSupport
import Foundation

/// The compiler of the toolchain, with the modules that were built beside the tests that are running.
struct SwiftCompiler {
  private let tools: URL
  private let modules: URL

  init() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map { URL(filePath: String($0)) }
    let tools = folders.first { FileManager.default.isExecutableFile(atPath: $0.appending(path: "swiftc").path) }
    guard let tools else { throw Missing(what: "swiftc in PATH") }
    self.tools = tools
    modules = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "Modules")
    guard FileManager.default.fileExists(atPath: modules.appending(path: "SwiftUI.swiftmodule").path) else {
      throw Missing(what: "a built module SwiftUI")
    }
  }

  /// The map that the build makes of the C module, which those who import the solver load too.
  private var moduleMap: URL {
    modules.deletingLastPathComponent().appending(path: "CGLPK.build/module.modulemap")
  }

  /// There is no such thing; `swift build` or a toolchain in the path helps.
  struct Missing: Error { let what: String }

  /// An error that the compiler reports.
  struct Diagnostic: Equatable {
    var file: String
    var message: String
  }

  /// The errors in files of one module, each a name and a text.
  func errors(in files: [(name: String, text: String)], languageMode: String) throws -> [Diagnostic] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snippets-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      try Data(file.text.utf8).write(to: folder.appending(path: "\(file.name).swift"))
    }
    let printed = try run(
      "swiftc",
      [
        "-typecheck", "-whole-module-optimization", "-module-name", "Snippets", "-swift-version", languageMode,
        "-diagnostic-style", "llvm",
        "-I", modules.path, "-Xcc", "-fmodule-map-file=\(moduleMap.path)",
      ] + files.map { folder.appending(path: "\($0.name).swift").path })
    return printed.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: #/.*?([^/]+)\.swift:\d+:\d+: error: (.*)/#) else {
        return line.hasPrefix("error:") || line.hasPrefix("<unknown>") ? Diagnostic(file: "", message: "\(line)") : nil
      }
      return Diagnostic(file: String(match.output.1), message: String(match.output.2))
    }
  }

  /// The public symbols of a module, as paths such as `LayoutSubview.place(at:anchor:proposal:)`.
  func publicSymbols(of module: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = try target()
    _ = try run(
      "swift-symbolgraph-extract",
      [
        "-module-name", module, "-I", modules.path, "-target", target, "-output-dir", folder.path,
        "-minimum-access-level", "public", "-skip-synthesized-members",
      ])
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).flatMap { file in
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file)).symbols.map {
        $0.pathComponents.joined(separator: ".")
      }
    }
  }

  private struct SymbolGraph: Decodable {
    struct Symbol: Decodable { var pathComponents: [String] }
    var symbols: [Symbol]
  }

  private func target() throws -> String {
    struct Info: Decodable {
      struct Target: Decodable { var triple: String }
      var target: Target
    }
    let printed = try run("swiftc", ["-print-target-info"])
    return try JSONDecoder().decode(Info.self, from: Data(printed.utf8)).target.triple
  }

  /// What a tool prints on both streams.
  private func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = tools.appending(path: tool)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    // Before waiting: a child that fills the pipe waits for its reader.
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
