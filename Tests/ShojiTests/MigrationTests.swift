import Foundation
import Testing

/// What `Packages/Shelves/Migration.md` shows beside the hand-written forms, and the code of the documentation's pages.
@Suite(.serialized) struct MigrationTests {
    private static let examples = [
        "Shelf", "RememberedOffsets", "AdaptiveCells", "Carousel", "StickyHeaders",
    ]

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: ReleaseTool.repository.appendingPathComponent(path), encoding: .utf8)
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

    /// The numbers of the page are those of the examples' READMEs, which are counted by `BothFormsTests`.
    @Test(arguments: examples) func theLinesOfThePageAreThoseOfTheExample(example: String) throws {
        func row(_ path: String, _ start: String) throws -> [Int] {
            let row = try Self.text(path).split(separator: "\n").first { $0.hasPrefix(start) }
            return (row ?? "").split(separator: "|").dropFirst().compactMap {
                Int($0.trimmingCharacters(in: .whitespaces).prefix { $0.isNumber })
            }
        }
        let readme = "Examples/\(example)/README.md"
        let swift = try row(readme, "| Swift |")
        let designed = try row(readme, "| xib |") + row(readme, "| storyboard |")
        #expect(swift.count == 2)
        // Where there is none, the README says so in words.
        #expect(
            try row("Packages/Shelves/Migration.md", "| [\(example)](") == swift
                + (designed + [0, 0]).prefix(2))
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
