import ListEngine

/// Rows that a finger pushes aside, and the buttons behind them.
///
/// DIFFERS: whether a data source commits edits is known of source that the tool builds; elsewhere a swipe shows
/// "Delete" until a commit turns out to be missing.
extension UITableView: SwipeList {
    var swiped: SwipedCell? {
        get { editing.swiped }
        set { editing.swiped = newValue }
    }

    func plainFrame(of cell: UIView, at index: RowIndex) -> CGRect? {
        extents.contains(index) ? rowFrame(index) : nil
    }

    func tellSwipe(_ swiped: SwipedCell, isOpen: Bool) {
        (swiped.cell as? UITableViewCell)?.showDeleteConfirmation(isOpen)
        let path = IndexPath(swiped.index)
        if isOpen {
            delegate.optional.tableView(self, willBeginEditingRowAt: path)
        } else {
            delegate.optional.tableView(self, didEndEditingRowAt: path)
        }
    }

    // MARK: Which buttons

    /// UIKit: nil from the delegate means the buttons there would be without it (Apple's documentation).
    func swipeActions(at index: RowIndex, leading: Bool) -> UISwipeActionsConfiguration? {
        let path = IndexPath(index)
        guard mayEdit(path) else { return nil }
        if leading {
            return delegate.optional.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) ?? nil
        }
        let trailing = delegate.optional.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        if let given = trailing ?? nil { return given }
        let old = delegate.optional.tableView(self, editActionsForRowAt: path)
        if let actions = old ?? nil { return configuration(of: actions, path) }
        guard askEditingStyle(path) == .delete, commitsEdits else { return nil }
        return UISwipeActionsConfiguration(actions: [deleteAction(path)])
    }

    /// Whether the data source deletes and inserts when asked. Calling to find out would change its model, so what its
    /// class says of itself counts; a class that was not lowered counts as able until a commit has shown that it is not.
    var commitsEdits: Bool {
        guard let dataSource else { return false }
        let known = OptionalRequirement.presence(
            of: "tableView(_:commit:forRowAt:)", in: dataSource, by: "UITableViewDataSource")
        if let known { return known }
        return !TableEditing.withoutCommit.contains(ObjectIdentifier(type(of: dataSource)))
    }

    /// Updates may have moved the row since its buttons came.
    private var swipedPath: IndexPath? { editing.swiped.map { IndexPath($0.index) } }

    private func deleteAction(_ path: IndexPath) -> UIContextualAction {
        let title =
            delegate.optional.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? nil
        return UIContextualAction(style: .destructive, title: title ?? SystemWord.delete.text) {
            [weak self] _, _, done in
            guard let self else { return done(false) }
            self.commit(.delete, self.swipedPath ?? path)
            done(true)
        }
    }

    /// UIKit: the first stands at the edge; none is performed by a full swipe.
    private func configuration(of actions: [UITableViewRowAction], _ path: IndexPath)
        -> UISwipeActionsConfiguration
    {
        let configuration = UISwipeActionsConfiguration(
            actions: actions.map { old in
                let action = UIContextualAction(
                    style: old.style == .default ? .destructive : .normal, title: old.title
                ) { [weak self] _, _, done in
                    old.handler(old, self?.swipedPath ?? path)
                    done(true)
                }
                if let color = old.backgroundColor { action.backgroundColor = color }
                return action
            })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}
