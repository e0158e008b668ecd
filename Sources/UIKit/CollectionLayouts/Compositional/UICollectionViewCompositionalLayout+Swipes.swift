/// The buttons behind cells of lists that the layout makes.
extension UICollectionViewCompositionalLayout {
    var hasSwipeActions: Bool {
        state.sections.contains { section in
            section.list.map {
                $0.configuration.leadingSwipeActionsConfigurationProvider != nil
                    || $0.configuration.trailingSwipeActionsConfigurationProvider != nil
            } ?? false
        }
    }

    func swipeActions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
        guard state.sections.indices.contains(path.section),
            let configuration = state.sections[path.section].list?.configuration
        else { return nil }
        let provider =
            leading
            ? configuration.leadingSwipeActionsConfigurationProvider
            : configuration.trailingSwipeActionsConfigurationProvider
        return provider?(path)
    }
}
