/// The touches of one moment.
@preconcurrency @MainActor
public final class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses, scroll = 10, hover = 11, transform = 14
    }

    public let type: EventType
    /// Seconds of the session's clock.
    public internal(set) var timestamp: TimeInterval
    public internal(set) var allTouches: Set<UITouch>?

    init(type: EventType, touches: Set<UITouch>, timestamp: TimeInterval) {
        self.type = type
        allTouches = touches
        self.timestamp = timestamp
    }

    public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    public func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
}
