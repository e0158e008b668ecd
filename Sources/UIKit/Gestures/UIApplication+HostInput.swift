/// What a host calls: fingers and wheels in points of the screen, at the session's time.
extension UIApplication {
    /// A step of a finger.
    /// - Parameters:
    ///   - phase: `.began`, `.moved`, `.stationary`, `.ended` or `.cancelled`.
    ///   - location: points of the screen.
    ///   - finger: tells fingers that are down together apart.
    public func hostTouch(_ phase: UITouch.Phase, at location: CGPoint, finger: Int = 0) {
        let time = FrameClock.shared.time
        if phase == .began, isIgnoringInteractionEvents { return }
        guard let window = windowOfTouch(phase, location, finger) else { return }
        let delivery = window.touchDelivery
        let point = window.convert(location, from: nil)
        let touch: UITouch
        if let known = delivery.touches.first(where: { $0.finger == finger }) {
            touch = known
            touch.previousWindowLocation = touch.windowLocation
            touch.windowLocation = point
        } else {
            guard phase == .began else { return }
            touch = UITouch(at: point, window: window, timestamp: time, finger: finger)
            touch.tapCount = delivery.tapCount(at: point, time: time)
            delivery.touches.append(touch)
        }
        touch.timestamp = time
        touch.phase = phase == .moved && touch.previousWindowLocation == point ? .stationary : phase
        for other in delivery.touches where other !== touch { other.phase = .stationary }
        sendEvent(UIEvent(type: .touches, touches: Set(delivery.touches), timestamp: time))
    }

    /// A wheel or trackpad movement: the deepest list under the pointer that can still move that way scrolls.
    /// - Parameter delta: points by which the content offset grows.
    public func hostWheel(_ delta: CGPoint, at location: CGPoint) {
        guard !isIgnoringInteractionEvents else { return }
        for window in windowsFrontToBack {
            var view = window.hitTest(window.convert(location, from: nil), with: nil)
            guard view != nil else { continue }
            while let current = view {
                if let list = current as? UIScrollView, list.scrollByWheel(delta) { return }
                view = current.superview
            }
            return
        }
    }

    private var windowsFrontToBack: [UIWindow] {
        windowList.enumerated()
            .filter { !$0.element.isHidden }
            .sorted {
                ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
            }
            .map(\.element)
    }

    private func windowOfTouch(_ phase: UITouch.Phase, _ location: CGPoint, _ finger: Int) -> UIWindow? {
        if phase != .began {
            return windowList.first { $0.touchDelivery.touches.contains { $0.finger == finger } }
        }
        return windowsFrontToBack.first { $0.hitTest($0.convert(location, from: nil), with: nil) != nil }
    }

    /// Gives an event to the windows of its touches.
    func route(_ event: UIEvent) {
        let touched = windowsFrontToBack.filter { !(event.touches(for: $0) ?? []).isEmpty }
        if touched.isEmpty { keyWindow?.sendEvent(event) }
        for window in touched { window.sendEvent(event) }
    }
}
