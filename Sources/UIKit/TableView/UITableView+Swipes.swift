import ListEngine

/// Rows that a finger pushes aside, and the buttons behind them.
///
/// DIFFERS: whether a data source commits edits is known of source that the tool builds; elsewhere a swipe shows
/// "Delete" until a commit turns out to be missing.
extension UITableView {
    func setUpSwipes() {
        let pan = SwipePanGestureRecognizer(target: nil, action: nil)
        pan.mayBegin = { [weak self] place, direction in
            self?.mayBeginSwipe(at: place, direction: direction) ?? false
        }
        pan.handlers.append { [weak self] _ in self?.swipeDidChange(pan) }
        addGestureRecognizer(pan)
    }

    // MARK: The finger

    private func mayBeginSwipe(at place: CGPoint, direction: CGFloat) -> Bool {
        guard isLoaded, !isEditing, editing.reordered == nil, let path = path(at: place),
            let cell = realisedCell(at: path)
        else { return false }
        let index = RowIndex(path)
        if let open = editing.swiped, open.cell === cell, open.index == index { return true }
        closeSwipe(animated: true)
        let isLeading = (direction > 0) != isRightToLeft
        return openSwipe(cell, index, leading: isLeading)
    }

    private func swipeDidChange(_ pan: UIPanGestureRecognizer) {
        guard let swiped = editing.swiped else { return }
        if pan.state == .began { rowTouchCancelled() }
        swiped.follow(pan, in: self)
    }

    // MARK: Opening and closing

    /// Makes the buttons of one end of a row; false when there are none.
    private func openSwipe(_ cell: UITableViewCell, _ index: RowIndex, leading: Bool) -> Bool {
        guard let configuration = swipeConfiguration(index, leading: leading), !configuration.actions.isEmpty
        else { return false }
        let swiped = SwipedRow(
            index, cell, configuration, isLeft: leading != isRightToLeft,
            frame: { [weak self] index in
                self.flatMap { $0.extents.contains(index) ? $0.rowFrame(index) : nil }
            }, close: { [weak self] in self?.closeSwipe(animated: true) })
        editing.swiped = swiped
        cell.setNeedsUpdateConfiguration()
        cell.beginSwipe()
        OptionalRequirement.call(delegate, "tableView(_:willBeginEditingRowAt:)") {
            $0.tableView(self, willBeginEditingRowAt: IndexPath(index))
        }
        return true
    }

    /// Shows a row's trailing buttons, as a tap on its editing control does.
    func revealTrailingActions(of cell: UITableViewCell, _ index: RowIndex) {
        closeSwipe(animated: true)
        guard openSwipe(cell, index, leading: false), let swiped = editing.swiped else { return }
        swiped.open(.open(isRightToLeft ? .left : .right))
    }

    /// Puts the swiped row and its buttons where they stand now.
    func placeSwipe() { editing.swiped?.layOut() }

    func closeSwipe(animated: Bool) {
        guard let swiped = editing.swiped else { return }
        editing.swiped = nil
        swiped.end(animated: animated)
        endSwipe(swiped)
    }

    /// The swiped row goes with an update, or its cell leaves the screen.
    func dropSwipe(animated: Bool) {
        guard let swiped = editing.swiped else { return }
        editing.swiped = nil
        swiped.drop(duration: animated ? RowMotion.duration : nil, shrinks: true)
        endSwipe(swiped)
    }

    private func endSwipe(_ swiped: SwipedRow) {
        let cell = swiped.cell as? UITableViewCell
        cell?.endSwipe()
        cell?.setNeedsUpdateConfiguration()
        OptionalRequirement.call(delegate, "tableView(_:didEndEditingRowAt:)") {
            $0.tableView(self, didEndEditingRowAt: IndexPath(swiped.index))
        }
    }

    // MARK: Which buttons

    /// UIKit: nil from the delegate means the buttons there would be without it (Apple's documentation).
    private func swipeConfiguration(_ index: RowIndex, leading: Bool) -> UISwipeActionsConfiguration? {
        let path = IndexPath(index)
        guard mayEdit(path) else { return nil }
        if leading {
            return OptionalRequirement.call(
                delegate, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)"
            ) { $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) } ?? nil
        }
        let trailing = OptionalRequirement.call(
            delegate, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
        ) { $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
        if let given = trailing ?? nil { return given }
        let old = OptionalRequirement.call(delegate, "tableView(_:editActionsForRowAt:)") {
            $0.tableView(self, editActionsForRowAt: path)
        }
        if let actions = old ?? nil { return configuration(of: actions, path) }
        guard askEditingStyle(path) == .delete, commitsEdits else { return nil }
        return UISwipeActionsConfiguration(actions: [deleteAction(path)])
    }

    private func deleteAction(_ path: IndexPath) -> UIContextualAction {
        let title =
            OptionalRequirement.call(delegate, "tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
                $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
            } ?? nil
        return UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, done in
            guard let self else { return done(false) }
            let place = self.editing.swiped.map { IndexPath($0.index) } ?? path
            self.commit(.delete, place)
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
                    let place = self?.editing.swiped.map { IndexPath($0.index) } ?? path
                    old.handler(old, place)
                    done(true)
                }
                if let color = old.backgroundColor { action.backgroundColor = color }
                return action
            })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}

extension UITableViewCell {
    fileprivate func beginSwipe() {
        parts.showsDeleteConfirmation = true
        let state: StateMask =
            parts.isEditing ? [.showingEditControl, .showingDeleteConfirmation] : .showingDeleteConfirmation
        willTransition(to: state)
        didTransition(to: state)
    }

    fileprivate func endSwipe() {
        parts.showsDeleteConfirmation = false
        let state: StateMask = parts.isEditing ? .showingEditControl : []
        willTransition(to: state)
        didTransition(to: state)
    }
}
