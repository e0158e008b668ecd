// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Tally", platforms: [.iOS(.v18)], products: [.library(name: "Tally", targets: ["Tally"])],
    targets: [
        .target(name: "Tally"), .testTarget(name: "TallyTests", dependencies: ["Tally"]),
        .testTarget(name: "MoreTallyTests", dependencies: ["Tally"]),
    ])
