@testable import UIKit

/// A data source of colours without names: cells of one kind, bars for every supplementary kind.
@MainActor
final class BlockSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int]
    /// Heights that cells ask for, by item; 44 for others.
    var heights: [IndexPath: CGFloat] = [:]
    var widths: [IndexPath: CGFloat] = [:]
    var made = 0
    var barPaths: [String: [IndexPath]] = [:]

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "block", for: indexPath) as! BlockCell
        cell.wanted = CGSize(width: widths[indexPath] ?? 44, height: heights[indexPath] ?? 44)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        barPaths[kind, default: []].append(indexPath)
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    }
}

/// A cell of a size of its own.
class BlockCell: UICollectionViewCell {
    var wanted = CGSize(width: 44, height: 44)

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        CGSize(
            width: horizontal == .required ? targetSize.width : wanted.width,
            height: vertical == .required ? targetSize.height : wanted.height)
    }
}

final class BackdropView: UICollectionReusableView {}

@MainActor
struct CompositionalStage {
    let stage: Stage
    let view: UICollectionView
    let source: BlockSource

    static let kinds = [
        "header", "footer", "badge", UICollectionView.elementKindSectionHeader,
        UICollectionView.elementKindSectionFooter,
    ]

    init(
        _ layout: UICollectionViewLayout, counts: [Int], rightToLeft: Bool = false,
        size: CGSize = CGSize(width: 375, height: 600), set: (BlockSource) -> Void = { _ in }
    ) {
        source = BlockSource(counts)
        set(source)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        view.register(BlockCell.self, forCellWithReuseIdentifier: "block")
        for kind in Self.kinds {
            view.register(BarView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
        }
        layout.register(BackdropView.self, forDecorationViewOfKind: "backdrop")
        view.dataSource = source
        view.delegate = source
        root.addSubview(view)
        stage = Stage(showing: root) {
            $0.portraitSize = CGSize(width: 375, height: 800)
            $0.safeAreaInsets = .zero
        }
    }

    var scrollers: [UIScrollView] {
        view.subviews.filter { !$0.isHidden }.compactMap {
            $0 as? _UICollectionViewOrthogonalScrollerEmbeddedScrollView
        }
    }

    /// Frames of the cells on the screen, in the collection view's coordinates, by index path.
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)) else { return nil }
        return cell.superview!.convert(cell.frame, to: view)
    }

    func bar(_ kind: String, _ section: Int = 0) -> UICollectionReusableView? {
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
    }
}

@MainActor
func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
{
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// A section of rows.
@MainActor
func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), height))
    let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), height), subitems: [item])
    return NSCollectionLayoutSection(group: group)
}

/// A section of pages side by side.
@MainActor
func carousel(
    _ width: NSCollectionLayoutDimension,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(width, .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    return section
}

@MainActor
func bar(_ kind: String, _ alignment: NSRectAlignment, _ height: NSCollectionLayoutDimension = .absolute(30))
    -> NSCollectionLayoutBoundarySupplementaryItem
{
    NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
}
