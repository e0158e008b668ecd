import Foundation
import Testing

/// What the package's sources may use, and those of the examples beside it, so that they build for iOS although no Mac is here.
struct SourceTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let folder = package.appendingPathComponent("Sources/Shelves")
    /// Where the package is a part of its repository.
    private static let examples = package.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples")

    private static func sources(in folder: URL) throws -> [(name: String, text: String)] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        return try paths.filter { $0.hasSuffix(".swift") }.map { path in
            (path, try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
        }
    }

    private static func list(_ name: String) throws -> String {
        try String(
            contentsOf: package.appendingPathComponent("Tests/ShelvesTests/Fixtures/\(name).txt"),
            encoding: .utf8)
    }

    @Test func theCoreKnowsNoViewAndNothingKnowsLinux() throws {
        let sources = try Self.sources(in: Self.folder)
        #expect(sources.count > 10)
        for (name, text) in sources {
            let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
            #expect(imports == [name.hasPrefix("Core/") ? "import Foundation" : "import UIKit"], "\(name)")
            for word in ["#if", "@objc", "#selector", "canImport", "performSelector", "NSClassFromString"] {
                #expect(!text.contains(word), "\(name) has \(word)")
            }
        }
    }

    /// What overrides has UIKit's comment.
    @Test func whatIsPublicHasAComment() throws {
        for (name, text) in try Self.sources(in: Self.folder) {
            var before = ""
            for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
                let words = Set(line.split(separator: " "))
                let isPublic = !words.isDisjoint(with: ["public", "open"]) && !line.hasPrefix("//")
                if isPublic, !words.contains("override"), !line.contains("required init") {
                    #expect(before.hasPrefix("///"), "\(name): \(line)")
                }
                // An attribute may stand on a line of its own.
                if !line.hasPrefix("@") || isPublic { before = line }
            }
        }
    }

    /// Every type and member that is not the package's own stands in `Fixtures/AppleAPI.txt`, with the labels that are used, and has
    /// been there since the oldest system that the package runs on.
    @available(iOS 16, *)
    @Test func everyNameOfApplesIsThereOnTheOldestSystem() throws {
        let apple = AppleAPI(try Self.list("AppleAPI"))
        let manifest = try String(
            contentsOf: Self.package.appendingPathComponent("Package.swift"), encoding: .utf8)
        let oldest = try #require(manifest.firstMatch(of: #/\.iOS\(\.v(\d+)\)/#).flatMap { Double($0.1) })
        let sources = try Self.sources(in: Self.folder).map { (name: $0.name, uses: SourceUses($0.text)) }
        let own = sources.reduce(into: Set<String>()) { $0.formUnion($1.uses.declared) }
        for (file, uses) in sources {
            #expect(
                apple.faults(in: uses.uses, own: own, since: oldest) == [],
                "\(file): Fixtures/AppleAPI.txt has the names, with their releases from Apple's documentation"
            )
        }
    }

    /// The same of an example, which uses what the package publishes, and more of Apple's: `Fixtures/ExamplesAPI.txt`. Its README says
    /// on which systems it runs; what is newer is asked for by `#available`.
    @available(iOS 16, *)
    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: examples.path), "the package is not in its repository"),
        arguments: ["Storefront", "Shelf", "RememberedOffsets", "AdaptiveCells", "Carousel", "StickyHeaders"])
    func everyNameOfApplesInAnExampleIsThereOnItsSystems(example: String) throws {
        let apple = AppleAPI(try Self.list("AppleAPI"), try Self.list("ExamplesAPI"))
        let folder = Self.examples.appendingPathComponent(example)
        let readme = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
        let oldest = try #require(readme.firstMatch(of: #/iOS (\d+)/#).flatMap { Double($0.1) })
        let published = try Self.sources(in: Self.folder).reduce(into: Set(["Shelves"])) {
            $0.formUnion(SourceUses($1.text).published)
        }
        let sources = try Self.sources(in: folder).map { (name: $0.name, uses: SourceUses($0.text)) }
        #expect(sources.count > 5)
        let own = sources.reduce(into: published) { $0.formUnion($1.uses.declared) }
        for (file, uses) in sources {
            #expect(
                apple.faults(in: uses.uses, own: own, since: oldest) == [],
                "\(file): Fixtures/ExamplesAPI.txt has the names, with their releases from Apple's documentation"
            )
        }
    }

    /// What an iOS compiler would refuse, or a delegate would never hear, is found in a source.
    @available(iOS 16, *)
    @Test func usesAreReadWithTheirLabelsAndReleases() {
        let apple = AppleAPI(
            """
            # A list
            UIView 2
            UIView.alpha 2
            UIView.tintColor 7
            UIView.isHidden 99
            UIMenu 13
            UIMenu.init(title:options:children:) 13
            UIMenu.init(title:preferredElementSize:children:) 16
            UIRectFill(_:) 2
            UITableViewDelegate.tableView(_:didSelectRowAt:) 8
            Swift Bool max
            """)
        let uses = SourceUses(
            #"""
            final class Screen: UIView {
                let address = "https://example.com" // alpha.beta
                var isHidden: Bool { false }
                override func layout() { self.alpha = max(1, self.gamma) }
                func tableView(_ tableView: Table, didSelectRow path: Path) { UIRectFill(self.box) }
                func make() {
                    _ = UIMenu(title: "", children: [])
                    _ = UIMenu(children: [], title: "")
                    if #available(iOS 16, *) { UIMenu(preferredElementSize: .tintColor) }
                    UIMenu(preferredElementSize: .tintColor)
                }
            }
            """#)
        #expect(uses.declared == ["Screen", "address", "isHidden", "make"])
        #expect(
            apple.faults(in: uses.uses, own: uses.declared, since: 15) == [
                "Path is in no list", "Table is in no list", "UIMenu.init(children:title:) is in no list",
                "UIMenu.init(preferredElementSize:) is newer than iOS 15.0", "box is in no list",
                "gamma is in no list", "layout() is in no list", "tableView(_:didSelectRow:) is in no list",
            ])
    }
}
