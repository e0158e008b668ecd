/// A finger on the screen, or a pointer that stands for one.
@preconcurrency @MainActor
public final class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

    /// Seconds of the session's clock.
    public internal(set) var timestamp: TimeInterval
    public internal(set) var phase = Phase.began
    public internal(set) var tapCount = 1
    public var type: TouchType { .direct }
    /// Where the touch began; it stays even when the finger leaves it.
    public internal(set) weak var view: UIView?
    public internal(set) weak var window: UIWindow?
    /// Points of the window.
    var windowLocation: CGPoint
    var previousWindowLocation: CGPoint

    init(at location: CGPoint, window: UIWindow, timestamp: TimeInterval) {
        windowLocation = location
        previousWindowLocation = location
        self.window = window
        self.timestamp = timestamp
    }

    /// In `view`'s space; nil: the window's.
    public func location(in view: UIView?) -> CGPoint { view?.convert(windowLocation, from: nil) ?? windowLocation }
    public func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
    }
}
