import ListEngine

/// Menus that a long press on a row opens.
extension UITableView: MenuList {
    func menu(at location: CGPoint, over place: RowIndex?) -> UIContextMenuConfiguration? {
        guard let place, cell(at: place) != nil else { return nil }
        return delegate.optional.tableView(
            self, contextMenuConfigurationForRowAt: IndexPath(place), point: location) ?? nil
    }

    func preview(of menu: UIContextMenuConfiguration, over path: IndexPath?) -> UITargetedPreview? {
        delegate.optional.tableView(self, previewForHighlightingContextMenuWithConfiguration: menu) ?? nil
    }

    func willPerformPreviewAction(
        of menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }

    func willDisplay(
        _ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(self, willDisplayContextMenu: menu, animator: animator)
    }

    func willEnd(_ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willEndContextMenuInteraction: menu, animator: animator)
    }
}
