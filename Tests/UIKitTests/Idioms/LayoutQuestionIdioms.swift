import Testing

@testable import UIKit

extension Idioms {
    /// What a collection view asks of its layout, and when.
    @Suite @MainActor struct LayoutQuestions {
        /// Notes the rectangles and bounds it is asked about; its elements are found only when asked for.
        class AskedLayout: UICollectionViewLayout {
            var size = CGSize(width: 414, height: 5000)
            var found: CGSize?
            var rects: [CGRect] = []
            var boundsAsked: [CGRect] = []
            var sizesAtInvalidation: [CGSize] = []
            var invalidatesForBounds = false

            override var collectionViewContentSize: CGSize { size }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                rects.append(rect)
                if let found { size = found }
                return []
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                boundsAsked.append(newBounds)
                return invalidatesForBounds
            }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                super.invalidateLayout(with: context)
                if let collectionView { sizesAtInvalidation.append(collectionView.bounds.size) }
            }
        }

        private func list(_ layout: UICollectionViewLayout, _ size: CGSize = CGSize(width: 414, height: 736))
            -> UICollectionView
        {
            let list = UICollectionView(
                frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
            list.contentInsetAdjustmentBehavior = .never
            return list
        }

        /// Developers' logs of a device of 414 by 736 points: whole pages, two of them, never the visible rectangle.
        @Test func layoutsAreAskedAboutWholePages() {
            let layout = AskedLayout()
            let list = list(layout)
            let source = NumberSource(counts: [0])
            list.dataSource = source
            list.contentOffset.y = -64
            list.layoutIfNeeded()
            #expect(layout.rects == [CGRect(x: 0, y: -736, width: 414, height: 1472)])
            for (offset, page) in [(0.0, 0.0), (100, 0), (735.5, 0), (736, 736), (900, 736), (1500, 1472)] {
                layout.rects = []
                layout.invalidateLayout()
                list.contentOffset.y = offset
                list.layoutIfNeeded()
                #expect(
                    layout.rects == [CGRect(x: 0, y: page, width: 414, height: 1472)], "at \(offset)")
            }
        }

        /// The same along the other axis: a content two pages wide has two pages.
        @Test func pagesGoAlongBothAxes() {
            let layout = AskedLayout()
            layout.size = CGSize(width: 3000, height: 200)
            let list = list(layout, CGSize(width: 375, height: 200))
            let source = NumberSource(counts: [0])
            list.dataSource = source
            list.layoutIfNeeded()
            #expect(layout.rects == [CGRect(x: 0, y: 0, width: 750, height: 200)])
            layout.rects = []
            list.contentOffset.x = 800
            list.layoutIfNeeded()
            #expect(layout.rects == [CGRect(x: 750, y: 0, width: 750, height: 200)])
        }

        /// The content size may come out of the question for elements (layouts that measure as they go).
        @Test func theContentSizeIsReadAgainAfterTheElements() {
            let layout = AskedLayout()
            layout.found = CGSize(width: 414, height: 1234)
            let list = list(layout)
            let source = NumberSource(counts: [0])
            list.dataSource = source
            list.layoutIfNeeded()
            #expect(list.contentSize.height == 1234)
        }

        /// Apple's documentation: asked whenever the bounds change, so also while the layout is out of date.
        @Test func everyChangeOfTheBoundsIsAskedAbout() {
            let layout = AskedLayout()
            let list = list(layout, CGSize(width: 300, height: 500))
            let source = NumberSource(counts: [0])
            list.dataSource = source
            list.layoutIfNeeded()
            layout.boundsAsked = []
            layout.invalidateLayout()
            list.contentOffset.y = 10
            #expect(layout.boundsAsked == [CGRect(x: 0, y: 10, width: 300, height: 500)])
        }

        /// Layouts of libraries stop when they are asked before `prepare()`: one whose delegate is set after the list's insets
        /// (HorizontalStickyHeaderLayout's example), and a chat's that unwraps what it prepared when a list of no size gets one. What was
        /// prepared for no size is asked.
        @Test func aLayoutThatPlacedNothingYetIsNotAskedAboutBounds() {
            let layout = AskedLayout()
            let list = list(layout, .zero)
            let source = NumberSource(counts: [0])
            list.dataSource = source
            layout.boundsAsked = []
            list.frame.size = CGSize(width: 300, height: 500)
            list.contentInset.left = 20
            list.contentOffset.x = -10
            #expect(layout.boundsAsked == [])
            list.layoutIfNeeded()
            layout.boundsAsked = []
            list.contentOffset.y = 30
            #expect(layout.boundsAsked.map(\.minY) == [30])

            let small = AskedLayout()
            let empty = self.list(small, .zero)
            empty.dataSource = source
            empty.layoutIfNeeded()
            small.boundsAsked = []
            empty.frame.size = CGSize(width: 300, height: 500)
            #expect(small.boundsAsked.map(\.size) == [CGSize(width: 300, height: 500)])
        }

        /// A layout that is out of date for a new size finds that size when it is told.
        @Test func whoIsInvalidatedSeesTheNewSize() {
            let layout = AskedLayout()
            layout.invalidatesForBounds = true
            let list = list(layout, CGSize(width: 300, height: 500))
            let source = NumberSource(counts: [0])
            list.dataSource = source
            list.layoutIfNeeded()
            layout.sizesAtInvalidation = []
            list.contentInset.top = 20
            list.frame.size = CGSize(width: 500, height: 300)
            #expect(layout.sizesAtInvalidation.last == CGSize(width: 500, height: 300))
        }

        // MARK: Sticky headers in the manner of a subclass

        /// Takes the supplementary attributes out of super's answer and adds its own for the sections that were in it.
        final class OwnHeadersLayout: UICollectionViewFlowLayout {
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                guard let all = super.layoutAttributesForElements(in: rect) else { return nil }
                var kept: [UICollectionViewLayoutAttributes] = []
                var sections = Set<Int>()
                for attributes in all {
                    if attributes.representedElementCategory == .cell {
                        kept.append(attributes)
                    } else {
                        sections.insert(attributes.indexPath.section)
                    }
                }
                for section in sections.sorted() {
                    if let header = layoutAttributesForSupplementaryView(
                        ofKind: UICollectionView.elementKindSectionHeader,
                        at: IndexPath(item: 0, section: section))
                    {
                        kept.append(header)
                    }
                }
                return kept
            }
            override func layoutAttributesForSupplementaryView(
                ofKind elementKind: String, at indexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = super.layoutAttributesForSupplementaryView(
                    ofKind: elementKind, at: indexPath)
                guard let attributes, let collectionView else { return attributes }
                let count = collectionView.numberOfItems(inSection: indexPath.section)
                let first = layoutAttributesForItem(at: IndexPath(item: 0, section: indexPath.section))
                let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: indexPath.section))
                guard let first, let last else { return attributes }
                let least = first.frame.minY - attributes.frame.height
                let most = last.frame.maxY - attributes.frame.height
                attributes.frame.origin.y = min(max(collectionView.contentOffset.y, least), most)
                return attributes
            }
        }

        /// Sections of 9 items, three a line of 100 points: 40 + 300 high. A window of 375 by 400 scrolled by 100
        /// sees only the lines of the first section, whose header was at 0; by the arithmetic of the layout it is at 100.
        @Test func headersStickAlthoughTheirOwnPlaceIsOutOfSight() throws {
            let layout = OwnHeadersLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            layout.headerReferenceSize = CGSize(width: 0, height: 40)
            let source = NumberSource(counts: [9, 9, 9, 9])
            let list = UICollectionView.showing(source, layout: layout)
            for offset in stride(from: CGFloat(0), through: 330, by: 30) {
                list.contentOffset.y = offset
                list.layoutIfNeeded()
                let header = try #require(
                    list.supplementaryView(
                        forElementKind: UICollectionView.elementKindSectionHeader,
                        at: IndexPath(item: 0, section: 0)), "at \(offset)")
                #expect(header.frame.minY == min(offset, 300), "at \(offset)")
            }
        }
    }
}
