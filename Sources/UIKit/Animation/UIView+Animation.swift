extension UIView {
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = Self(rawValue: 1)
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        public static let `repeat` = Self(rawValue: 1 << 3)
        public static let autoreverse = Self(rawValue: 1 << 4)
        public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
        public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
        public static let allowAnimatedContent = Self(rawValue: 1 << 7)
        public static let showHideTransitionViews = Self(rawValue: 1 << 8)
        public static let curveEaseInOut: Self = []
        public static let curveEaseIn = Self(rawValue: 1 << 16)
        public static let curveEaseOut = Self(rawValue: 2 << 16)
        public static let curveLinear = Self(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
        public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
        public static let transitionCrossDissolve = Self(rawValue: 5 << 20)

        var timing: CAMediaTimingFunction {
            switch (rawValue >> 16) & 3 {
            case 1: CAMediaTimingFunction(name: .easeIn)
            case 2: CAMediaTimingFunction(name: .easeOut)
            case 3: CAMediaTimingFunction(name: .linear)
            default: CAMediaTimingFunction(name: .easeInEaseOut)
            }
        }
    }

    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

    private static var animationsDisabled = false

    public class var areAnimationsEnabled: Bool { !animationsDisabled }
    public class func setAnimationsEnabled(_ enabled: Bool) { animationsDisabled = !enabled }

    public class func performWithoutAnimation(_ actions: () -> Void) {
        let wereDisabled = animationsDisabled
        animationsDisabled = true
        defer { animationsDisabled = wereDisabled }
        AnimationScope.run(nil, actions)
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

    /// DIFFERS: the contents change at once; the properties animate.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {},
            completion: completion)
    }

    private class func animate(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
        _ curve: QuartzCore.AnimationCurve, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        guard !animationsDisabled, duration > 0 || delay > 0 else {
            AnimationScope.run(nil, animations)
            completion?(true)
            return
        }
        let repeats = options.contains(.repeat)
        let scope = AnimationScope(
            duration: duration, delay: delay, curve: curve, repeatCount: repeats ? .infinity : 1,
            autoreverses: options.contains(.autoreverse))
        AnimationScope.run(scope, animations)
        guard let completion, !repeats else { return }
        FrameClock.shared.schedule(after: scope.started ? duration + delay : 0) { completion(true) }
    }
}
