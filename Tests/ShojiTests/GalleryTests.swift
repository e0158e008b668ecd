import Foundation
import Testing

/// The screens of the gallery as users run them. Each folder is one app, built once; every dump was looked at as a
/// picture and found right.
@Suite(.serialized) struct GalleryTests {
    /// Screens with scenarios of their own, and their snapshots; the others stand still.
    private static let tables: KeyValuePairs = [
        "CellStyles": ["opened"],
        "ChangingRows": ["fade", "left", "right", "top", "bottom", "middle", "opened"],
        "ChosenRows": ["opened"],
        "DraggedRows": ["lifted", "dropped"],
        "EditedTable": ["opened", "moved"],
        "GroupedTable": ["opened"],
        "IndexedTable": ["opened", "tracked"],
        "PlainTable": ["opened"],
        "RowMenu": ["opened", "submenu"],
        "SelectedRows": ["opened", "deselected"],
        "SelfSizingHeaders": ["opened"],
        "SwipedRow": ["opened", "leading", "deleted"],
        "WrappedRows": ["opened"],
    ]

    @Test(arguments: tables.map(\.key)) func tablesLookAsBefore(screen: String) async throws {
        let tool = try ReleaseTool("gallery\(screen)")
        defer { tool.remove() }
        let snapshots = Self.tables.first { $0.key == screen }?.value ?? []
        try await tool.play("Gallery/Tables", screen: screen, snapshots)
    }

    @Test func everyScreenOfTheTablesIsChecked() throws {
        let folder = ReleaseTool.repository.appendingPathComponent("Examples/Gallery/Tables").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        let screens = files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
        #expect(screens.sorted() == Self.tables.map(\.key).sorted())
    }

    @Test func diffableScreensLookAsBefore() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try await tool.play(
            "Gallery/Diffable",
            ["menu", "peaks", "grid", "outline", "opened", "styles", "nothing"])
    }

    @Test func controlsLookAsTheyDid() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try await tool.play("Gallery/Controls", screen: "DaysCalendar", ["opened", "chosen"])
    }

    @Test func collectionsLookAsTheyDid() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let gallery = "Gallery/Collections"
        try await tool.play(gallery, screen: "Waterfall", ["opened"])
        try await tool.play(gallery, screen: "Accessories", ["opened", "swiped"])
        try await tool.play(gallery, screen: "CoverFlow", ["opened", "turned"])
        try await tool.play(gallery, screen: "StickyGrid", ["opened", "scrolled"])
        try await tool.play(gallery, screen: "Store", ["opened", "paged", "turned"])
        try await tool.play(gallery, screen: "PageControls", ["opened", "turned"])
    }

    /// Screens of the articles' patterns with Shelves, and their snapshots.
    private static let patterns: KeyValuePairs = [
        "ColumnOrders": ["lines", "equal", "masonry"],
        "CountedCosts": ["opened"],
        "HeaderStyles": ["push", "stack", "collapse"],
        "HeadersThatStay": ["opened", "scrolled"],
        "ListAmongViews": ["opened", "grown"],
        "PagesOfCards": ["opened", "first", "last", "turned"],
        "RememberedPlaces": ["opened", "back"],
        "RowsOfCovers": ["opened"],
        "ShelfStates": ["items", "loading", "empty", "failed"],
        "TextsInColumns": ["opened", "turned"],
    ]

    /// The package's documentation shows some of these: `Screen-snapshot.png`.
    private static let catalogue = ReleaseTool.repository.appendingPathComponent(
        "Packages/Shelves/Sources/Shelves/Shelves.docc")

    @Test(arguments: patterns.map(\.key)) func patternsAreAsTheirPicturesShow(screen: String) async throws {
        let tool = try ReleaseTool("patterns\(screen)")
        defer { tool.remove() }
        let snapshots = Self.patterns.first { $0.key == screen }?.value ?? []
        try await tool.play("Gallery/Patterns", screen: screen, snapshots, options: ["--scale", "1"])
        for name in snapshots {
            let picture = Self.catalogue.appendingPathComponent("\(screen)-\(name).png")
            guard FileManager.default.fileExists(atPath: picture.path) else { continue }
            let made = try #require(tool.read("out/\(name).png"))
            try expectPicture(made, recordedAs: picture)
        }
    }

    /// The pages of the package's documentation by their files.
    static func pages() throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: catalogue.path)
            .filter { $0.hasSuffix(".md") }
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                (name, try String(contentsOf: catalogue.appendingPathComponent(name), encoding: .utf8))
            })
    }

    /// What the pages show is there, is one of the snapshots above, and is shown.
    @Test func everyPictureOfTheDocumentationIsMade() throws {
        let known = Set(Self.patterns.flatMap { screen, names in names.map { "\(screen)-\($0).png" } })
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.catalogue.path)
            .filter { $0.hasSuffix(".png") }
        #expect(Set(files).subtracting(known).sorted() == [], "pictures that no screen makes")
        let pages = try Self.pages().values
        for file in files {
            #expect(pages.contains { $0.contains("](\(file))") }, "no page shows \(file)")
        }
    }

    /// The figures of the pages' costs are those of the dump of `CountedCosts`.
    @Test func theCostsOfThePagesWereCounted() throws {
        let dump = try String(
            contentsOf: ReleaseTool.repository.appendingPathComponent(
                "Tests/ShojiTests/Expected/Gallery/Patterns/CountedCosts/opened.json"), encoding: .utf8)
        let pages = try Self.pages().values
        // Rows of tables that begin with a head "Counted".
        var counted: [String] = []
        for page in pages {
            var isCounted = false
            for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("| Counted") { isCounted = true }
                if !line.hasPrefix("|") { isCounted = false }
                let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                guard isCounted, cells.count == 2, Int(cells[1]) != nil else { continue }
                counted.append("\(cells[0]): \(cells[1])")
            }
        }
        #expect(counted.count >= 12)
        for said in counted {
            #expect(dump.contains(said + "\\n") || dump.contains(said + "\""), "\(said)")
        }
    }
}
