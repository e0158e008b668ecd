import Testing

@testable import UIKit

@MainActor
struct CollectionSelfSizingTests {
    /// A cell as large as its data source's text says: `width x height`.
    final class SizedCell: UICollectionViewCell {
        var wanted = CGSize.zero
        var asked = 0
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            asked += 1
            layoutAttributes.size = wanted
            return layoutAttributes
        }
    }

    final class Source: NSObject, UICollectionViewDataSource {
        var sizes: [CGSize]
        init(_ sizes: [CGSize]) { self.sizes = sizes }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sizes.count
        }
        func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "sized", for: indexPath) as! SizedCell
            cell.wanted = sizes[indexPath.item]
            return cell
        }
    }

    private func showing(_ source: Source, _ layout: UICollectionViewFlowLayout) -> UICollectionView {
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    @Test func cellsReplaceTheEstimateByTheirOwnSizes() {
        let source = Source((0..<4).map { CGSize(width: 300, height: CGFloat(40 + $0 * 10)) })
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 50)
        let view = showing(source, layout)
        #expect(view.visibleCells.map(\.frame.height) == [40, 50, 60, 70])
        #expect(view.visibleCells.map(\.frame.minY) == [0, 40, 90, 150])
        #expect(view.contentSize.height == 220)
    }

    /// A published moving picture shows such a layout with cells as tall as their texts: it keeps what they want, and forgets all of it in
    /// `invalidateLayout()`, which is not called for their wishes.
    @Test func anOwnLayoutThatForgetsAllKeepsTheSizesThatCellsWant() {
        final class ColumnLayout: UICollectionViewLayout {
            var frames: [CGRect] = []
            var wanted: [IndexPath: CGFloat] = [:]
            override func invalidateLayout() {
                super.invalidateLayout()
                wanted = [:]
            }
            override func prepare() {
                var y: CGFloat = 0
                frames = (0..<collectionView!.numberOfItems(inSection: 0)).map { item in
                    defer { y += wanted[[0, item]] ?? 20 }
                    return CGRect(x: 0, y: y, width: 300, height: wanted[[0, item]] ?? 20)
                }
            }
            override var collectionViewContentSize: CGSize {
                CGSize(width: 300, height: frames.last?.maxY ?? 0)
            }
            override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame = frames[path.item]
                return attributes
            }
            override func layoutAttributesForElements(
                in rect: CGRect
            ) -> [UICollectionViewLayoutAttributes]? {
                frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
                    layoutAttributesForItem(at: [0, $0])
                }
            }
            override func shouldInvalidateLayout(
                forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
                withOriginalAttributes original: UICollectionViewLayoutAttributes
            ) -> Bool {
                preferred.size.height != wanted[preferred.indexPath] ?? 20
            }
            override func invalidationContext(
                forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
                withOriginalAttributes original: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutInvalidationContext {
                wanted[preferred.indexPath] = preferred.size.height
                return super.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            }
        }
        let source = Source([40, 70, 30].map { CGSize(width: 300, height: $0) })
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: ColumnLayout())
        view.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame.height) == [40, 70, 30])
        #expect(view.visibleCells.map(\.frame.minY) == [0, 40, 110])
        #expect(view.contentSize.height == 140)
    }

    /// What is read, the first item that begins in sight, stays where it is when the device is turned, however far an estimate is from the
    /// sizes: with the automatic one, of 50 points, all items come anew in lines of many.
    @Test(arguments: [
        UICollectionViewFlowLayout.automaticSize, CGSize(width: 120, height: 40),
        CGSize(width: 393, height: 90),
    ])
    func aTurnKeepsTheItemThatIsRead(_ estimate: CGSize) throws {
        final class WideCell: UICollectionViewCell {
            var number = 0
            override func preferredLayoutAttributesFitting(
                _ attributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                let width = superview?.bounds.width ?? 0
                // As text that breaks into fewer lines where it is wider.
                attributes.size = CGSize(
                    width: width, height: (CGFloat(20_000 + number % 3 * 8_000) / width).rounded())
                return attributes
            }
        }
        final class Items: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 80 }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "wide", for: indexPath)
                (cell as? WideCell)?.number = indexPath.item
                return cell
            }
        }
        let (layout, items) = (UICollectionViewFlowLayout(), Items())
        layout.estimatedItemSize = estimate
        layout.minimumLineSpacing = 8
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(WideCell.self, forCellWithReuseIdentifier: "wide")
        view.dataSource = items
        let stage = Stage(showing: view)
        stage.frame()
        for step in 1...10 {
            view.contentOffset.y = CGFloat(step * 90)
            stage.frame()
        }
        func distance(_ item: Int) -> CGFloat? {
            view.layoutAttributesForItem(at: [0, item]).map { $0.frame.minY - view.contentOffset.y }
        }
        func first() -> Int? {
            view.indexPathsForVisibleItems.map(\.item).sorted().first { distance($0) ?? -1 >= 0 }
        }
        #expect(try #require(first()) > 5)
        for orientation in [UIInterfaceOrientation.landscapeRight, .portrait, .landscapeLeft, .portrait] {
            let read = try #require(first())
            let place = try #require(distance(read))
            stage.rotate(to: orientation)
            stage.advance(by: 1)
            #expect(abs((distance(read) ?? -1) - place) < 1, "\(orientation.rawValue)")
        }
    }

    @Test func cellsBeyondTheWindowKeepTheEstimate() {
        let source = Source(Array(repeating: CGSize(width: 300, height: 100), count: 50))
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 40)
        let view = showing(source, layout)
        #expect(view.visibleCells.count == 4)
        let measured = layout.cache.measured.count
        #expect(measured >= 4 && measured <= 10)
        #expect(view.contentSize.height == CGFloat(measured * 100 + (50 - measured) * 40))
        let asked = view.visibleCells.map { ($0 as! SizedCell).asked }
        view.contentOffset.y = 5
        view.layoutIfNeeded()
        #expect(view.visibleCells.prefix(4).map { ($0 as! SizedCell).asked } == asked)
    }

    @Test func theEstimateMayBeLeftToTheSystem() {
        let source = Source(Array(repeating: CGSize(width: 140, height: 60), count: 6))
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = showing(source, layout)
        #expect(
            view.visibleCells.map(\.frame.size) == Array(repeating: CGSize(width: 140, height: 60), count: 6))
        #expect(view.visibleCells[2].frame.minY == 60)
    }

    /// Answers attributes of its own making, as layouts do that add to them.
    final class RemakingLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { original in
                let made = UICollectionViewLayoutAttributes(forCellWith: original.indexPath)
                made.frame = original.frame
                return made
            }
        }
    }

    @Test func attributesOfTheAppsMakingAreMeasuredToo() {
        let source = Source(Array(repeating: CGSize(width: 140, height: 60), count: 4))
        let layout = RemakingLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = showing(source, layout)
        #expect(
            view.visibleCells.map(\.frame.size) == Array(repeating: CGSize(width: 140, height: 60), count: 4))
    }

    @Test func measuredSizesFollowTheirItems() {
        let source = Source([CGSize(width: 300, height: 40), CGSize(width: 300, height: 60)])
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 50)
        let view = showing(source, layout)
        view.performBatchUpdates {
            source.sizes.insert(CGSize(width: 300, height: 30), at: 0)
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        #expect(view.visibleCells.map(\.frame.height) == [30, 40, 60])
        #expect(view.contentSize.height == 130)
    }

    @Test func constraintsGiveTheSize() {
        final class LabelCell: UICollectionViewCell {
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                    label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
                ])
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        final class Texts: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell =
                    view.dequeueReusableCell(withReuseIdentifier: "label", for: indexPath) as! LabelCell
                cell.label.text = String(repeating: "word ", count: indexPath.item + 1)
                return cell
            }
        }
        let source = Texts()
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.register(LabelCell.self, forCellWithReuseIdentifier: "label")
        view.dataSource = source
        view.layoutIfNeeded()
        for cell in view.visibleCells {
            let label = (cell as! LabelCell).label
            let size = label.intrinsicContentSize
            #expect(abs(cell.frame.width - size.width - 16) < 0.01, "\(cell.frame) around \(size)")
            #expect(abs(cell.frame.height - size.height - 16) < 0.01, "\(cell.frame) around \(size)")
        }
    }

    @Test func anUpdateWithoutChangesMovesToTheSizesThatCellsAskForByThen() {
        let source = Source(Array(repeating: CGSize(width: 300, height: 50), count: 4))
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 50)
        let view = showing(source, layout)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        root.addSubview(view)
        let stage = Stage(showing: root)
        let cells = view.visibleCells.compactMap { $0 as? SizedCell }
        cells[0].wanted.height = 120
        stage.advance(by: 0.1)
        #expect(cells[0].frame.height == 50, "nobody asked the cell")
        var isDone = false
        view.performBatchUpdates(nil) { _ in isDone = true }
        #expect(cells.map(\.frame.minY) == [0, 120, 170, 220])
        stage.frame()
        #expect(cells[1].layer.presentation()?.frame.minY == 50, "it begins where it was")
        #expect(!isDone)
        stage.advance(by: 1)
        #expect(isDone)
        #expect(view.contentSize.height == 270)
    }
}
