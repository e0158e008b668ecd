// swift-tools-version: 6.2
import PackageDescription

// As docs/package-authors.md shows it, with a test. `make package` builds and tests it.
let package = Package(
    name: "Screens",
    dependencies: [.package(name: "shoji", path: "../../..")],
    targets: [
        .target(
            name: "Screens", dependencies: [.product(name: "UIKit", package: "shoji")],
            exclude: ["ios-sources.txt"], swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "IOSSource", package: "shoji")]),
        .testTarget(
            name: "ScreensTests", dependencies: ["Screens", .product(name: "UIKit", package: "shoji")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
