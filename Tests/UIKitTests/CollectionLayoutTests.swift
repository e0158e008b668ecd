import Testing

@testable import UIKit

@MainActor
struct CollectionLayoutTests {
    /// Headers held at the top by a subclass, as articles teach it.
    final class StickyLayout: UICollectionViewFlowLayout {
        var prepares = 0
        var questions = 0

        override func prepare() {
            super.prepare()
            prepares += 1
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            questions += 1
            guard let all = super.layoutAttributesForElements(in: rect) else { return nil }
            var result = all.filter { $0.representedElementCategory == .cell }
            for section in Set(all.map(\.indexPath.section)).sorted() {
                let path = IndexPath(item: 0, section: section)
                if let header = layoutAttributesForSupplementaryView(
                    ofKind: UICollectionView.elementKindSectionHeader, at: path)
                {
                    result.append(header)
                }
            }
            return result
        }

        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard let view = collectionView,
                let attributes = super.layoutAttributesForSupplementaryView(
                    ofKind: elementKind, at: indexPath),
                let last = layoutAttributesForItem(
                    at: IndexPath(
                        item: view.numberOfItems(inSection: indexPath.section) - 1, section: indexPath.section
                    ))
            else { return nil }
            let top = view.contentOffset.y + view.adjustedContentInset.top
            attributes.frame.origin.y = min(
                max(top, attributes.frame.minY), last.frame.maxY - attributes.frame.height)
            attributes.zIndex = 1024
            return attributes
        }
    }

    private func sticky() -> (UICollectionView, NumberSource, StickyLayout) {
        let source = NumberSource(counts: [9, 9, 9])
        let layout = StickyLayout()
        layout.itemSize = CGSize(width: 125, height: 100)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        return (UICollectionView.showing(source, layout: layout), source, layout)
    }

    private func headerTops(_ view: UICollectionView) -> [CGFloat] {
        view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.frame.minY)
    }

    /// UIKit: a flow layout answers for a bar of no size, and no rectangle has it (recorded by tests of layout libraries).
    @Test func barsWithoutSizeHaveAttributesOfTheirOwn() {
        let source = NumberSource(counts: [2, 2])
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView.showing(source, layout: layout)
        defer { withExtendedLifetime(source) {} }
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            let attributes = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [1, 0])
            #expect(attributes?.size == .zero && attributes?.indexPath == [1, 0])
            #expect(attributes?.representedElementKind == kind)
            #expect(view.visibleSupplementaryViews(ofKind: kind).isEmpty)
            #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [2, 0]) == nil)
        }
        let all = layout.layoutAttributesForElements(in: view.bounds) ?? []
        #expect(all.count == 4 && all.allSatisfy { $0.representedElementCategory == .cell })
        source.names[0].append("new")
        view.performBatchUpdates { view.insertItems(at: [[0, 2]]) }
        #expect(view.visibleCells.count == 5)
    }

    @Test func aSubclassHoldsHeadersAtTheTop() {
        let (view, source, _) = sticky()
        defer { withExtendedLifetime(source) {} }
        #expect(headerTops(view) == [0, 330])
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        #expect(headerTops(view) == [100, 330])
        view.contentOffset.y = 315
        view.layoutIfNeeded()
        #expect(headerTops(view) == [300, 330, 660])
        view.contentOffset.y = 400
        view.layoutIfNeeded()
        #expect(headerTops(view) == [400, 660])
    }

    @Test func aLayoutThatFollowsTheBoundsMakesNoViewAndPacksNothing() {
        let (view, source, layout) = sticky()
        defer { withExtendedLifetime(source) {} }
        view.contentOffset.y = 20
        view.layoutIfNeeded()
        let made = view.reuse.made
        let packings = layout.cache.packings
        let questions = layout.questions
        let cells = view.visibleCells
        let applied = cells.map { ($0 as! NumberCell).applied }
        for step in 1...30 {
            view.contentOffset.y = 20 + CGFloat(step)
            view.layoutIfNeeded()
        }
        #expect(view.reuse.made == made)
        #expect(layout.cache.packings == packings)
        #expect(layout.questions == questions + 30)
        #expect(zip(view.visibleCells, cells).allSatisfy { $0 === $1 })
        #expect(cells.map { ($0 as! NumberCell).applied } == applied)
    }

    @Test func stickyHeadersLieAboveTheCells() {
        let (view, source, _) = sticky()
        defer { withExtendedLifetime(source) {} }
        view.contentOffset.y = 500
        view.layoutIfNeeded()
        let order = view.subviews.compactMap { $0 as? UICollectionReusableView }.filter { !$0.isHidden }
        let firstBar = order.firstIndex { $0 is BarView } ?? 0
        #expect(order[..<firstBar].allSatisfy { $0 is NumberCell })
        #expect(order[firstBar...].allSatisfy { $0 is BarView })
    }

    @Test func pinnedHeadersFollowTheVisibleBounds() {
        let source = NumberSource(counts: [9, 9])
        let layout = squares(125, header: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let view = UICollectionView.showing(source, layout: layout)
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        #expect(headerTops(view) == [100, 405])
        view.contentInset.top = 20
        view.contentOffset.y = 150
        view.layoutIfNeeded()
        #expect(headerTops(view) == [170, 405])
        view.contentOffset.y = 380
        view.layoutIfNeeded()
        #expect(headerTops(view) == [375, 405])
        #expect(layout.cache.packings == 1)
    }

    /// A layout of its own: items on a diagonal, a background behind them.
    final class DiagonalLayout: UICollectionViewLayout {
        final class Backdrop: UICollectionReusableView {}
        var updates: [[UICollectionViewUpdateItem]] = []

        override init() {
            super.init()
            register(Backdrop.self, forDecorationViewOfKind: "backdrop")
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override var collectionViewContentSize: CGSize {
            let count = CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0)
            return CGSize(width: count * 100, height: count * 100)
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            let items = (0..<count).compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
            }
            let backdrop = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: "backdrop", with: IndexPath(item: 0, section: 0))
            backdrop.frame = CGRect(origin: .zero, size: collectionViewContentSize)
            backdrop.zIndex = -1
            return items.reversed() + [backdrop]
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let start = CGFloat(indexPath.item) * 100
            attributes.frame = CGRect(x: start, y: start, width: 100, height: 100)
            return attributes
        }

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            updates.append(updateItems)
        }
    }

    @Test func aLayoutOfItsOwnPlacesCellsAndDecorations() {
        let source = NumberSource(counts: [20])
        let view = UICollectionView.showing(source, layout: DiagonalLayout())
        #expect(view.shownNames == ["0.0", "0.1", "0.2", "0.3"])
        #expect(view.subviews.first is DiagonalLayout.Backdrop)
        #expect(view.contentSize == CGSize(width: 2000, height: 2000))
        view.contentOffset = CGPoint(x: 1000, y: 1000)
        view.layoutIfNeeded()
        #expect(view.shownNames == ["0.10", "0.11", "0.12", "0.13"])
        view.contentOffset = CGPoint(x: 1000, y: 0)
        view.layoutIfNeeded()
        #expect(view.shownNames.isEmpty)
    }

    @Test func attributesOfASubclassKeepTheirPropertiesAndCompare() {
        final class Tinted: UICollectionViewLayoutAttributes {
            var tint = 0
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone) as! Tinted
                MainActor.assumeIsolated { copy.tint = tint }
                return copy
            }
        }
        let one = Tinted(forCellWith: IndexPath(item: 3, section: 1))
        one.frame = CGRect(x: 10.3, y: 20, width: 30, height: 40)
        one.tint = 7
        let two = one.copy() as! Tinted
        #expect(two.tint == 7)
        #expect(two.frame == one.frame)
        #expect(two == one)
        two.alpha = 0.5
        #expect(two != one)
    }

    @Test func transformedAttributesSayTheBoxAroundThem() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(attributes.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
        #expect(attributes.size == CGSize(width: 100, height: 50))
        attributes.size = CGSize(width: 50, height: 50)
        #expect(attributes.center == CGPoint(x: 50, y: 25))
    }

    @Test func theDelegateWinsOverTheLayout() {
        @MainActor final class Chooser: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: 100, height: CGFloat(40 + indexPath.item % 2 * 20)) }
            func collectionView(
                _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
            ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0) }
            func collectionView(
                _ view: UICollectionView, layout: UICollectionViewLayout,
                referenceSizeForHeaderInSection section: Int
            ) -> CGSize { CGSize(width: 1, height: 20) }
        }
        let source = NumberSource(counts: [6])
        let chooser = Chooser()
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView.showing(source, layout: layout)
        view.delegate = chooser
        view.layoutIfNeeded()
        #expect(view.contentSize.height == CGFloat(160))
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 35)
    }

    @Test func aMillionItemsOpenAtOnce() {
        final class Million: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                1_000_000
            }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
            }
        }
        let source = Million()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 400), collectionViewLayout: squares(125))
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = source
        view.scrollToItem(at: IndexPath(item: 500_000, section: 0), at: .top, animated: false)
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems.contains(IndexPath(item: 500_000, section: 0)))
        #expect(view.visibleCells.count <= 15)
    }

    /// Compares the bounds that come with those that are, as layouts of apps do.
    final class ComparingLayout: UICollectionViewFlowLayout {
        var asked: [(CGSize, CGSize)] = []
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            asked.append((collectionView!.bounds.size, newBounds.size))
            return collectionView!.bounds.size != newBounds.size
        }
    }

    @Test func aLayoutIsAskedWhileTheOldBoundsAreInForce() {
        let layout = ComparingLayout()
        let source = NumberSource(counts: [10])
        let view = UICollectionView.showing(source, layout: layout)
        layout.asked = []
        view.frame.size = CGSize(width: 500, height: 400)
        #expect(layout.asked.first?.0 == CGSize(width: 375, height: 400))
        #expect(layout.asked.first?.1 == CGSize(width: 500, height: 400))
        #expect(view.bounds.size == CGSize(width: 500, height: 400))
    }
}
