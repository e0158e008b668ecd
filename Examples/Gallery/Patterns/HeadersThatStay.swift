import Shelves
import UIKit

/// Section headers that stay below a page header, which shrinks to a bar. By hand: `Examples/StickyHeaders`.
final class HeadersThatStay: UICollectionViewController {
    private let layout = StickyHeadersLayout()
    private var source: UICollectionViewDiffableDataSource<Int, Int>!
    private var pageHeader: PageHeader?

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout.itemSize = CGSize(width: 110, height: 110)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        layout.edgeInset = 44
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        // A background that reaches up behind the status bar.
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let background = UIView(
            frame: bar.bounds.inset(by: UIEdgeInsets(top: -100, left: 0, bottom: 0, right: 0)))
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        background.backgroundColor = .systemBackground
        let title = UILabel(frame: bar.bounds.insetBy(dx: 16, dy: 0))
        title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        title.text = "All Covers"
        title.font = .preferredFont(forTextStyle: .title1)
        bar.addSubview(background)
        bar.addSubview(title)
        pageHeader = PageHeader(bar, height: 100, shrinksTo: 44, stretches: true, above: collectionView)
        let cells = UICollectionView.CellRegistration<CoverCell, Int> { cell, _, number in cell.show(number) }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in
            var content = UIListContentConfiguration.plainHeader()
            content.text = "Section \(path.section + 1)"
            view.contentConfiguration = content
            view.backgroundColor = .secondarySystemBackground
            view.accessibilityIdentifier = "header-\(path.section)"
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, number in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        source.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in 0..<8 {
            snapshot.appendSections([section])
            snapshot.appendItems(Array(section * 20..<section * 20 + 10), toSection: section)
        }
        source.apply(snapshot, animatingDifferences: false)
    }

    /// Headers grow with their text.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let height = UIFontMetrics.default.scaledValue(for: 40, compatibleWith: traitCollection)
        layout.headerReferenceSize = CGSize(width: 0, height: height)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pageHeader?.follow()
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { pageHeader?.follow() }
}
