import Foundation
import Testing

/// What `Packages/Shelves/Migration.md` shows beside the hand-written forms, and the code of the documentation's pages.
@Suite(.serialized) struct MigrationTests {
    private static let package = ReleaseTool.repository.appendingPathComponent("Packages/Shelves")
    private static let examples = [
        "Shelf", "RememberedOffsets", "AdaptiveCells", "Carousel", "StickyHeaders",
    ]

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: ReleaseTool.repository.appendingPathComponent(path), encoding: .utf8)
    }

    /// Files of a folder below the repository, by their paths in it.
    private static func files(_ folder: String) throws -> [String] {
        let url = ReleaseTool.repository.appendingPathComponent(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { path in
            let values = try url.appendingPathComponent(path).resourceValues(forKeys: [.isRegularFileKey])
            return values.isRegularFile == true
        }.sorted()
    }

    /// The names in `gone.txt`: what an example does not need any more.
    private static func gone(_ example: String) -> [String] {
        let list = try? text("Packages/Shelves/Migration/\(example)/gone.txt")
        return (list ?? "").split(separator: "\n").map(String.init)
    }

    @Test(arguments: examples) func eachExampleRunsWithShelves(example: String) async throws {
        let tool = try ReleaseTool("migration\(example)")
        defer { tool.remove() }
        let manager = FileManager.default
        let source = tool.folder.appendingPathComponent(example)
        try manager.copyItem(
            at: ReleaseTool.repository.appendingPathComponent("Examples/\(example)"), to: source)
        for name in Self.gone(example) { try manager.removeItem(at: source.appendingPathComponent(name)) }
        let migration = Self.package.appendingPathComponent("Migration/\(example)")
        for path in try Self.files("Packages/Shelves/Migration/\(example)") where path != "gone.txt" {
            let file = source.appendingPathComponent(path)
            try? manager.removeItem(at: file)
            try manager.copyItem(at: migration.appendingPathComponent(path), to: file)
        }
        let scenario = source.appendingPathComponent("scenario.yaml")
        let answer = try await tool.run(
            "snapshot", source.path, "--scenario", scenario.path, "--out", "out", "--scale", "1")
        try #require(answer.status == 0, "\(answer)")
        #expect(!answer.err.contains("Unable to simultaneously satisfy constraints"), "\(answer)")
    }

    /// Every block says where it is from, and stands there as it is, in pieces with `// …` between them.
    @Test func thePageShowsWhatIsInTheFiles() throws {
        let blocks = Self.blocks(try Self.text("Packages/Shelves/Migration.md"))
        #expect(blocks.count >= 2 * Self.examples.count)
        for block in blocks {
            let first = try #require(block.first)
            try #require(first.hasPrefix("// "), "\(first) is no path")
            let file = try Self.text(String(first.dropFirst(3)))
            for piece in block.dropFirst().split(separator: "// …") {
                #expect(file.contains(piece.joined(separator: "\n")), "\(first): \(piece.first ?? "")")
            }
        }
    }

    /// Lines of the files whose number of lines changes: Swift before and after, xibs and storyboards before and after.
    @Test(arguments: examples) func theLinesOfThePageWereCounted(example: String) throws {
        func lines(_ path: String) -> Int {
            (try? Self.text(path))?.split(separator: "\n", omittingEmptySubsequences: false).count.advanced(
                by: -1) ?? 0
        }
        let after = "Packages/Shelves/Migration/\(example)"
        let changed = Set(try Self.files(after) + Self.gone(example)).subtracting(["gone.txt"])
        var counts = [0, 0, 0, 0]
        for path in changed {
            let (before, now) = (lines("Examples/\(example)/\(path)"), lines("\(after)/\(path)"))
            guard before != now else { continue }
            let kind = path.hasSuffix(".swift") ? 0 : 2
            counts[kind] += before
            counts[kind + 1] += now
        }
        let page = try Self.text("Packages/Shelves/Migration.md")
        let row = page.split(separator: "\n").first { $0.hasPrefix("| [\(example)](") }
        let cells = try #require(row).split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(cells[1...4].map { Int($0) } == counts.map(Optional.some))
    }

    /// The use that each page of the documentation shows, all of it in one app.
    @Test func theCodeOfThePagesCompiles() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit

            struct Book: Hashable, Sendable {
                var title: String
                static func load(_ shelf: String) async throws -> [Book] { [] }
            }
            struct Month: Hashable, Sendable, Identifiable {
                var id: Int
                var name: String
                var books: [Book]
            }
            final class CoverCell: UICollectionViewCell {
                func show(_ book: Book) {}
            }
            """, "Screen/Books.swift")
        var count = 0
        for (name, page) in try GalleryTests.pages() {
            for block in Self.blocks(page) {
                count += 1
                #expect(block.count <= 14, "\(name): \(block.count) lines are more than ten of use")
                try tool.write(
                    "import Shelves\nimport UIKit\n\n" + block.joined(separator: "\n") + "\n",
                    "Screen/Use\(count).swift")
            }
        }
        #expect(count >= 8)
        // The quick start of the README is a whole file.
        let start = Self.blocks(try Self.text("Packages/Shelves/README.md"))
            .filter { $0.first == "import Shelves" }
        #expect(start.count == 1)
        try tool.write((start.first ?? []).joined(separator: "\n") + "\n", "Screen/Start.swift")
        let answer = try await tool.run(
            "snapshot", "Screen", "--view-controller", "StoreViewController", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
    }

    /// The lines of a page's Swift code.
    private static func blocks(_ page: String) -> [[String]] {
        var blocks: [[String]] = []
        var open: [String]?
        for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if let block = open {
                open = line == "```" ? nil : block + [line]
                if open == nil { blocks.append(block) }
            } else if line == "```swift" {
                open = []
            }
        }
        return blocks
    }
}
