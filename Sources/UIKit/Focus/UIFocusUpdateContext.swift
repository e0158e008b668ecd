/// A change of focus. There is no focus without a keyboard or a remote control, so none is ever made.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    open private(set) weak var previouslyFocusedView: UIView?
    open private(set) weak var nextFocusedView: UIView?
}

/// A change of focus in a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A change of focus in a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Runs animations along with a change of focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}
