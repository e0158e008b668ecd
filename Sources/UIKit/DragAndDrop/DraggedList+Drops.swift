/// What a drag over a list comes to, in one order for both lists.
extension DraggedList {
    /// Whether the drop delegate takes a session.
    func handles(_ session: LocalDragSession) -> Bool {
        hasDropDelegate && !session.items.isEmpty && session.isAccepted(by: self) { canHandle(session) }
    }

    /// Whether a drag is of a row or item of this list that the data source can move.
    func reorders(_ session: LocalDragSession) -> Bool { session.origin === self && session.isMovable }

    /// Remembers what a drag over the list means; cells whose part in it has changed take it over.
    func setDrop(_ drop: ListDrop<Proposal>?) {
        let (mark, target) = (dragging.mark, dragging.drop?.target)
        dragging.drop = drop
        if mark != dragging.mark {
            for cell in cellsInPlace { cell.setNeedsUpdateConfiguration() }
        }
        if target != drop?.target { dropTargetDidChange(from: target, to: drop?.target) }
    }

    func dropDidEnter(_ session: LocalDragSession) {
        let asks = handles(session)
        setDrop(ListDrop(session: session, asksDelegate: asks))
        if asks { tellDropDidEnter(session) }
    }

    func dropDidExit(_ session: LocalDragSession) {
        guard let drop = dragging.drop else { return }
        setDrop(nil)
        if drop.asksDelegate { tellDropDidExit(session) }
        closeDropGap()
    }

    /// 1. What was lifted here is seen where the finger let it go. 2. The data source moves it, or the delegate performs the
    /// drop. 3. What nothing has moved goes back.
    func acceptDrop(_ session: LocalDragSession) -> Bool {
        guard let drop = dragging.drop, drop.isAccepted else { return false }
        setDrop(nil)
        var lifted: Cell?
        // An update may have put it back already.
        let isOwn = session.origin === self && isReordering
        if isOwn {
            UIView.performWithoutAnimation { lifted = showLifted(at: session.preview) }
            session.preview?.removeFromSuperview()
        }
        if session.origin === self { endLift() }
        if isOwn {
            if dropByDataSource(drop) { return true }
            abandonReordering()
        }
        if drop.asksDelegate, hasDropDelegate {
            perform(drop)
        } else if !isOwn {
            session.preview?.fade()
        }
        settleAfterDrop(of: lifted)
        return true
    }

    func dropDidEnd(_ session: LocalDragSession) {
        setDrop(nil)
        if handles(session) { tellDropDidEnd(session) }
    }
}
