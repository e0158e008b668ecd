import CoreGraphics
import Testing

@testable import ListEngine

/// Frames that UIKit drew on an iPhone X (375 x 812 at 3x, iOS 13; content begins at y 54), recorded.
struct CompositionalRecordedTests {
    static let contentTop: CGFloat = 54

    /// One column of one, one of two and one of three cells.
    private func columns(_ counts: [Int]) -> CompositionalLayout {
        var first = CompositionalItem.cell(.shares(1 / 3))
        first.insets.trailing = 4
        let two = CompositionalItem.group(
            .vertical, .shares(1 / 3), .divided([.cell()], count: 2), spacing: .fixed(8),
            insets: .sides(4, 4))
        let three = CompositionalItem.group(
            .vertical, .shares(1 / 3), .divided([.cell()], count: 3), spacing: .fixed(8),
            insets: .sides(4, 0))
        let group = CompositionalItem.group(
            .horizontal, .row(.absolute(100)), .filling([first, two, three]), insets: .sides(16, 16))
        return compositional(
            counts.map { CompositionalSectionInput(root: group, itemCount: $0, spacing: 8) }, spacing: 8)
    }

    /// The six cells of a full group at the top of the screen.
    private static let sixCells: [CGRect] = [
        CGRect(x: 16, y: 54, width: 110.333, height: 100),
        CGRect(x: 134.333, y: 54, width: 106.333, height: 46),
        CGRect(x: 134.333, y: 108, width: 106.333, height: 46),
        CGRect(x: 248.667, y: 54, width: 110.333, height: 28),
        CGRect(x: 248.667, y: 90, width: 110.333, height: 28),
        CGRect(x: 248.667, y: 126, width: 110.333, height: 28),
    ]

    /// Items per section, and per row of groups on the screen: how far down it begins, how many cells.
    @Test(
        arguments: [
            ([5], [(0, 5)]),
            ([23, 2, 12], [(0, 6), (108, 6), (216, 6), (324, 5), (432, 2), (540, 6), (648, 6)]),
            ([0, 20, 7, 6], [(8, 6), (116, 6), (224, 6), (332, 2), (440, 6), (548, 1), (656, 6)]),
            ([42], [(0, 6), (108, 6), (216, 6), (324, 6), (432, 6), (540, 6), (648, 6)]),
        ] as [([Int], [(Int, Int)])])
    func nestedGroupsStandWhereTheyWereRecorded(_ counts: [Int], _ rows: [(Int, Int)]) {
        let frames = columns(counts).frames(.item).map { $0.offsetBy(dx: 0, dy: Self.contentTop) }
        let expected = rows.flatMap { down, count in
            Self.sixCells.prefix(count).map { $0.offsetBy(dx: 0, dy: CGFloat(down)) }
        }
        #expect(frames.count == expected.count)
        for (frame, wanted) in zip(frames, expected) {
            #expect(isSame(frame, wanted), "\(frame) instead of \(wanted)")
        }
    }

    /// Four squares a row with a badge at each one's corner, and a bar at the row's end.
    private func badges(_ counts: [Int]) -> CompositionalLayout {
        let badge = CompositionalSupplement(
            kind: 1, size: CompositionalSize(width: .absolute(15), height: .absolute(15)),
            container: CompositionalAnchor(
                edges: [.top, .trailing], offset: CGPoint(x: 0.5, y: -0.5), isFractional: true))
        let bar = CompositionalSupplement(
            kind: 2, size: CompositionalSize(width: .absolute(20), height: .absolute(60)),
            container: CompositionalAnchor(
                edges: .trailing, offset: CGPoint(x: 1, y: 0), isFractional: true))
        var cell = CompositionalItem.cell(.row(.fractionalWidth(1 / 4)))
        cell.supplements = [badge]
        var group = CompositionalItem.group(
            .horizontal, .row(.absolute(80)), .divided([cell], count: 4), spacing: .fixed(16),
            insets: .sides(0, 20))
        group.supplements = [bar]
        return compositional(
            counts.map {
                CompositionalSectionInput(
                    root: group, itemCount: $0,
                    insets: CompositionalInsets(top: 0, leading: 0, bottom: 16, trailing: 0), spacing: 16)
            })
    }

    @Test(
        arguments: [
            ([5], [4, 1]), ([23, 2, 4], [4, 4, 4, 4, 4, 3, 2, 4]), ([27, 4], [4, 4, 4, 4, 4, 4, 3, 4]),
            ([30], [4, 4, 4, 4, 4, 4, 4, 2]),
        ] as [([Int], [Int])])
    func badgesStandWhereTheyWereRecorded(_ counts: [Int], _ rows: [Int]) {
        let layout = badges(counts)
        let columns: [CGFloat] = [0, 92.667, 185.333, 278]
        let corners: [CGFloat] = [69.333, 162, 254.667, 347.333]
        var cells: [CGRect] = []
        var marks: [CGRect] = []
        var bars: [CGRect] = []
        for (row, count) in rows.enumerated() {
            let y = Self.contentTop + CGFloat(row) * 96
            cells += columns.prefix(count).map { CGRect(x: $0, y: y, width: 76.667, height: 76.667) }
            let up: CGFloat = row == 0 ? 7.667 : 7.333
            marks += corners.prefix(count).map { CGRect(x: $0, y: y - up, width: 15, height: 15) }
            bars.append(CGRect(x: 355, y: y + 10, width: 20, height: 60))
        }
        func check(_ found: [CGRect], _ wanted: [CGRect]) {
            #expect(found.count == wanted.count)
            for (frame, wanted) in zip(found, wanted) {
                let frame = frame.offsetBy(dx: 0, dy: Self.contentTop)
                #expect(isSame(frame, wanted, within: 0.01), "\(frame) instead of \(wanted)")
            }
        }
        check(layout.frames(.item), cells)
        check(layout.frames(.supplement, kind: 1), marks)
        check(layout.frames(.supplement, kind: 2), bars)
    }

    @Test func aSectionThatScrollsAcrossSharesTheWholeWidth() {
        let group = CompositionalItem.group(
            .horizontal, .row(.absolute(40)), .divided([.cell()], count: 4), spacing: .fixed(8))
        let layout = compositional([
            CompositionalSectionInput(
                root: group, itemCount: 12, insets: .all(16), spacing: 8,
                decorations: [CompositionalDecoration(kind: 3)], isOrthogonal: true)
        ])
        let frames = layout.frames(.item)
        #expect(frames.count == 12)
        #expect(isSame(frames[0], CGRect(x: 16, y: 16, width: 87.667, height: 40), within: 0.01))
        #expect(abs(frames[4].minX - (16 + 383)) < 0.01)
        #expect(layout.frames(.decoration) == [CGRect(x: 0, y: 0, width: 375, height: 72)])
        #expect(layout.scrollerFrame(of: 0) == CGRect(x: 0, y: 16, width: 375, height: 40))
        #expect(abs(layout.scrollerLength(of: 0) - (16 + 375 * 3 + 16 + 16)) < 0.01)
    }

    @Test func headersAndFootersStayInSightWithTheirSections() {
        let group = CompositionalItem.group(
            .horizontal, .row(.absolute(40)), .divided([.cell()], count: 1))
        let bars = [
            CompositionalBoundary(kind: 1, size: .row(.absolute(24)), edges: .top, pins: true),
            CompositionalBoundary(kind: 2, size: .row(.absolute(24)), edges: .bottom, pins: true),
        ]
        let layout = compositional([
            CompositionalSectionInput(root: group, itemCount: 0, spacing: 2, boundaries: bars),
            CompositionalSectionInput(root: group, itemCount: 30, spacing: 2, boundaries: bars),
        ])
        #expect(layout.span(of: 0) == ExtentSpan(start: 0, extent: 48))
        #expect(layout.frames(.item)[0] == CGRect(x: 0, y: 72, width: 375, height: 40))
        #expect(layout.frames(.item)[1].minY == 114)
        let seen = CGRect(x: 0, y: 100, width: 375, height: 700)
        #expect(layout.boundary(1, 0, seen).frame == CGRect(x: 0, y: 100, width: 375, height: 24))
        #expect(layout.boundary(1, 1, seen).frame == CGRect(x: 0, y: 776, width: 375, height: 24))
        let atEnd = CGRect(x: 0, y: layout.contentSize.height - 40, width: 375, height: 700)
        #expect(layout.boundary(1, 0, atEnd).frame.maxY == layout.contentSize.height - 24)
    }
}
