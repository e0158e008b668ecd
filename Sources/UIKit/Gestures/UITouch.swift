/// A finger on the screen, or a pointer that stands for one.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static let stylus = TouchType.pencil
    }

    /// Seconds of the session's clock.
    open internal(set) var timestamp: TimeInterval
    open internal(set) var phase = Phase.began
    open internal(set) var tapCount = 1
    open var type: TouchType { .direct }
    /// Where the touch began; it stays even when the finger leaves it.
    open internal(set) weak var view: UIView?
    open internal(set) weak var window: UIWindow?
    /// The recognisers that follow the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        window?.touchDelivery.recognizers.filter { $0.activeTouches.contains { $0 === self } }
    }
    /// Points of the window.
    var windowLocation: CGPoint
    var previousWindowLocation: CGPoint
    /// Where the touch began.
    let startLocation: CGPoint
    /// A scroll view waits before its content hears of the touch.
    var isHeldBack = false
    /// A gesture has the touch; its view hears no more of it.
    var isClaimed = false
    /// Whether the view has heard of the touch.
    private(set) var hasBegunInView = false

    /// A touch of no window, for subclasses.
    public override init() {
        timestamp = 0
        windowLocation = .zero
        previousWindowLocation = .zero
        startLocation = .zero
    }

    init(at location: CGPoint, window: UIWindow, timestamp: TimeInterval) {
        windowLocation = location
        previousWindowLocation = location
        startLocation = location
        self.window = window
        self.timestamp = timestamp
    }

    /// In `view`'s space; nil: the window's.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(windowLocation, from: nil) ?? windowLocation
    }
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
    }

    // MARK: What a finger on a screen without pressure says

    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    /// Points.
    open var majorRadius: CGFloat { 20 }
    open var majorRadiusTolerance: CGFloat { 5 }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    open var estimationUpdateIndex: NSNumber? { nil }
    open var estimatedProperties: Properties { [] }
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    // MARK: The view's part

    /// Tells the view that the touch began, if it may know. One that was held back begins where it came down, and has moved since.
    func beginInView(_ event: UIEvent) {
        isHeldBack = false
        guard !hasBegunInView, !isClaimed, let view else { return }
        hasBegunInView = true
        let now = windowLocation
        windowLocation = startLocation
        view.touchesBegan([self], with: event)
        windowLocation = now
        guard now != startLocation, !isClaimed else { return }
        let previous = previousWindowLocation
        previousWindowLocation = startLocation
        view.touchesMoved([self], with: event)
        previousWindowLocation = previous
    }

    func deliverToView(_ event: UIEvent) {
        switch phase {
        case .began:
            if !isHeldBack { beginInView(event) }
        case .moved:
            if hasBegunInView, !isClaimed { view?.touchesMoved([self], with: event) }
        case .ended:
            beginInView(event)
            if hasBegunInView, !isClaimed { view?.touchesEnded([self], with: event) }
            isClaimed = true
        case .cancelled:
            if hasBegunInView, !isClaimed { view?.touchesCancelled([self], with: event) }
            isClaimed = true
        default: break
        }
    }

    /// A gesture takes the touch: the view hears of a cancellation if it had heard of the touch.
    func claim() {
        guard !isClaimed else { return }
        isClaimed = true
        guard hasBegunInView, let view else { return }
        let event = UIEvent(type: .touches, touches: [self], timestamp: timestamp)
        view.touchesCancelled([self], with: event)
    }
}
