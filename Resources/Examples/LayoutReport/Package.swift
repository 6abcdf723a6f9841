// swift-tools-version: 6.1
import PackageDescription

/// A package that uses NinefoldKit. One of your own names the repository instead of a path.
let package = Package(
  name: "LayoutReport",
  dependencies: [.package(name: "ninefold", path: "../../..")],
  targets: [
    .executableTarget(
      name: "LayoutReport", dependencies: [.product(name: "NinefoldKit", package: "ninefold")])
  ],
  swiftLanguageModes: [.v6]
)
