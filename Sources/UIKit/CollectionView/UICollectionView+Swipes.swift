import ListEngine

/// A list's cell that stands beside its place, with buttons behind it.
@MainActor
final class SwipedItem {
    var indexPath: IndexPath
    let cell: UICollectionViewCell
    let buttons: SwipeButtonsView
    var swipe: RowSwipe

    init(
        _ indexPath: IndexPath, _ cell: UICollectionViewCell, _ buttons: SwipeButtonsView, _ swipe: RowSwipe
    ) {
        self.indexPath = indexPath
        self.cell = cell
        self.buttons = buttons
        self.swipe = swipe
    }
}

/// Cells of lists that a finger pushes aside, and the buttons behind them.
extension UICollectionView {
    /// Seconds.
    private static var settling: Double { 0.4 }

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

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: The finger

    private func mayBeginSwipe(at place: CGPoint, direction: CGFloat) -> Bool {
        guard !isEditing, pass.movement == nil, let path = item(at: place), let cell = shownCell(at: path)
        else { return false }
        if let open = pass.swiped, open.cell === cell, open.indexPath == path { return true }
        closeSwipe(animated: true)
        return openSwipe(cell, path, leading: (direction > 0) != isReversed)
    }

    private func swipeDidChange(_ pan: UIPanGestureRecognizer) {
        guard let swiped = pass.swiped else { return }
        switch pan.state {
        case .began:
            cancelHighlight()
            swiped.swipe.begin()
            push(swiped, pan.translation(in: self).x)
        case .changed: push(swiped, pan.translation(in: self).x)
        case .ended: settle(swiped, swiped.swipe.release(velocity: pan.velocity(in: self).x))
        case .cancelled: settle(swiped, .closed)
        default: break
        }
    }

    private func push(_ swiped: SwipedItem, _ translation: CGFloat) {
        let wasFull = swiped.swipe.isFull
        swiped.swipe.drag(translation)
        guard wasFull != swiped.swipe.isFull else { return placeSwipe() }
        UIView.animate(withDuration: 0.2) { self.placeSwipe() }
    }

    private func settle(_ swiped: SwipedItem, _ outcome: RowSwipe.Outcome) {
        switch outcome {
        case .closed: closeSwipe(animated: true)
        case .open:
            swiped.swipe.settle(outcome)
            animateSwipe { self.placeSwipe() }
        case .full(let end):
            swiped.swipe.settle(outcome)
            animateSwipe { self.placeSwipe() }
            let buttons = end == .left ? swiped.buttons.left : swiped.buttons.right
            if let button = buttons.first { perform(button, swiped) }
        }
    }

    private func animateSwipe(_ animations: @escaping () -> Void, completion: (() -> Void)? = nil) {
        UIView.animate(
            withDuration: Self.settling, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: animations, completion: { _ in completion?() })
    }

    // MARK: Opening and closing

    /// Makes the buttons of one end of a cell; false when there are none.
    private func openSwipe(_ cell: UICollectionViewCell, _ path: IndexPath, leading: Bool) -> Bool {
        guard
            let configuration = (layoutStore as? UICollectionViewCompositionalLayout)?
                .swipeActions(at: path, leading: leading), !configuration.actions.isEmpty
        else { return false }
        let isLeft = leading != isReversed
        let actions = configuration.actions
        let buttons = SwipeButtonsView(left: isLeft ? actions : [], right: isLeft ? [] : actions)
        let allowsFull = configuration.performsFirstActionWithFullSwipe
        let swipe = RowSwipe(
            rowWidth: cell.bounds.width, left: buttons.side(.left, allowsFull: allowsFull),
            right: buttons.side(.right, allowsFull: allowsFull))
        let swiped = SwipedItem(path, cell, buttons, swipe)
        for button in buttons.left + buttons.right {
            button.addAction(
                UIAction { [weak self, weak swiped, weak button] _ in
                    guard let self, let swiped, let button else { return }
                    self.perform(button, swiped)
                }, for: .touchUpInside)
        }
        UIView.performWithoutAnimation {
            insertSubview(buttons, belowSubview: cell)
            buttons.frame = cell.frame
            buttons.place(swipe)
        }
        pass.swiped = swiped
        return true
    }

    /// Puts the swiped cell and its buttons where they stand now.
    func placeSwipe() {
        guard let swiped = pass.swiped, let element = elements[.item(swiped.indexPath)],
            element.view === swiped.cell
        else { return }
        let frame = frameInParent(element.attributes)
        if swiped.buttons.frame != frame { swiped.buttons.frame = frame }
        swiped.cell.frame = frame.offsetBy(dx: swiped.swipe.offset, dy: 0)
        swiped.buttons.place(swiped.swipe)
    }

    func closeSwipe(animated: Bool) {
        guard let swiped = pass.swiped else { return }
        pass.swiped = nil
        swiped.swipe.settle(.closed)
        swiped.buttons.isUserInteractionEnabled = false
        let put = {
            swiped.cell.frame = swiped.buttons.frame
            swiped.buttons.place(swiped.swipe)
        }
        if animated, window != nil {
            animateSwipe(put) { swiped.buttons.removeFromSuperview() }
        } else {
            UIView.performWithoutAnimation(put)
            swiped.buttons.removeFromSuperview()
        }
    }

    /// The swiped cell goes with an update.
    func dropSwipe() {
        guard let swiped = pass.swiped else { return }
        pass.swiped = nil
        let buttons = swiped.buttons
        guard animatesChanges else { return buttons.removeFromSuperview() }
        UIView.animate(
            withDuration: CollectionMotion.duration, animations: { buttons.alpha = 0 },
            completion: { _ in buttons.removeFromSuperview() })
    }

    private func perform(_ button: SwipeButton, _ swiped: SwipedItem) {
        button.action.handler(button.action, button) { [weak self, weak swiped] _ in
            guard let self, let swiped, self.pass.swiped === swiped else { return }
            self.closeSwipe(animated: true)
        }
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
