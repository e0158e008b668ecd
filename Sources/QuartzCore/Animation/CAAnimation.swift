public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let forwards = Self(rawValue: "forwards")
    public static let backwards = Self(rawValue: "backwards")
    public static let both = Self(rawValue: "both")
    public static let removed = Self(rawValue: "removed")
}

/// Hears of an animation's start and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What every animation has; times in seconds of the session's clock.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, NSCopying {
    open var duration: CFTimeInterval = 0
    /// 0: when it is added.
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var speed: Float = 1
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    open var isRemovedOnCompletion = true
    /// Kept until the animation ends, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)?
    /// Frames come 60 times a second whatever is preferred.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// What `setValue(_:forKey:)` kept under names that are no property.
    private var extraValues: [String: Any] = [:]

    public override init() { super.init() }

    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Properties by name, and values of the app's own under other names.
    open func setValue(_ value: Any?, forKey key: String) {
        if !setProperty(value, forKey: key) { extraValues[key] = value }
    }
    open func value(forKey key: String) -> Any? { extraValues[key] }

    private func setProperty(_ value: Any?, forKey key: String) -> Bool {
        let number =
            (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? CGFloat).map { Double($0) }
        switch key {
        case "duration": duration = number ?? 0
        case "beginTime": beginTime = number ?? 0
        case "repeatCount": repeatCount = Float(number ?? 0)
        case "removedOnCompletion": isRemovedOnCompletion = value as? Bool ?? true
        case "timingFunction": timingFunction = value as? CAMediaTimingFunction
        case "fillMode": fillMode = value as? CAMediaTimingFillMode ?? .removed
        default: return false
        }
        return true
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    func makeEmpty() -> CAAnimation { CAAnimation() }

    func duplicate() -> CAAnimation {
        let twin = makeEmpty()
        (twin.duration, twin.beginTime, twin.timeOffset, twin.speed) = (
            duration, beginTime, timeOffset, speed
        )
        (twin.repeatCount, twin.repeatDuration, twin.autoreverses) = (
            repeatCount, repeatDuration, autoreverses
        )
        (twin.fillMode, twin.timingFunction) = (fillMode, timingFunction)
        (twin.isRemovedOnCompletion, twin.delegate, twin.extraValues) = (
            isRemovedOnCompletion, delegate, extraValues
        )
        return twin
    }

    /// Seconds of one pass.
    var effectiveDuration: Double {
        let own = duration > 0 ? duration : defaultDuration
        return own / (speed > 0 ? Double(speed) : 1)
    }
    var defaultDuration: Double { CATransaction.animationDuration() }

    var passes: Double {
        let cycle = effectiveDuration * (autoreverses ? 2 : 1)
        let count = repeatDuration > 0 && cycle > 0 ? repeatDuration / cycle : max(Double(repeatCount), 0)
        return count > 0 ? count : 1
    }

    var staysAtEnd: Bool { !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both) }

    /// What the animation does to `layer` from `begin` on.
    func entries(
        on layer: CALayer, key: String, begin: Double, owner: CAAnimation
    ) -> [LayerAnimationEntry] {
        keyframes(of: layer).map { frame in
            var entry = LayerAnimationEntry(
                key: key, keyPath: frame.keyPath, values: frame.values, keyTimes: frame.times, begin: begin,
                duration: effectiveDuration, curve: curve, repeatCount: passes, autoreverses: autoreverses,
                staysAtEnd: staysAtEnd)
            entry.showsBeforeBegin = fillMode == .backwards || fillMode == .both
            entry.animation = self
            entry.owner = owner
            return entry
        }
    }

    var curve: AnimationCurve {
        .timing(
            timingFunction ?? CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .linear))
    }

    /// The values over time, with the layer's own value where none is given.
    func keyframes(of layer: CALayer) -> [(keyPath: String, values: [AnimatableValue], times: [Double])] {
        []
    }
}

@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false

    open var valueFunction: CAValueFunction?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// A number as an object.
    static func object(_ value: Any) -> Any { value as? NSNumber ?? value }

    override func duplicate() -> CAAnimation {
        let twin = super.duplicate()
        if let twin = twin as? CAPropertyAnimation {
            (twin.keyPath, twin.isAdditive, twin.isCumulative) = (keyPath, isAdditive, isCumulative)
        }
        return twin
    }
}

/// One value from here to there.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    // Objects, as on Apple's systems, where a number of any type can be read as one of another.
    open var fromValue: Any? { didSet { fromValue = fromValue.map(Self.object) } }
    open var toValue: Any? { didSet { toValue = toValue.map(Self.object) } }
    open var byValue: Any? { didSet { byValue = byValue.map(Self.object) } }

    override func keyframes(of layer: CALayer) -> [(
        keyPath: String, values: [AnimatableValue], times: [Double]
    )] {
        guard let keyPath else { return [] }
        let ends = AnimatableValue(toValue) ?? AnimatableValue(fromValue)
        // A value that nobody has set yet is known from the animation alone.
        guard let current = layer.animatableValue(keyPath) ?? ends else { return [] }
        var from = AnimatableValue(fromValue) ?? LayerChange.before(keyPath) ?? current
        var to = AnimatableValue(toValue) ?? AnimatableValue(byValue).map { from.plus($0) } ?? current
        if fromValue == nil, toValue != nil, let by = AnimatableValue(byValue) { from = to.plus(by.negated) }
        if isAdditive { (from, to) = (current.plus(from), current.plus(to)) }
        return [(keyPath, [from, to], [0, 1])]
    }

    override func makeEmpty() -> CAAnimation { CABasicAnimation() }

    override func duplicate() -> CAAnimation {
        let twin = super.duplicate()
        if let twin = twin as? CABasicAnimation {
            (twin.fromValue, twin.toValue, twin.byValue) = (fromValue, toValue, byValue)
        }
        return twin
    }
}

/// A basic animation on a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0

    private var spring: SpringCurve {
        let omega = (stiffness / mass).squareRoot()
        return SpringCurve(
            omega: Double(omega), dampingRatio: Double(damping / (2 * (stiffness * mass).squareRoot())),
            velocity: Double(initialVelocity))
    }

    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        stiffness = pow(2 * .pi / max(CGFloat(perceptualDuration), 0.001), 2)
        damping =
            bounce < 0
            ? 4 * .pi / (CGFloat(perceptualDuration) * (1 + bounce))
            : (1 - bounce) * 4 * .pi / max(CGFloat(perceptualDuration), 0.001)
        duration = settlingDuration
    }

    open var allowsOverdamping = false

    override var curve: AnimationCurve { .spring(spring) }
    override var defaultDuration: Double { settlingDuration }
    override func makeEmpty() -> CAAnimation { CASpringAnimation() }

    override func duplicate() -> CAAnimation {
        let twin = super.duplicate()
        if let twin = twin as? CASpringAnimation {
            (twin.mass, twin.stiffness, twin.damping) = (mass, stiffness, damping)
            twin.initialVelocity = initialVelocity
        }
        return twin
    }

    /// When the spring is within 1/1000 of its end.
    open var settlingDuration: CFTimeInterval {
        let curve = spring
        return log(1000) / max(min(curve.dampingRatio, 1) * curve.omega, 0.001)
    }
}

extension AnimatableValue {
    func plus(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)):
            .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            // A difference of sizes may be negative, and `width` never is.
            .rect(
                CGRect(
                    x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y,
                    width: a.size.width + b.size.width, height: a.size.height + b.size.height))
        case (.transform(let a), .transform(let b)): .transform(b.concatenating(a))
        default: other
        }
    }

    /// Whether differences of such values add up to values.
    var isAdditive: Bool {
        switch self {
        case .number, .point, .size, .rect: true
        default: false
        }
    }

    var negated: AnimatableValue {
        switch self {
        case .number(let a): .number(-a)
        case .point(let a): .point(CGPoint(x: -a.x, y: -a.y))
        case .size(let a): .size(CGSize(width: -a.width, height: -a.height))
        case .rect(let a):
            .rect(
                CGRect(x: -a.origin.x, y: -a.origin.y, width: -a.size.width, height: -a.size.height))
        case .transform(let a): .transform(a.inverted())
        default: self
        }
    }
}
