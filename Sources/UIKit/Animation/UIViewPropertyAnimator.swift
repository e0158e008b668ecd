/// Animates changes of views under control: they can be stopped, scrubbed, reversed and continued.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private var pending: [(body: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var timeline: AnimationTimeline?
    private var endToken: FrameClock.Token?
    private var startToken: FrameClock.Token?
    /// Set aside while the animation is paused for `continueAnimation`.
    private var reversedBeforeStart = false

    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// Seconds; a physical spring's own.
    open private(set) var duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    /// Whether views take touches while they are animated; counts for what is added afterwards.
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false {
        didSet {
            if isManualHitTestingEnabled {
                Kept.say(
                    "UIViewPropertyAnimator.isManualHitTestingEnabled",
                    "views that an animator moves take touches where they are in the layout")
            }
        }
    }
    open var isInterruptible = true
    /// DIFFERS: scrubbing follows the curve whatever this says.
    open var scrubsLinearly = true {
        didSet {
            if !scrubsLinearly {
                Kept.say(
                    "UIViewPropertyAnimator.scrubsLinearly",
                    "animations run by their curve when they are scrubbed")
            }
        }
    }
    open var pausesOnCompletion = false
    open private(set) var state = UIViewAnimatingState.inactive

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        self.duration = parameters.springTimingParameters?.spring(duration: duration).duration ?? duration
        super.init()
    }

    /// Inactive, without animations; of no duration.
    public override convenience init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: options.curveValue) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Adding

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// - Parameter delayFactor: share 0...1 of what is left of the duration.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        if timeline != nil {
            run(animation, delayFactor: delayFactor)
        } else {
            pending.append((animation, delayFactor))
        }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    open var isRunning: Bool { timeline?.isRunning ?? false }

    open func startAnimation() {
        activate()
        guard let timeline, !timeline.isRunning else { return }
        timeline.run()
        scheduleEnd()
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        guard delay > 0 else { return startAnimation() }
        state = .active
        startToken = FrameClock.current.schedule(after: delay) { self.startAnimation() }
    }

    /// Without having been started: the changes are made, at fraction 0.
    open func pauseAnimation() {
        activate()
        timeline?.pause()
        cancelEnd()
    }

    /// Where the animation stands, 0...1 of the way that it runs: a reversed one begins at the end.
    open var fractionComplete: CGFloat {
        get {
            guard let timeline, timeline.duration > 0 else { return 0 }
            let share = CGFloat(timeline.elapsed(at: FrameClock.current.time) / timeline.duration)
            return isReversed ? 1 - share : share
        }
        set {
            activate()
            guard let timeline else { return }
            let share = Double(min(max(newValue, 0), 1))
            timeline.move(to: (isReversed ? 1 - share : share) * timeline.duration)
            if timeline.isRunning { scheduleEnd() }
        }
    }

    open var isReversed: Bool {
        get { timeline?.isReversed ?? reversedBeforeStart }
        set {
            reversedBeforeStart = newValue
            timeline?.setReversed(newValue)
            if isRunning { scheduleEnd() }
        }
    }

    /// DIFFERS: goes on at the speed of before, whatever the factor; new timing parameters take effect for
    /// changes added from now on.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        if let parameters { timingParameters = parameters }
        startAnimation()
    }

    /// - Parameter withoutFinishing: ends here; otherwise `finishAnimation(at:)` has to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        if let startToken { FrameClock.current.cancel(startToken) }
        guard state == .active else { return }
        timeline?.pause()
        cancelEnd()
        if withoutFinishing { return leave(at: .current, telling: false) }
        // UIKit: "removes all of the associated animations from the execution stack and sets the values of any animatable
        // properties to their current values" (Apple's documentation), until `finishAnimation(at:)` says which they have at last.
        keepShownValues()
        state = .stopped
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        leave(at: finalPosition, telling: true)
    }

    // MARK: Parts

    private func activate() {
        guard timeline == nil else { return }
        let timeline = AnimationTimeline(duration: duration)
        self.timeline = timeline
        state = .active
        let bodies = pending
        pending = []
        for (body, factor) in bodies { run(body, delayFactor: factor) }
        if reversedBeforeStart { timeline.setReversed(true) }
    }

    private func run(_ body: () -> Void, delayFactor: CGFloat) {
        guard UIView.areAnimationsEnabled, let timeline else { return AnimationScope.run(nil, body) }
        let elapsed = timeline.elapsed(at: FrameClock.current.time)
        let left = duration - elapsed
        let delay = elapsed + left * Double(delayFactor)
        var curve = UICubicTimingParameters().curve
        if let spring = timingParameters?.springTimingParameters {
            curve = .spring(spring.spring(duration: duration).curve)
        } else if let cubic = timingParameters?.cubicTimingParameters {
            curve = cubic.curve
        }
        let scope = AnimationScope(duration: max(duration - delay, 0), delay: delay, curve: curve)
        scope.timeline = timeline
        scope.blocksTouches = !isUserInteractionEnabled
        AnimationScope.run(scope, body)
    }

    private func scheduleEnd() {
        cancelEnd()
        guard let timeline else { return }
        endToken = FrameClock.current.schedule(after: timeline.remaining) {
            self.endToken = nil
            if self.pausesOnCompletion { return timeline.pause() }
            self.leave(at: timeline.isReversed ? .start : .end, telling: true)
        }
    }

    private func cancelEnd() {
        if let endToken { FrameClock.current.cancel(endToken) }
        endToken = nil
    }

    /// The layers' own values become those that they show; none of them moves any more.
    private func keepShownValues() {
        let shown = timeline?.shownValues ?? []
        timeline?.finish()
        AnimationScope.run(nil) { for set in shown { set() } }
    }

    private func leave(at position: UIViewAnimatingPosition, telling: Bool) {
        switch position {
        case .current: if state != .stopped { keepShownValues() }
        case .start: AnimationScope.run(nil) { timeline?.restoreStart() }
        case .end: if state == .stopped { AnimationScope.run(nil) { timeline?.setEnd() } }
        }
        timeline?.finish()
        timeline = nil
        state = .inactive
        let told = completions
        completions = []
        guard telling else { return }
        for completion in told { completion(position) }
    }
}
