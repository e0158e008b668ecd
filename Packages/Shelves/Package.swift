// swift-tools-version: 6.0
import PackageDescription

// For Xcode and iOS as it stands. On Linux `shoji test Packages/Shelves` builds and tests it against Shoji's UIKit; Shoji's own
// manifest compiles the same sources as its product `Shelves`.
let package = Package(
    name: "Shelves",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Shelves", targets: ["Shelves"])],
    targets: [
        .target(name: "Shelves"),
        .testTarget(name: "ShelvesTests", dependencies: ["Shelves"], exclude: ["Fixtures"]),
    ],
    swiftLanguageModes: [.v6]
)
