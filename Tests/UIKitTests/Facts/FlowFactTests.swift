import FactSupport
import Testing

@testable import UIKit

/// `Tests/Facts/flow-layout.json`: sections alike but for the number of their items.
struct FlowGiven: Decodable, Sendable {
    var bounds: [CGFloat]
    var counts: [Int]
    var isHorizontal: Bool?
    var itemSize: [CGFloat]?
    /// Of each item of a section, from the delegate.
    var sizes: [[CGFloat]]?
    var lineSpacing: CGFloat?
    var interitemSpacing: CGFloat?
    var insets: [CGFloat]?
    var header: CGFloat?
    var footer: CGFloat?
}

/// Who says how large items are. The recordings judge equal lengths per line, wherever sizes come from.
enum SizeSource: String, CaseIterable, Sendable { case layout, delegate }

@MainActor
final class GivenFlow: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let given: FlowGiven
    let source: SizeSource
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView
    private let stage: Stage

    init(_ given: FlowGiven, _ source: SizeSource) {
        self.given = given
        self.source = source
        if given.isHorizontal == true { layout.scrollDirection = .horizontal }
        if let size = given.itemSize, source == .layout { layout.itemSize = CGSize(size) }
        if let spacing = given.lineSpacing { layout.minimumLineSpacing = spacing }
        if let spacing = given.interitemSpacing { layout.minimumInteritemSpacing = spacing }
        if let insets = given.insets { layout.sectionInset = UIEdgeInsets(insets) }
        if let height = given.header { layout.headerReferenceSize = CGSize(width: 0, height: height) }
        if let height = given.footer { layout.footerReferenceSize = CGSize(width: 0, height: height) }
        stage = Stage {
            $0.portraitSize = CGSize(given.bounds)
            $0.safeAreaInsets = .zero
            $0.scale = 2
        }
        let frame = CGRect(origin: .zero, size: CGSize(given.bounds))
        view = UICollectionView(frame: frame, collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
        }
        view.dataSource = self
        view.delegate = self
        view.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { given.counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        given.counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        if let sizes = given.sizes { return CGSize(sizes[indexPath.item]) }
        return source == .delegate ? given.itemSize.map { CGSize($0) } ?? layout.itemSize : layout.itemSize
    }

    var readings: [String: Reading] {
        var found: [String: Reading] = [
            "content width": .number(layout.collectionViewContentSize.width),
            "content height": .number(layout.collectionViewContentSize.height),
            "item size": .size(layout.itemSize), "insets": .insets(layout.sectionInset),
            "spacings": .numbers([
                Double(layout.minimumLineSpacing), Double(layout.minimumInteritemSpacing),
            ]),
        ]
        let all = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 1e4, height: 1e4)) ?? []
        for (section, count) in given.counts.enumerated() {
            let left = (0..<count).map {
                layout.layoutAttributesForItem(at: [section, $0])?.frame.minX ?? -1
            }
            found["left \(section)"] = .numbers(left.map { Double($0) })
            for item in 0..<count {
                found["item \(section).\(item)"] = .frame(
                    layout.layoutAttributesForItem(at: [section, item])?.frame)
            }
            for kind in ["header", "footer"] {
                let name =
                    kind == "header"
                    ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
                let attributes = all.first {
                    $0.representedElementKind == name && $0.indexPath.section == section
                }
                found["\(kind) \(section)"] = .frame(attributes?.frame)
            }
        }
        return found
    }
}

@MainActor @Suite(.serialized) struct FlowFactTests {
    @Test(arguments: Facts.of("flow-layout", FlowGiven.self), SizeSource.allCases)
    func flowLayouts(_ fact: Fact<FlowGiven>, _ source: SizeSource) {
        fact.check(GivenFlow(fact.given, source).readings)
    }
}
