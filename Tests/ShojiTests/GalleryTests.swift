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

    /// Screens of the articles' patterns with Shelves; their pictures are those of the documentation.
    private static let patterns: KeyValuePairs = [
        "RowsOfCovers": ["opened"],
        "RememberedPlaces": ["opened", "back"],
        "TextsInColumns": ["opened", "turned"],
        "PagesOfCards": ["opened", "turned"],
        "HeadersThatStay": ["opened", "scrolled"],
    ]

    @Test(arguments: patterns.map(\.key)) func patternsAreAsTheirPicturesShow(screen: String) async throws {
        let tool = try ReleaseTool("patterns\(screen)")
        defer { tool.remove() }
        let snapshots = Self.patterns.first { $0.key == screen }?.value ?? []
        try await tool.play("Gallery/Patterns", screen: screen, snapshots, options: ["--scale", "1"])
        let picture = ReleaseTool.repository.appendingPathComponent("docs/Shoji.docc/Resources/\(screen).png")
        let made = try #require(tool.read("out/\(snapshots.last ?? "").png"))
        try expectPicture(made, recordedAs: picture)
    }
}
