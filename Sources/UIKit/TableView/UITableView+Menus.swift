import ListEngine

/// Menus that a long press on a row opens.
extension UITableView {
    func setUpMenus() {
        let interaction = UIContextMenuInteraction(delegate: TableMenuDelegate.shared)
        menuInteraction = interaction
        addInteraction(interaction)
    }
}

/// Carries a menu's questions from the table's interaction to the table's delegate.
@MainActor
final class TableMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    static let shared = TableMenuDelegate()

    private func asked(_ interaction: UIContextMenuInteraction) -> (UITableView, any UITableViewDelegate)? {
        guard let table = interaction.view as? UITableView, let delegate = table.delegate else { return nil }
        return (table, delegate)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let (table, delegate) = asked(interaction), !table.isEditing,
            let path = table.path(at: location), table.realisedCell(at: path) != nil
        else { return nil }
        let answer = delegate.optional.tableView(
            table, contextMenuConfigurationForRowAt: path, point: location)
        if answer != nil { table.rowTouchCancelled() }
        return answer ?? nil
    }

    /// UIKit: without the delegate's word the row stays clear.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let (table, delegate) = asked(interaction) else { return nil }
        let asked = delegate.optional.tableView(
            table, previewForHighlightingContextMenuWithConfiguration: configuration)
        if let preview = asked ?? nil { return preview }
        guard let path = table.path(at: interaction.location(in: table)) else { return nil }
        return table.realisedCell(at: path).map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let (table, delegate) = asked(interaction) else { return }
        delegate.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let (table, delegate) = asked(interaction) else { return }
        delegate.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let (table, delegate) = asked(interaction) else { return }
        delegate.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
