/// Which gestures win.
extension UIGestureRecognizer {
    var windowCentroid: CGPoint {
        guard !activeTouches.isEmpty else { return lastCentroid }
        var sum = CGPoint.zero
        for touch in activeTouches {
            sum.x += touch.windowLocation.x
            sum.y += touch.windowLocation.y
        }
        let count = CGFloat(activeTouches.count)
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }

    private var lastCentroid: CGPoint { view?.window?.touchDelivery.lastLocation ?? .zero }

    /// The recognisers that follow touches in the same window, in the order in which they are asked.
    private var rivals: [UIGestureRecognizer] {
        (view?.window?.touchDelivery.recognizers ?? []).filter { $0 !== self }
    }

    var hasRecognized: Bool { stateStore == .began || stateStore == .changed || stateStore == .ended }

    func change(to new: State) {
        switch (stateStore, new) {
        case (.possible, .began), (.possible, .ended):
            attempt(new)
        case (.possible, .failed), (.possible, .cancelled):
            fail()
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
            (.began, .cancelled),
            (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            stateStore = new == .failed ? .cancelled : new
            act()
        default:
            break
        }
    }

    /// 1. Waits while a gesture that has to fail first is still possible; fails when it was recognised.
    /// 2. Asks delegate and views whether it may begin.
    /// 3. Fails when a recognised gesture excludes it.
    /// 4. Takes the state; possible gestures that it excludes fail; views lose their touches; targets hear of it.
    func attempt(_ new: State) {
        pendingState = nil
        let rivals = self.rivals
        for rival in rivals where mustWait(for: rival) {
            if rival.hasRecognized { return fail() }
            if rival.stateStore == .possible {
                pendingState = new
                return
            }
        }
        guard mayBegin else { return fail() }
        for rival in rivals where rival.hasRecognized && sharesTouches(with: rival) && rival.excludes(self) {
            return fail()
        }
        stateStore = new
        for rival in rivals
        where rival.stateStore == .possible && sharesTouches(with: rival) && excludes(rival) {
            rival.fail()
        }
        if cancelsTouchesInView {
            for touch in activeTouches { touch.claim() }
        }
        act()
    }

    /// Becomes failed; whoever waited for it is asked again after the event.
    func fail() {
        pendingState = nil
        guard stateStore == .possible else { return }
        stateStore = .failed
        view?.window?.touchDelivery.hasNewFailures = true
    }

    /// Ends a gesture that its view or its owner takes away.
    func cancel() {
        switch stateStore {
        case .began, .changed: change(to: .cancelled)
        case .possible: if !activeTouches.isEmpty { fail() }
        default: break
        }
    }

    func becomePossible() {
        reset()
        stateStore = .possible
        pendingState = nil
        activeTouches = []
        touchedView = nil
    }

    private func act() {
        for handler in handlers { handler(self) }
        for entry in targets { entry.send(self, nil) }
    }

    private var mayBegin: Bool {
        if delegate.optional.gestureRecognizerShouldBegin(self) == false { return false }
        guard let view else { return false }
        if delegate !== view, !view.gestureRecognizerShouldBegin(self) { return false }
        // A tap that waited for another to fail has no touches any more.
        if let touched = activeTouches.first?.view ?? touchedView, touched !== view {
            return touched.gestureRecognizerShouldBegin(self)
        }
        return true
    }

    private func mustWait(for other: UIGestureRecognizer) -> Bool {
        if failureRequirements.contains(where: { $0.recognizer === other }) { return true }
        if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
        if delegate.optional.gestureRecognizer(self, shouldRequireFailureOf: other) == true { return true }
        return other.delegate.optional.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    private func excludes(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        if delegate.optional.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true {
            return false
        }
        if other.delegate.optional.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true {
            return false
        }
        return true
    }

    private func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        if activeTouches.isEmpty || other.activeTouches.isEmpty { return true }
        return activeTouches.contains { touch in other.activeTouches.contains { $0 === touch } }
    }
}
