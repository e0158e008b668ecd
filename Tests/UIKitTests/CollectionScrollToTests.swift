import Testing

@testable import UIKit

/// `scrollToItem(at:at:animated:)` in every combination.
@MainActor
struct CollectionScrollToTests {
    typealias Position = UICollectionView.ScrollPosition

    private static let vertical: [Position] = [[], .top, .centeredVertically, .bottom]
    private static let horizontal: [Position] = [[], .left, .centeredHorizontally, .right]

    /// Where the window's low edge goes for an item of `extent` at `start`.
    private func target(
        _ number: Int, _ start: CGFloat, _ extent: CGFloat, _ window: CGFloat, now: CGFloat, content: CGFloat
    ) -> CGFloat {
        let wanted =
            switch number {
            case 1: start
            case 2: start + extent / 2 - window / 2
            case 3: start + extent - window
            default:
                start < now ? start : start + extent > now + window ? start + extent - window : now
            }
        return min(max(wanted, 0), content - window)
    }

    /// Sections are rows of 90 by 44 points.
    private func sheet(rightToLeft: Bool = false) -> CompositionalStage {
        final class Sheet: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 2700, height: 1760) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                (0..<40).flatMap { row in (0..<30).map { IndexPath(item: $0, section: row) } }
                    .compactMap(layoutAttributesForItem).filter { $0.frame.intersects(rect) }
            }
            override func layoutAttributesForItem(
                at path: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let one = UICollectionViewLayoutAttributes(forCellWith: path)
                one.frame = CGRect(x: path.item * 90, y: path.section * 44, width: 90, height: 44)
                return one
            }
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        return CompositionalStage(
            Sheet(), counts: Array(repeating: 30, count: 40), rightToLeft: rightToLeft,
            size: CGSize(width: 360, height: 440))
    }

    @Test(arguments: [false, true])
    func bothAxesTogether(rightToLeft: Bool) {
        let stage = sheet(rightToLeft: rightToLeft)
        let view = stage.view
        for path in [IndexPath(item: 15, section: 20), [0, 0], [39, 29], [21, 14], [22, 17]] {
            for (v, vertical) in Self.vertical.enumerated() {
                for (h, horizontal) in Self.horizontal.enumerated() {
                    let start = CGPoint(x: 1200, y: 800)
                    view.contentOffset = start
                    stage.stage.frame()
                    view.scrollToItem(at: path, at: vertical.union(horizontal), animated: false)
                    stage.stage.frame()
                    let left = CGFloat(rightToLeft ? 29 - path.item : path.item) * 90
                    let wanted = CGPoint(
                        x: target(h, left, 90, 360, now: start.x, content: 2700),
                        y: target(v, CGFloat(path.section) * 44, 44, 440, now: start.y, content: 1760))
                    #expect(
                        abs(view.contentOffset.x - wanted.x) < 0.4
                            && abs(view.contentOffset.y - wanted.y) < 0.4,
                        "\(path) at \(v) \(h): \(view.contentOffset), not \(wanted)")
                    #expect(view.cellForItem(at: path) != nil)
                }
            }
        }
    }

    @Test func insetsBoundTheWindow() {
        let stage = sheet()
        let view = stage.view
        view.contentInset = UIEdgeInsets(top: 30, left: 20, bottom: 10, right: 40)
        stage.stage.frame()
        func offset(_ position: Position, _ item: Int, _ section: Int) -> CGPoint {
            view.scrollToItem(at: [section, item], at: position, animated: false)
            return view.contentOffset
        }
        #expect(offset([.top, .left], 10, 20) == CGPoint(x: 880, y: 850))
        #expect(offset([.bottom, .right], 10, 20) == CGPoint(x: 990 - 320, y: 924 - 430))
        #expect(offset([.centeredVertically, .centeredHorizontally], 10, 20) == CGPoint(x: 775, y: 672))
        #expect(offset([.top, .left], 0, 0) == CGPoint(x: -20, y: -30))
        #expect(offset([.bottom, .right], 29, 39) == CGPoint(x: 2380, y: 1330))
    }

    @Test func anAnimatedScrollArrives() {
        let stage = sheet()
        stage.view.scrollToItem(at: [30, 20], at: [.top, .left], animated: true)
        stage.stage.advance(by: 0.1)
        let between = stage.view.contentOffset
        #expect(between.y > 0 && between.y < 1320 && between.x > 0 && between.x < 1800)
        stage.stage.advance(by: 1)
        #expect(stage.view.contentOffset == CGPoint(x: 1800, y: 1320))
        #expect(LayoutContract.screenFaults(of: stage.view) == [])
    }

    @Test(arguments: [false, true])
    func aFlowAcross(rightToLeft: Bool) {
        let layout = squares(100)
        layout.scrollDirection = .horizontal
        let stage = CompositionalStage(
            layout, counts: [40], rightToLeft: rightToLeft, size: CGSize(width: 375, height: 100))
        let view = stage.view
        // UIKit: a flow layout is not turned around unless a subclass asks for it.
        let isTurned = view.cellForItem(at: [0, 0])?.frame.minX != 0
        for (h, position) in Self.horizontal.enumerated() {
            for item in [0, 17, 20, 39] {
                view.contentOffset.x = 1700
                stage.stage.frame()
                view.scrollToItem(at: [0, item], at: position, animated: false)
                let left = CGFloat(isTurned ? 39 - item : item) * 100
                let wanted = target(h, left, 100, 375, now: 1700, content: 4000)
                #expect(abs(view.contentOffset.x - wanted) < 0.4, "\(item) at \(h)")
                stage.stage.frame()
                #expect(view.cellForItem(at: [0, item]) != nil)
            }
        }
    }

    @Test(arguments: [false, true])
    func aSectionThatScrollsForItself(rightToLeft: Bool) {
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: carousel(.absolute(100))),
            counts: Array(repeating: 30, count: 40), rightToLeft: rightToLeft)
        let view = stage.view
        for (v, vertical) in Self.vertical.enumerated() {
            for (h, horizontal) in Self.horizontal.enumerated() where v > 0 || h > 0 {
                view.scrollToItem(at: [0, 0], at: [.top, .left], animated: false)
                stage.stage.frame()
                view.scrollToItem(at: [20, 14], at: vertical.union(horizontal), animated: false)
                stage.stage.frame()
                let y = target(v, 2000, 100, 600, now: 0, content: 4000)
                #expect(abs(view.contentOffset.y - y) < 0.4, "\(v) \(h)")
                #expect(view.contentOffset.x == 0)
                guard let frame = stage.frame(14, 20) else {
                    Issue.record("\(v) \(h): the item is not shown")
                    continue
                }
                let wanted: CGFloat? =
                    switch h {
                    case 1: 0
                    case 2: 137.5
                    case 3: 275
                    default: nil
                    }
                if let wanted {
                    let error: CGFloat = abs(frame.minX - wanted)
                    #expect(error < 0.4, "\(v) \(h): \(frame)")
                }
                #expect(frame.minX > -0.5 && frame.maxX < 375.5, "\(v) \(h): \(frame)")
                // The next round begins where every section is at its start.
                view.scrollToItem(at: [20, 0], at: [.top, rightToLeft ? .right : .left], animated: false)
                stage.stage.frame()
            }
        }
    }

    @Test func groupsRestWhereTheyRestAfterADrag() {
        for (behavior, start) in [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, CGFloat(0)),
            (.groupPagingCentered, 37.5),
        ] {
            let stage = CompositionalStage(
                UICollectionViewCompositionalLayout(section: carousel(.absolute(300), behavior)), counts: [20]
            )
            for position in Self.horizontal {
                stage.view.scrollToItem(at: [0, 7], at: position, animated: false)
                stage.stage.frame()
                let place = stage.frame(7)?.minX ?? -1
                #expect(abs(place - start) < 0.34, "\(behavior) \(position.rawValue)")
            }
        }
    }

    /// 200 rows that are 40 points high at first, and turn out to be between 30 and 119.
    private func guessedRows(isFlow: Bool) -> CompositionalStage {
        let list: UICollectionViewLayout
        if isFlow {
            let flow = UICollectionViewFlowLayout()
            flow.estimatedItemSize = CGSize(width: 375, height: 40)
            flow.minimumLineSpacing = 0
            list = flow
        } else {
            list = UICollectionViewCompositionalLayout(section: rows(.estimated(40)))
        }
        return CompositionalStage(list, counts: [200]) { source in
            for item in 0..<200 {
                source.heights[[0, item]] = CGFloat(30 + item * 37 % 90)
                source.widths[[0, item]] = 375
            }
        }
    }

    @Test(arguments: [false, true], [false, true])
    func guessedRowsAreReachedExactly(isFlow: Bool, animated: Bool) {
        let stage = guessedRows(isFlow: isFlow)
        let view = stage.view
        let goals: [(Int, Position, (CGRect) -> CGFloat)] = [
            (120, .top, { $0.minY }), (60, .centeredVertically, { $0.midY - 300 }),
            (150, .bottom, { $0.maxY - 600 }),
            (20, [], { $0.minY }), (170, [], { $0.maxY - 600 }), (0, .top, { $0.minY }),
        ]
        for (item, position, error) in goals {
            view.scrollToItem(at: [0, item], at: position, animated: animated)
            #expect(view.isScrollAnimating == animated)
            stage.stage.advance(by: animated ? 0.4 : 0.1)
            #expect(!view.isScrollAnimating)
            guard let shown = stage.frame(item) else {
                Issue.record("\(item) is not shown")
                continue
            }
            let frame = shown.offsetBy(dx: 0, dy: -view.contentOffset.y)
            #expect(abs(error(frame)) < 0.34, "\(item): \(frame)")
            #expect(LayoutContract.screenFaults(of: view) == [])
        }
    }

    @Test func theWayToAGuessedRowGoesOneWayOnly() {
        let stage = guessedRows(isFlow: false)
        let view = stage.view
        view.scrollToItem(at: [0, 150], at: .top, animated: true)
        var first: [Int] = []
        while view.isScrollAnimating {
            stage.stage.advance(by: 1.0 / 60)
            first.append(view.indexPathsForVisibleItems[0].item)
        }
        #expect(first.last == 150 && first.count >= 18)
        #expect(first == first.sorted(), "rows go by in their order")
        // How much of the way the last frame has left depends on where the animation began between two frames.
        let steps = zip(first, first.dropFirst()).map { $1 - $0 }.suffix(2)
        #expect(steps.last! <= steps.first! / 2, "it comes to rest and does not jump there: \(first)")
    }

    @Test func anOffsetIsReachedWhateverIsMeasuredOnTheWay() {
        for isFlow in [true, false] {
            let stage = guessedRows(isFlow: isFlow)
            stage.view.scrollToItem(at: [0, 150], at: .top, animated: false)
            stage.stage.frame()
            stage.view.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
            stage.stage.advance(by: 0.5)
            #expect(stage.view.contentOffset.y == 0, "the start of the list")
        }
    }

    @Test func anItemThatIsDeletedOnTheWayEndsThePursuit() {
        let stage = guessedRows(isFlow: false)
        stage.view.scrollToItem(at: [0, 190], at: .top, animated: true)
        stage.stage.advance(by: 0.1)
        stage.source.counts = [50]
        stage.view.reloadData()
        stage.stage.advance(by: 1)
        #expect(stage.view.indexPathsForVisibleItems.allSatisfy { $0.item < 50 })
    }

    /// Items of a carousel that turn out to be wider than they were thought.
    @Test(arguments: [false, true])
    func guessedItemsOfASectionThatScrollsForItself(animated: Bool) {
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: carousel(.estimated(100))), counts: [60, 60]
        ) { source in
            for item in 0..<60 { source.widths[[1, item]] = CGFloat(60 + item * 37 % 90) }
        }
        for (item, position) in [(40, Position.left), (10, .centeredHorizontally), (30, .right), (5, [])] {
            stage.view.scrollToItem(at: [1, item], at: position, animated: animated)
            stage.stage.advance(by: 0.5)
            guard let frame = stage.frame(item, 1) else {
                Issue.record("\(item) is not shown")
                continue
            }
            let error =
                position == .centeredHorizontally
                ? frame.midX - 187.5 : position == .right ? frame.maxX - 375 : frame.minX
            #expect(abs(error) < 0.34, "\(item): \(frame)")
        }
    }
}
