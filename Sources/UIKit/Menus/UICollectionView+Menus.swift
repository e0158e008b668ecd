import ListEngine

/// Menus that a long press on an item opens.
///
/// DIFFERS: a menu that closes does not ask for a preview to fly back to.
extension UICollectionView: MenuList {
    func menu(at location: CGPoint, over place: RowIndex?) -> UIContextMenuConfiguration? {
        let path = place.flatMap { self.path(of: $0) }
        let many = delegate.optional.collectionView(
            self, contextMenuConfigurationForItemsAt: itemsOfMenu(at: path), point: location)
        if let many = many ?? nil { return many }
        guard let path, place.flatMap({ cell(at: $0) }) != nil else { return nil }
        return delegate.optional.collectionView(
            self, contextMenuConfigurationForItemAt: path, point: location) ?? nil
    }

    /// What a menu is about. UIKit: none between the items, the item under the finger, or all selected ones when
    /// it is one of several.
    private func itemsOfMenu(at path: IndexPath?) -> [IndexPath] {
        guard let path else { return [] }
        let selected = selection.places.compactMap { self.path(of: $0) }
        return selected.count > 1 && selected.contains(path) ? selected.sorted() : [path]
    }

    func preview(of menu: UIContextMenuConfiguration, over path: IndexPath?) -> UITargetedPreview? {
        let ofItem = path.flatMap {
            delegate.optional.collectionView(
                self, contextMenuConfiguration: menu, highlightPreviewForItemAt: $0)
        }
        if let preview = ofItem ?? nil { return preview }
        return delegate.optional.collectionView(
            self, previewForHighlightingContextMenuWithConfiguration: menu) ?? nil
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
