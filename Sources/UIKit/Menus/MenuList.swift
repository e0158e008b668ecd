import ListEngine

/// A list whose rows or items open menus by a long press.
@MainActor
protocol MenuList: SelectableList {
    /// The delegate's menu for a point of the content and the row or item there; nil without one.
    func menu(at location: CGPoint, over place: RowIndex?) -> UIContextMenuConfiguration?
    /// What the delegate wants to stay clear while the menu is open; nil: it does not say.
    func preview(of menu: UIContextMenuConfiguration, over path: IndexPath?) -> UITargetedPreview?
    func willPerformPreviewAction(
        of menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
    func willDisplay(
        _ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func willEnd(_ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

extension MenuList {
    func setUpMenus() {
        let interaction = UIContextMenuInteraction(delegate: ListMenuDelegate.shared)
        gestures.menus = interaction
        addInteraction(interaction)
    }

    /// The delegate's menu, which ends the touch's highlight.
    fileprivate func menu(at location: CGPoint) -> UIContextMenuConfiguration? {
        guard !isEditing, let menu = menu(at: location, over: place(at: location)) else { return nil }
        cancelTouch()
        return menu
    }

    /// UIKit: without the delegate's word the row or item stays clear.
    fileprivate func preview(of menu: UIContextMenuConfiguration, at location: CGPoint) -> UITargetedPreview?
    {
        let place = place(at: location)
        return preview(of: menu, over: place.flatMap { path(of: $0) })
            ?? place.flatMap { cell(at: $0) }.map { UITargetedPreview(view: $0) }
    }
}

/// Carries a menu's questions from a list's interaction to the list.
@MainActor
private final class ListMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    static let shared = ListMenuDelegate()

    private func list(_ interaction: UIContextMenuInteraction) -> (any MenuList)? {
        interaction.view as? any MenuList
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        list(interaction)?.menu(at: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        list(interaction).flatMap { $0.preview(of: configuration, at: interaction.location(in: $0)) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        list(interaction)?.willPerformPreviewAction(of: configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list(interaction)?.willDisplay(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list(interaction)?.willEnd(configuration, animator)
    }
}
