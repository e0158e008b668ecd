import Foundation
import Testing

/// What the package's sources may use, so that they build for iOS although no Mac is here.
struct SourceTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func sources() throws -> [(name: String, text: String)] {
        let folder = package.appendingPathComponent("Sources/Shelves")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        return try paths.filter { $0.hasSuffix(".swift") }.map { path in
            (path, try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
        }
    }

    @Test func theCoreKnowsNoViewAndNothingKnowsLinux() throws {
        let sources = try Self.sources()
        #expect(sources.count > 10)
        for (name, text) in sources {
            let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
            #expect(imports == [name.hasPrefix("Core/") ? "import Foundation" : "import UIKit"], "\(name)")
            for word in ["#if", "@objc", "#selector", "canImport", "performSelector", "NSClassFromString"] {
                #expect(!text.contains(word), "\(name) has \(word)")
            }
        }
    }

    /// Every type and member that is not the package's own stands in `Fixtures/AppleAPI.txt`, with the labels that are used, and has
    /// been there since the oldest system that the package runs on.
    @Test func everyNameOfApplesIsThereOnTheOldestSystem() throws {
        let apple = try AppleAPI(
            String(
                contentsOf: Self.package.appendingPathComponent("Tests/ShelvesTests/Fixtures/AppleAPI.txt"),
                encoding: .utf8))
        for (name, release) in apple.releases {
            #expect(release <= 15, "\(name) is newer than iOS 15, on which the package runs")
        }
        let sources = try Self.sources().map { (name: $0.name, uses: SourceUses($0.text)) }
        let own = sources.reduce(into: Set<String>()) { $0.formUnion($1.uses.declared) }
        for (file, uses) in sources {
            for use in uses.names where !own.contains(use) {
                #expect(apple.names.contains(use), "\(file) uses \(use), which is not in AppleAPI.txt")
            }
            for (name, labels) in uses.calls where !own.contains(name) && !apple.isSwift(name) {
                #expect(
                    apple.has(name, labels), "\(file) calls \(name)(\(labels)), which is not in AppleAPI.txt")
            }
            for (name, labels) in uses.overrides {
                #expect(
                    apple.signatures[name]?.contains(labels) == true,
                    "\(file) overrides \(name)(\(labels)), which is not in AppleAPI.txt")
            }
        }
    }
}
