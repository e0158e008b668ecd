/// What a finger on a screen without pressure says.
extension UITouch {
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Self(rawValue: 1)
        public static let azimuth = Self(rawValue: 2)
        public static let altitude = Self(rawValue: 4)
        public static let location = Self(rawValue: 8)
    }

    public var force: CGFloat { 0 }
    public var maximumPossibleForce: CGFloat { 0 }
    /// Points.
    public var majorRadius: CGFloat { 20 }
    public var majorRadiusTolerance: CGFloat { 5 }
    public var altitudeAngle: CGFloat { .pi / 2 }
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    public var estimationUpdateIndex: NSNumber? { nil }
    public var estimatedProperties: Properties { [] }
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UIEvent {
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { touch in gesture.activeTouches.contains { $0 === touch } }
    }
    /// The touch alone: there are no finer samples than events.
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
