/// A controller with a collection view that it fills.
///
/// UIKit: the controller's view is a plain one around the collection view, so that other subviews do not scroll.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
    private let initialLayout: UICollectionViewLayout
    private var shown: UICollectionView?

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// Fills the controller's view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return shown
        }
        set {
            loadViewIfNeeded()
            show(newValue)
        }
    }

    /// The collection view's editing mode follows.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }

    open var collectionViewLayout: UICollectionViewLayout { shown?.collectionViewLayout ?? initialLayout }

    /// Whether the selection ends when the view appears.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a long press lifts an item, when the data source implements `collectionView(_:moveItemAt:to:)`.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { movementGesture?.isEnabled = installsStandardGestureForInteractiveMovement }
    }
    /// Whether a push leads from layout to layout.
    open var useLayoutToLayoutNavigationTransitions = false {
        didSet {
            if useLayoutToLayoutNavigationTransitions {
                Kept.say(
                    "UICollectionViewController.useLayoutToLayoutNavigationTransitions",
                    "a push shows another controller with a collection view of its own")
            }
        }
    }
    private var movementGesture: UIGestureRecognizer?

    open override func loadView() {
        if loadFromNib() { return adoptLoadedView() }
        view = UIView(frame: UIScreen.main.bounds)
        show(UICollectionView(frame: view.bounds, collectionViewLayout: initialLayout))
    }

    /// A nib gave the view, which is the collection view or contains it.
    private func adoptLoadedView() {
        guard let root = view else { return }
        guard let list = root as? UICollectionView else {
            if shown == nil { shown = root.subviews.lazy.compactMap { $0 as? UICollectionView }.first }
            return
        }
        view = UIView(frame: root.frame)
        show(list)
    }

    private func show(_ view: UICollectionView?) {
        shown?.removeFromSuperview()
        shown = view
        guard let view else { return }
        if view.dataSource == nil { view.dataSource = self }
        if view.delegate == nil { view.delegate = self }
        view.frame = self.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view.insertSubview(view, at: 0)
        movementGesture = view.addMovementGesture()
        movementGesture?.isEnabled = installsStandardGestureForInteractiveMovement
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let shown else { return }
        endSelection(
            shown.indexPathsForSelectedItems ?? [],
            deselect: { shown.deselectItem(at: $0, animated: animated) },
            select: { [weak shown] in shown?.selectItem(at: $0, animated: false, scrollPosition: []) })
    }

    // MARK: Data source

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        fatalError("\(type(of: self)) must override collectionView(_:cellForItemAt:)")
    }

    // begin requirements
    open func numberOfSections(in collectionView: UICollectionView) -> Int { absent(1) }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { absent(UICollectionReusableView(frame: .zero)) }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        absent(true)
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { absent() }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { absent(nil) }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { absent(IndexPath(item: 0, section: 0)) }

    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    { absent(true) }

    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        absent()
    }

    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        absent()
    }

    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    { absent(true) }

    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
        -> Bool
    { absent(true) }

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        absent()
    }

    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        absent()
    }

    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { absent(true) }

    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { absent() }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { absent() }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { absent() }

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { absent() }

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { absent() }

    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { absent(proposedContentOffset) }

    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { absent(proposedIndexPath) }

    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { absent(proposedIndexPath) }

    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        absent(UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
    }

    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        absent(true)
    }

    open func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { absent(true) }

    open func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? { absent(nil) }

    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { absent(false) }

    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { absent() }

    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        absent()
    }

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { absent(nil) }

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? { absent(nil) }

    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { absent(nil) }

    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { absent(nil) }

    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { absent(nil) }

    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { absent(nil) }

    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { absent() }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { absent() }

    open func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { absent() }

    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
        -> Bool
    { absent(false) }

    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { absent(false) }

    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) { absent() }

    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
    { absent(false) }

    open func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { absent(false) }

    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { absent(true) }

    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { absent() }

    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        absent(nil)
    }

    open func scrollViewDidScroll(_ scrollView: UIScrollView) { absent() }

    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { absent() }

    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { absent() }

    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        absent()
    }

    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { absent() }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { absent() }

    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { absent() }

    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { absent(true) }

    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { absent() }

    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { absent() }

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { absent(nil) }

    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { absent() }

    open func scrollViewDidZoom(_ scrollView: UIScrollView) { absent() }

    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    { absent() }
    // end requirements
}
