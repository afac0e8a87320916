// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "layout-benchmarks",
  dependencies: [.package(name: "layout-solver", path: "..")],
  targets: [
    // Counts allocations: its `malloc` stands before the library's.
    .target(name: "CAllocations"),
    .executableTarget(
      name: "layout-benchmarks",
      dependencies: [
        "CAllocations",
        .product(name: "LayoutKit", package: "layout-solver"), .product(name: "LayoutSolver", package: "layout-solver"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
