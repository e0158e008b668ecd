/// The touches that are down in a window, the gestures that follow them, and what views have been told.
@MainActor
final class TouchDelivery {
    /// Seconds for which a scroll view holds a touch back from its content. Not recorded; the usual value.
    static let contentDelay = 0.15
    /// Seconds within which a touch counts as the next tap.
    static let tapInterval = 0.35

    var touches: [UITouch] = []
    /// Recognisers that follow a touch or wait for one, deepest view first.
    var recognizers: [UIGestureRecognizer] = []
    var lastLocation = CGPoint.zero
    /// Whether a recogniser has failed since waiting ones were last asked.
    var hasNewFailures = false

    /// In the order in which they hear of touches: of taps those that need more go first, so that the second of two is not taken for another
    /// single one.
    var inTurn: [UIGestureRecognizer] {
        func taps(_ recognizer: UIGestureRecognizer) -> Int {
            (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 1
        }
        guard recognizers.contains(where: { taps($0) > 1 }) else { return recognizers }
        return recognizers.enumerated().sorted { a, b in
            (-taps(a.element), a.offset) < (-taps(b.element), b.offset)
        }.map(\.element)
    }

    /// Asks recognisers that wait for others again, until nothing changes.
    func resolveWaiting() {
        while hasNewFailures {
            hasNewFailures = false
            for recognizer in recognizers {
                if let pending = recognizer.pendingState { recognizer.attempt(pending) }
            }
        }
    }

    /// Recognisers without touches become possible again, unless they wait.
    func retire() {
        resolveWaiting()
        let done = recognizers.filter {
            $0.activeTouches.isEmpty && $0.pendingState == nil
                && !($0.isWaitingForTouches && $0.stateStore == .possible)
        }
        guard !done.isEmpty else { return }
        recognizers.removeAll { candidate in done.contains { $0 === candidate } }
        for recognizer in done where recognizer.stateStore == .possible { recognizer.fail() }
        resolveWaiting()
        for recognizer in done { recognizer.becomePossible() }
    }
}

extension UIWindow {
    /// 1. New touches find the recognisers of their view and of those above it.
    /// 2. Recognisers get the event.
    /// 3. Views get it, unless a gesture or a scroll view has taken the touch or holds it back.
    /// 4. Recognisers that waited are asked; finished ones become possible again.
    func deliver(_ event: UIEvent) {
        let delivery = touchDelivery
        let new = (event.allTouches ?? []).filter { $0.phase == .began && $0.window === self }
        delivery.touches += new.filter { touch in !delivery.touches.contains { $0 === touch } }
        let touches = delivery.touches.filter { touch in
            event.allTouches?.contains(touch) == true && touch.phase != .stationary
        }
        for touch in touches {
            delivery.lastLocation = touch.windowLocation
            if touch.phase == .began { adopt(touch, event) }
            if touch.phase == .ended, touch.isStatusBarTap { scrollToTop() }
        }
        for recognizer in delivery.inTurn { recognizer.receive(touches, event) }
        for touch in touches { touch.deliverToView(event) }
        for touch in touches where touch.phase == .ended || touch.phase == .cancelled {
            for recognizer in delivery.recognizers { recognizer.activeTouches.removeAll { $0 === touch } }
            delivery.touches.removeAll { $0 === touch }
        }
        delivery.retire()
    }

    private func adopt(_ touch: UITouch, _ event: UIEvent) {
        let hit = touch.view
        var view = hit
        var content: UIView? = nil
        while let current = view {
            if let scroll = current as? UIScrollView, current !== hit, scroll.holdsBackTouches {
                touch.isHeldBack = true
            }
            if let scroll = current as? UIScrollView, let hit, content == nil, current !== hit,
                !scroll.touchesShouldBegin([touch], with: event, in: hit)
            {
                touch.isClaimed = true
            }
            if current is UIScrollView { content = current }
            for recognizer in current.attachments.gestureRecognizers ?? [] where recognizer.wants(touch) {
                recognizer.activeTouches.append(touch)
                recognizer.touchedView = hit
                if !touchDelivery.recognizers.contains(where: { $0 === recognizer }) {
                    touchDelivery.recognizers.append(recognizer)
                }
            }
            view = current.superview
        }
        guard touch.isHeldBack else { return }
        FrameClock.current.schedule(after: TouchDelivery.contentDelay) { [weak touch] in
            touch?.beginInView(event)
        }
    }
}

extension UIScrollView {
    fileprivate var holdsBackTouches: Bool {
        delaysContentTouches && isScrollEnabled && (canScrollHorizontally || canScrollVertically)
    }
}

extension UIGestureRecognizer {
    fileprivate func wants(_ touch: UITouch) -> Bool {
        guard isEnabled, stateStore == .possible || stateStore == .began || stateStore == .changed,
            pendingState == nil, allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
        else { return false }
        return delegate.optional.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    fileprivate func receive(_ touches: [UITouch], _ event: UIEvent) {
        let mine = touches.filter { touch in activeTouches.contains { $0 === touch } }
        guard !mine.isEmpty, isEnabled else { return }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            guard stateStore != .failed, stateStore != .ended, stateStore != .cancelled, pendingState == nil
            else { return }
            let some = Set(mine.filter { $0.phase == phase })
            guard !some.isEmpty else { continue }
            switch phase {
            case .began: touchesBegan(some, with: event)
            case .moved: touchesMoved(some, with: event)
            case .ended: touchesEnded(some, with: event)
            default: touchesCancelled(some, with: event)
            }
        }
    }
}
