import Testing

@testable import UIKit

/// Layouts that keep their attributes and change them, and attributes that say more than UIKit's.
@MainActor
struct CollectionAttributesInPlaceTests {
    /// Rows that lie `shift` farther down after each preparation, in attributes that are made once.
    final class Shifting: UICollectionViewLayout {
        var shift: CGFloat = 0
        private var kept: [UICollectionViewLayoutAttributes] = []

        override func prepare() {
            let count = collectionView!.numberOfItems(inSection: 0)
            if kept.isEmpty {
                kept = (0..<count).map {
                    UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
                }
            }
            for attributes in kept {
                attributes.frame = CGRect(
                    x: 0, y: CGFloat(attributes.indexPath.item) * 50 + shift, width: 100, height: 40)
            }
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            kept
        }
        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            kept[path.item]
        }
    }

    @Test func attributesChangedInPlaceMoveTheirCells() {
        let layout = Shifting()
        let source = NumberSource(counts: [3])
        let view = UICollectionView.showing(source, layout: layout)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 50)
        layout.shift = 30
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 80)
        withExtendedLifetime(source) {}
    }

    final class Depth: UICollectionViewLayoutAttributes {
        var depth = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone) as! Depth
            MainActor.assumeIsolated { copy.depth = depth }
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Depth else { return false }
            return MainActor.assumeIsolated { other.depth == depth } && super.isEqual(object)
        }
    }

    final class DepthCell: UICollectionViewCell {
        var depth = -1
        override func apply(_ attributes: UICollectionViewLayoutAttributes) {
            super.apply(attributes)
            depth = (attributes as? Depth)?.depth ?? -2
        }
    }

    final class Deep: UICollectionViewFlowLayout {
        var depth = 1
        override class var layoutAttributesClass: AnyClass { Depth.self }
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let all = super.layoutAttributesForElements(in: rect)
            for case let attributes as Depth in all ?? [] { attributes.depth = depth }
            return all
        }
    }

    @MainActor
    final class DepthSource: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "depth", for: path) }
    }

    @Test(arguments: [false, true])
    func aChangeOfAnOwnPropertyAloneIsApplied(rightToLeft: Bool) throws {
        let layout = Deep()
        let source = DepthSource()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        view.register(DepthCell.self, forCellWithReuseIdentifier: "depth")
        view.dataSource = source
        view.layoutIfNeeded()
        let cell = try #require(view.visibleCells.first as? DepthCell)
        #expect(cell.depth == 1)
        layout.depth = 2
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(cell.depth == 2)
        withExtendedLifetime(source) {}
    }

    final class FarAnchorCell: UICollectionViewCell {
        override func apply(_ attributes: UICollectionViewLayoutAttributes) {
            super.apply(attributes)
            layer.anchorPoint = CGPoint(x: 0.5, y: 3.5)
            center.y += 3 * bounds.height
        }
    }

    /// One cell, turned by as much as the layout says.
    final class Turning: UICollectionViewLayout {
        var angle: CGFloat = 0
        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))!]
        }
        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.size = CGSize(width: 40, height: 40)
            attributes.center = CGPoint(x: 100, y: 100)
            attributes.transform = CGAffineTransform(rotationAngle: angle)
            return attributes
        }
    }

    @Test func cellsTurnAgainAndAgainAroundAFarAnchorPoint() throws {
        let layout = Turning()
        let source = DepthSource()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        view.register(FarAnchorCell.self, forCellWithReuseIdentifier: "depth")
        view.dataSource = source
        view.layoutIfNeeded()
        let cell = try #require(view.visibleCells.first)
        for angle: CGFloat in [0.1, 0.2, 0] {
            layout.angle = angle
            layout.invalidateLayout()
            view.layoutIfNeeded()
            #expect(cell.center == CGPoint(x: 100, y: 220), "turned by \(angle)")
        }
        #expect(cell.frame == CGRect(x: 80, y: 80, width: 40, height: 40))
        withExtendedLifetime(source) {}
    }
}
