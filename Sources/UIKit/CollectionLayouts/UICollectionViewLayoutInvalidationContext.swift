import SwiftInternals

/// What of a layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// The collection view was reloaded or got another layout.
    open internal(set) var invalidateEverything = false
    /// Numbers of sections or items may have changed.
    open internal(set) var invalidateDataSourceCounts = false

    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// By kind.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// By kind.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Added to the content offset when the layout is next asked, points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Added to the content size, points; the next layout pass replaces the sum by what the layout says.
    open var contentSizeAdjustment = CGSize.zero

    /// While an item is moved interactively: where it is among the others, and was before.
    open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The moving item's middle, in content coordinates.
    open private(set) var interactiveMovementTarget = CGPoint.zero

    public override init() { super.init() }

    func setInteractiveMovement(_ targets: [IndexPath], from previous: [IndexPath], to position: CGPoint) {
        targetIndexPathsForInteractivelyMovingItems = targets
        previousIndexPathsForInteractivelyMovingItems = previous
        interactiveMovementTarget = position
    }

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// A context of a layout's own class.
    static func make(_ kind: AnyClass) -> UICollectionViewLayoutInvalidationContext {
        guard let kind = kind as? UICollectionViewLayoutInvalidationContext.Type else {
            fatalError(
                "invalidationContextClass must be a subclass of UICollectionViewLayoutInvalidationContext, "
                    + "but is \(kind)")
        }
        return Construction.invalidationContext(kind)
    }
}

/// What of a flow layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Sizes, insets and spacings are asked of the delegate again. true at first.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// false keeps every position as it is. true at first.
    open var invalidateFlowLayoutAttributes = true

    public override init() { super.init() }
}

/// Reaches the initialiser of a subclass through its place in the class table, although it is not required.
extension Construction {
    open class InvalidationContextMaker: UICollectionViewLayoutInvalidationContext {
        public required override init() { super.init() }
    }

    @inline(never) @_optimize(none)
    static func invalidationContext(
        _ type: UICollectionViewLayoutInvalidationContext.Type
    ) -> UICollectionViewLayoutInvalidationContext {
        ClassCast.to(InvalidationContextMaker.self, type).init()
    }
}
