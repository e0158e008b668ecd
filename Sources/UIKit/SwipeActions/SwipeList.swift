import ListEngine

/// A list whose cells a finger pushes aside, with buttons behind them.
@MainActor
protocol SwipeList: CellList {
    /// The cell that stands beside its place.
    var swiped: SwipedCell? { get set }
    var isReordering: Bool { get }
    func swipeActions(at place: RowIndex, leading: Bool) -> UISwipeActionsConfiguration?
    /// Where a cell is without a swipe; nil: it is not shown.
    func plainFrame(of cell: UIView, at place: RowIndex) -> CGRect?
    /// Tells cell and delegate that buttons come, or have gone.
    func tellSwipe(_ swiped: SwipedCell, isOpen: Bool)
    /// The touch that pushes a cell selects nothing.
    func cancelTouch()
}

extension SwipeList {
    func addSwipeRecognizer() {
        let pan = SwipePanGestureRecognizer(target: nil, action: nil)
        pan.mayBegin = { [weak self] place, direction in
            self?.mayBeginSwipe(at: place, direction: direction) ?? false
        }
        pan.handlers.append { [weak self] _ in
            guard let self, let swiped else { return }
            if pan.state == .began { cancelTouch() }
            swiped.follow(pan, in: self)
        }
        addGestureRecognizer(pan)
    }

    private func mayBeginSwipe(at location: CGPoint, direction: CGFloat) -> Bool {
        guard !isEditing, !isReordering, let place = place(at: location), let cell = cell(at: place)
        else { return false }
        if let open = swiped, open.cell === cell, open.index == place { return true }
        closeSwipe(animated: true)
        return openSwipe(cell, place, leading: (direction > 0) != isRightToLeft)
    }

    /// Makes the buttons of one end of a cell; false when there are none.
    private func openSwipe(_ cell: UIView, _ place: RowIndex, leading: Bool) -> Bool {
        guard let configuration = swipeActions(at: place, leading: leading), !configuration.actions.isEmpty
        else { return false }
        let new = SwipedCell(
            place, cell, configuration, isLeft: leading != isRightToLeft,
            frame: { [weak self, weak cell] place in
                cell.flatMap { self?.plainFrame(of: $0, at: place) }
            }, close: { [weak self] in self?.closeSwipe(animated: true) })
        swiped = new
        swipeDidChange(new, isOpen: true)
        return true
    }

    private func swipeDidChange(_ swiped: SwipedCell, isOpen: Bool) {
        (swiped.cell as? Cell)?.setNeedsUpdateConfiguration()
        tellSwipe(swiped, isOpen: isOpen)
    }

    /// Shows a cell's trailing buttons, as a tap on its editing control does.
    func revealTrailingActions(of cell: UIView, at place: RowIndex) {
        closeSwipe(animated: true)
        guard openSwipe(cell, place, leading: false) else { return }
        swiped?.open(.open(isRightToLeft ? .left : .right))
    }

    /// UIKit: while a cell stands beside its place a touch elsewhere only puts it back; no control and no recogniser in another cell has it.
    /// - Parameter hit: what it would reach.
    func touched(_ hit: UIView?) -> UIView? {
        guard let swiped, let hit, hit !== self, !hit.isDescendant(of: swiped.cell),
            !hit.isDescendant(of: swiped.buttons)
        else { return hit }
        return sequence(first: hit, next: \.superview).first {
            $0 is UITableViewCell || $0 is UICollectionViewCell || $0 === self
        }
    }

    /// Puts the swiped cell and its buttons where they stand now.
    func placeSwipe() { swiped?.layOut() }

    func closeSwipe(animated: Bool) {
        guard let old = swiped else { return }
        swiped = nil
        old.end(animated: animated)
        swipeDidChange(old, isOpen: false)
    }

    /// The swiped cell keeps its buttons through an update while it stays.
    func followSwipe(_ map: BatchMap, animated: Bool, shrinks: Bool) {
        guard let swiped else { return }
        if let key = map.stayingKey(after: .row(swiped.index)) {
            swiped.index = key.row
        } else {
            dropSwipe(duration: animated ? ListMotion.duration : nil, shrinks: shrinks)
        }
    }

    /// The swiped cell goes with an update, or leaves the screen.
    /// - Parameter duration: seconds; nil: at once.
    func dropSwipe(duration: Double?, shrinks: Bool) {
        guard let old = swiped else { return }
        swiped = nil
        old.drop(duration: duration, shrinks: shrinks)
        swipeDidChange(old, isOpen: false)
    }
}
