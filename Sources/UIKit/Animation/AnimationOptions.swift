extension UIView {
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear

        /// Never nil, as of every enumeration of Objective-C. Keyboards tell a curve of their own, 7, which apps give to their
        /// animations; here keyboards move by `easeInOut`, and so does what gives that number.
        public init?(rawValue: Int) {
            self =
                switch rawValue {
                case 1: .easeIn
                case 2: .easeOut
                case 3: .linear
                default: .easeInOut
                }
        }

        var timing: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }

    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = Self(bit: 0)
        public static let allowUserInteraction = Self(bit: 1)
        public static let beginFromCurrentState = Self(bit: 2)
        public static let `repeat` = Self(bit: 3)
        public static let autoreverse = Self(bit: 4)
        public static let overrideInheritedDuration = Self(bit: 5)
        public static let overrideInheritedCurve = Self(bit: 6)
        public static let allowAnimatedContent = Self(bit: 7)
        public static let showHideTransitionViews = Self(bit: 8)
        /// What waits to be updated and laid out is so before the block, without motion, and what the block makes wait is so at
        /// the block's end, as part of the animation.
        public static let flushUpdates = Self(bit: 10)
        public static let curveEaseInOut = Self(curve: .easeInOut)
        public static let curveEaseIn = Self(curve: .easeIn)
        public static let curveEaseOut = Self(curve: .easeOut)
        public static let curveLinear = Self(curve: .linear)
        public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
        public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
        public static let transitionCurlUp = Self(rawValue: 3 << 20)
        public static let transitionCurlDown = Self(rawValue: 4 << 20)
        public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
        public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
        public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
        public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)

        private init(curve: AnimationCurve) { rawValue = UInt(curve.rawValue) << 16 }

        /// Whether a transition shows the old picture leaving.
        var showsTransition: Bool { rawValue >> 20 & 7 != 0 }

        /// The four bits in which options name their curve.
        var curveValue: Int { Int(rawValue >> 16 & 15) }

        var timing: CAMediaTimingFunction {
            (AnimationCurve(rawValue: curveValue) ?? .easeInOut).timing
        }
    }

    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The bit that means the same of other animations.
        private init(_ same: AnimationOptions) { rawValue = same.rawValue }
        public static let layoutSubviews = Self(.layoutSubviews)
        public static let allowUserInteraction = Self(.allowUserInteraction)
        public static let beginFromCurrentState = Self(.beginFromCurrentState)
        public static let `repeat` = Self(.repeat)
        public static let autoreverse = Self(.autoreverse)
        public static let overrideInheritedDuration = Self(.overrideInheritedDuration)
        public static let overrideInheritedOptions = Self(bit: 9)
        public static let calculationModeLinear: Self = []
        public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
        public static let calculationModePaced = Self(rawValue: 2 << 10)
        public static let calculationModeCubic = Self(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
    }

    public enum AnimationTransition: Int, Sendable {
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }

    /// What `perform(_:on:options:animations:completion:)` does by itself.
    public enum SystemAnimation: UInt, Sendable { case delete }
}
