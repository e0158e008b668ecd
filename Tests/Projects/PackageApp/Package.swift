// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Books", platforms: [.iOS(.v15)], dependencies: [.package(path: "Packages/Words")],
    targets: [
        .executableTarget(
            name: "Books", dependencies: ["Feature", .product(name: "Words", package: "Words")],
            resources: [.process("Resources")]),
        .target(
            name: "Feature",
            swiftSettings: [.define("SHELF"), .define("NOT", .when(configuration: .release))]),
        .target(name: "Unused"),
        .testTarget(name: "FeatureTests", dependencies: ["Feature"]),
    ])
