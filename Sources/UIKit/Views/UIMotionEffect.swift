/// A change of a view with the way the device is held. A session's device lies still: effects are kept.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() { super.init() }
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

    public let keyPath: String
    public let type: EffectType
    open var minimumRelativeValue: Any? {
        didSet { Kept.say("UIInterpolatingMotionEffect.minimumRelativeValue", "the device does not tilt") }
    }
    open var maximumRelativeValue: Any? {
        didSet { Kept.say("UIInterpolatingMotionEffect.maximumRelativeValue", "the device does not tilt") }
    }

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
    }
}

@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}
