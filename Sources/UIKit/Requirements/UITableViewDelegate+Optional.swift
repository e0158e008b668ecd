// Written by `make requirements` from the protocol's declaration.

extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        OptionalRequirement.absent(self)
    }

    public func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
        OptionalRequirement.absent(self)
    }

    public func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
        OptionalRequirement.absent(self)
    }

    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        OptionalRequirement.absent(self)
    }

    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
        OptionalRequirement.absent(self)
    }

    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.absent(self)
        return 0
    }

    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.absent(self)
        return 0
    }

    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.absent(self)
        return 0
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.absent(self)
        return tableView.estimatedRowHeight
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    {
        OptionalRequirement.absent(self)
        return tableView.estimatedSectionHeaderHeight
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    {
        OptionalRequirement.absent(self)
        return tableView.estimatedSectionFooterHeight
    }

    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalRequirement.absent(self)
        return 0
    }

    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }

    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.absent(self)
        return indexPath
    }

    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.absent(self)
        return indexPath
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        OptionalRequirement.absent(self)
        return .delete
    }

    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    {
        OptionalRequirement.absent(self)
        return nil
    }

    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
        -> Bool
    {
        OptionalRequirement.absent(self)
        return true
    }

    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        OptionalRequirement.absent(self)
    }

    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        OptionalRequirement.absent(self)
        return proposedDestinationIndexPath
    }

    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool
    {
        OptionalRequirement.absent(self)
        return true
    }

    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.absent(self)
        return false
    }

    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        OptionalRequirement.absent(self)
        return false
    }

    public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }

    public func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }

    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        OptionalRequirement.absent(self)
    }

    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
        -> Bool
    {
        OptionalRequirement.absent(self)
        return tableView.selectionFollowsFocus
    }

    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }

    public func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.absent(self)
        return false
    }

    public func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        OptionalRequirement.absent(self)
    }

    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        OptionalRequirement.absent(self)
    }

    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        OptionalRequirement.absent(self)
    }

    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalRequirement.absent(self)
    }

    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UITableViewDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UITableViewDelegate {
    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
        -> Void?
    {
        OptionalRequirement.call(target, "tableView(_:willDisplay:forRowAt:)") {
            $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
        -> Void?
    {
        OptionalRequirement.call(target, "tableView(_:willDisplayHeaderView:forSection:)") {
            $0.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
        -> Void?
    {
        OptionalRequirement.call(target, "tableView(_:willDisplayFooterView:forSection:)") {
            $0.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call(target, "tableView(_:didEndDisplaying:forRowAt:)") {
            $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
        -> Void?
    {
        OptionalRequirement.call(target, "tableView(_:didEndDisplayingHeaderView:forSection:)") {
            $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
        -> Void?
    {
        OptionalRequirement.call(target, "tableView(_:didEndDisplayingFooterView:forSection:)") {
            $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat? {
        OptionalRequirement.call(target, "tableView(_:heightForRowAt:)") {
            $0.tableView(tableView, heightForRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat? {
        OptionalRequirement.call(target, "tableView(_:heightForHeaderInSection:)") {
            $0.tableView(tableView, heightForHeaderInSection: section)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat? {
        OptionalRequirement.call(target, "tableView(_:heightForFooterInSection:)") {
            $0.tableView(tableView, heightForFooterInSection: section)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat? {
        OptionalRequirement.call(target, "tableView(_:estimatedHeightForRowAt:)") {
            $0.tableView(tableView, estimatedHeightForRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat? {
        OptionalRequirement.call(target, "tableView(_:estimatedHeightForHeaderInSection:)") {
            $0.tableView(tableView, estimatedHeightForHeaderInSection: section)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat? {
        OptionalRequirement.call(target, "tableView(_:estimatedHeightForFooterInSection:)") {
            $0.tableView(tableView, estimatedHeightForFooterInSection: section)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> (UIView?)? {
        OptionalRequirement.call(target, "tableView(_:viewForHeaderInSection:)") {
            $0.tableView(tableView, viewForHeaderInSection: section)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> (UIView?)? {
        OptionalRequirement.call(target, "tableView(_:viewForFooterInSection:)") {
            $0.tableView(tableView, viewForFooterInSection: section)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
        OptionalRequirement.call(target, "tableView(_:indentationLevelForRowAt:)") {
            $0.tableView(tableView, indentationLevelForRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) -> Void? {
        OptionalRequirement.call(target, "tableView(_:accessoryButtonTappedForRowWith:)") {
            $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.call(target, "tableView(_:shouldHighlightRowAt:)") {
            $0.tableView(tableView, shouldHighlightRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.call(target, "tableView(_:didHighlightRowAt:)") {
            $0.tableView(tableView, didHighlightRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.call(target, "tableView(_:didUnhighlightRowAt:)") {
            $0.tableView(tableView, didUnhighlightRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> (IndexPath?)? {
        OptionalRequirement.call(target, "tableView(_:willSelectRowAt:)") {
            $0.tableView(tableView, willSelectRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> (IndexPath?)? {
        OptionalRequirement.call(target, "tableView(_:willDeselectRowAt:)") {
            $0.tableView(tableView, willDeselectRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.call(target, "tableView(_:didSelectRowAt:)") {
            $0.tableView(tableView, didSelectRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.call(target, "tableView(_:didDeselectRowAt:)") {
            $0.tableView(tableView, didDeselectRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell
        .EditingStyle?
    {
        OptionalRequirement.call(target, "tableView(_:editingStyleForRowAt:)") {
            $0.tableView(tableView, editingStyleForRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> (String?)?
    {
        OptionalRequirement.call(target, "tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
            $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> (
        [UITableViewRowAction]?
    )? {
        OptionalRequirement.call(target, "tableView(_:editActionsForRowAt:)") {
            $0.tableView(tableView, editActionsForRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> (UISwipeActionsConfiguration?)?
    {
        OptionalRequirement.call(target, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
            $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> (UISwipeActionsConfiguration?)?
    {
        OptionalRequirement.call(target, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
            $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.call(target, "tableView(_:shouldIndentWhileEditingRowAt:)") {
            $0.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.call(target, "tableView(_:willBeginEditingRowAt:)") {
            $0.tableView(tableView, willBeginEditingRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) -> Void? {
        OptionalRequirement.call(target, "tableView(_:didEndEditingRowAt:)") {
            $0.tableView(tableView, didEndEditingRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalRequirement.call(target, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)")
        {
            $0.tableView(
                tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.call(target, "tableView(_:canPerformPrimaryActionForRowAt:)") {
            $0.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.call(target, "tableView(_:performPrimaryActionForRowAt:)") {
            $0.tableView(tableView, performPrimaryActionForRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.call(target, "tableView(_:shouldShowMenuForRowAt:)") {
            $0.tableView(tableView, shouldShowMenuForRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool? {
        OptionalRequirement.call(target, "tableView(_:canPerformAction:forRowAt:withSender:)") {
            $0.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
        }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Void? {
        OptionalRequirement.call(target, "tableView(_:performAction:forRowAt:withSender:)") {
            $0.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.call(target, "tableView(_:canFocusRowAt:)") {
            $0.tableView(tableView, canFocusRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext)
        -> Bool?
    {
        OptionalRequirement.call(target, "tableView(_:shouldUpdateFocusIn:)") {
            $0.tableView(tableView, shouldUpdateFocusIn: context)
        }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) -> Void? {
        OptionalRequirement.call(target, "tableView(_:didUpdateFocusIn:with:)") {
            $0.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
        }
    }

    @inline(__always) @discardableResult
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> (IndexPath?)? {
        OptionalRequirement.call(target, "indexPathForPreferredFocusedView(in:)") {
            $0.indexPathForPreferredFocusedView(in: tableView)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.call(target, "tableView(_:selectionFollowsFocusForRowAt:)") {
            $0.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool? {
        OptionalRequirement.call(target, "tableView(_:shouldSpringLoadRowAt:with:)") {
            $0.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool?
    {
        OptionalRequirement.call(target, "tableView(_:shouldBeginMultipleSelectionInteractionAt:)") {
            $0.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Void?
    {
        OptionalRequirement.call(target, "tableView(_:didBeginMultipleSelectionInteractionAt:)") {
            $0.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) -> Void? {
        OptionalRequirement.call(target, "tableViewDidEndMultipleSelectionInteraction(_:)") {
            $0.tableViewDidEndMultipleSelectionInteraction(tableView)
        }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> (UIContextMenuConfiguration?)? {
        OptionalRequirement.call(target, "tableView(_:contextMenuConfigurationForRowAt:point:)") {
            $0.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> (UITargetedPreview?)? {
        OptionalRequirement.call(target, "tableView(_:previewForHighlightingContextMenuWithConfiguration:)") {
            $0.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> (UITargetedPreview?)? {
        OptionalRequirement.call(target, "tableView(_:previewForDismissingContextMenuWithConfiguration:)") {
            $0.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
        }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) -> Void? {
        OptionalRequirement.call(target, "tableView(_:willPerformPreviewActionForMenuWith:animator:)") {
            $0.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
        OptionalRequirement.call(target, "tableView(_:willDisplayContextMenu:animator:)") {
            $0.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
        OptionalRequirement.call(target, "tableView(_:willEndContextMenuInteraction:animator:)") {
            $0.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
}
