// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Words", products: [.library(name: "Words", targets: ["Words"])], targets: [.target(name: "Words")])
