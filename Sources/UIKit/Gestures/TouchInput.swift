import CoreGraphics

/// How a host's fingers, pointers and wheels reach the windows. Points are the screen's, times the session's clock.
@preconcurrency @MainActor
public final class TouchInput {
    /// The session's.
    @SessionLocal public private(set) static var current = TouchInput()

    private var fingers: [Int: UITouch] = [:]
    /// Where and when the last short touch ended, for counting taps.
    private var lastTap: (location: CGPoint, time: Double, count: Int)?

    /// Of the touch that ends, or has ended last.
    var lastTapCount: Int { lastTap?.count ?? 0 }

    /// UIKit: two taps count as one double tap within 45 points of each other.
    private static let tapRadius: CGFloat = 45

    /// One finger's change; `id` names it from `began` until `ended` or `cancelled`. A touch that begins where no
    /// window takes it is ignored until it ends.
    public func touch(_ id: Int, _ phase: UITouch.Phase, at location: CGPoint, time: Double) {
        if phase == .began {
            guard !UIApplication.shared.isIgnoringInteractionEvents, let (window, view) = target(at: location)
            else { return }
            let touch = UITouch(at: location, window: window, timestamp: time)
            touch.view = view
            touch.tapCount = tapCount(at: location, time: time)
            fingers[id] = touch
        }
        guard let touch = fingers[id], let window = touch.window else { return }
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = location
        touch.timestamp = time
        touch.phase = phase
        for (other, finger) in fingers where other != id { finger.phase = .stationary }
        if phase == .ended { lastTap = (location, time, touch.tapCount) }
        let event = UIEvent(type: .touches, touches: Set(fingers.values), timestamp: time)
        if phase == .ended || phase == .cancelled { fingers[id] = nil }
        if window.isKeyWindow { UIApplication.shared.sendEvent(event) } else { window.sendEvent(event) }
    }

    /// A wheel or trackpad over `location`; positive `delta` moves towards the end of the content. The innermost
    /// view that can scroll that way takes it; false when none does.
    @discardableResult
    public func wheel(by delta: CGVector, at location: CGPoint) -> Bool {
        guard let target = wheelTarget(of: delta, at: location) else { return false }
        return target.scroll(byWheel: delta)
    }

    /// What a wheel over `location` scrolls: the first from there that can move that way.
    func wheelTarget(of delta: CGVector, at location: CGPoint) -> UIScrollView? {
        var responder: UIResponder? = target(at: location)?.view
        while let current = responder {
            if let scroll = current as? UIScrollView, scroll.wheelTarget(delta) != nil { return scroll }
            responder = current.next
        }
        return nil
    }

    private func target(at location: CGPoint) -> (window: UIWindow, view: UIView)? {
        for window in UIApplication.shared.windowsInOrder.reversed() {
            if let view = window.hitTest(location, with: nil) { return (window, view) }
        }
        return nil
    }

    private func tapCount(at location: CGPoint, time: Double) -> Int {
        guard let last = lastTap, time - last.time <= TouchDelivery.tapInterval,
            abs(location.x - last.location.x) <= Self.tapRadius,
            abs(location.y - last.location.y) <= Self.tapRadius
        else { return 1 }
        return last.count + 1
    }
}
