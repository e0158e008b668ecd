public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// How an animator's progress depends on time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    open private(set) var animationCurve: UIView.AnimationCurve
    open private(set) var controlPoint1: CGPoint
    open private(set) var controlPoint2: CGPoint
    private let isBuiltin: Bool

    public override init() {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        isBuiltin = true
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        (controlPoint1, controlPoint2) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint.zero, CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint.zero, CGPoint(x: 1, y: 1))
            }
        isBuiltin = true
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
        isBuiltin = false
    }

    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var curve: QuartzCore.AnimationCurve {
        .timing(
            CAMediaTimingFunction(
                controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
                Float(controlPoint2.y)))
    }
}

@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    open private(set) var initialVelocity: CGVector
    private enum Kind {
        case ratio(CGFloat)
        case spring(SpringCurve)
    }
    private let kind: Kind

    /// The system's own spring, without overshoot.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// - Parameter ratio: 1 does not overshoot; the spring comes to rest at the animator's duration.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        kind = .ratio(ratio)
        initialVelocity = velocity
    }

    /// - Parameters: of a physical spring; it decides the duration itself.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .spring(
            SpringCurve(
                omega: Double((stiffness / mass).squareRoot()),
                dampingRatio: Double(damping / (2 * (stiffness * mass).squareRoot())),
                velocity: Double(velocity.dx)))
        initialVelocity = velocity
    }

    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero)
    {
        kind = .spring(
            SpringCurve(
                omega: 2 * .pi / max(duration, 0.001), dampingRatio: Double(min(max(1 - bounce, 0.01), 1)),
                velocity: Double(velocity.dx)))
        initialVelocity = velocity
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    func spring(duration: Double) -> (curve: SpringCurve, duration: Double) {
        switch kind {
        case .ratio(let ratio):
            let spring = SpringCurve(
                duration: duration, dampingRatio: Double(ratio), velocity: Double(initialVelocity.dx))
            return (spring, duration)
        case .spring(let spring):
            let slowest =
                spring.dampingRatio <= 1
                ? spring.dampingRatio * spring.omega
                : spring.omega
                    * (spring.dampingRatio - (spring.dampingRatio * spring.dampingRatio - 1).squareRoot())
            return (spring, log(1000) / max(slowest, 0.001))
        }
    }
}
