import UIKit

/// A collection view as long as its content: inside constraints it takes the height that its items need, or the width where
/// ``sizesWidth`` is set.
///
/// It does not scroll in that direction, so all its cells are alive: use it for what fits on a few screens.
open class SelfSizingCollectionView: UICollectionView {
    /// The content size at which the natural size was last given.
    private var knownSize = CGSize(width: -1, height: -1)
    /// The direction of writing at the last layout.
    private var knownDirection: UIUserInterfaceLayoutDirection?

    /// Whether the width follows the content instead of the height.
    @IBInspectable public var sizesWidth: Bool = false {
        didSet { if sizesWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    open override var intrinsicContentSize: CGSize {
        let size = collectionViewLayout.collectionViewContentSize
        let insets = adjustedContentInset
        return sizesWidth
            ? CGSize(width: size.width + insets.left + insets.right, height: UIView.noIntrinsicMetric)
            : CGSize(width: UIView.noIntrinsicMetric, height: size.height + insets.top + insets.bottom)
    }

    open override func layoutSubviews() {
        let edge = edgeBeforeTurn
        super.layoutSubviews()
        knownDirection = effectiveUserInterfaceLayoutDirection
        if let edge { contentOffset = ListAxis(of: self).offset(ofEdge: edge) }
        let size = collectionViewLayout.collectionViewContentSize
        guard sizesWidth ? size.width != knownSize.width : size.height != knownSize.height else { return }
        knownSize = size
        invalidateIntrinsicContentSize()
    }

    /// How far a line was scrolled from its leading end, where writing has changed its direction since: it stays there. nil: it has not.
    private var edgeBeforeTurn: CGFloat? {
        guard let knownDirection, knownDirection != effectiveUserInterfaceLayoutDirection else { return nil }
        return ListAxis(of: self, direction: knownDirection).edge
    }

    open override func reloadData() {
        super.reloadData()
        invalidateIntrinsicContentSize()
    }
}

/// A cell that sizes itself in one direction: as wide as its layout says, as high as its constraints need.
open class FullWidthCell: UICollectionViewCell {
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitted = contentView.systemLayoutSizeFitting(
            CGSize(width: layoutAttributes.size.width, height: 0),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        layoutAttributes.size.height = fitted.height
        return layoutAttributes
    }
}
