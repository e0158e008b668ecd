import CoreGraphics
import Shelves

@testable import UIKit

/// A text cell whose height a test decides.
final class TallCell: FullWidthCell {
    private let block = UIView()
    private lazy var height = block.heightAnchor.constraint(equalToConstant: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        block.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(block)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: contentView.topAnchor),
            block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
        ])
    }
    required init?(coder: NSCoder) { nil }
    func show(height value: CGFloat) { height.constant = value }
}

/// A collection view of numbers that fills a window of 300 by 600 points.
@MainActor
final class Board {
    let list: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>
    private let window: UIWindow

    init(
        _ layout: UICollectionViewLayout, sections: [[Int]],
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        height: @escaping (Int) -> CGFloat = { _ in 20 }
    ) {
        TestDevice.begin { device in
            device.portraitSize = CGSize(width: 300, height: 600)
            device.safeAreaInsets = .zero
            device.direction = direction
        }
        list = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<TallCell, Int> { cell, _, number in
            cell.show(height: height(number))
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        source.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        let host = UIViewController()
        host.view = list
        window.rootViewController = host
        window.makeKeyAndVisible()
        show(sections)
    }

    func show(_ sections: [[Int]]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (number, items) in sections.enumerated() {
            snapshot.appendSections([number])
            snapshot.appendItems(items, toSection: number)
        }
        source.apply(snapshot, animatingDifferences: false)
        frame()
    }

    func frame() { _ = FramePipeline.current.frame(at: FrameClock.current.time) }

    func header(_ section: Int) -> CGRect? {
        list.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: section))?.frame
    }

    /// Where the cell of a number is on the screen.
    func place(_ number: Int) -> CGRect? {
        source.indexPath(for: number).flatMap { list.cellForItem(at: $0) }
            .map { $0.frame.offsetBy(dx: -list.contentOffset.x, dy: -list.contentOffset.y) }
    }
}
