// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "layout-benchmarks",
  dependencies: [.package(name: "layout-solver", path: "..")],
  targets: [
    .executableTarget(
      name: "layout-benchmarks",
      dependencies: [
        .product(name: "LayoutKit", package: "layout-solver"), .product(name: "LayoutSolver", package: "layout-solver"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ]
)
