/// A quick movement in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Self(bit: 0)
        public static let left = Self(bit: 1)
        public static let up = Self(bit: 2)
        public static let down = Self(bit: 3)
    }

    /// Points of way, points of stray, and seconds. Not recorded.
    static let distance: CGFloat = 50
    static let stray: CGFloat = 50
    static let duration = 0.5

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
    private var start = CGPoint.zero
    private var startTime = 0.0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.count <= numberOfTouchesRequired else { return state = .failed }
        start = location(in: view)
        startTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard event.timestamp - startTime <= Self.duration else { return state = .failed }
        let now = location(in: view)
        let (dx, dy) = (now.x - start.x, now.y - start.y)
        let isAcross = !direction.isDisjoint(with: [.left, .right]) && abs(dy) <= Self.stray
        let isAlong = !direction.isDisjoint(with: [.up, .down]) && abs(dx) <= Self.stray
        guard isAcross || isAlong else { return state = .failed }
        let hit =
            (isAcross
                && ((direction.contains(.right) && dx >= Self.distance)
                    || (direction.contains(.left) && -dx >= Self.distance)))
            || (isAlong
                && ((direction.contains(.down) && dy >= Self.distance)
                    || (direction.contains(.up) && -dy >= Self.distance)))
        if hit, activeTouches.count == numberOfTouchesRequired { state = .ended }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
