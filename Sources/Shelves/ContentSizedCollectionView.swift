import UIKit

/// A collection view as high as its content: inside constraints it takes the height that its items need.
open class ContentSizedCollectionView: UICollectionView {
    /// The height at which the natural size was last given.
    private var knownHeight: CGFloat = -1

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: collectionViewLayout.collectionViewContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = collectionViewLayout.collectionViewContentSize.height
        guard height != knownHeight else { return }
        knownHeight = height
        invalidateIntrinsicContentSize()
    }

    open override func reloadData() {
        super.reloadData()
        invalidateIntrinsicContentSize()
    }
}
