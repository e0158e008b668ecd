import Foundation
import Testing

/// The examples show their screens in two forms, by hand and with Shelves (`SHELVES=1`). Both are played alike: what they show
/// is the same but for the names of classes, and where one of them shows something better, that is said here too.
@Suite(.serialized) struct BothFormsTests {
    /// Devices and settings with which each screen is looked at.
    static let settings: [[String]] = [
        [], ["--appearance", "dark"], ["--orientation", "landscapeLeft"], ["--direction", "rtl"],
        ["--device", "iPad Pro (11-inch)"],
        ["--device", "iPad Pro (11-inch)", "--orientation", "landscapeLeft", "--direction", "rtl"],
    ]

    @Test(arguments: settings) func shelvesRowsAreThoseByHand(settings: [String]) async throws {
        let tool = try ReleaseTool("bothShelf")
        defer { tool.remove() }
        let forms = try await BothForms(
            of: "Shelf", tool, settings,
            """
            steps:
              - wait: 3
              - snapshot: grids
              - fling: {from: [196, 300], velocity: [0, -1600]}
              - settle: true
              - snapshot: flung
              - tap: {id: arrangement}
              - wait: 3
              - snapshot: lines
            """)
        try forms.expectTheSame("grids")
        try forms.expectTheSame("flung")
        try forms.expectTheSame("lines")
        // Titles begin at the same place, and their labels are wider: a pixel of a letter may lie beyond the narrow ones.
        guard settings.isEmpty || settings[0] == "--appearance" else { return }
        for name in ["grids", "lines"] { try forms.expectTheSamePicture(name) }
    }

    @Test func shelvesLinesKeepTheirPlacesAndTitlesTheirSize() async throws {
        let tool = try ReleaseTool("bothShelfLines")
        defer { tool.remove() }
        let forms = try await BothForms(
            of: "Shelf", tool, [],
            """
            device: iPhone 15
            steps:
              - tap: {id: arrangement}
              - settle: true
              - drag: {from: [300, 540], to: [120, 540], seconds: 0.3, hold: 0.2}
              - settle: true
              - snapshot: moved
              - rotate: landscapeLeft
              - settle: true
              - snapshot: turned
              - rotate: portrait
              - settle: true
              - snapshot: turned-back
              - drag: {from: [196, 750], to: [196, 150], seconds: 0.4, hold: 0.2}
              - drag: {from: [196, 750], to: [196, 150], seconds: 0.4, hold: 0.2}
              - settle: true
              - snapshot: away
              - drag: {from: [196, 150], to: [196, 750], seconds: 0.4, hold: 0.2}
              - drag: {from: [196, 150], to: [196, 750], seconds: 0.4, hold: 0.2}
              - settle: true
              - snapshot: back
              - textSize: accessibilityLarge
              - settle: true
              - snapshot: large
            """)
        try forms.expectTheSame("moved")
        try forms.expectTheSame("away")
        func offset(_ name: String, _ form: BothForms.Form) throws -> Double? {
            try forms.dump(name, form).view(id: "month-2").descendants
                .first { !$0.contentOffset.isEmpty }?.contentOffset[0]
        }
        let place = try #require(try offset("moved", .withShelves))
        #expect(place > 150)
        #expect(try offset("moved", .byHand) == place)
        for name in ["turned", "turned-back", "back"] {
            #expect(try offset(name, .withShelves) == place, "\(name)")
            #expect(try offset(name, .byHand) == 0, "\(name)")
        }
        func title(_ form: BothForms.Form) throws -> DumpNode? {
            try forms.dump("large", form).view(id: "month-0").descendants.first {
                $0.text?.hasPrefix("五月") == true
            }
        }
        #expect(try #require(try title(.byHand)).frame[3] < 21)
        #expect(try #require(try title(.withShelves)).frame[3] > 30)
    }

    @Test func linesAreRememberedAlike() async throws {
        let tool = try ReleaseTool("bothOffsets")
        defer { tool.remove() }
        let forms = try await BothForms(
            of: "RememberedOffsets", tool, [], try BothForms.scenario(of: "RememberedOffsets"))
        for name in ["opened", "moved", "away", "back", "added", "refreshing", "refreshed"] {
            try forms.expectTheSame(name)
            try forms.expectTheSamePicture(name)
        }
    }

    @Test(arguments: settings) func linesBeginWhereWritingDoes(settings: [String]) async throws {
        let tool = try ReleaseTool("bothOffsetsFirst")
        defer { tool.remove() }
        let forms = try await BothForms(
            of: "RememberedOffsets", tool, settings, "steps: [{wait: 3}, {snapshot: first}]")
        guard settings.contains("rtl") else {
            try forms.expectTheSame("first")
            try forms.expectTheSamePicture("first")
            return
        }
        // With Shelves the first book stands 15 points from the right, where writing begins. By hand an offset of 0 is the left
        // end, with the last books. The line is longer than each of these screens is wide.
        func first(_ form: BothForms.Form) throws -> [Double]? {
            try forms.dump("first", form).view(id: "line-3").children.first { $0.indexPath == [0, 0] }?
                .windowFrame
        }
        let end = try forms.dump("first", .withShelves).frame[2] - 15
        let place = try #require(try first(.withShelves))
        #expect(place[0] + place[2] == end)
        #expect(try first(.byHand).map { $0[0] + $0[2] > end } != false)
    }

    @Test func aPlaceIsOneOfTheLineAtAnyWidth() async throws {
        let tool = try ReleaseTool("bothOffsetsTurned")
        defer { tool.remove() }
        // The second line at its end leaves the screen, which is turned then, and comes back.
        let forms = try await BothForms(
            of: "RememberedOffsets", tool, [],
            """
            device: iPhone 15
            steps:
              - fling: {from: [300, 380], velocity: [-4000, 0]}
              - settle: true
              - snapshot: end
              - drag: {from: [196, 750], to: [196, 150], seconds: 0.4, hold: 0.2}
              - drag: {from: [196, 750], to: [196, 150], seconds: 0.4, hold: 0.2}
              - settle: true
              - rotate: landscapeLeft
              - settle: true
              - drag: {from: [396, 80], to: [396, 380], seconds: 0.4, hold: 0.2}
              - drag: {from: [396, 80], to: [396, 380], seconds: 0.4, hold: 0.2}
              - drag: {from: [396, 80], to: [396, 380], seconds: 0.4, hold: 0.2}
              - drag: {from: [396, 80], to: [396, 380], seconds: 0.4, hold: 0.2}
              - settle: true
              - snapshot: back
            """)
        try forms.expectTheSame("end")
        // 11 books of 80, 12 between and 15 at both ends.
        let length = 11.0 * 80 + 10 * 12 + 2 * 15
        for form in BothForms.Form.allCases {
            let end = try forms.dump("end", form).view(id: "line-1")
            #expect(end.contentOffset[0] == length - end.frame[2], "\(form)")
        }
        let byHand = try forms.dump("back", .byHand).view(id: "line-1")
        #expect(
            byHand.contentOffset[0] > length - byHand.frame[2],
            "points of another width: beyond the last book")
        let withShelves = try forms.dump("back", .withShelves).view(id: "line-1")
        #expect(withShelves.contentOffset[0] == length - withShelves.frame[2])
    }

    @Test func headersStickAlike() async throws {
        let tool = try ReleaseTool("bothHeaders")
        defer { tool.remove() }
        let forms = try await BothForms(
            of: "StickyHeaders", tool, [], try BothForms.scenario(of: "StickyHeaders"))
        for name in ["opened", "sticking", "pushed", "page-header", "page-header-gone"] {
            try forms.expectTheSame(name)
            try forms.expectTheSamePicture(name)
        }
    }

    @Test(arguments: settings) func headersStickAlikeOnOtherScreens(settings: [String]) async throws {
        let tool = try ReleaseTool("bothHeadersElsewhere")
        defer { tool.remove() }
        let forms = try await BothForms(
            of: "StickyHeaders", tool, settings,
            """
            steps:
              - snapshot: first
              - tap: {id: toggle-page-header}
              - settle: true
              - snapshot: page-header
              - drag: {from: [196, 350], to: [196, 50], seconds: 0.4, hold: 0.2}
              - settle: true
              - snapshot: sticking
              - rotate: landscapeRight
              - settle: true
              - snapshot: turned
              - drag: {from: [196, 50], to: [196, 350], seconds: 0.4, hold: 0.2}
              - drag: {from: [196, 50], to: [196, 350], seconds: 0.4, hold: 0.2}
              - drag: {from: [196, 50], to: [196, 350], seconds: 0.4, hold: 0.2}
              - settle: true
              - snapshot: top
              - tap: {id: toggle-page-header}
              - settle: true
              - snapshot: without
            """)
        for name in ["first", "page-header", "sticking", "turned", "top", "without"] {
            try forms.expectTheSame(name)
            try forms.expectTheSamePicture(name)
        }
    }

    @Test(arguments: settings) func pagesAreThoseByHand(settings: [String]) async throws {
        let tool = try ReleaseTool("bothPages")
        defer { tool.remove() }
        let forms = try await BothForms(
            of: "Carousel", tool, settings, "steps: [{wait: 3}, {snapshot: first}]")
        guard settings.contains("rtl") else { return try forms.expectTheSame("first") }
        // The dots of both say the first page; the pages by hand begin at the left, with the last one.
        for (form, page) in [(BothForms.Form.withShelves, 0), (.byHand, 4)] {
            let first = try forms.dump("first", form)
            #expect(try first.view(id: "dots-0").currentPage == 0, "\(form)")
            let pages = try first.view(id: "pages-0").children.filter { $0.windowFrame[0] == 0 }
            #expect(pages.map(\.indexPath) == [[0, page]], "\(form)")
        }
    }

    @Test func pagesAreKeptAlike() async throws {
        let tool = try ReleaseTool("bothPagesKept")
        defer { tool.remove() }
        let forms = try await BothForms(
            of: "Carousel", tool, [], try BothForms.scenario(of: "Carousel"))
        for name in ["opened", "second-page", "by-the-dots", "turned", "turned-back", "dark"] {
            try forms.expectTheSame(name)
            for form in BothForms.Form.allCases {
                let dots = try forms.dump(name, form).view(id: "dots-0").currentPage
                #expect(
                    try dots == forms.dump(name, .byHand).view(id: "dots-0").currentPage, "\(name) \(form)")
            }
        }
    }

    @Test func rowsOfPagesAreReusedAlikeAndDotsDoNotLag() async throws {
        let tool = try ReleaseTool("bothPagesReused")
        defer { tool.remove() }
        let forms = try await BothForms(
            of: "Carousel", tool, [],
            """
            device: iPhone 15
            steps:
              - fling: {from: [300, 200], velocity: [-900, 0]}
              - wait: 0.25
              - snapshot: moving
              - settle: true
              - tap: [225, 314]
              - settle: true
              - snapshot: third
              - drag: {from: [196, 750], to: [196, 150], seconds: 0.4, hold: 0.2}
              - drag: {from: [196, 750], to: [196, 150], seconds: 0.4, hold: 0.2}
              - settle: true
              - snapshot: below
              - drag: {from: [196, 150], to: [196, 750], seconds: 0.4, hold: 0.2}
              - drag: {from: [196, 150], to: [196, 750], seconds: 0.4, hold: 0.2}
              - settle: true
              - snapshot: back
            """)
        for name in ["third", "below", "back"] { try forms.expectTheSame(name) }
        for (form, page) in [(BothForms.Form.byHand, 0), (.withShelves, 1)] {
            let moving = try forms.dump("moving", form)
            let pages = try moving.view(id: "pages-0")
            let part = pages.contentOffset[0] / pages.frame[2]
            #expect(part > 0.5 && part < 1, "\(form)")
            #expect(try moving.view(id: "dots-0").currentPage == page, "\(form)")
        }
    }

    /// Screens whose width two columns share without a fraction of a point.
    @Test(arguments: [
        ["--device", "iPhone 15 Plus"],
        ["--device", "iPhone 15 Plus", "--appearance", "dark", "--direction", "rtl"],
        ["--device", "iPhone 15 Plus", "--orientation", "landscapeLeft"],
        ["--device", "iPhone 15 Plus", "--text-size", "accessibilityLarge"],
        ["--device", "iPad Pro (11-inch)"],
        ["--device", "iPad Pro (11-inch)", "--direction", "rtl", "--text-size", "accessibilityLarge"],
    ]) func tilesAreThoseByHand(settings: [String]) async throws {
        let tool = try ReleaseTool("bothTiles")
        defer { tool.remove() }
        let forms = try await BothForms(
            of: "AdaptiveCells", tool, settings,
            """
            steps:
              - snapshot: two
              - tap: {id: columns}
              - settle: true
              - snapshot: one
            """, byHandFirst: ["tap: {id: note-2}", "settle: true"])
        try forms.expectTheSame("one")
        let byHand = try tiles("two", forms, .byHand)
        let withShelves = try tiles("two", forms, .withShelves)
        #expect(withShelves.keys.sorted() == byHand.keys.sorted() && withShelves.count > 5)
        for (item, frame) in withShelves {
            let other = try #require(byHand[item])
            #expect(
                abs(frame[2] - other[2]) < 0.01 && abs(frame[3] - other[3]) < 0.01,
                "\(item) \(frame) \(other)")
        }
        // The tallest of a line is where it was; with Shelves the other begins at its top.
        for item in stride(from: 0, to: withShelves.count - 1, by: 2) {
            guard let left = withShelves[item], let right = withShelves[item + 1] else { continue }
            #expect(left[1] == right[1], "\(left) \(right)")
            let tallest = left[3] > right[3] ? item : item + 1
            #expect(abs((byHand[tallest]?[1] ?? 0) - left[1]) < 0.01, "\(item)")
        }
        let edges = Set(withShelves.values.map { $0[0] }).sorted()
        #expect(edges.count == 2 && abs(edges[1] - edges[0] - (byHand[0]?[2] ?? 0) - 10) < 0.01, "\(edges)")
    }

    @Test func whatOneReadsStaysWhereTheDeviceTurns() async throws {
        let tool = try ReleaseTool("bothTilesTurned")
        defer { tool.remove() }
        let forms = try await BothForms(
            of: "AdaptiveCells", tool, ["--text-size", "accessibilityLarge"],
            """
            device: iPhone 15 Plus
            steps:
              - drag: {from: [196, 600], to: [196, 180], seconds: 0.4, hold: 0.2}
              - settle: true
              - snapshot: read
              - rotate: landscapeLeft
              - settle: true
              - snapshot: turned
              - rotate: portrait
              - settle: true
              - snapshot: back
            """, byHandFirst: ["tap: {id: note-2}", "settle: true"])
        /// The first line that begins below the bar, by the number of its first tile.
        func line(_ name: String, _ form: BothForms.Form) throws -> Int? {
            let bar = try #require(try forms.dump(name, form).all("UINavigationBar").first).windowFrame
            return try tiles(name, forms, form).filter { $0.value[1] >= bar[1] + bar[3] }.keys.min()
        }
        #expect(try line("read", .withShelves) == 6)
        #expect(try (line("read", .byHand) ?? 0) > 4, "a tile of the line before may stand in its middle")
        #expect(try line("back", .withShelves) == 6)
        #expect(try line("back", .byHand) == 0)
        // With Shelves the line stays in sight, and by hand it leaves it.
        let height = try forms.dump("turned", .withShelves).frame[3]
        let turned = try #require(try tiles("turned", forms, .withShelves)[6])
        #expect(turned[1] > 0 && turned[1] + turned[3] < height, "\(turned)")
        let byHand = try tiles("turned", forms, .byHand)[6]
        #expect(byHand.map { $0[1] + $0[3] > height } != false, "\(byHand ?? [])")
    }

    /// Frames of tiles on the screen by their numbers.
    private func tiles(_ name: String, _ forms: BothForms, _ form: BothForms.Form) throws -> [Int: [Double]] {
        let cells = try forms.dump(name, form).descendants.filter {
            $0.type == "RemarkCell" || $0.type == "RemarkTile"
        }
        return Dictionary(cells.map { ($0.indexPath?[1] ?? -1, $0.windowFrame) }) { first, _ in first }
    }

    /// The tables in the examples' READMEs: lines of the named files without those that are blank or only comment.
    @Test(arguments: ["Shelf", "RememberedOffsets", "StickyHeaders", "Carousel", "AdaptiveCells"])
    func linesAreCounted(example: String) throws {
        let folder = ReleaseTool.repository.appendingPathComponent("Examples/\(example)")
        func text(_ file: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        }
        func lines(_ file: String) throws -> Int {
            try text(file).split(separator: "\n").count {
                let line = $0.trimmingCharacters(in: .whitespaces)
                return !line.isEmpty && !line.hasPrefix("//")
            }
        }
        var tables = 0
        // A cell such as: 149: `A.swift`, `B.swift`
        for match in try text("README.md").matches(of: /\| (\d+): ((?:`[^`]+`(?:, )?)+)/) {
            let files = match.2.split(separator: "`").filter { $0.contains(".") }
            #expect(try files.reduce(0) { try $0 + lines(String($1)) } == Int(match.1), "\(match.0)")
            tables += 1
        }
        #expect(tables >= 2)
    }
}

/// An example's screen in both forms, played alike.
struct BothForms {
    enum Form: String, CaseIterable { case byHand, withShelves }

    let tool: ReleaseTool
    /// Where texts begin.
    private let isRightToLeft: Bool

    /// - Parameter byHandFirst: steps by which only the form by hand gets to the screen.
    init(
        of example: String, _ tool: ReleaseTool, _ settings: [String], _ scenario: String,
        byHandFirst: [String] = []
    ) async throws {
        self.tool = tool
        isRightToLeft = settings.contains("rtl")
        let source = ReleaseTool.repository.appendingPathComponent("Examples/\(example)")
        for form in Form.allCases {
            let first = form == .byHand ? byHandFirst.map { "  - \($0)\n" }.joined() : ""
            try tool.write(
                scenario.replacingOccurrences(of: "steps:\n", with: "steps:\n\(first)"), "scenario.yaml")
            let answer = try await tool.run(
                ["snapshot", source.path, "--scenario", "scenario.yaml", "--out", form.rawValue] + settings,
                variables: form == .withShelves ? ["SHELVES": "1"] : [:])
            try #require(answer.status == 0, "\(form): \(answer)")
        }
    }

    /// The scenario of an example itself.
    static func scenario(of example: String) throws -> String {
        try String(
            contentsOf: ReleaseTool.repository.appendingPathComponent("Examples/\(example)/scenario.yaml"),
            encoding: .utf8)
    }

    func dump(_ name: String, _ form: Form) throws -> DumpNode {
        try DumpNode(try #require(tool.read("\(form.rawValue)/\(name).json")))
    }

    func expectTheSame(_ name: String) throws {
        let byHand = try shown(name, .byHand)
        let withShelves = try shown(name, .withShelves)
        #expect(byHand.count > 5, "\(name)")
        let differences = withShelves.difference(from: byHand).map { change in
            switch change {
            case .remove(_, let line, _): "by hand \(line)"
            case .insert(_, let line, _): "with Shelves \(line)"
            }
        }
        guard !differences.isEmpty else { return }
        Issue.record("\(name)\n\(differences.prefix(10).joined(separator: "\n"))")
    }

    func expectTheSamePicture(_ name: String) throws {
        let pictures = Form.allCases.map { tool.read("\($0.rawValue)/\(name).png") }
        #expect(pictures[0] != nil && pictures[0] == pictures[1], "\(name)")
    }

    /// Cells, pictures and texts that are in sight, each with its place on the screen. Of a text's place the width is left
    /// out: labels may be wider than what they say.
    private func shown(_ name: String, _ form: Form) throws -> [String] {
        let root = try dump(name, form)
        let screen = root.frame
        var lines: [String] = []
        func look(at view: DumpNode) {
            guard !view.isHidden else { return }
            let place = view.windowFrame
            let isInSight =
                place.count == 4 && place[0] < screen[2] && place[1] < screen[3] && place[0] + place[2] > 0
                && place[1] + place[3] > 0
            if isInSight {
                func line(_ what: String, _ numbers: [Double]) {
                    lines.append("\(what) \(numbers.map { ($0 * 100).rounded() / 100 })")
                }
                if let text = view.text {
                    line(text, [isRightToLeft ? place[0] + place[2] : place[0], place[1], place[3]])
                } else if let path = view.indexPath {
                    line("cell \(path)", place)
                } else if view.type == "UIImageView" {
                    line("picture", place)
                }
            }
            view.children.forEach(look)
        }
        look(at: root)
        return lines.sorted()
    }
}
