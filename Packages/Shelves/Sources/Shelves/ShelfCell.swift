import UIKit

/// A table row that is itself a list: a title and a shelf of items, as high as they need.
///
/// Register it like any cell, give it ``ShelfView/show(_:animated:)``, and let the table size rows by itself.
open class ShelfCell<Item: Hashable & Sendable, Cell: UICollectionViewCell>: UITableViewCell {
    /// Everything that the row shows.
    public let shelf = ShelfView<Item, Cell>()

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
        shelf.pin(into: contentView)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // On its side a phone leaves a row's content less than the row's width.
        shelf.prepare(width: targetSize.width - (bounds.width - contentView.bounds.width))
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

/// The same within a collection view: an item over the whole width that is itself a list.
open class ShelfSection<Item: Hashable & Sendable, Cell: UICollectionViewCell>: UICollectionViewCell {
    /// Everything that the item shows.
    public let shelf = ShelfView<Item, Cell>()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        shelf.pin(into: contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        shelf.pin(into: contentView)
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let width = layoutAttributes.size.width
        shelf.prepare(width: width)
        let fitted = contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        layoutAttributes.size.height = fitted.height
        return layoutAttributes
    }
}

extension UIView {
    /// Becomes a subview that fills another view.
    func pin(into container: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: container.topAnchor),
            leadingAnchor.constraint(equalTo: container.leadingAnchor),
            trailingAnchor.constraint(equalTo: container.trailingAnchor),
            bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
    }
}
