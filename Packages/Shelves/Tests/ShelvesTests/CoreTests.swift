import Foundation
import Testing

@testable import Shelves

// Every expected number is arithmetic from the numbers of its test.

struct ScrollPositionTests {
    /// Items of 80 points and 10 between them.
    private func stretch(_ index: Int, of length: CGFloat = 80) -> Stretch {
        Stretch(CGFloat(index) * (length + 10), length)
    }

    private func position(at edge: CGFloat, _ items: [String]) -> ScrollPosition<String> {
        ScrollPosition(edge: edge, items: items.enumerated().map { ($1, stretch($0)) })
    }

    @Test func thePlaceIsThatOfTheItemAtTheEdge() {
        let place = position(at: 220, ["a", "b", "c", "d"])
        // c stands from 180 to 260: half of it is behind 220. d begins at 270: 50 of its 80 points ahead.
        #expect(place.anchors.map(\.item) == ["c", "d"])
        #expect(place.anchors.map(\.fraction) == [0.5, -0.625])
    }

    @Test func anInsertionBeforeItMovesThePlaceAlong() {
        let now = ["new", "a", "b", "c", "d"]
        let edge = position(at: 220, ["a", "b", "c", "d"]).edge { item in
            now.firstIndex(of: item).map { stretch($0) }
        }
        #expect(edge == CGFloat(310))
    }

    @Test func anItemThatIsGoneLeavesThePlaceToTheNext() {
        let now = ["a", "b", "d"]
        let edge = position(at: 220, ["a", "b", "c", "d"]).edge { item in
            now.firstIndex(of: item).map { stretch($0) }
        }
        // d, at 180 now, stays 50 points behind the edge.
        #expect(edge == CGFloat(130))
        #expect(position(at: 220, ["a", "b", "c"]).edge { _ in nil } == nil)
    }

    @Test func thePlaceFollowsTheItemsSize() {
        let edge = position(at: 220, ["a", "b", "c"]).edge { _ in stretch(2, of: 160) }
        #expect(edge == CGFloat(340 + 80))
    }

    @Test func memoryForgetsWhatWasUsedLongestAgo() throws {
        var memory = PositionMemory<Int, String>(limit: 3)
        for list in [1, 2, 3, 1, 4] { memory.remember(position(at: CGFloat(list), ["a"]), of: list) }
        #expect(memory.lists == [3, 1, 4])
        memory.keep(only: [1, 4, 9])
        #expect(memory.lists == [1, 4])
        let copy = try JSONDecoder().decode(
            PositionMemory<Int, String>.self, from: JSONEncoder().encode(memory))
        #expect(copy.lists == [1, 4] && copy[4] == memory[4])
    }

    @Test func memoryStaysBoundedWhateverIsRemembered() {
        var random = Seeded(seed: 7)
        var memory = PositionMemory<Int, Int>(limit: 10)
        var model: [Int] = []
        for step in 0..<20_000 {
            let list = Int.random(in: 0..<30, using: &random)
            if Int.random(in: 0..<5, using: &random) == 0 {
                memory.forget(list)
                model.removeAll { $0 == list }
            } else {
                memory.remember(ScrollPosition(anchors: [.init(item: step, fraction: 0)]), of: list)
                model.removeAll { $0 == list }
                model.append(list)
                if model.count > 10 { model.removeFirst() }
            }
            guard memory.lists == model else {
                Issue.record("seed 7, step \(step): \(memory.lists), expected \(model)")
                return
            }
        }
    }
}

struct ColumnTests {
    @Test func asManyColumnsAsFit() {
        // 3 * 100 + 2 * 10 = 320.
        #expect(ColumnArithmetic.count(atLeast: 100, spacing: 10, within: 320) == 3)
        #expect(ColumnArithmetic.count(atLeast: 100, spacing: 10, within: 319) == 2)
        #expect(ColumnArithmetic.count(atLeast: 100, spacing: 10, within: 40) == 1)
        let columns = ColumnArithmetic(width: 375, spacing: 10, leading: 15, trailing: 20, count: 3)
        #expect(columns.columnWidth == CGFloat((375 - 35 - 20) / 3.0))
        #expect(abs(columns.start(ofColumn: 2) + columns.columnWidth - 355) < 1e-9)
    }

    @Test func linesAreAsHighAsTheirHighest() {
        let lines = ColumnPlacement(lengths: [10, 30, 20, 5, 7], columns: 2, spacing: 4, order: .lines)
        #expect(lines.places.map(\.start) == [0, 0, 34, 34, 58])
        #expect(lines.places.map(\.length) == [10, 30, 20, 5, 7])
        #expect(lines.length == CGFloat(65))
        let equal = ColumnPlacement(lengths: [10, 30, 20, 5, 7], columns: 2, spacing: 4, order: .equalLines)
        #expect(equal.places.map(\.length) == [30, 30, 20, 20, 7])
        #expect(equal.items(from: 25, to: 40) == [0, 1, 2, 3])
        #expect(equal.items(from: 30, to: 34) == [])
    }

    @Test func masonryFillsTheShortestColumn() {
        let wall = ColumnPlacement(lengths: [10, 30, 20, 5, 7], columns: 2, spacing: 4, order: .masonry)
        #expect(wall.places.map(\.column) == [0, 1, 0, 1, 0])
        #expect(wall.places.map(\.start) == [0, 0, 14, 34, 38])
        #expect(wall.length == CGFloat(45))
    }

    @Test func whatMeetsAStretchIsFoundWithoutLookingAtAll() {
        var random = Seeded(seed: 11)
        for round in 0..<500 {
            let lengths = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
                CGFloat.random(in: 1...60, using: &random)
            }
            let order = [ColumnPlacement.Order.lines, .equalLines, .masonry][round % 3]
            let placement = ColumnPlacement(
                lengths: lengths, columns: Int.random(in: 1...5, using: &random), spacing: 3, order: order)
            let start = CGFloat.random(in: -50...600, using: &random)
            let end = start + CGFloat.random(in: 0...200, using: &random)
            let expected = placement.places.indices.filter {
                placement.places[$0].start < end && placement.places[$0].end > start
            }
            #expect(placement.items(from: start, to: end) == expected, "seed 11, round \(round)")
        }
    }
}

struct StickyTests {
    private typealias Placement = StickyArithmetic.Placement

    @Test func aHeaderStaysUntilItsSectionEnds() {
        // 30 high, at 100; its section's content ends at 500.
        func header(_ edge: CGFloat) -> Placement {
            StickyArithmetic.header(natural: Stretch(100, 30), end: 500, edge: edge)
        }
        #expect(header(0) == Placement(start: 100, length: 30, isStuck: false))
        #expect(header(100) == Placement(start: 100, length: 30, isStuck: false))
        #expect(header(300) == Placement(start: 300, length: 30, isStuck: true))
        #expect(header(480) == Placement(start: 470, length: 30, isStuck: true))
    }

    @Test func aHeaderCollapsesBeforeItIsPushedOff() {
        func header(_ edge: CGFloat) -> Placement {
            StickyArithmetic.header(natural: Stretch(100, 90), end: 500, edge: edge, collapsed: 40)
        }
        #expect(header(120) == Placement(start: 120, length: 70, isStuck: true))
        #expect(header(300) == Placement(start: 300, length: 40, isStuck: true))
        #expect(header(490) == Placement(start: 460, length: 40, isStuck: true))
    }

    @Test func footersStayAtTheOtherEdge() {
        func footer(_ edge: CGFloat) -> Placement {
            StickyArithmetic.footer(natural: Stretch(500, 20), sectionStart: 100, edge: edge)
        }
        #expect(footer(600) == Placement(start: 500, length: 20, isStuck: false))
        #expect(footer(400) == Placement(start: 380, length: 20, isStuck: true))
        #expect(footer(90) == Placement(start: 100, length: 20, isStuck: true))
    }

    @Test func headersStackAndTheNextPushesThemUp() {
        // A section every 200 points, headers 30 high, one stays above another.
        func start(_ section: Int, _ edge: CGFloat) -> CGFloat {
            let current = StickyArithmetic.section(at: edge, count: 5) { CGFloat($0) * 200 } ?? -1
            return StickyArithmetic.stacked(
                section, depth: 1, edge: edge, current: current, count: 5
            ) { Stretch(CGFloat($0) * 200, 30) }.start
        }
        #expect([0, 1].map { start($0, 100) } == [100, 200])
        #expect([0, 1].map { start($0, 180) } == [180, 210], "the second joins 30 points below the edge")
        // The third, at 400, meets the stack's end at 340 + 60.
        #expect([0, 1, 2].map { start($0, 340) } == [340, 370, 400])
        #expect([0, 1, 2].map { start($0, 350) } == [340, 370, 400])
        #expect([1, 2].map { start($0, 380) } == [380, 410])
    }

    @Test func theSectionAtTheEdgeIsFoundInFewSteps() {
        var asked = 0
        let found = StickyArithmetic.section(at: 123_456, count: 100_000) {
            asked += 1
            return CGFloat($0) * 10
        }
        #expect(found == 12_345)
        #expect(asked <= 20, "17 halvings of 100,000 and the last look")
        #expect(StickyArithmetic.section(at: -1, count: 10) { CGFloat($0) * 10 } == nil)
        #expect(StickyArithmetic.section(at: 25, count: 4) { $0 == 1 ? nil : CGFloat($0) * 10 } == 2)
    }

    @Test func pageHeadersScrollAwayStretchOrShrink() {
        func header(_ edge: CGFloat, least: CGFloat = 0, stretches: Bool = false) -> Stretch {
            PageHeaderArithmetic.stretch(edge: edge, height: 120, least: least, stretches: stretches)
        }
        #expect(header(-120) == Stretch(-120, 120))
        #expect(header(-150) == Stretch(-120, 120))
        #expect(header(-150, stretches: true) == Stretch(-150, 150))
        #expect(header(-50) == Stretch(-120, 120))
        #expect(header(-50, least: 44) == Stretch(-50, 50))
        #expect(header(200, least: 44) == Stretch(200, 44))
        #expect(PageHeaderArithmetic.progress(edge: -82, height: 120, least: 44) == CGFloat(0.5))
    }
}

struct CarouselArithmeticTests {
    private func pages(_ count: Int, endless: Bool = true, peek: CGFloat = 20) -> CarouselArithmetic {
        CarouselArithmetic(pages: count, width: 300, peek: peek, spacing: 10, isEndless: endless)
    }

    @Test func pagesStandInTheMiddle() {
        let four = pages(4, endless: false)
        #expect(four.pageWidth == 260 && four.step == 270 && four.inset == 20)
        #expect(four.contentWidth == CGFloat(40 + 4 * 260 + 3 * 10))
        #expect(four.offset(ofSlot: 3) == four.contentWidth - 300)
        #expect(four.slot(at: 134) == 0 && four.slot(at: 136) == 1)
    }

    @Test(arguments: [1, 2, 3, 8, 9, 40]) func anEndlessRowHasRoomOnBothSides(count: Int) {
        let row = pages(count)
        guard count > 1 else {
            #expect(row.slots == 1)
            return
        }
        for page in 0..<count {
            let home = row.homeSlot(ofPage: page)
            #expect(row.page(ofSlot: home) == page)
            #expect(home >= 8 && row.slots - 1 - home >= 8)
        }
    }

    @Test func goingHomeShowsTheSame() {
        let row = pages(3)
        // Three repetitions to each side: page 0 at home is slot 9.
        #expect(row.repetitions == 7 && row.homeSlot(ofPage: 0) == 9)
        #expect(row.shiftHome(from: row.offset(ofSlot: 13) + 30) == CGFloat(-3) * row.step)
        #expect(row.shiftHome(from: row.offset(ofSlot: 10)) == 0)
        #expect(row.nearestSlot(ofPage: 0, from: 11) == 12, "from the last page forward to the first")
        #expect(row.nearestSlot(ofPage: 2, from: 9) == 8)
    }

    @Test func aGestureGoesOnePageAtMost() {
        let row = pages(40)
        let begin = row.homeSlot(ofPage: 5)
        let far = row.offset(ofSlot: begin + 4)
        #expect(row.restingSlot(from: begin, proposed: far, velocity: 3) == begin + 1)
        #expect(
            row.restingSlot(from: begin, proposed: row.offset(ofSlot: begin) + 20, velocity: 0.5) == begin + 1
        )
        #expect(row.restingSlot(from: begin, proposed: row.offset(ofSlot: begin) + 20, velocity: 0) == begin)
        #expect(
            row.restingSlot(from: begin, proposed: row.offset(ofSlot: begin) - 20, velocity: -1) == begin - 1)
    }
}

/// The same numbers for a seed on every machine (SplitMix64).
struct Seeded: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
