import UIKit

/// A table row that is itself a list: a title and a shelf of items, as high as they need.
///
/// Register it like any cell, give it items with ``show(title:items:)``, and let the table size rows
/// by itself.
open class ShelfCell<Item: Hashable, Cell: UICollectionViewCell>: UITableViewCell {
    public let titleLabel = UILabel()
    public let layout = UICollectionViewFlowLayout()
    /// The items. Offsets of lines are this view's.
    public private(set) lazy var list = ContentSizedCollectionView(
        frame: bounds, collectionViewLayout: layout)
    /// Fills a cell with an item.
    public var fill: (Cell, Item) -> Void = { _, _ in }
    /// An item was tapped.
    public var onSelect: (Item) -> Void = { _ in }

    public var arrangement = ShelfArrangement.grid(itemSize: CGSize(width: 80, height: 112), spacing: 10) {
        didSet { if arrangement != oldValue { arrange() } }
    }
    /// Left and right of the title and the items.
    public var sideMargin: CGFloat = 15 { didSet { if sideMargin != oldValue { arrange() } } }

    private var source: UICollectionViewDiffableDataSource<Int, Item>!
    private var titleConstraints: [NSLayoutConstraint] = []
    private lazy var lineHeight = list.heightAnchor.constraint(equalToConstant: 0)
    private let relay = SelectionRelay()

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        selectionStyle = .none
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        list.translatesAutoresizingMaskIntoConstraints = false
        list.backgroundColor = .clear
        list.showsHorizontalScrollIndicator = false
        contentView.addSubview(titleLabel)
        contentView.addSubview(list)
        let leading = titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
        let trailing = titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor)
        titleConstraints = [leading, trailing]
        // The table's own height for the row may differ until the row has been measured.
        let bottom = list.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            leading, trailing,
            list.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 10),
            list.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            bottom,
        ])
        let registration = UICollectionView.CellRegistration<Cell, Item> { [weak self] cell, _, item in
            self?.fill(cell, item)
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        relay.select = { [weak self] path in
            guard let self, let item = source.itemIdentifier(for: path) else { return }
            onSelect(item)
        }
        list.delegate = relay
        arrange()
    }

    /// Shows other items. The row's height follows at once.
    open func show(title: String, items: [Item]) {
        titleLabel.text = title
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.applySnapshotUsingReloadData(snapshot)
        list.invalidateIntrinsicContentSize()
    }

    /// What the shelf shows, in order.
    public var items: [Item] { source.snapshot().itemIdentifiers }

    private func arrange() {
        layout.scrollDirection = arrangement.isLine ? .horizontal : .vertical
        layout.itemSize = arrangement.itemSize
        layout.minimumLineSpacing = arrangement.spacing
        layout.minimumInteritemSpacing = arrangement.spacing
        layout.sectionInset = UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: sideMargin)
        list.isScrollEnabled = arrangement.isLine
        lineHeight.constant = arrangement.itemSize.height
        lineHeight.isActive = arrangement.isLine
        titleConstraints[0].constant = sideMargin
        titleConstraints[1].constant = -sideMargin
        list.invalidateIntrinsicContentSize()
    }

    /// A grid's height follows from its width: it gets the row's before it is measured.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if !arrangement.isLine, list.bounds.width != targetSize.width {
            list.frame.size.width = targetSize.width
            layout.invalidateLayout()
            list.invalidateIntrinsicContentSize()
        }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

/// Generic classes cannot be delegates by themselves on Apple's systems.
private final class SelectionRelay: NSObject, UICollectionViewDelegate {
    var select: (IndexPath) -> Void = { _ in }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        select(indexPath)
    }
}
