import CoreGraphics
import QuartzCore
import Shelves
import Testing

@testable import UIKit

/// Counts what a layout asks about single bars.
private final class CountingStickyLayout: StickyHeadersLayout {
    var asked = 0
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        asked += 1
        return super.layoutAttributesForItem(at: indexPath)
    }
}

@MainActor @Suite(.serialized) struct StickyLayoutTests {
    private func layout<Layout: StickyHeadersLayout>(_ make: Layout) -> Layout {
        make.itemSize = CGSize(width: 300, height: 50)
        make.minimumLineSpacing = 0
        make.minimumInteritemSpacing = 0
        make.headerReferenceSize = CGSize(width: 300, height: 30)
        return make
    }

    @Test func aLongSectionKeepsItsHeader() {
        defer { TestDevice.end() }
        let board = Board(layout(StickyHeadersLayout()), sections: [Array(0..<100), Array(100..<110)])
        board.list.contentOffset.y = 3000
        board.frame()
        #expect(board.header(0)?.minY == CGFloat(3000))
    }

    @Test func headersStackAndCollapse() {
        defer { TestDevice.end() }
        let sticky = layout(StickyHeadersLayout())
        sticky.style = .stack(1)
        let board = Board(sticky, sections: (0..<10).map { Array($0 * 10..<$0 * 10 + 10) })
        // Sections are 530 high. At 510 the second header, at 530, is below the first one, 30 high.
        board.list.contentOffset.y = 510
        board.frame()
        #expect(board.header(0)?.minY == CGFloat(510))
        #expect(board.header(1)?.minY == CGFloat(540))
        sticky.style = .collapse(12)
        board.list.contentOffset.y = 540
        board.frame()
        // Ten points of the second header are gone, twenty are left.
        #expect(board.header(1) == CGRect(x: 0, y: 540, width: 300, height: 20))
    }

    @Test func headersOfSectionsFarAboveStayInTheStack() {
        defer { TestDevice.end() }
        let sticky = layout(StickyHeadersLayout())
        sticky.style = .stack(2)
        let board = Board(sticky, sections: (0..<10).map { Array($0 * 100..<$0 * 100 + 100) })
        // Sections are 5030 high: those before the one that begins at 15090 are far out of sight.
        board.list.contentOffset.y = 18000
        board.frame()
        #expect([1, 2, 3].map { board.header($0)?.minY } == [18000, 18030, 18060])
    }

    @Test func headersStayAtTheLeadingEdgeOfARow() {
        defer { TestDevice.end() }
        let sticky = layout(StickyHeadersLayout())
        sticky.scrollDirection = .horizontal
        sticky.itemSize = CGSize(width: 50, height: 600)
        sticky.headerReferenceSize = CGSize(width: 30, height: 600)
        let board = Board(sticky, sections: [Array(0..<20), Array(20..<40)], direction: .rightToLeft)
        // 2 * (30 + 1000) wide; the leading end is at the right.
        board.list.contentOffset.x = 2060 - 300 - 400
        board.frame()
        #expect(board.header(0)?.maxX == CGFloat(2060 - 400))
    }

    @Test func aScrollAsksAboutFewSectionsHoweverManyThereAre() {
        defer { TestDevice.end() }
        func asked(_ sections: Int) -> Int {
            let sticky = layout(CountingStickyLayout())
            let board = Board(sticky, sections: (0..<sections).map { [$0 * 2, $0 * 2 + 1] })
            board.list.contentOffset.y = CGFloat(sections / 2) * 130
            board.frame()
            sticky.asked = 0
            board.list.contentOffset.y += 40
            board.frame()
            return sticky.asked
        }
        // One section is 130 high, five or six are in sight, and pages of the bounds are asked about: twice as many.
        #expect(asked(2000) <= asked(20) + 16)
        #expect(asked(2000) < 100)
    }
}

@MainActor @Suite(.serialized) struct AdaptiveColumnsTests {
    @Test func columnsFollowTheWidth() {
        defer { TestDevice.end() }
        let layout = AdaptiveColumnsLayout()
        layout.columns = .leastWidth(90)
        layout.spacing = 10
        let board = Board(layout, sections: [Array(0..<7)])
        // 3 * 90 + 2 * 10 = 290 fit in 300; each is (300 - 20) / 3 wide and, square, as high.
        #expect(layout.columnCount == 3)
        let side = CGFloat(280) / 3
        #expect(abs((board.place(4)?.minX ?? 0) - (side + 10)) < 0.01)
        #expect(abs(board.list.contentSize.height - (3 * side + 20)) < 0.01)
        layout.columns = .count(compact: 2, regular: 4)
        board.frame()
        #expect(layout.columnCount == 2)
        #expect(abs(board.list.contentSize.height - (4 * 145 + 30)) < 0.01)
    }

    @Test func columnsRunFromTheRightWhereWritingDoes() {
        defer { TestDevice.end() }
        let layout = AdaptiveColumnsLayout()
        layout.columns = .count(compact: 2, regular: 2)
        let board = Board(layout, sections: [[0, 1]], direction: .rightToLeft)
        #expect(board.place(0)?.maxX == CGFloat(300))
        #expect(board.place(1)?.minX == CGFloat(0))
    }

    @Test func cellsSizeThemselvesAndLinesMayBeEven() {
        defer { TestDevice.end() }
        let layout = AdaptiveColumnsLayout()
        layout.columns = .count(compact: 2, regular: 2)
        layout.itemHeight = .selfSizing(estimate: 50)
        layout.spacing = 10
        let board = Board(layout, sections: [[1, 2, 3, 4]]) { CGFloat($0) * 30 }
        #expect(board.place(1)?.height == CGFloat(30) && board.place(2)?.height == CGFloat(60))
        #expect(board.place(3)?.minY == CGFloat(70))
        #expect(board.list.contentSize.height == CGFloat(60 + 10 + 120))
        layout.order = .equalLines
        board.frame()
        #expect(board.place(1)?.height == CGFloat(60))
        layout.order = .masonry
        board.frame()
        #expect(board.place(3)?.minY == CGFloat(40))
    }

    @Test func whatWasMeasuredMovesWithItsItem() {
        defer { TestDevice.end() }
        let layout = AdaptiveColumnsLayout()
        layout.columns = .count(compact: 1, regular: 1)
        layout.itemHeight = .selfSizing(estimate: 50)
        layout.spacing = 0
        let board = Board(layout, sections: [Array(0..<40)]) { $0 % 2 == 0 ? 30 : 70 }
        layout.itemIdentifier = { [weak source = board.source] in source?.itemIdentifier(for: $0) }
        layout.invalidateLayout()
        for page in 0...4 {
            board.list.contentOffset.y = CGFloat(page) * 350
            board.frame()
        }
        board.show([[100] + Array(0..<40)])
        // The estimate of the new item, out of sight, and ten pairs of 30 and 70.
        #expect(
            board.list.layoutAttributesForItem(at: IndexPath(item: 21, section: 0))?.frame.minY
                == CGFloat(1050))
    }

    @Test func measuringACellAsksAboutNoOther() {
        defer { TestDevice.end() }
        let layout = AdaptiveColumnsLayout()
        layout.columns = .count(compact: 1, regular: 1)
        layout.itemHeight = .selfSizing(estimate: 50)
        layout.spacing = 0
        let board = Board(layout, sections: [Array(0..<500)]) { _ in 70 }
        var asked: Set<Int> = []
        layout.itemIdentifier = { [weak source = board.source] path in
            asked.insert(path.item)
            return source?.itemIdentifier(for: path)
        }
        layout.invalidateLayout()
        board.frame()
        #expect(asked.count == 500)
        asked = []
        board.list.contentOffset.y = 5000
        board.frame()
        // New cells were measured, 70 points high within 600 points: less than 20, and what a line ahead has.
        #expect(board.list.visibleCells.allSatisfy { $0.frame.height == 70 })
        #expect((8...24).contains(asked.count), "\(asked.count)")
    }

    @Test func whatIsMeasuredAboveTheEdgeMovesNothing() {
        defer { TestDevice.end() }
        let layout = AdaptiveColumnsLayout()
        layout.columns = .count(compact: 1, regular: 1)
        layout.itemHeight = .selfSizing(estimate: 50)
        layout.spacing = 0
        let board = Board(layout, sections: [Array(0..<80)]) { _ in 90 }
        // From the middle upwards: each item above turns out 40 points higher than it was taken for.
        board.list.contentOffset.y = 3000
        board.frame()
        for _ in 0..<20 {
            let first = board.list.indexPathsForVisibleItems.min()?.item ?? 0
            let before = board.place(first + 2)?.minY ?? 0
            board.list.contentOffset.y -= 30
            board.frame()
            #expect(abs((board.place(first + 2)?.minY ?? 0) - before - 30) < 0.34)
        }
    }

    @Test(arguments: [true, false]) func whatOneReadsStaysThroughAnotherWidth(isMeasured: Bool) {
        defer { TestDevice.end() }
        let layout = AdaptiveColumnsLayout()
        layout.columns = .leastWidth(90)
        layout.spacing = 10
        layout.itemHeight = isMeasured ? .selfSizing(estimate: 50) : .ratio(1.5)
        let board = Board(layout, sections: [Array(0..<300)]) { CGFloat(40 + $0 % 3 * 20) }
        board.list.contentInsetAdjustmentBehavior = .never
        board.list.contentOffset.y = 1500
        board.frame()
        let first = board.list.indexPathsForVisibleItems.sorted().first {
            (board.list.layoutAttributesForItem(at: $0)?.frame.minY ?? 0) >= 1500
        }
        TestDevice.turn(to: CGSize(width: 600, height: 300))
        board.frame()
        #expect(layout.columnCount == 6)
        let frame = first.flatMap { board.list.layoutAttributesForItem(at: $0)?.frame } ?? .zero
        #expect(frame.intersects(board.list.bounds))
        // At the start it stays at the start.
        board.list.contentOffset.y = 0
        board.frame()
        TestDevice.turn(to: CGSize(width: 300, height: 600))
        board.frame()
        #expect(board.list.contentOffset.y == CGFloat(0))
    }

    @Test func anotherNumberOfColumnsKeepsWhatOneReads() {
        defer { TestDevice.end() }
        let layout = AdaptiveColumnsLayout()
        layout.columns = .count(compact: 3, regular: 3)
        layout.spacing = 0
        let board = Board(layout, sections: [Array(0..<90)])
        // Lines of 100 points: at 1050 item 33 begins 50 points below the edge. In one column it begins at 33 * 300.
        board.list.contentOffset.y = 1050
        board.frame()
        layout.setColumns(.count(compact: 1, regular: 1), animated: false)
        board.frame()
        #expect(board.list.contentOffset.y == CGFloat(9850))
        layout.setColumns(.count(compact: 3, regular: 3), animated: true)
        for _ in 0..<60 { _ = FramePipeline.current.frame(at: FrameClock.current.time + 1.0 / 60) }
        #expect(board.list.contentOffset.y == CGFloat(1050))
    }

    @Test func itemsNeverLieOverOneAnother() {
        defer { TestDevice.end() }
        var state: UInt64 = 5
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let layout = AdaptiveColumnsLayout()
        layout.itemHeight = .selfSizing(estimate: 40)
        let board = Board(layout, sections: [Array(0..<30)]) { CGFloat(10 + $0 * 37 % 90) }
        layout.itemIdentifier = { [weak source = board.source] in source?.itemIdentifier(for: $0) }
        for step in 0..<300 {
            switch next(5) {
            case 0: layout.columns = .count(compact: 1 + next(4), regular: 2)
            case 1: layout.order = [.lines, .equalLines, .masonry][next(3)]
            case 2: layout.spacing = CGFloat(next(3) * 8)
            case 3: board.show([(0..<60).filter { _ in next(2) == 0 }])
            default:
                let most = max(board.list.contentSize.height - 600, 0)
                board.list.contentOffset.y = CGFloat(next(1000)) / 1000 * most
            }
            board.frame()
            let frames = board.list.visibleCells.map { $0.frame }
            for (index, one) in frames.enumerated() {
                for other in frames[(index + 1)...]
                where one.insetBy(dx: 0.01, dy: 0.01).intersects(other.insetBy(dx: 0.01, dy: 0.01)) {
                    Issue.record("seed 5, step \(step): \(one) and \(other)")
                    return
                }
            }
        }
    }
}
