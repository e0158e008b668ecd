// Written by `make requirements` from the protocol's declaration.

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    { OptionalRequirement.absent(self, answering: true) }

    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }

    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    { OptionalRequirement.absent(self) }

    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    { OptionalRequirement.absent(self, answering: true) }

    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
        -> Bool
    { OptionalRequirement.absent(self, answering: true) }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }

    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    public func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { OptionalRequirement.absent(self) }

    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { OptionalRequirement.absent(self) }

    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { OptionalRequirement.absent(self) }

    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { OptionalRequirement.absent(self) }

    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { OptionalRequirement.absent(self) }

    public func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { OptionalRequirement.absent(self, answering: proposedContentOffset) }

    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { OptionalRequirement.absent(self, answering: proposedIndexPath) }

    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { OptionalRequirement.absent(self, answering: proposedIndexPath) }

    public func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        OptionalRequirement.absent(
            self, answering: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
        )
    }

    public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
    { OptionalRequirement.absent(self, answering: true) }

    public func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    public func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? { OptionalRequirement.absent(self, answering: nil) }

    public func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { OptionalRequirement.absent(self, answering: false) }

    public func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { OptionalRequirement.absent(self) }

    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        OptionalRequirement.absent(self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalRequirement.absent(self, answering: nil) }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalRequirement.absent(self, answering: nil) }

    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OptionalRequirement.absent(self, answering: nil) }

    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OptionalRequirement.absent(self, answering: nil) }

    public func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalRequirement.absent(self, answering: nil) }

    public func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalRequirement.absent(self, answering: nil) }

    public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { OptionalRequirement.absent(self) }

    public func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalRequirement.absent(self) }

    public func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalRequirement.absent(self) }

    public func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { OptionalRequirement.absent(self, answering: false) }

    public func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { OptionalRequirement.absent(self, answering: false) }

    public func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) { OptionalRequirement.absent(self) }

    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
        -> Bool
    { OptionalRequirement.absent(self, answering: false) }

    public func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { OptionalRequirement.absent(self, answering: false) }

    public func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    public func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalRequirement.absent(self) }

    public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        OptionalRequirement.absent(self, answering: nil)
    }

    var optional: OptionalCalls<any UICollectionViewDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UICollectionViewDelegate {
    @inline(__always) @discardableResult
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool?
    {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, shouldHighlightItemAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) -> Void?
    {
        OptionalRequirement.call(target) { $0.collectionView(collectionView, didHighlightItemAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
        -> Void?
    {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, didUnhighlightItemAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool?
    {
        OptionalRequirement.call(target) { $0.collectionView(collectionView, shouldSelectItemAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
        -> Bool?
    {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, shouldDeselectItemAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.call(target) { $0.collectionView(collectionView, didSelectItemAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.call(target) { $0.collectionView(collectionView, didDeselectItemAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call(target) {
            $0.collectionView(
                collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
            )
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call(target) {
            $0.collectionView(
                collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
                at: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint? {
        OptionalRequirement.call(target) {
            $0.collectionView(
                collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalRequirement.call(target) {
            $0.collectionView(
                collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
                toProposedIndexPath: proposedIndexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalRequirement.call(target) {
            $0.collectionView(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout? {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool? {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) -> Void? {
        OptionalRequirement.call(target) {
            $0.collectionViewDidEndMultipleSelectionInteraction(collectionView)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> (UIContextMenuConfiguration?)? {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> (UIContextMenuConfiguration?)? {
        OptionalRequirement.call(target) {
            $0.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> (UITargetedPreview?)? {
        OptionalRequirement.call(target) {
            $0.collectionView(
                collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> (UITargetedPreview?)? {
        OptionalRequirement.call(target) {
            $0.collectionView(
                collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
    }
}
