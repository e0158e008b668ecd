/// Cells of lists that a finger pushes aside, and the buttons behind them.
extension UICollectionView {
    /// Once, when the layout has a list with actions.
    func setUpSwipesIfNeeded() {
        guard !pass.hasSwipes, (layoutStore as? UICollectionViewCompositionalLayout)?.hasSwipeActions == true
        else { return }
        pass.hasSwipes = true
        let pan = SwipePanGestureRecognizer(target: nil, action: nil)
        pan.mayBegin = { [weak self] place, direction in
            self?.mayBeginSwipe(at: place, direction: direction) ?? false
        }
        pan.handlers.append { [weak self] _ in self?.swipeDidChange(pan) }
        addGestureRecognizer(pan)
    }

    // MARK: The finger

    private func mayBeginSwipe(at place: CGPoint, direction: CGFloat) -> Bool {
        guard !isEditing, pass.movement == nil, let path = item(at: place), let cell = shownCell(at: path)
        else { return false }
        if let open = pass.swiped, open.cell === cell, open.index == path { return true }
        closeSwipe(animated: true)
        return openSwipe(cell, path, leading: (direction > 0) != isRightToLeft)
    }

    private func swipeDidChange(_ pan: UIPanGestureRecognizer) {
        guard let swiped = pass.swiped else { return }
        if pan.state == .began { cancelHighlight() }
        swiped.follow(pan, in: self)
    }

    // MARK: Opening and closing

    /// Makes the buttons of one end of a cell; false when there are none.
    private func openSwipe(_ cell: UICollectionViewCell, _ path: IndexPath, leading: Bool) -> Bool {
        guard
            let configuration = (layoutStore as? UICollectionViewCompositionalLayout)?
                .swipeActions(at: path, leading: leading), !configuration.actions.isEmpty
        else { return false }
        let swiped = SwipedItem(
            path, cell, configuration, isLeft: leading != isRightToLeft,
            frame: { [weak self, weak cell] path in
                guard let self, let element = self.elements[.item(path)], element.view === cell else {
                    return nil
                }
                return self.frameInParent(element.attributes)
            }, close: { [weak self] in self?.closeSwipe(animated: true) })
        pass.swiped = swiped
        cell.setNeedsUpdateConfiguration()
        return true
    }

    /// Shows an item's trailing buttons, as a tap on its editing control does.
    func revealTrailingActions(of cell: UICollectionViewCell) {
        closeSwipe(animated: true)
        guard let path = cell.elementKey?.indexPath, openSwipe(cell, path, leading: false) else { return }
        pass.swiped?.open(.open(isRightToLeft ? .left : .right))
    }

    /// Puts the swiped cell and its buttons where they stand now.
    func placeSwipe() { pass.swiped?.layOut() }

    func closeSwipe(animated: Bool) {
        guard let swiped = pass.swiped else { return }
        pass.swiped = nil
        (swiped.cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        swiped.end(animated: animated)
    }

    /// The swiped cell goes with an update.
    func dropSwipe() {
        guard let swiped = pass.swiped else { return }
        pass.swiped = nil
        (swiped.cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        swiped.drop(duration: animatesChanges ? CollectionMotion.duration : nil, shrinks: false)
    }
}

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
