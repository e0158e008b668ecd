import ScrollPhysics

/// What fingers, wheels and time do to the content.
extension UIScrollView {
    // MARK: Finger

    /// Where every scroll by a finger begins.
    func panDidChange(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginDragging(travel: pan.travel)
            drag(translation: pan.translation(in: self))
        case .changed:
            drag(translation: pan.translation(in: self))
            if takesKeyboardAlong { InputHost.drag(to: pan.location(in: nil).y) }
        case .ended:
            if takesKeyboardAlong { InputHost.drop(velocity: pan.velocity(in: nil).y) }
            endDragging(velocity: pan.velocity(in: self))
        case .cancelled:
            if takesKeyboardAlong { InputHost.drop(velocity: 0) }
            cancelDragging()
        default: break
        }
    }

    /// A finger came down: content that moves by itself stops under it.
    /// - Returns: whether it moved.
    @discardableResult
    func touchDown() -> Bool {
        finger.isDown = true
        guard position.activity.isDecelerating || position.activity.isAnimating else { return false }
        endMotion(notifying: true)
        finger.hasStoppedContent = true
        return true
    }

    /// The finger left without having dragged: content that it stopped on the way goes where it can rest.
    func touchUp() {
        finger.isDown = false
        guard finger.hasStoppedContent else { return }
        finger.hasStoppedContent = false
        guard position.activity == .idle else { return }
        startMotion(position.settle(at: FrameClock.current.time))
    }

    /// The touch has become a drag.
    /// - Parameter travel: the finger's way so far, in this view's points.
    func beginDragging(travel: CGPoint) {
        finger.isDown = true
        finger.hasStoppedContent = false
        if position.activity.isDecelerating || position.activity.isAnimating { endMotion(notifying: true) }
        dismissKeyboard()
        // What the delegate hands over waits for its mode.
        finger.isBeginning = true
        TrackingRunLoopMode.begins(self)
        scrollDelegate?.scrollViewWillBeginDragging(self)
        position.beginDrag(travel: travel)
        finger.isBeginning = false
        finger.handOver = ScrollHandOver(self)
        showIndicators()
    }

    /// - Parameter translation: of the finger since the drag began, in this view's points.
    func drag(translation: CGPoint) {
        let taken = finger.handOver?.pass(position.overflow(of: translation), from: self) ?? .zero
        position.drag(translation: CGPoint(x: translation.x + taken.x, y: translation.y + taken.y))
        showOffset()
    }

    /// - Parameter velocity: of the finger, points per second.
    func endDragging(velocity: CGPoint) {
        finger.isDown = false
        let own = finger.handOver?.end(velocity: velocity) ?? velocity
        guard position.activity.isDragging else { return }
        let (offset, metrics) = (position.offset, position.metrics)
        finger.wasLiftedBeyondEdge = metrics.clamped(offset) != offset
        openGapForLift()
        let velocity = position.liftVelocity(finger: own)
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        let edges = position.metrics
        let proposed = proposedTarget(velocity)
        var target = proposed
        scrollDelegate?.scrollViewWillEndDragging(
            self, withVelocity: perMillisecond, targetContentOffset: &target)
        // Headers that are pulled open their gap here: the content returns as far as the new inset lets it.
        if target == proposed, position.metrics != edges { target = proposedTarget(velocity) }
        guard position.activity.isDragging else {
            // The delegate itself has moved the content; a drag is over all the same.
            scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
            return
        }
        let moves = position.endDrag(velocity: velocity, target: target, at: FrameClock.current.time)
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        startMotion(moves)
        if !moves { hideIndicators() }
    }

    /// Where the content comes to rest, unless the delegate has another wish. `velocity` in points per second.
    private func proposedTarget(_ velocity: CGPoint) -> CGPoint {
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        return restingOnBar(
            adjustedTarget(position.proposedTarget(velocity: velocity), velocity: perMillisecond))
    }

    /// The drag was taken away: the content stays, or returns from beyond an edge.
    func cancelDragging() { endDragging(velocity: .zero) }

    private func startMotion(_ moves: Bool) {
        guard moves, position.activity.isDecelerating else { return }
        showIndicators()
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        if position.activity.isDecelerating { runWithFrames() }
    }

    // MARK: Wheel

    /// Scrolls by a wheel's movement, at once and between the edges.
    /// - Returns: false when the content cannot move that way.
    @discardableResult
    func scroll(byWheel delta: CGVector) -> Bool {
        guard let target = wheelTarget(delta) else { return false }
        if position.activity.isDecelerating || position.activity.isAnimating { endMotion(notifying: true) }
        scrollDelegate?.scrollViewWillBeginDragging(self)
        showIndicators()
        position.move(to: target)
        showOffset()
        var end = position.offset
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &end)
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        hideIndicators()
        return true
    }

    /// Where a wheel's movement leads; nil when the content cannot move that way.
    func wheelTarget(_ delta: CGVector) -> CGPoint? {
        guard isScrollEnabled else { return nil }
        let metrics = position.metrics
        var target = position.offset
        if metrics.horizontal.canScroll { target.x = metrics.horizontal.clamped(target.x + delta.dx) }
        if metrics.vertical.canScroll { target.y = metrics.vertical.clamped(target.y + delta.dy) }
        target = metrics.rounded(target)
        return target == position.offset ? nil : target
    }

    // MARK: Time

    /// Takes part in every frame until the motion ends.
    func runWithFrames() {
        guard motion.frames == nil else { return }
        motion.frames = FrameClock.current.everyFrame { [weak self] time in self?.step(to: time) }
    }

    func stopFrames() {
        guard let token = motion.frames else { return }
        FrameClock.current.cancel(token)
        motion.frames = nil
    }

    private func step(to time: Double) {
        let wasDecelerating = position.activity.isDecelerating
        let hasEnded = position.advance(to: time)
        showOffset()
        guard hasEnded, position.activity == .idle else {
            if position.activity == .idle { stopFrames() }
            return
        }
        stopFrames()
        hideIndicators()
        if !wasDecelerating { arriveAtGoal() }
        if wasDecelerating {
            scrollDelegate?.scrollViewDidEndDecelerating(self)
        } else if motion.leadsToTop {
            motion.leadsToTop = false
            scrollDelegate?.scrollViewDidScrollToTop(self)
        } else if !motion.isSilent {
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Stops content that moves by itself where it is.
    func endMotion(notifying: Bool) {
        let wasDecelerating = position.activity.isDecelerating
        motion.commands += 1
        position.stop()
        stopFrames()
        guard notifying else { return }
        hideIndicators()
        if wasDecelerating { scrollDelegate?.scrollViewDidEndDecelerating(self) }
    }

    /// Content that leaves the screen comes to rest there; a list that is reused begins at rest.
    func windowDidChange() {
        metricsMayHaveChanged()
        guard window == nil else {
            if motion.followsSafeArea || hasGoalOfBefore {
                FramePipeline.current.afterNextLayout { [weak self] in
                    self?.motion.followsSafeArea = false
                    self?.reachGoalOfBefore()
                }
            }
            return
        }
        motion.wasInWindow = true
        finger.isDown = false
        if position.activity != .idle {
            endMotion(notifying: false)
            position.move(to: position.metrics.clamped(position.offset))
            if layer.bounds.origin != position.offset { layer.bounds.origin = position.offset }
        }
        removeIndicators()
    }
}

extension UIScrollView: MovedByFinger {
    package var isMovedByFinger: Bool {
        window != nil
            && (finger.isBeginning || position.activity.isDragging || position.activity.isDecelerating)
    }
}
