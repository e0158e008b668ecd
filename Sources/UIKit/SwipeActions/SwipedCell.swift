import ListEngine

/// A cell of a table or a list that stands beside its place, with buttons behind it.
@MainActor
final class SwipedCell {
    /// Seconds.
    private static let settling = 0.4

    /// Where the cell belongs; follows updates.
    var index: RowIndex
    let cell: UIView
    let buttons: SwipeButtonsView
    var swipe: RowSwipe
    private var isOver = false
    /// The cell's frame without the swipe; nil: it is not shown.
    private let frame: (RowIndex) -> CGRect?
    /// Asks the list to close the swipe.
    private let close: () -> Void

    /// Puts the buttons of one end behind the cell.
    init(
        _ index: RowIndex, _ cell: UIView, _ configuration: UISwipeActionsConfiguration, isLeft: Bool,
        frame: @escaping (RowIndex) -> CGRect?, close: @escaping () -> Void
    ) {
        self.index = index
        self.cell = cell
        self.frame = frame
        self.close = close
        let actions = configuration.actions
        buttons = SwipeButtonsView(left: isLeft ? actions : [], right: isLeft ? [] : actions)
        let allowsFull = configuration.performsFirstActionWithFullSwipe
        let place = frame(index) ?? cell.frame
        swipe = RowSwipe(
            rowWidth: place.width, left: buttons.side(.left, allowsFull: allowsFull),
            right: buttons.side(.right, allowsFull: allowsFull))
        for button in buttons.left + buttons.right {
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    if let button { self?.perform(button) }
                }, for: .touchUpInside)
        }
        UIView.performWithoutAnimation {
            cell.superview?.insertSubview(buttons, belowSubview: cell)
            buttons.frame = place
            buttons.place(swipe)
        }
    }

    // MARK: The finger

    func follow(_ pan: UIPanGestureRecognizer, in view: UIView) {
        switch pan.state {
        case .began:
            swipe.begin()
            push(pan.translation(in: view).x)
        case .changed: push(pan.translation(in: view).x)
        case .ended: settle(swipe.release(velocity: pan.velocity(in: view).x))
        case .cancelled: settle(.closed)
        default: break
        }
    }

    private func push(_ translation: CGFloat) {
        let wasFull = swipe.isFull
        swipe.drag(translation)
        guard wasFull != swipe.isFull else { return layOut() }
        UIView.animateTouchably(withDuration: 0.2) { self.layOut() }
    }

    private func settle(_ outcome: RowSwipe.Outcome) {
        switch outcome {
        case .closed: close()
        case .open: open(outcome)
        case .full(let end):
            open(outcome)
            if let button = (end == .left ? buttons.left : buttons.right).first { perform(button) }
        }
    }

    /// Goes to where the outcome leaves the cell.
    func open(_ outcome: RowSwipe.Outcome) {
        swipe.settle(outcome)
        animate { self.layOut() }
    }

    private func perform(_ button: SwipeButton) {
        button.action.handler(button.action, button) { [weak self] _ in
            if let self, !self.isOver { self.close() }
        }
    }

    // MARK: Place

    /// Puts the cell and its buttons where they stand now.
    func layOut() {
        guard let frame = frame(index) else { return }
        if buttons.frame != frame { buttons.frame = frame }
        cell.frame = frame.offsetBy(dx: swipe.offset, dy: 0)
        buttons.place(swipe)
    }

    /// The cell goes back; the buttons go when it is there.
    func end(animated: Bool) {
        isOver = true
        swipe.settle(.closed)
        buttons.isUserInteractionEnabled = false
        let put = { [self] in
            cell.frame = buttons.frame
            buttons.place(swipe)
        }
        if animated, cell.window != nil {
            animate(put) { [buttons] in buttons.removeFromSuperview() }
        } else {
            UIView.performWithoutAnimation(put)
            buttons.removeFromSuperview()
        }
    }

    /// The cell goes, and the buttons with it.
    /// - Parameter duration: seconds; nil: at once.
    func drop(duration: Double?, shrinks: Bool) {
        isOver = true
        guard let duration else { return buttons.removeFromSuperview() }
        UIView.animateTouchably(
            withDuration: duration,
            animations: { [buttons] in
                buttons.alpha = 0
                if shrinks { buttons.frame.size.height = 0 }
            }, completion: { [buttons] _ in buttons.removeFromSuperview() })
    }

    private func animate(_ animations: @escaping () -> Void, completion: (() -> Void)? = nil) {
        UIView.animate(
            withDuration: Self.settling, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction, animations: animations, completion: { _ in completion?() })
    }
}
