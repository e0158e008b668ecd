/// The touches of one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses, scroll = 10, hover = 11, transform = 14
    }

    /// Buttons of a mouse.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = Self(bit: 0)
        public static let secondary = Self(bit: 1)
        public static func button(_ buttonNumber: Int) -> Self { Self(rawValue: 1 << (buttonNumber - 1)) }
    }

    open private(set) var type = EventType.touches
    open var buttonMask: ButtonMask { [] }
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    open var subtype: EventSubtype { .none }
    /// Seconds of the session's clock.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var allTouches: Set<UITouch>?

    /// An event without touches, for tests that hand one on.
    public override init() { super.init() }

    convenience init(type: EventType, touches: Set<UITouch>, timestamp: TimeInterval) {
        self.init()
        self.type = type
        allTouches = touches
        self.timestamp = timestamp
    }

    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { touch in gesture.activeTouches.contains { $0 === touch } }
    }
    /// The touch alone: there are no finer samples than events.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension UIEvent: NilArgument {
    /// `sendActions(for:)` of an app's own has no event.
    package static func ofNil() -> AnyObject { UIEvent() }
}
