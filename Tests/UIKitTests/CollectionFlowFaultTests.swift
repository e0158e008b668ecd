import Testing

@testable import UIKit

/// Sizes that a flow layout cannot place, and bars that keep to the window.
@MainActor
struct CollectionFlowFaultTests {
    /// What was said while `body` ran.
    private func said(_ body: () -> Void) -> [String] {
        let sink = Diagnostics.sink
        defer { Diagnostics.sink = sink }
        var lines: [String] = []
        Diagnostics.sink = { lines.append($0) }
        body()
        return lines
    }

    @Test func anItemWiderThanItsLineIsExplainedOnce() {
        let layout = squares(100)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        layout.itemSize = CGSize(width: 350, height: 40)
        let source = NumberSource(counts: [0, 5])
        var view: UICollectionView?
        var lines = said {
            view = UICollectionView.showing(source, layout: layout)
            layout.invalidateLayout()
            view?.layoutIfNeeded()
        }
        #expect(lines.count == 1)
        #expect(
            lines.first?.hasPrefix(
                "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width must be "
                    + "less than the width of the UICollectionView minus the section insets left and right values, "
                    + "minus the content insets left and right values.\n"
                    + "Item 0 of section 1 has the width 350.0, a line has 343.0 of the 375.0 points") == true
        )
        // It fits, and then no longer.
        lines = said {
            layout.itemSize.width = 343
            view?.layoutIfNeeded()
            view?.contentInset.left = 10
            view?.layoutIfNeeded()
        }
        #expect(lines.count == 1 && lines.first?.contains("a line has 333.0") == true)
        #expect(view?.visibleCells.count == 5)
    }

    @Test func acrossTheHeightCounts() {
        let layout = squares(100)
        layout.scrollDirection = .horizontal
        let source = NumberSource(counts: [5])
        let lines = said {
            _ = UICollectionView.showing(source, layout: layout, size: CGSize(width: 375, height: 90))
        }
        #expect(
            lines.first?.contains(
                "the item height must be less than the height of the UICollectionView minus the section insets top "
                    + "and bottom values, minus the content insets top and bottom values.") == true)
    }

    @Test func aViewWithoutASizeIsNoFault() {
        let source = NumberSource(counts: [5])
        let lines = said { _ = UICollectionView.showing(source, layout: squares(100), size: .zero) }
        #expect(lines == [])
    }

    @Test func noSizeIsExplainedAndPlaced() {
        let layout = squares(100)
        let source = NumberSource(counts: [5])
        let view = UICollectionView.showing(source, layout: layout)
        let lines = said {
            layout.itemSize = CGSize(width: -17.25, height: 40)
            view.layoutIfNeeded()
        }
        #expect(
            lines.first?.hasPrefix(
                "Negative or zero item sizes are not supported by flow layout. Invalid size: {-17.25, 40.0}; "
                    + "collection view: UICollectionView.") == true)
        #expect(view.layoutAttributesForItem(at: [0, 0])?.size == CGSize(width: 0, height: 40))
    }

    @Test func pinnedHeadersAndFootersKeepWithinTheInsets() {
        let layout = squares(125, header: 30, footer: 20)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
        let source = NumberSource(counts: [9, 9])
        let view = UICollectionView.showing(source, layout: layout)
        view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
        func tops(_ kind: String, at offset: CGFloat) -> [CGFloat] {
            view.contentOffset.y = offset
            view.layoutIfNeeded()
            return view.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY)
        }
        let (header, footer) = (
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
        )
        // At rest: the header below the inset, the footer above the other one.
        #expect(tops(header, at: -20) == [0])
        #expect(tops(footer, at: -20) == [320])
        // In between: the header is pinned, the footer is where it belongs.
        #expect(tops(header, at: 100) == [120, 425])
        #expect(tops(footer, at: 100) == [405, 455])
        // The end of the section pushes the header off.
        #expect(tops(header, at: 370) == [375, 425])
        // At the end: the last footer is above the inset.
        #expect(tops(footer, at: 490) == [830])
        #expect(tops(header, at: 490) == [510])
        // Pulled beyond both ends the first header and the last footer go with the content.
        #expect(tops(header, at: -60) == [0])
        #expect(tops(footer, at: 540) == [830])
        #expect(layout.cache.packings <= 2)
    }

    /// As an app in use has it: a storyboard's section headers for their room, and no method that gives one.
    @Test func headersThatNobodyGivesAreEmptyAndSaidOnce() {
        final class Plain: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
            }
            func numberOfSections(in view: UICollectionView) -> Int { 2 }
        }
        let layout = squares(100)
        layout.headerReferenceSize = CGSize(width: 0, height: 15)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        let source = Plain()
        view.dataSource = source
        let lines = said { view.layoutIfNeeded() }
        #expect(lines.count == 1 && lines.first?.contains("empty views stand there") == true)
        let kind = UICollectionView.elementKindSectionHeader
        #expect(view.visibleSupplementaryViews(ofKind: kind).map(\.frame.height) == [15, 15])
        #expect(view.visibleCells.map(\.frame.minY).min() == 15)
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.visibleSupplementaryViews(ofKind: kind).count == 2)
    }
}
