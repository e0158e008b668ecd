extension UIView {
    @SessionLocal private static var animationsDisabled = false

    public class var areAnimationsEnabled: Bool { !animationsDisabled }
    public class func setAnimationsEnabled(_ enabled: Bool) { animationsDisabled = !enabled }

    public class func performWithoutAnimation(_ actions: () -> Void) {
        let wereDisabled = animationsDisabled
        animationsDisabled = true
        defer { animationsDisabled = wereDisabled }
        AnimationScope.run(nil, actions)
    }

    /// Brings a view into a list in the midst of a layout, which may be animated: it comes from no other place, and neither do its
    /// contents. Apps animate it by themselves: rows that fade in where they are told of by `willDisplay` are an idiom of many tutorials.
    /// - Parameter mount: gives the view that came in.
    static func bringIn(_ mount: () -> UIView?) {
        let isAnimated = AnimationScope.current != nil
        AnimationScope.run(nil) {
            let view = mount()
            if isAnimated { view?.layoutIfNeeded() }
        }
    }

    /// Gives a part of a view its frame in the midst of a layout, which may be animated.
    /// - Parameter isNew: it was not seen before, and comes from no other place; neither do its contents.
    func takePlace(_ frame: CGRect, isNew: Bool) {
        guard isNew else { return self.frame = frame }
        AnimationScope.run(nil) {
            self.frame = frame
            layoutIfNeeded()
        }
    }

    /// Animates the changes of layer values made in `animations`, over seconds of the session's clock.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(duration, delay, options, .timing(options.timing), animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// What the kit moves by itself takes touches meanwhile.
    static func animateTouchably(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: .allowUserInteraction, animations: animations,
            completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            duration: duration, dampingRatio: Double(damping), velocity: Double(velocity))
        animate(duration, delay, options, .spring(spring), animations, completion)
    }

    /// - Parameter bounce: 0 without overshoot, up to 1.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            omega: 2 * .pi / max(duration, 0.001), dampingRatio: Double(min(max(1 - bounce, 0.01), 1)),
            velocity: Double(initialSpringVelocity))
        let rest = log(1000) / (spring.dampingRatio * spring.omega)
        animate(max(duration, rest), delay, options, .spring(spring), animations, completion)
    }

    /// Repeats the animations that `animations` starts inside of an animation block.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let scope = AnimationScope.current else { return animations() }
        let inner = scope.inner(
            duration: scope.duration, delay: scope.delay, curve: scope.curve, repeatCount: Double(count),
            autoreverses: autoreverses)
        AnimationScope.run(inner, animations)
        scope.started = scope.started || inner.started
    }

    /// Seconds that animations begun now take; 0 outside of animation blocks.
    public class var inheritedAnimationDuration: TimeInterval { AnimationScope.current?.duration ?? 0 }

    /// Removes the views while they fade and shrink.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: 0.35, delay: 0, options: options) {
            for view in views {
                view.alpha = 0
                view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
            }
            parallelAnimations?()
        } completion: { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
    }

    private class func animate(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
        _ curve: QuartzCore.AnimationCurve, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        if options.contains(.flushUpdates) { FramePipeline.current.flushUpdates() }
        let animations = {
            animations()
            if options.contains(.flushUpdates) { FramePipeline.current.flushUpdates() }
        }
        guard !animationsDisabled, duration > 0 || delay > 0 else {
            AnimationScope.run(nil, animations)
            return endWithoutAnimation(completion)
        }
        let repeats = options.contains(.repeat)
        let outer = AnimationScope.current
        let inherits =
            outer != nil && !options.contains(.overrideInheritedDuration) && outer?.isKeyframe == false
        let scope = AnimationScope(
            duration: inherits ? outer?.duration ?? duration : duration, delay: delay + (outer?.delay ?? 0),
            curve: inherits && !options.contains(.overrideInheritedCurve) ? outer?.curve ?? curve : curve,
            repeatCount: repeats ? .infinity : 1, autoreverses: options.contains(.autoreverse))
        if let timeline = outer?.timeline { scope.timeline = timeline }
        scope.blocksTouches = !options.contains(.allowUserInteraction)
        scope.beginsFromShown = options.contains(.beginFromCurrentState)
        run(scope, animations, completion)
    }

    /// Documentation of animation blocks: if the duration is 0, the completion comes "at the beginning of the next run loop cycle"; apps wait so for
    /// the layout of what they have changed.
    static func endWithoutAnimation(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        if animationsDisabled { return completion(true) }
        FramePipeline.current.afterNextLayout {
            FrameClock.current.schedule(after: 0) { completion(true) }
        }
    }

    /// Runs a block's changes and tells when its animations have ended or were taken away. Without any of its own it
    /// lasts as long as blocks inside of it, else it ends with the next frame.
    static func run(_ scope: AnimationScope, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        scope.watch = completion.map { completion in AnimationWatch { completion($0) } }
        AnimationScope.run(scope, animations)
        end(scope)
    }

    static func end(_ scope: AnimationScope) {
        if scope.started { AnimationScope.current?.started = true }
        guard let watch = scope.watch else { return }
        if watch.isEmpty, let timeline = scope.timeline, timeline.isDriven {
            timeline.hold(watch)
        } else if watch.isEmpty {
            let now = FrameClock.current.time
            let cycle = scope.duration * (scope.autoreverses ? 2 : 1)
            watch.note(until: scope.started ? now + scope.delay + cycle * scope.repeatCount : now)
        }
        watch.close()
    }
}
