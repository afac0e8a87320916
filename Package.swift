// swift-tools-version: 6.2
import PackageDescription

/// Every target is built with the same strictness: Swift 6 mode, memory-unsafe constructs spelled out, no warning.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

func example(_ name: String, _ dependencies: [Target.Dependency], path: String) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: strict)
}

let package = Package(
  name: "layout-solver",
  products: [
    .library(name: "LayoutKit", targets: ["LayoutKit"]),
    .library(name: "LayoutCollection", targets: ["LayoutCollection"]),
    .library(name: "LayoutSolver", targets: ["LayoutSolver"]),
    .executable(name: "layout-solver", targets: ["layout-solver"]),
  ],
  targets: [
    // The SwiftUI vocabulary and the direct engine: no C library, no GPL code.
    library("LayoutModel"),
    library("LayoutEngine", ["LayoutModel"]),
    library("LayoutKit", ["LayoutModel", "LayoutEngine"]),
    // Layouts that documents can name, and any package can use.
    library("LayoutCollection", ["LayoutModel", "LayoutEngine"]),

    // Linear programs, and the one place that reaches GLPK.
    library("LinearProgramming"),
    .target(name: "CGLPK", linkerSettings: [.linkedLibrary("glpk")]),
    library("GLPKBackend", ["LinearProgramming", "CGLPK"]),

    // From layout trees to programs and back.
    library("LayoutCompiler", ["LayoutModel", "LayoutEngine", "LinearProgramming"]),
    library("LayoutSolver", ["LayoutKit", "LinearProgramming", "LayoutCompiler", "GLPKBackend"]),

    // The tool.
    library("LayoutDocuments", ["LayoutModel", "LayoutEngine", "LayoutCollection"]),
    library("LayoutReports", ["LayoutModel", "LayoutEngine", "LayoutDocuments"]),
    library(
      "LayoutCommandLine",
      [
        "LayoutModel", "LayoutEngine", "LinearProgramming", "LayoutCompiler", "GLPKBackend",
        "LayoutDocuments", "LayoutReports",
      ]),
    .executableTarget(name: "layout-solver", dependencies: ["LayoutCommandLine"], swiftSettings: strict),

    // Examples that are shown in documentation, built with everything else. The last must not reach GLPK.
    example("example-both-engines", ["LayoutSolver"], path: "Examples/Swift/BothEngines"),
    example("example-tutorial", ["LayoutSolver"], path: "Examples/Swift/Tutorial"),
    example("example-linear-layout", ["LayoutSolver"], path: "Examples/Swift/LinearLayout"),
    example("example-layout-kit", ["LayoutKit"], path: "Examples/Swift/LayoutKitOnly"),

    // Tests.
    tests("LayoutModelTests", ["LayoutKit", "ViewTestSupport"]),
    tests("LayoutEngineTests", ["LayoutKit", "LayoutEngine", "LayoutModel", "ViewTestSupport", "LayoutTestSupport"]),
    tests("LayoutSolverTests", ["LayoutSolver"]),
    .target(
      name: "ViewTestSupport", dependencies: ["LayoutKit"], path: "Tests/ViewTestSupport",
      swiftSettings: strict),
    .target(
      name: "DocumentTestSupport", path: "Tests/DocumentTestSupport", swiftSettings: strict),
    tests("LayoutDocumentsTests", ["LayoutDocuments", "LayoutModel", "LayoutEngine", "DocumentTestSupport"]),
    tests(
      "LayoutCommandLineTests",
      [
        "LayoutCommandLine", "LayoutReports", "LayoutDocuments", "LayoutCompiler", "LinearProgramming", "GLPKBackend",
        "LayoutEngine", "LayoutModel", "DocumentTestSupport",
      ]),
    tests("LinearProgrammingTests", ["LinearProgramming", "CGLPK", "GLPKBackend", "LinearProgrammingTestSupport"]),
    tests(
      "LayoutCompilerTests",
      [
        "LayoutModel", "LayoutEngine", "LayoutCollection", "LinearProgramming", "LayoutCompiler", "GLPKBackend",
        "LayoutDocuments", "LayoutTestSupport", "LinearProgrammingTestSupport", "DocumentTestSupport",
      ]),
    tests(
      "PackageTests",
      [
        "LayoutCommandLine", "LayoutReports", "LayoutDocuments", "LayoutCompiler", "GLPKBackend", "LayoutEngine",
        "LayoutModel", "DocumentTestSupport",
      ]),
    .target(
      name: "LayoutTestSupport", dependencies: ["LayoutModel", "LayoutEngine", "LinearProgrammingTestSupport"],
      path: "Tests/LayoutTestSupport", swiftSettings: strict),
    .target(
      name: "LinearProgrammingTestSupport", dependencies: ["LinearProgramming"],
      path: "Tests/LinearProgrammingTestSupport", swiftSettings: strict),
  ]
)

#if os(Linux)
  // LayoutKit under SwiftUI's name, where there is no other module of that name.
  package.products.append(.library(name: "SwiftUI", targets: ["SwiftUI"]))
  package.targets += [
    library("SwiftUI", ["LayoutKit"]),
    example("example-custom-layouts", ["SwiftUI"], path: "Examples/Swift/CustomLayouts"),
    // As people's own code is built: without the stricter features.
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI"], swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
#endif
