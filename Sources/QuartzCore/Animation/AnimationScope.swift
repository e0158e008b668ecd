/// How progress depends on time.
public enum AnimationCurve: Hashable, Sendable {
    case timing(CAMediaTimingFunction)
    case spring(SpringCurve)

    func progress(at elapsed: Double, of duration: Double) -> Double {
        switch self {
        case .timing(let function): function.value(at: duration > 0 ? elapsed / duration : 1)
        case .spring(let spring): elapsed >= duration ? 1 : spring.value(at: elapsed)
        }
    }
}

/// While one is current, a change of a layer's animatable value starts an animation: what UIView's
/// animation blocks are made of.
@preconcurrency @MainActor
public final class AnimationScope {
    /// The scope in force, if any.
    @SessionLocal public static var current: AnimationScope? = nil

    public var duration: Double
    public var delay: Double
    public var curve: AnimationCurve
    public var repeatCount: Double
    public var autoreverses: Bool
    /// Where the animations' time comes from; nil: the session's clock.
    public var timeline: AnimationTimeline?
    /// Seconds of the whole sequence when this scope is one keyframe of it.
    public var sequenceDuration: Double?
    /// Seconds before the sequence.
    public var sequenceDelay: Double = 0
    /// Who waits for the end of what is animated in this scope.
    public var watch: AnimationWatch?
    /// Whether views take no touches while they animate.
    public var blocksTouches = false
    /// Whether anything was animated in this scope.
    public var started = false
    /// Whether animations begin with what is shown, in place of what earlier ones of the same value still show.
    public var beginsFromShown = false

    public init(
        duration: Double, delay: Double = 0, curve: AnimationCurve, repeatCount: Double = 1,
        autoreverses: Bool = false
    ) {
        (self.duration, self.delay, self.curve) = (duration, delay, curve)
        (self.repeatCount, self.autoreverses) = (repeatCount, autoreverses)
        timeline = AnimationTimeline.driven
    }

    /// Whether this is one step of a sequence.
    public var isKeyframe: Bool { sequenceDuration != nil }

    /// When the sequence that this keyframe belongs to is over.
    func end(from now: Double) -> Double {
        (timeline == nil ? now : 0) + sequenceDelay + (sequenceDuration ?? delay + duration)
    }

    /// A scope for some of the changes made in this one.
    public func inner(
        duration: Double, delay: Double, curve: AnimationCurve, repeatCount: Double, autoreverses: Bool
    ) -> AnimationScope {
        let inner = AnimationScope(
            duration: duration, delay: delay, curve: curve, repeatCount: repeatCount,
            autoreverses: autoreverses)
        (inner.timeline, inner.watch, inner.blocksTouches) = (timeline, watch, blocksTouches)
        inner.beginsFromShown = beginsFromShown
        return inner
    }

    /// Runs `body` with `scope` in force (nil: with animations off).
    public static func run<T>(_ scope: AnimationScope?, _ body: () throws -> T) rethrows -> T {
        let outer = current
        current = scope
        defer { current = outer }
        return try body()
    }
}
