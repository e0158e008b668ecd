/// A list whose rows or items open menus by a long press.
@MainActor
protocol MenuList: UIScrollView {
    var isEditing: Bool { get set }
    var gestures: ListGestures { get set }
    /// The delegate's menu for a place in the content, which ends the touch's highlight; nil without one.
    func menu(at location: CGPoint) -> UIContextMenuConfiguration?
    /// What stays clear while the menu is open.
    func preview(of menu: UIContextMenuConfiguration, at location: CGPoint) -> UITargetedPreview?
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
        guard let list = list(interaction), !list.isEditing else { return nil }
        return list.menu(at: location)
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
