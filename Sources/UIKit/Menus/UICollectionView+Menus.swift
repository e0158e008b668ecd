/// Menus that a long press on an item opens.
///
/// DIFFERS: a menu that closes does not ask for a preview to fly back to.
extension UICollectionView: MenuList {
    func menu(at location: CGPoint) -> UIContextMenuConfiguration? {
        let path = indexPathForItem(at: location)
        let many = delegate.optional.collectionView(
            self, contextMenuConfigurationForItemsAt: itemsOfMenu(at: path), point: location)
        var answer = many ?? nil
        if answer == nil, let path, cellForItem(at: path) != nil {
            answer =
                delegate.optional.collectionView(
                    self, contextMenuConfigurationForItemAt: path, point: location) ?? nil
        }
        if answer != nil { cancelTouch() }
        return answer
    }

    /// What a menu is about. UIKit: none between the items, the item under the finger, or all selected ones when
    /// it is one of several.
    private func itemsOfMenu(at path: IndexPath?) -> [IndexPath] {
        guard let path else { return [] }
        let selected = selection.places.compactMap(dataPath)
        return selected.count > 1 && selected.contains(path) ? selected.sorted() : [path]
    }

    func preview(of menu: UIContextMenuConfiguration, at location: CGPoint) -> UITargetedPreview? {
        guard delegate != nil else { return nil }
        let path = indexPathForItem(at: location)
        let ofItem = path.flatMap {
            delegate.optional.collectionView(
                self, contextMenuConfiguration: menu, highlightPreviewForItemAt: $0)
        }
        if let preview = ofItem ?? nil { return preview }
        let asked = delegate.optional.collectionView(
            self, previewForHighlightingContextMenuWithConfiguration: menu)
        if let preview = asked ?? nil { return preview }
        return path.flatMap(cellForItem).map { UITargetedPreview(view: $0) }
    }

    func willPerformPreviewAction(
        of menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }

    func willDisplay(
        _ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(self, willDisplayContextMenu: menu, animator: animator)
    }

    func willEnd(_ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(self, willEndContextMenuInteraction: menu, animator: animator)
    }
}
