/// Menus that a long press on an item opens.
///
/// DIFFERS: a menu that closes does not ask for a preview to fly back to.
extension UICollectionView {
    func setUpMenus() {
        let interaction = UIContextMenuInteraction(delegate: CollectionMenuDelegate.shared)
        menuInteraction = interaction
        addInteraction(interaction)
    }

    /// What a menu is about. UIKit: none between the items, the item under the finger, or all selected ones when
    /// it is one of several.
    fileprivate func itemsOfMenu(at path: IndexPath?) -> [IndexPath] {
        guard let path else { return [] }
        let selected = selection.indexPaths.compactMap(dataPath)
        return selected.count > 1 && selected.contains(path) ? selected.sorted() : [path]
    }
}

/// Carries a menu's questions from the collection view's interaction to its delegate.
@MainActor
final class CollectionMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    static let shared = CollectionMenuDelegate()

    private func asked(
        _ interaction: UIContextMenuInteraction
    ) -> (UICollectionView, any UICollectionViewDelegate)? {
        guard let view = interaction.view as? UICollectionView, let delegate = view.delegate else {
            return nil
        }
        return (view, delegate)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let (view, delegate) = asked(interaction), !view.isEditing else { return nil }
        let path = view.indexPathForItem(at: location)
        let many = delegate.optional.collectionView(
            view, contextMenuConfigurationForItemsAt: view.itemsOfMenu(at: path), point: location)
        if let answer = many ?? nil {
            view.cancelHighlight()
            return answer
        }
        guard let path, view.cellForItem(at: path) != nil else { return nil }
        let one = delegate.optional.collectionView(
            view, contextMenuConfigurationForItemAt: path, point: location)
        if let answer = one ?? nil {
            view.cancelHighlight()
            return answer
        }
        return nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let (view, delegate) = asked(interaction) else { return nil }
        let path = view.indexPathForItem(at: interaction.location(in: view))
        if let path {
            let preview = delegate.optional.collectionView(
                view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
            if let preview = preview ?? nil { return preview }
        }
        let asked = delegate.optional.collectionView(
            view, previewForHighlightingContextMenuWithConfiguration: configuration)
        if let preview = asked ?? nil { return preview }
        return path.flatMap(view.cellForItem).map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let (view, delegate) = asked(interaction) else { return }
        delegate.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let (view, delegate) = asked(interaction) else { return }
        delegate.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let (view, delegate) = asked(interaction) else { return }
        delegate.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
