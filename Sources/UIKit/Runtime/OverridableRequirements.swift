/// The optional methods that a controller of UIKit's implements only so that subclasses can override them: which of them
/// a subclass does override, whether or not its override calls super.
@MainActor
final class OverridableRequirements {
    private let base: AnyClass
    /// In the order of declaration.
    let names: [String]
    private let slots: [String: MethodTable.Slot]
    /// What was found, by class and by the place in memory of a method's name.
    private var found: [Question: Bool] = [:]

    private struct Question: Hashable {
        var type: ObjectIdentifier
        var name: UnsafePointer<UInt8>
    }

    /// - Parameters:
    ///   - base: UIKit's controller.
    ///   - names: its methods as `#function` spells them, in the order of their declaration and with none between them.
    ///   - ends: a subclass that overrides the first and the last of them.
    ///   - plain: a subclass that overrides nothing.
    private init(of base: AnyClass, _ names: [String], ends: AnyClass, plain: AnyClass) {
        self.base = base
        let ends = MethodTable.slots(of: base, overriddenIn: ends, butNotIn: plain)
        guard let first = ends.first, ends.count == 2, ends[1] - first + 1 == names.count else {
            fatalError(
                "the table of methods of \(base) is not in the known form: its ends are \(ends), the methods are "
                    + "\(names.count); this toolchain lays classes out in another way, use Swift 6.3")
        }
        self.names = names
        slots = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, first + $0) })
    }

    /// Called where a controller only offers a method to be overridden: absent, unless the object's class overrides it
    /// and has called super.
    func absent(_ object: AnyObject, _ name: StaticString) {
        if !overrides(name, in: type(of: object)) { OptionalRequirement.absent(object, name) }
    }

    private func overrides(_ name: StaticString, in type: AnyClass) -> Bool {
        let question = Question(type: ObjectIdentifier(type), name: name.utf8Start)
        if let known = found[question] { return known }
        let answer = overrides("\(name)", in: type)
        found[question] = answer
        return answer
    }

    /// Whether a class overrides the method of that name; false for one that is not known.
    func overrides(_ name: String, in type: AnyClass) -> Bool {
        slots[name].map { MethodTable.overrides($0, in: type, since: base) } ?? false
    }

    /// The methods that a class overrides.
    func overridden(in type: AnyClass) -> [String] { names.filter { overrides($0, in: type) } }
}

extension OverridableRequirements {
    static let tableController = OverridableRequirements(
        of: UITableViewController.self,
        [
            "tableView(_:numberOfRowsInSection:)",
            "tableView(_:cellForRowAt:)",
            "numberOfSections(in:)",
            "tableView(_:titleForHeaderInSection:)",
            "tableView(_:titleForFooterInSection:)",
            "tableView(_:canEditRowAt:)",
            "tableView(_:canMoveRowAt:)",
            "tableView(_:commit:forRowAt:)",
            "tableView(_:moveRowAt:to:)",
            "sectionIndexTitles(for:)",
            "tableView(_:sectionForSectionIndexTitle:at:)",
            "tableView(_:willDisplay:forRowAt:)",
            "tableView(_:willDisplayHeaderView:forSection:)",
            "tableView(_:willDisplayFooterView:forSection:)",
            "tableView(_:didEndDisplaying:forRowAt:)",
            "tableView(_:didEndDisplayingHeaderView:forSection:)",
            "tableView(_:didEndDisplayingFooterView:forSection:)",
            "tableView(_:heightForRowAt:)",
            "tableView(_:heightForHeaderInSection:)",
            "tableView(_:heightForFooterInSection:)",
            "tableView(_:estimatedHeightForRowAt:)",
            "tableView(_:estimatedHeightForHeaderInSection:)",
            "tableView(_:estimatedHeightForFooterInSection:)",
            "tableView(_:viewForHeaderInSection:)",
            "tableView(_:viewForFooterInSection:)",
            "tableView(_:indentationLevelForRowAt:)",
            "tableView(_:accessoryButtonTappedForRowWith:)",
            "tableView(_:shouldHighlightRowAt:)",
            "tableView(_:didHighlightRowAt:)",
            "tableView(_:didUnhighlightRowAt:)",
            "tableView(_:willSelectRowAt:)",
            "tableView(_:willDeselectRowAt:)",
            "tableView(_:didSelectRowAt:)",
            "tableView(_:didDeselectRowAt:)",
            "tableView(_:editingStyleForRowAt:)",
            "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
            "tableView(_:editActionsForRowAt:)",
            "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
            "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
            "tableView(_:shouldIndentWhileEditingRowAt:)",
            "tableView(_:willBeginEditingRowAt:)",
            "tableView(_:didEndEditingRowAt:)",
            "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
            "tableView(_:canPerformPrimaryActionForRowAt:)",
            "tableView(_:performPrimaryActionForRowAt:)",
            "tableView(_:shouldShowMenuForRowAt:)",
            "tableView(_:canPerformAction:forRowAt:withSender:)",
            "tableView(_:performAction:forRowAt:withSender:)",
            "tableView(_:canFocusRowAt:)",
            "tableView(_:shouldUpdateFocusIn:)",
            "tableView(_:didUpdateFocusIn:with:)",
            "indexPathForPreferredFocusedView(in:)",
            "tableView(_:selectionFollowsFocusForRowAt:)",
            "tableView(_:shouldSpringLoadRowAt:with:)",
            "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
            "tableView(_:didBeginMultipleSelectionInteractionAt:)",
            "tableViewDidEndMultipleSelectionInteraction(_:)",
            "tableView(_:contextMenuConfigurationForRowAt:point:)",
            "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
            "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
            "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
            "tableView(_:willDisplayContextMenu:animator:)",
            "tableView(_:willEndContextMenuInteraction:animator:)",
            "scrollViewDidScroll(_:)",
            "scrollViewWillBeginDragging(_:)",
            "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
            "scrollViewDidEndDragging(_:willDecelerate:)",
            "scrollViewWillBeginDecelerating(_:)",
            "scrollViewDidEndDecelerating(_:)",
            "scrollViewDidEndScrollingAnimation(_:)",
            "scrollViewShouldScrollToTop(_:)",
            "scrollViewDidScrollToTop(_:)",
            "viewForZooming(in:)",
            "scrollViewWillBeginZooming(_:with:)",
            "scrollViewDidZoom(_:)",
            "scrollViewDidEndZooming(_:with:atScale:)",
            "scrollViewDidChangeAdjustedContentInset(_:)",
        ], ends: TableEnds.self, plain: PlainTable.self)

    private final class PlainTable: UITableViewController {}
    private final class TableEnds: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    }

    static let collectionController = OverridableRequirements(
        of: UICollectionViewController.self,
        [
            "numberOfSections(in:)",
            "collectionView(_:numberOfItemsInSection:)",
            "collectionView(_:cellForItemAt:)",
            "collectionView(_:viewForSupplementaryElementOfKind:at:)",
            "collectionView(_:shouldHighlightItemAt:)",
            "collectionView(_:didHighlightItemAt:)",
            "collectionView(_:didUnhighlightItemAt:)",
            "collectionView(_:shouldSelectItemAt:)",
            "collectionView(_:shouldDeselectItemAt:)",
            "collectionView(_:didSelectItemAt:)",
            "collectionView(_:didDeselectItemAt:)",
            "collectionView(_:canPerformPrimaryActionForItemAt:)",
            "collectionView(_:performPrimaryActionForItemAt:)",
            "collectionView(_:willDisplay:forItemAt:)",
            "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
            "collectionView(_:didEndDisplaying:forItemAt:)",
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
            "collectionView(_:targetContentOffsetForProposedContentOffset:)",
            "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
            "collectionView(_:transitionLayoutForOldLayout:newLayout:)",
            "collectionView(_:canEditItemAt:)",
            "collectionView(_:shouldSpringLoadItemAt:with:)",
            "collectionView(_:sceneActivationConfigurationForItemAt:point:)",
            "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
            "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
            "collectionViewDidEndMultipleSelectionInteraction(_:)",
            "collectionView(_:contextMenuConfigurationForItemAt:point:)",
            "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
            "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
            "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
            "collectionView(_:shouldUpdateFocusIn:)",
            "collectionView(_:didUpdateFocusIn:with:)",
            "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
            "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
            "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
            "collectionView(_:willDisplayContextMenu:animator:)",
            "collectionView(_:willEndContextMenuInteraction:animator:)",
            "collectionView(_:shouldShowMenuForItemAt:)",
            "collectionView(_:canPerformAction:forItemAt:withSender:)",
            "collectionView(_:performAction:forItemAt:withSender:)",
            "collectionView(_:canFocusItemAt:)",
            "collectionView(_:selectionFollowsFocusForItemAt:)",
            "indexPathForPreferredFocusedView(in:)",
            "collectionView(_:canMoveItemAt:)",
            "collectionView(_:moveItemAt:to:)",
            "indexTitles(for:)",
            "collectionView(_:indexPathForIndexTitle:at:)",
            "scrollViewDidScroll(_:)",
            "scrollViewWillBeginDragging(_:)",
            "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
            "scrollViewDidEndDragging(_:willDecelerate:)",
            "scrollViewWillBeginDecelerating(_:)",
            "scrollViewDidEndDecelerating(_:)",
            "scrollViewDidEndScrollingAnimation(_:)",
            "scrollViewShouldScrollToTop(_:)",
            "scrollViewDidScrollToTop(_:)",
            "viewForZooming(in:)",
            "scrollViewWillBeginZooming(_:with:)",
            "scrollViewDidZoom(_:)",
            "scrollViewDidEndZooming(_:with:atScale:)",
            "scrollViewDidChangeAdjustedContentInset(_:)",
        ], ends: CollectionEnds.self, plain: PlainCollection.self)

    private final class PlainCollection: UICollectionViewController {}
    private final class CollectionEnds: UICollectionViewController {
        override func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
        override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    }
}
