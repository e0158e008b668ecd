import Foundation
import Testing

@testable import Raster

/// Five patterns of lists within lists, written by hand as articles of 2016 to 2020 teach them (`Apps/ByHand`): what these say of their
/// screens. `docs/patterns.md` has each behaviour with its tests.
@Suite(.serialized) struct PatternTests {
    private static let app = ReleaseTool.repository.appendingPathComponent("Tests/ShojiTests/Apps/ByHand")

    /// Plays steps on a screen of the app, on an iPhone 15: 393 by 852 points, three pixels each.
    private func play(_ screen: String, _ steps: String, _ tool: ReleaseTool) async throws {
        try tool.write("device: iPhone 15\nsteps:\n\(steps)\n", "scenario.yaml")
        let answer = try await tool.run(
            "snapshot", Self.app.path, "--view-controller", screen, "--scenario", "scenario.yaml", "--out",
            "out")
        try #require(answer.status == 0, "\(answer)")
        for message in ["did not settle", "is not defined because", "Unable to simultaneously satisfy"] {
            #expect(!answer.err.contains(message), "\(answer)")
        }
    }

    private func dump(_ name: String, _ tool: ReleaseTool) throws -> DumpNode {
        try DumpNode(try #require(tool.read("out/\(name).json")))
    }

    // MARK: A grid in a row

    /// Covers are 80 points wide with 10 between: four in the 373 points that the table gives a grid, three in the 300 that it has in its
    /// xib. Months of 7, 3 and 4 covers have 2, 1 and 1 lines of 112 points; where cells are filled at the xib's width, room for 3, 1 and 2.
    @Test(arguments: [
        ("MonthsViewController", [2.0, 1, 1]), ("HastyMonthsViewController", [3.0, 1, 2]),
    ])
    func monthsAreAsHighAsTheirCoversOnTheFirstScreen(_ screen: String, lines: [Double]) async throws {
        let tool = try ReleaseTool("patternMonths\(screen)")
        defer { tool.remove() }
        try await play(screen, "  - snapshot: opened", tool)
        let rows = try dump("opened", tool).all("MonthCell").sorted { $0.frame[1] < $1.frame[1] }
        try #require(rows.count == 3)
        for (row, lines) in zip(rows, lines) {
            let grid = try #require(row.descendants.first { $0.type == "UICollectionView" })
            let title = try #require(row.descendants.first { $0.type == "UILabel" })
            let height = lines * 112 + (lines - 1) * 10
            #expect(grid.frame[2] == 373 && abs(grid.frame[3] - height) < 0.34, "\(grid.frame)")
            #expect(abs(row.frame[3] - (10 + title.frame[3] + 10 + height + 10)) < 0.34, "\(row.frame)")
        }
    }

    /// Grey of 0xE0 in the last of a row's pixels, and white above and below it.
    @Test func aRowDrawsItsHairline() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try await play("MonthsViewController", "  - snapshot: opened", tool)
        let picture = try Bitmap(
            decoding: try #require(tool.read("out/opened.png")), origin: "opened.png")
        let rows = try dump("opened", tool).all("MonthCell")
        try #require(rows.count == 3)
        for row in rows {
            let end = Int(((row.windowFrame[1] + row.windowFrame[3]) * 3).rounded())
            // Before the covers begin, and in the middle of the row.
            for x in [15, 590] {
                func pixel(_ y: Int) -> [UInt8] {
                    (0..<3).map { picture.pixels[(y * picture.width + x) * 4 + $0] }
                }
                #expect(pixel(end - 1) == [0xe0, 0xe0, 0xe0])
                #expect(pixel(end - 2) == [255, 255, 255] && pixel(end) == [255, 255, 255])
            }
        }
    }

    // MARK: Lines that keep their places

    private static let away = """
          - drag: {from: [300, 120], to: [120, 120], seconds: 0.3, hold: 0.2}
          - settle: true
          - snapshot: moved
          - fling: {from: [196, 700], velocity: [0, -2500]}
          - settle: true
          - snapshot: away
          - fling: {from: [196, 300], velocity: [0, 6000]}
          - settle: true
          - snapshot: back
        """

    private func offsets(_ name: String, _ tool: ReleaseTool) throws -> [String: Double] {
        let lines = try dump(name, tool).descendants.filter { $0.id?.hasPrefix("line-") == true }
        return Dictionary(lines.map { ($0.id ?? "", $0.contentOffset[0]) }) { first, _ in first }
    }

    /// The list of the first row is moved; once the row is out of sight its cell is another row's, and so is the place.
    @Test func reusedLinesShowAnotherRowsPlace() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try await play("ReusedLinesViewController", Self.away, tool)
        let place = try #require(try offsets("moved", tool)["line-0"])
        #expect(place > 100)
        let away = try offsets("away", tool)
        #expect(away["line-0"] == nil && away.values.filter { $0 == place }.count == 1, "\(away)")
        #expect(away.values.filter { $0 == 0 }.count == away.count - 1, "\(away)")
    }

    @Test func keptLinesShowTheirOwnPlaces() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try await play("LinesViewController", Self.away, tool)
        let place = try #require(try offsets("moved", tool)["line-0"])
        #expect(place > 100)
        let away = try offsets("away", tool)
        #expect(away["line-0"] == nil && away.values.allSatisfy { $0 == 0 }, "\(away)")
        let back = try offsets("back", tool)
        #expect(back["line-0"] == place && back.values.filter { $0 == 0 }.count == back.count - 1, "\(back)")
    }

    // MARK: Pages with dots

    /// The xib has items of 80 by 112 and 10 points between them; the layout object that each layout of the cell makes has the list's size
    /// and none. All rows are loaded anew after each layout of the screen, which ends: nothing is loaded while nothing changes.
    @Test func pagesFitTheirRowAndTheDotsTheirPage() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try await play(
            "PagesViewController",
            """
              - snapshot: opened
              - wait: 1
              - snapshot: later
              - drag: {from: [300, 150], to: [60, 150], seconds: 0.2}
              - settle: true
              - snapshot: swiped
              - tap: [360, 279]
              - settle: true
              - snapshot: tapped
              - rotate: landscapeLeft
              - settle: true
              - snapshot: turned
            """, tool)
        for (name, page) in [("opened", 0), ("later", 0), ("swiped", 1), ("tapped", 2)] {
            let pages = try dump(name, tool).view(id: "pages")
            #expect(pages.frame == [0, 0, 393, 200], "\(name) \(pages.frame)")
            #expect(pages.contentOffset[0] == Double(page) * 393, "\(name)")
            #expect(try dump(name, tool).view(id: "dots").currentPage == page, "\(name)")
        }
        for name in ["opened", "swiped", "turned"] {
            let pages = try dump(name, tool).view(id: "pages")
            let cells = pages.descendants.filter { $0.indexPath != nil }
            #expect(!cells.isEmpty)
            for cell in cells {
                let item = Double(try #require(cell.indexPath?.last))
                #expect(
                    cell.frame == [item * pages.frame[2], 0, pages.frame[2], 200], "\(name) \(cell.frame)")
            }
        }
        #expect(try dump("turned", tool).view(id: "pages").frame[2] > 393)
        func loads(_ name: String) throws -> String? {
            try dump(name, tool).descendants.compactMap(\.id).first { $0.hasPrefix("loaded ") }
        }
        #expect(try loads("opened") != nil && loads("later") == loads("opened"))
    }

    // MARK: Headers that stay

    /// Three covers in a line of 393 points, 130 by 173⅓, 2 points between lines, headers of 45. A section of 7 has three lines of them.
    /// A header stays at the list's top, and goes neither above its place nor below the end of its section's items.
    @Test func heldHeadersStayBetweenTheirSectionsEnds() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let drag = "{from: [196, 700], to: [196, 390], seconds: 0.4, hold: 0.2}"
        let names = (0..<4).map { "dragged\($0)" }
        try await play(
            "HeldHeadersViewController",
            "  - snapshot: opened\n"
                + names.map { "  - drag: \(drag)\n  - settle: true\n  - snapshot: \($0)" }.joined(
                    separator: "\n"),
            tool)
        let height = 130.0 / 3 * 4
        var starts: [(start: Double, end: Double)] = []
        for count in [7, 3, 4, 9] {
            let start = starts.last?.end ?? 0
            let lines = Double((count + 2) / 3)
            starts.append((start, start + 45 + lines * height + (lines - 1) * 2))
        }
        // Each drag is 310 points, of which the list takes 300: at -60 at first, 540 is where the second header pushes.
        var (stays, pushed) = (0, 0)
        for name in ["opened"] + names {
            let list = try dump(name, tool).view(id: "list")
            let offset = list.contentOffset[1]
            for (section, (start, end)) in starts.enumerated() {
                guard let header = list.descendants.first(where: { $0.id == "header-\(section)" }) else {
                    #expect(start > offset + 788 || end < offset, "\(name): no header \(section)")
                    continue
                }
                let place = min(max(offset, start), end - 45)
                #expect(abs(header.windowFrame[1] - (64 + place - offset)) < 0.34, "\(name) \(section)")
                if place > start { stays += 1 }
                if place == end - 45 { pushed += 1 }
            }
            let pageHeader = try list.view(id: "page-header").windowFrame
            #expect(abs(pageHeader[1] - (64 - 60 - offset)) < 0.01, "\(name) \(pageHeader)")
        }
        #expect(try dump("opened", tool).view(id: "list").contentOffset[1] == -60)
        #expect(stays >= names.count && pushed > 0)
    }

    // MARK: The table

    /// Each behaviour of `docs/patterns.md` names tests, and these are there.
    @Test func everyBehaviourHasItsTest() throws {
        let tests = ReleaseTool.repository.appendingPathComponent("Tests")
        let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
            .filter { $0.hasSuffix("Tests.swift") || $0.hasSuffix("Idioms.swift") }
        var functions: Set<Substring> = []
        for file in files {
            let text = try String(contentsOf: tests.appendingPathComponent(file), encoding: .utf8)
            functions.formUnion(text.matches(of: /func (\w+)\(/).map { $0.1 })
        }
        let table = try String(
            contentsOf: ReleaseTool.repository.appendingPathComponent("docs/patterns.md"), encoding: .utf8)
        let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| behaviour") }
        #expect(rows.count > 25)
        for row in rows {
            let cells = row.split(separator: "|")
            let named = (cells.last ?? "").matches(of: /`(\w+)`/).map { $0.1 }
            #expect(cells.count == 2 && !named.isEmpty, "\(row)")
            for name in named { #expect(functions.contains(name), "there is no test \(name)") }
        }
    }
}
