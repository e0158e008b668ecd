import Foundation
import Testing

/// The examples as users run them: their scenarios' dumps, and what must be true in them.
@Suite(.serialized) struct ExampleTests {
    private func dump(_ name: String, _ tool: ReleaseTool) throws -> DumpNode {
        try DumpNode(try #require(tool.read("out/\(name).json")))
    }

    @Test func shelfRowsAreAsTallAsTheirGrids() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try await tool.play("Shelf", ["opened", "flung", "lines", "line", "turned"])
        // 7, 3 and 12 covers, four in a line; 112 high, 10 between.
        let rows = try dump("opened", tool).all("ShelfCell").sorted { $0.frame[1] < $1.frame[1] }
        #expect(rows.map(\.indexPath) == [[0, 0], [0, 1], [0, 2]])
        for (row, lines) in zip(rows, [2.0, 1, 3]) {
            let grid = lines * 112 + (lines - 1) * 10
            #expect(abs(row.frame[3] - (10 + 20.333 + 10 + grid + 10)) < 0.002, "\(row.frame)")
        }
        for (row, next) in zip(rows, rows.dropFirst()) {
            #expect(abs(row.frame[1] + row.frame[3] - next.frame[1]) < 0.002)
        }
        for row in try dump("flung", tool).all("ShelfCell") {
            let grid = row.frame[3] - 50.333
            #expect((grid + 10).truncatingRemainder(dividingBy: 122) < 0.002, "\(row.frame)")
        }
        for row in try dump("lines", tool).all("LineShelfCell") {
            #expect(abs(row.frame[3] - 162.333) < 0.002)
        }
    }

    @Test func linesKeepTheirPlacesThroughReuseAndInsertion() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try await tool.play(
            "RememberedOffsets", ["opened", "moved", "away", "back", "added", "refreshing", "refreshed"])
        func offset(_ line: Int, _ name: String) throws -> Double {
            try dump(name, tool).view(id: "line-\(line)").contentOffset[0]
        }
        let place = try offset(1, "moved")
        #expect(place > 150)
        #expect(try offset(0, "moved") == 0)
        #expect(try dump("away", tool).descendants.allSatisfy { $0.id != "line-1" })
        for line in try dump("away", tool).descendants where line.id?.hasPrefix("line-") == true {
            #expect(line.contentOffset[0] == 0, "a reused cell shows another row's place: \(line.id ?? "")")
        }
        #expect(try offset(1, "back") == place)
        #expect(try offset(1, "added") == place, "rows keep their places when one comes in above")
        #expect(try offset(16, "added") == 0)
        #expect(try offset(1, "refreshing") == place)
        #expect(try offset(1, "refreshed") == 0, "a refresh clears what was remembered")
        #expect(try dump("refreshed", tool).descendants.allSatisfy { $0.id != "line-16" })
    }

    @Test func headersStickUntilTheNextOnePushesThemOff() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try await tool.play(
            "StickyHeaders", ["opened", "sticking", "pushed", "page-header", "page-header-gone"])
        /// Top of a section's header in the window.
        func top(_ section: Int, _ name: String) throws -> Double {
            try dump(name, tool).view(id: "header-\(section)").windowFrame[1]
        }
        #expect(try top(0, "opened") == 59, "at the safe area's top")
        #expect(try top(0, "sticking") == 59)
        let pushed = try top(0, "pushed")
        #expect(pushed < 59)
        #expect(abs(pushed + 32 - (try top(1, "pushed"))) < 0.4, "the next header touches it")
        #expect(try top(0, "page-header") == 59 + 160)
        #expect(try dump("page-header", tool).view(id: "page-header").windowFrame[1] == 59)
        #expect(try top(0, "page-header-gone") == 59)
        let away = try dump("page-header-gone", tool).view(id: "page-header").windowFrame
        #expect(away[1] + away[3] < 59)
        // Three covers a line, 4:3 tall, 2 points between the lines.
        let covers = try dump("opened", tool).all("CoverCell").filter { $0.indexPath?[0] == 0 }
            .sorted { ($0.indexPath?[1] ?? 0) < ($1.indexPath?[1] ?? 0) }
        try #require(covers.count >= 4)
        #expect(Set(covers.prefix(3).map { $0.frame[1] }).count == 1)
        #expect(abs(covers[3].frame[1] - covers[0].frame[1] - covers[0].frame[3] - 2) < 0.4)
        #expect(abs(covers[0].frame[3] / covers[0].frame[2] - 4.0 / 3) < 0.001)
    }

    @Test func rowsAndTilesFollowTextSizeWidthAndColumns() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try await tool.play(
            "AdaptiveCells",
            ["opened", "flung", "large", "turned", "remarks", "one-column", "remarks-turned", "back"])
        // Labels are pinned 8 points from each edge of their cells, whatever the text size and the width.
        for name in ["opened", "flung", "large", "turned"] {
            for row in try dump(name, tool).all("NoteCell") {
                let label = try #require(row.descendants.first { $0.type == "UILabel" })
                #expect(abs(row.frame[3] - label.frame[3] - 16) < 0.7, "\(name) \(row.frame) \(label.frame)")
                #expect(label.frame[0] == 8 && label.frame[1] == 8, "\(name) \(label.frame)")
            }
        }
        func widths(_ name: String) throws -> Set<Double> {
            Set(try dump(name, tool).all("RemarkCell").map { $0.frame[2] })
        }
        #expect(try widths("remarks") == [181])
        #expect(try widths("one-column") == [373])
        #expect(try widths("remarks-turned") == [714])
        #expect(try dump("back", tool).all("NoteCell").count > 5)
    }

    @Test func pagesAndDotsAreInStepBothWays() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try await tool.play(
            "Carousel", ["opened", "second-page", "by-the-dots", "turned", "turned-back", "dark"])
        for (name, page) in [
            ("opened", 0.0), ("second-page", 1), ("by-the-dots", 2), ("turned", 2), ("turned-back", 2),
            ("dark", 2),
        ] {
            let pages = try dump(name, tool).view(id: "pages-0")
            #expect(pages.contentOffset[0] == page * pages.frame[2], "\(name)")
            #expect(pages.frame[3] == 200, "\(name)")
            #expect(try dump(name, tool).view(id: "dots-0").currentPage == Int(page), "\(name)")
            for cell in pages.descendants where cell.type == "PageCell" {
                #expect(cell.frame[2] == pages.frame[2] && cell.frame[3] == 200, "\(name) \(cell.frame)")
            }
        }
    }
}
