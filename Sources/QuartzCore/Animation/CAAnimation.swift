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
open class CAAnimation: NSObject {
    public var duration: CFTimeInterval = 0
    /// 0: when it is added.
    public var beginTime: CFTimeInterval = 0
    public var timeOffset: CFTimeInterval = 0
    public var speed: Float = 1
    public var repeatCount: Float = 0
    public var repeatDuration: CFTimeInterval = 0
    public var autoreverses = false
    public var fillMode = CAMediaTimingFillMode.removed
    public var timingFunction: CAMediaTimingFunction?
    public var isRemovedOnCompletion = true
    /// Kept until the animation ends, as in Core Animation.
    public var delegate: (any CAAnimationDelegate)?

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
    public var keyPath: String?
    public var isAdditive = false
    public var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// One value from here to there.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    public var fromValue: Any?
    public var toValue: Any?
    public var byValue: Any?

    override func keyframes(of layer: CALayer) -> [(
        keyPath: String, values: [AnimatableValue], times: [Double]
    )] {
        guard let keyPath, let current = layer.animatableValue(keyPath) else { return [] }
        let from = AnimatableValue(fromValue) ?? current
        let to = AnimatableValue(toValue) ?? AnimatableValue(byValue).map { from.plus($0) } ?? current
        return [(keyPath, [from, to], [0, 1])]
    }
}

/// A value through several stations.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    public var values: [Any]?
    public var keyTimes: [NSNumber]?

    override func keyframes(of layer: CALayer) -> [(
        keyPath: String, values: [AnimatableValue], times: [Double]
    )] {
        let list = (values ?? []).compactMap { AnimatableValue($0) }
        guard let keyPath, list.count >= 2 else { return [] }
        let even = list.indices.map { Double($0) / Double(list.count - 1) }
        let given = keyTimes?.map(\.doubleValue)
        return [(keyPath, list, given?.count == list.count ? given! : even)]
    }
}

/// A basic animation on a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    public var mass: CGFloat = 1
    public var stiffness: CGFloat = 100
    public var damping: CGFloat = 10
    public var initialVelocity: CGFloat = 0

    private var spring: SpringCurve {
        let omega = (stiffness / mass).squareRoot()
        return SpringCurve(
            omega: Double(omega), dampingRatio: Double(damping / (2 * (stiffness * mass).squareRoot())),
            velocity: Double(initialVelocity))
    }

    override var curve: AnimationCurve { .spring(spring) }

    /// When the spring is within 1/1000 of its end.
    public var settlingDuration: CFTimeInterval {
        let curve = spring
        return log(1000) / max(min(curve.dampingRatio, 1) * curve.omega, 0.001)
    }
}

/// Animations that run together.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    public var animations: [CAAnimation]?

    override func keyframes(of layer: CALayer) -> [(
        keyPath: String, values: [AnimatableValue], times: [Double]
    )] {
        (animations ?? []).flatMap { $0.keyframes(of: layer) }
    }
}

extension AnimatableValue {
    func plus(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        default: other
        }
    }
}

extension CALayer {
    func animatableValue(_ keyPath: String) -> AnimatableValue? {
        switch keyPath {
        case "position": .point(position)
        case "position.x": .number(position.x)
        case "position.y": .number(position.y)
        case "bounds": .rect(bounds)
        case "bounds.origin": .point(bounds.origin)
        case "bounds.size": .size(bounds.size)
        case "transform": .transform(transform3D.affine)
        case "transform.scale": .number(1)
        case "transform.rotation", "transform.rotation.z", "transform.translation.x",
            "transform.translation.y":
            .number(0)
        case "opacity": .number(CGFloat(opacity))
        case "backgroundColor": .color(backgroundColor ?? .clear)
        case "cornerRadius": .number(cornerRadius)
        case "borderWidth": .number(borderWidth)
        case "borderColor": .color(borderColor ?? .black)
        default: nil
        }
    }

    /// Starts `animation` now (or at its `beginTime`); one with the same key is replaced.
    public func add(_ animation: CAAnimation, forKey key: String?) {
        let key = key ?? "animation-\(animationEntries.count)"
        removeAnimation(forKey: key)
        let now = FrameClock.shared.time
        let speed = animation.speed > 0 ? Double(animation.speed) : 1
        var duration = animation.duration
        if duration <= 0 {
            duration =
                (animation as? CASpringAnimation)?.settlingDuration ?? CATransaction.animationDuration()
        }
        let cycle = duration / speed * (animation.autoreverses ? 2 : 1)
        let repeats =
            animation.repeatDuration > 0 && cycle > 0
            ? animation.repeatDuration / cycle : max(Double(animation.repeatCount), 0)
        let stays =
            !animation.isRemovedOnCompletion
            && (animation.fillMode == .forwards || animation.fillMode == .both)
        for frame in animation.keyframes(of: self) {
            animationEntries.append(
                LayerAnimationEntry(
                    key: key, keyPath: frame.keyPath, values: frame.values, keyTimes: frame.times,
                    begin: animation.beginTime > 0 ? animation.beginTime : now, duration: duration / speed,
                    curve: animation.curve, repeatCount: repeats > 0 ? repeats : 1,
                    autoreverses: animation.autoreverses, staysAtEnd: stays, animation: animation))
        }
        markSubtreeAnimated()
        animation.delegate?.animationDidStart(animation)
        if let last = animationEntries.last(where: { $0.animation === animation }), last.end.isFinite {
            FrameClock.shared.schedule(after: last.end - now) { [weak animation] in
                guard let animation else { return }
                animation.delegate?.animationDidStop(animation, finished: true)
            }
        }
    }

    public func removeAnimation(forKey key: String) {
        guard animationEntries.contains(where: { $0.key == key }) else { return }
        animationEntries.removeAll { $0.key == key }
        markChanged()
    }

    public func removeAllAnimations() {
        guard !animationEntries.isEmpty else { return }
        animationEntries = []
        markChanged()
    }

    public func animation(forKey key: String) -> CAAnimation? {
        animationEntries.last { $0.key == key }?.animation
    }

    public func animationKeys() -> [String]? {
        animationEntries.isEmpty ? nil : animationEntries.map(\.key)
    }

    /// When the last animation of this layer ends; nil when none runs.
    public var animationsEnd: Double? { animationEntries.map(\.end).filter(\.isFinite).max() }
}
