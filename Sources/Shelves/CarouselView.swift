import UIKit

/// Pages side by side, each as large as the view, and a page control in step with them both ways.
///
/// Give it a height by constraints or a frame; after a change of size the same page is shown.
open class CarouselView<Item: Hashable, Cell: UICollectionViewCell>: UIView {
    public let layout = UICollectionViewFlowLayout()
    public private(set) lazy var list = UICollectionView(frame: bounds, collectionViewLayout: layout)
    public let pageControl = UIPageControl()
    /// Fills a page with an item.
    public var fill: (Cell, Item) -> Void = { _, _ in }
    /// Another page came to rest.
    public var onPage: (Int) -> Void = { _ in }

    private var source: UICollectionViewDiffableDataSource<Int, Item>!
    private let relay = PageRelay()
    private var laidOutSize = CGSize.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        list.isPagingEnabled = true
        list.showsHorizontalScrollIndicator = false
        list.contentInsetAdjustmentBehavior = .never
        list.backgroundColor = .clear
        addSubview(list)
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.pageIndicatorTintColor = .tertiaryLabel
        pageControl.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                show(page: pageControl.currentPage, animated: true)
            }, for: .valueChanged)
        addSubview(pageControl)
        let registration = UICollectionView.CellRegistration<Cell, Item> { [weak self] cell, _, item in
            self?.fill(cell, item)
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        relay.rest = { [weak self] in self?.pageCameToRest() }
        list.delegate = relay
    }

    /// The pages, in order.
    public var items: [Item] {
        get { source.snapshot().itemIdentifiers }
        set {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
            snapshot.appendSections([0])
            snapshot.appendItems(newValue)
            source.apply(snapshot, animatingDifferences: false)
            pageControl.numberOfPages = newValue.count
            pageControl.currentPage = min(pageControl.currentPage, max(newValue.count - 1, 0))
        }
    }

    /// The page that is shown; 0 without pages.
    public var page: Int { pageControl.currentPage }

    public func show(page: Int, animated: Bool) {
        guard items.indices.contains(page) else { return }
        pageControl.currentPage = page
        list.scrollToItem(at: IndexPath(item: page, section: 0), at: .left, animated: animated)
    }

    /// Points below the pages that the page control takes.
    public var controlHeight: CGFloat = 26 { didSet { setNeedsLayout() } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let pages = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - controlHeight, 0))
        pageControl.frame = CGRect(x: 0, y: pages.maxY, width: bounds.width, height: controlHeight)
        guard pages.size != laidOutSize else { return }
        laidOutSize = pages.size
        list.frame = pages
        layout.itemSize = pages.size
        layout.invalidateLayout()
        // The same page at the new width.
        list.layoutIfNeeded()
        list.contentOffset = CGPoint(x: CGFloat(page) * pages.width, y: 0)
    }

    private func pageCameToRest() {
        guard list.bounds.width > 0 else { return }
        let page = Int((list.contentOffset.x / list.bounds.width).rounded())
        guard page != pageControl.currentPage else { return }
        pageControl.currentPage = page
        onPage(page)
    }
}

private final class PageRelay: NSObject, UICollectionViewDelegate {
    var rest: () -> Void = {}

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
    }
}
