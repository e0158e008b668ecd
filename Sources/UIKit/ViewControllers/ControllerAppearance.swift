/// Where a controller stands between shown and hidden, and what kind of transition brings it there.
struct ControllerAppearance {
    enum Phase { case disappeared, appearing, appeared, disappearing }

    private(set) var phase = Phase.disappeared
    /// Whether the transition that runs, or ran last, is animated.
    private(set) var isAnimated = false
    /// Whether the transition that runs was begun by the view's coming into, or leaving, a window.
    private(set) var followsWindow = false
    /// Whether a container moves the view just now and tells the controller itself.
    private(set) var isManaged = false
    /// Whether a container is adding, or removing, the controller; until the end of its appearance.
    private(set) var isMovingIn = false
    private(set) var isMovingOut = false
    /// Whether a transition takes the screen off the top of a stack just now.
    private(set) var isLeavingStack = false
    /// Whether the controller has ever begun to appear or disappear.
    private(set) var hasBegun = false
    private var hasToldIsAppearing = false

    var isOnScreen: Bool { phase == .appeared || phase == .appearing }

    mutating func begin(appears: Bool, animated: Bool) {
        phase = appears ? .appearing : .disappearing
        isAnimated = animated
        hasBegun = true
        hasToldIsAppearing = false
    }

    mutating func end() {
        switch phase {
        case .appearing: phase = .appeared
        case .disappearing: phase = .disappeared
        case .appeared, .disappeared: break
        }
    }

    /// Whether `viewIsAppearing` is due; true once in each appearance.
    mutating func tellsIsAppearing() -> Bool {
        guard phase == .appearing, !hasToldIsAppearing else { return false }
        hasToldIsAppearing = true
        return true
    }

    mutating func setFollowsWindow(_ follows: Bool) { followsWindow = follows }
    mutating func setManaged(_ isManaged: Bool) { self.isManaged = isManaged }
    mutating func setMovingIn(_ isMoving: Bool) { isMovingIn = isMoving }
    mutating func setMovingOut(_ isMoving: Bool) { isMovingOut = isMoving }
    mutating func setLeavingStack(_ isLeaving: Bool) { isLeavingStack = isLeaving }
}
