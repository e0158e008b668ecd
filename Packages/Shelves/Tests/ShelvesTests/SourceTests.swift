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

    /// Names of UIKit's, Foundation's and Core Animation's types. `Fixtures/AppleTypes.txt` says since which iOS each is there.
    @Test func everyTypeOfApplesIsThereOnTheOldestSystem() throws {
        let fixture = Self.package.appendingPathComponent("Tests/ShelvesTests/Fixtures/AppleTypes.txt")
        let lines = try String(contentsOf: fixture, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
        let since = Dictionary(
            uniqueKeysWithValues: lines.map { line in
                let parts = line.split(separator: " ")
                return (String(parts[0]), Double(parts[1]) ?? .infinity)
            })
        let pattern = try Regex(#"\b(?:UI|NS|CA|CG)[A-Z][A-Za-z]+"#)
        for (name, text) in try Self.sources() {
            for match in text.matches(of: pattern) {
                let type = String(match.output[0].substring ?? "")
                let release = since[type]
                #expect(release != nil, "\(name): \(type) is not in \(fixture.lastPathComponent)")
                #expect((release ?? 0) <= 15, "\(name): \(type) is newer than iOS 15")
            }
        }
    }

    /// Members that came after iOS 15 and that one writes without noticing.
    @Test func noMemberIsNewerThanTheOldestSystem() throws {
        let newer = [
            "selfSizingInvalidation", "registerForTraitChanges", "UIHostingConfiguration",
            "isFirstTimeTraitChange",
            "setNeedsUpdateProperties", "scrollEdgeEffect", "contentUnavailableConfiguration",
            "transfersHorizontalScrollingToParent",
            "currentPageIndicatorImage(", "UIPageControlProgress", "bouncesHorizontally", "isScrollAnimating",
            "sectionSnapshotHandlers =", "dequeueConfiguredReusableSupplementaryView",
        ]
        for (name, text) in try Self.sources() {
            for member in newer { #expect(!text.contains(member), "\(name) uses \(member)") }
        }
    }
}
