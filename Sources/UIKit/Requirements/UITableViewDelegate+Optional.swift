// Written by `make requirements` from the protocol's declaration.

extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { OptionalRequirement.absent(self) }

    public func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { OptionalRequirement.absent(self) }

    public func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { OptionalRequirement.absent(self) }

    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { OptionalRequirement.absent(self) }

    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { OptionalRequirement.absent(self) }

    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { OptionalRequirement.absent(self) }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.absent(self, answering: 0)
    }

    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.absent(self, answering: 0)
    }

    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.absent(self, answering: 0)
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.absent(self, answering: tableView.estimatedRowHeight)
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    { OptionalRequirement.absent(self, answering: tableView.estimatedSectionHeaderHeight) }

    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    { OptionalRequirement.absent(self, answering: tableView.estimatedSectionFooterHeight) }

    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalRequirement.absent(self, answering: nil)
    }

    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalRequirement.absent(self, answering: nil)
    }

    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalRequirement.absent(self, answering: 0)
    }

    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.absent(self, answering: indexPath)
    }

    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.absent(self, answering: indexPath)
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { OptionalRequirement.absent(self, answering: .delete) }

    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { OptionalRequirement.absent(self, answering: nil) }

    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    { OptionalRequirement.absent(self, answering: nil) }

    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { OptionalRequirement.absent(self, answering: nil) }

    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { OptionalRequirement.absent(self, answering: nil) }

    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
        -> Bool
    { OptionalRequirement.absent(self, answering: true) }

    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        OptionalRequirement.absent(self)
    }

    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { OptionalRequirement.absent(self, answering: proposedDestinationIndexPath) }

    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool
    { OptionalRequirement.absent(self, answering: true) }

    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }

    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.absent(self, answering: false)
    }

    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { OptionalRequirement.absent(self, answering: false) }

    public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) { OptionalRequirement.absent(self) }

    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    public func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalRequirement.absent(self) }

    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        OptionalRequirement.absent(self, answering: nil)
    }

    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
        -> Bool
    { OptionalRequirement.absent(self, answering: tableView.selectionFollowsFocus) }

    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    public func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { OptionalRequirement.absent(self, answering: false) }

    public func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { OptionalRequirement.absent(self) }

    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        OptionalRequirement.absent(self)
    }

    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalRequirement.absent(self, answering: nil) }

    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalRequirement.absent(self, answering: nil) }

    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalRequirement.absent(self, answering: nil) }

    public func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { OptionalRequirement.absent(self) }

    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalRequirement.absent(self) }

    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalRequirement.absent(self) }

    var optional: OptionalCalls<any UITableViewDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UITableViewDelegate {
    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
        -> Void?
    {
        OptionalRequirement.call(target) { $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
        -> Void?
    {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
        -> Void?
    {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
        -> Void?
    {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
        -> Void?
    {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat? {
        OptionalRequirement.call(target) { $0.tableView(tableView, heightForRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat? {
        OptionalRequirement.call(target) { $0.tableView(tableView, heightForHeaderInSection: section) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat? {
        OptionalRequirement.call(target) { $0.tableView(tableView, heightForFooterInSection: section) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat? {
        OptionalRequirement.call(target) { $0.tableView(tableView, estimatedHeightForRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat? {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, estimatedHeightForHeaderInSection: section)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat? {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, estimatedHeightForFooterInSection: section)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> (UIView?)? {
        OptionalRequirement.call(target) { $0.tableView(tableView, viewForHeaderInSection: section) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> (UIView?)? {
        OptionalRequirement.call(target) { $0.tableView(tableView, viewForFooterInSection: section) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
        OptionalRequirement.call(target) { $0.tableView(tableView, indentationLevelForRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) -> Void? {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.call(target) { $0.tableView(tableView, shouldHighlightRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.call(target) { $0.tableView(tableView, didHighlightRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.call(target) { $0.tableView(tableView, didUnhighlightRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> (IndexPath?)? {
        OptionalRequirement.call(target) { $0.tableView(tableView, willSelectRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> (IndexPath?)? {
        OptionalRequirement.call(target) { $0.tableView(tableView, willDeselectRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.call(target) { $0.tableView(tableView, didSelectRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.call(target) { $0.tableView(tableView, didDeselectRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell
        .EditingStyle?
    {
        OptionalRequirement.call(target) { $0.tableView(tableView, editingStyleForRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> (String?)?
    {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> (
        [UITableViewRowAction]?
    )? {
        OptionalRequirement.call(target) { $0.tableView(tableView, editActionsForRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> (UISwipeActionsConfiguration?)?
    {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> (UISwipeActionsConfiguration?)?
    {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.call(target) { $0.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.call(target) { $0.tableView(tableView, willBeginEditingRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) -> Void? {
        OptionalRequirement.call(target) { $0.tableView(tableView, didEndEditingRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalRequirement.call(target) {
            $0.tableView(
                tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.call(target) { $0.tableView(tableView, performPrimaryActionForRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool? {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool?
    {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Void?
    {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) -> Void? {
        OptionalRequirement.call(target) { $0.tableViewDidEndMultipleSelectionInteraction(tableView) }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> (UIContextMenuConfiguration?)? {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> (UITargetedPreview?)? {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
    }
}
