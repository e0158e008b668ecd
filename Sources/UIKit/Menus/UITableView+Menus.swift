/// Menus that a long press on a row opens.
extension UITableView: MenuList {
    func menu(at location: CGPoint) -> UIContextMenuConfiguration? {
        guard let path = path(at: location), mountedCell(at: path) != nil else { return nil }
        let answer = delegate.optional.tableView(
            self, contextMenuConfigurationForRowAt: path, point: location)
        if answer != nil { cancelTouch() }
        return answer ?? nil
    }

    /// UIKit: without the delegate's word the row stays clear.
    func preview(of menu: UIContextMenuConfiguration, at location: CGPoint) -> UITargetedPreview? {
        guard delegate != nil else { return nil }
        let asked = delegate.optional.tableView(
            self, previewForHighlightingContextMenuWithConfiguration: menu)
        if let preview = asked ?? nil { return preview }
        return path(at: location).flatMap(mountedCell).map { UITargetedPreview(view: $0) }
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
