extension UIView {
    /// Animations in steps: `animations` calls `addKeyframe` for each.
    /// DIFFERS: steps are linear, the whole is not eased.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard areAnimationsEnabled, duration > 0 else {
            AnimationScope.run(nil, animations)
            return endWithoutAnimation(completion)
        }
        let outer = AnimationScope.current
        let repeats = options.contains(.repeat)
        let scope = AnimationScope(
            duration: duration, delay: delay + (outer?.delay ?? 0),
            curve: .timing(CAMediaTimingFunction(name: .easeInEaseOut)), repeatCount: repeats ? .infinity : 1,
            autoreverses: options.contains(.autoreverse))
        if let timeline = outer?.timeline { scope.timeline = timeline }
        scope.blocksTouches = !options.contains(.allowUserInteraction)
        run(scope, animations, completion)
    }

    /// One step of the enclosing keyframe animation, times as shares 0...1 of it. Outside of one the changes take
    /// effect at once.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let whole = AnimationScope.current else { return animations() }
        let length = frameDuration == 0 ? 1 - frameStartTime : frameDuration
        let scope = whole.inner(
            duration: whole.duration * length, delay: whole.delay + whole.duration * frameStartTime,
            curve: .timing(CAMediaTimingFunction(name: .linear)), repeatCount: whole.repeatCount,
            autoreverses: whole.autoreverses)
        scope.sequenceDuration = whole.duration
        scope.sequenceDelay = whole.delay
        AnimationScope.run(scope, animations)
        whole.started = whole.started || scope.started
    }
}
