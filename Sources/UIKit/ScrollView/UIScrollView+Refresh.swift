import ScrollPhysics

/// What a refresh control needs of its list.
extension UIScrollView {
    func refreshControlDidChange(from old: UIRefreshControl?) {
        guard old !== refreshControl else { return }
        old?.removeFromSuperview()
        setRefreshInset(0)
        guard let control = refreshControl else { return }
        insertSubview(control, at: 0)
        control.place(in: self)
        if control.isRefreshing { holdGapOpen(UIRefreshControl.height) }
    }

    /// Points by which the content is pulled beyond its top, not counting the gap that a refresh holds open.
    var pullBeyondTop: CGFloat { -(position.offset.y + knownAdjustedInset.top - refreshInset) }

    /// Makes room above the content. While a finger pulls, only its lift does.
    func holdGapOpen(_ height: CGFloat) {
        guard !position.activity.isDragging else { return }
        setRefreshInset(height)
    }

    /// Takes the room away; what is then beyond the edge moves back.
    func closeGap() {
        guard refreshInset != 0 else { return }
        let offset = position.offset
        setRefreshInset(0)
        let metrics = position.metrics
        guard !position.activity.isDragging, offset.y < metrics.vertical.minimumOffset else { return }
        let target = CGPoint(x: offset.x, y: metrics.vertical.minimumOffset)
        guard window != nil, UIView.areAnimationsEnabled else {
            return setContentOffset(target, animated: false)
        }
        if isDecelerating { endMotion(notifying: true) }
        motion.isSilent = true
        if position.animate(to: target, at: FrameClock.current.time) { runWithFrames() }
    }

    /// A finger lifts: a refresh that it started gets its gap before the content returns.
    func openGapForLift() {
        guard let control = refreshControl, control.isRefreshing else { return }
        setRefreshInset(UIRefreshControl.height)
    }

    private func setRefreshInset(_ height: CGFloat) {
        guard height != refreshInset else { return }
        isHoldingOffset = true
        refreshInset = height
        isHoldingOffset = false
    }
}
