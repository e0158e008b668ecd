// swift-tools-version:5.3
import PackageDescription

let package = Package(
    name: "Words", defaultLocalization: "en", platforms: [.iOS(.v13)],
    products: [.library(name: "Words", targets: ["Words"])],
    targets: [
        .target(name: "Words", resources: [.process("Resources")]),
        .testTarget(name: "WordsTests", dependencies: ["Words"]),
    ])
