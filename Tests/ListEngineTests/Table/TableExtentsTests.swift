import CoreGraphics
import TestSeeds
import Testing

@testable import ListEngine

@Suite struct TableExtentsTests {
    /// The plain table of `Tests/Facts/table.json`: sections of 3, 2 and 2 rows of 51.5, headers of 40.5 with 22 before
    /// each.
    private var recorded: TableExtents {
        TableExtents(
            sections: [3, 2, 2].map {
                TableSection(
                    topPadding: 22, header: .init(extent: 40.5, isMeasured: true),
                    rows: ExtentTree(count: $0, extent: 51.5, isMeasured: true))
            })
    }

    @Test func offsetsLeadToRowsHeadersAndNothing() {
        let table = recorded
        #expect(table.row(atOffset: 10) == nil)
        #expect(table.section(atOffset: 10) == 0)
        #expect(table.row(atOffset: 62.5) == RowIndex(section: 0, row: 0))
        #expect(table.row(atOffset: 217) == nil)
        #expect(table.section(atOffset: 217) == 1)
        #expect(table.row(atOffset: 547.9) == RowIndex(section: 2, row: 1))
        #expect(table.row(atOffset: 548) == nil)
    }

    @Test func aWindowHoldsTheRowsAndSectionsThatOverlapIt() {
        let table = recorded
        let all = table.window(in: ExtentSpan(start: -100, extent: 1_000))
        #expect(all == TableWindow(rows: 0..<7, sections: 0..<3))
        #expect(table.window(in: ExtentSpan(start: 217, extent: 62.5)).rows.isEmpty)
        #expect(
            table.window(in: ExtentSpan(start: 216, extent: 65)) == TableWindow(rows: 2..<4, sections: 0..<2))
        #expect(
            table.window(in: ExtentSpan(start: 900, extent: 65)) == TableWindow(rows: 7..<7, sections: 3..<3))
    }

    /// Three rows of 40, one of them measured: the others count as they are guessed.
    @Test func aGuessDoesNotTouchWhatIsMeasured() {
        var table = TableExtents(sections: [TableSection(rows: ExtentTree(count: 3, extent: 40))])
        table.setMeasured(50, row: RowIndex(section: 0, row: 1))
        table.estimate(100, row: RowIndex(section: 0, row: 0))
        table.estimate(100, row: RowIndex(section: 0, row: 1))
        #expect(table.span(ofRow: RowIndex(section: 0, row: 1)) == ExtentSpan(start: 100, extent: 50))
        #expect(table.extent == 190)
    }

    @Test func ordinalsRunThroughAllSections() {
        let table = recorded
        #expect(table.ordinal(of: RowIndex(section: 2, row: 1)) == 6)
        #expect(
            (0..<7).map { table.row(at: $0)!.description }.joined(separator: " ")
                == "0.0 0.1 0.2 1.0 1.1 2.0 2.1")
        #expect(table.row(at: 7) == nil)
    }

    /// Sections of 2, 0 and 3 rows: numbers 0 to 4.
    @Test func rowsOfNumbersPassOverEmptySections() {
        let table = TableExtents(
            sections: [2, 0, 3].map { TableSection(rows: ExtentTree(count: $0, extent: 10)) })
        #expect(table.rows(at: 1..<4).map(\.description) == ["0.1", "2.0", "2.1"])
        #expect(table.rows(at: 4..<9).map(\.description) == ["2.2"])
        #expect(table.rows(at: 5..<9).isEmpty && table.rows(at: 2..<2).isEmpty)
    }

    @Test func headerStaysAtTheEdgeUntilItsSectionPushesIt() {
        let table = recorded
        func top(_ offset: CGFloat) -> CGFloat {
            table.pinnedSpan(of: .header, in: 0, viewport: ExtentSpan(start: offset, extent: 300)).start
        }
        #expect(top(-30) == 22)
        #expect(top(22) == 22)
        #expect(top(100) == 100)
        #expect(top(176.5) == 176.5)
        #expect(top(180) == 176.5)
        #expect(top(400) == 176.5)
    }

    @Test func footerSticksToTheBottomEdge() {
        let table = TableExtents(
            sections: [
                TableSection(
                    header: .init(extent: 20, isMeasured: true), rows: ExtentTree(count: 10, extent: 50),
                    footer: .init(extent: 30, isMeasured: true))
            ])
        func top(_ offset: CGFloat) -> CGFloat {
            table.pinnedSpan(of: .footer, in: 0, viewport: ExtentSpan(start: offset, extent: 200)).start
        }
        #expect(top(0) == 170)
        #expect(top(-200) == 20)
        #expect(top(349) == 519)
        #expect(top(400) == 520)
    }

    @Test func anchorHoldsARowWhereItLies() throws {
        var table = TableExtents(sections: [TableSection(rows: ExtentTree(count: 1_000, extent: 44))])
        let viewport = ExtentSpan(start: 4_420, extent: 600)
        let anchor = try #require(ScrollAnchor(in: viewport, of: table))
        #expect(anchor.description == "row 0.100 at -20.0")
        for row in 50..<60 { table.setMeasured(100.5, row: RowIndex(section: 0, row: row)) }
        #expect(anchor.correction(from: 4_420, rowStart: table.span(ofRow: anchor.row).start) == 565)
        table.setMeasured(80, row: RowIndex(section: 0, row: 101))
        #expect(anchor.correction(from: 4_420, rowStart: table.span(ofRow: anchor.row).start) == 565)
        let later = ScrollAnchor(in: viewport, of: table) { $0.row.isMultiple(of: 2) }
        #expect(later?.row.row == 88)
    }

    @Test func aHundredThousandSectionsCostALogarithm() {
        var table = TableExtents(
            sections: (0..<100_000).map { _ in
                TableSection(
                    header: .init(extent: 28, isMeasured: true), rows: ExtentTree(count: 10, extent: 44))
            })
        #expect(table.extent == 46_800_000)
        #expect(table.tree.height == 17)
        let old = table
        table.setMeasured(50, row: RowIndex(section: 77_777, row: 3))
        #expect(table.tree.nodesNotShared(with: old.tree) <= 17)
        #expect(table.span(ofRow: RowIndex(section: 99_999, row: 9)).end == 46_800_006)
        #expect(table.row(atOffset: 46_800_000) == RowIndex(section: 99_999, row: 9))
    }

    @Test(arguments: [11, 12] as [UInt64])
    func randomEditsMatchArrays(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let header: CGFloat = 20
        var model = (0..<40).map { _ in
            Array(repeating: 44 as CGFloat, count: Int.random(in: 0...6, using: &random))
        }
        var table = TableExtents(
            leading: 30,
            sections: model.map {
                TableSection(
                    header: .init(extent: header, isMeasured: true),
                    rows: ExtentTree(count: $0.count, extent: 44))
            }, trailing: 12)
        for step in 0..<2_000 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let at = Int.random(in: model.indices, using: &random)
                table.update(section: at) { $0.rows.insert(ExtentTree(count: 2, extent: 44), at: 0) }
                model[at].insert(contentsOf: [44, 44], at: 0)
            case 1:
                let at = Int.random(in: model.indices, using: &random)
                let kept = model[at].count / 2
                table.update(section: at) { $0.rows.remove(kept..<$0.rows.count) }
                model[at].removeSubrange(kept...)
            default:
                let at = model.indices.filter { !model[$0].isEmpty }.randomElement(using: &random)
                guard let at else { continue }
                let row = Int.random(in: model[at].indices, using: &random)
                let extent = CGFloat(Int.random(in: 1...120, using: &random))
                table.setMeasured(extent, row: RowIndex(section: at, row: row))
                model[at][row] = extent
            }
            table.checkInvariants()
            compare(table, model, header, "seed \(seed) step \(step)", &random)
        }
    }

    private func compare(
        _ table: TableExtents, _ model: [[CGFloat]], _ header: CGFloat, _ state: Comment,
        _ random: inout SeededGenerator
    ) {
        let window = ExtentSpan(
            start: CGFloat(Int.random(in: -100...Int(table.extent), using: &random)) + 0.5, extent: 300)
        var offset: CGFloat = 30
        var rows: [Int] = []
        var sections: [Int] = []
        var ordinal = 0
        for (section, extents) in model.enumerated() {
            let start = offset
            offset += header
            for (row, extent) in extents.enumerated() {
                let index = RowIndex(section: section, row: row)
                let span = ExtentSpan(start: offset, extent: extent)
                if ordinal % 5 == 0 {
                    #expect(table.span(ofRow: index) == span, state)
                    #expect(table.row(atOffset: offset) == index, state)
                    #expect(table.ordinal(of: index) == ordinal && table.row(at: ordinal) == index, state)
                }
                if span.overlaps(window) { rows.append(ordinal) }
                offset += extent
                ordinal += 1
            }
            if ExtentSpan(start: start, extent: offset - start).overlaps(window) { sections.append(section) }
        }
        #expect(table.extent == offset + 12, state)
        let found = table.window(in: window)
        #expect(Array(found.rows) == rows, state)
        #expect(Array(found.sections) == sections, state)
    }
}
