import Testing

/// Who may import whom. The build refuses what the manifest does not state; this refuses a manifest that states too much.
@Suite("Package: layering") struct LayeringTests {
  /// What a module may import.
  private struct Room {
    var ours: Set<String>
    var system: Set<String> = ["Foundation", "Synchronization"]
  }

  /// Every module below `Sources`. A new one belongs here, and into `Documentation/Architecture.md`.
  private static let rooms: [String: Room] = [
    "LayoutModel": Room(ours: []),
    "LayoutEngine": Room(ours: ["LayoutModel"]),
    "LayoutKit": Room(ours: ["LayoutModel", "LayoutEngine"]),
    "SwiftUI": Room(ours: ["LayoutKit"], system: []),
    "LinearProgramming": Room(ours: [], system: []),
    "CGLPK": Room(ours: [], system: []),
    "GLPKBackend": Room(ours: ["LinearProgramming", "CGLPK"], system: []),
    "LayoutCompiler": Room(ours: ["LayoutModel", "LayoutEngine", "LinearProgramming"]),
    "LayoutSolver": Room(ours: ["LayoutKit", "LinearProgramming", "LayoutCompiler", "GLPKBackend"]),
    "LayoutCollection": Room(ours: ["LayoutModel", "LayoutEngine"]),
    "LayoutDocuments": Room(ours: ["LayoutModel", "LayoutEngine", "LayoutCollection"]),
    "LayoutReports": Room(ours: ["LayoutModel", "LayoutEngine", "LayoutDocuments"]),
    "LayoutCommandLine": Room(
      ours: [
        "LayoutModel", "LayoutEngine", "LinearProgramming", "LayoutCompiler", "GLPKBackend", "LayoutDocuments",
        "LayoutReports",
      ]),
    "layout-solver": Room(ours: ["LayoutCommandLine"], system: ["Foundation"]),
  ]

  @Test func everyModuleHasItsPlace() {
    let modules = Set(SourceFile.all(in: "Sources").compactMap(\.module))
    #expect(modules == Set(Self.rooms.keys))
  }

  @Test func importsFollowTheArrows() {
    for file in SourceFile.all(in: "Sources") {
      guard let module = file.module, let room = Self.rooms[module] else { continue }
      for (line, imported) in file.imports {
        let isAllowed = room.ours.contains(imported) || room.system.contains(imported)
        #expect(isAllowed, "\(file.path):\(line): \(module) must not import \(imported)")
      }
    }
  }

  @Test func onlyTheShimIncludesGLPK() {
    for file in SourceFile.all(in: "Sources") where file.text.contains("<glpk.h>") {
      #expect(file.module == "CGLPK", "\(file.path) includes glpk.h")
    }
    let header = SourceFile.all(in: "Sources/CGLPK/include")
    #expect(!header.isEmpty)
    for file in header { #expect(!file.text.contains("#include <glpk.h>"), "\(file.path) shows GLPK to Swift") }
  }

  @Test(
    arguments: [
      ("import Foundation", "Foundation"), ("  public import LayoutModel", "LayoutModel"),
      ("@testable import LayoutEngine", "LayoutEngine"), ("@_exported public import CGLPK // all", "CGLPK"),
      ("@_spi(Tests) import LayoutReports", "LayoutReports"), ("import struct Foundation.URL", "Foundation"),
      ("internal import func Glibc.exit;", "Glibc"), ("// import LayoutModel", nil), ("let import = 1", nil),
    ] as [(String, String?)])
  func readsImports(line: String, module: String?) {
    #expect(SourceFile.importedModule(line[...]) == module)
  }
}
