/// Taps that a phone gives to the hand. Here nothing is felt; calls are accepted.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    open func prepare() {}
}

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public init(style: FeedbackStyle) { super.init() }
    public convenience override init() { self.init(style: .medium) }
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
    open func impactOccurred() {
        Kept.say("UIImpactFeedbackGenerator.impactOccurred()", "nothing is felt here")
    }
    open func impactOccurred(intensity: CGFloat) {
        Kept.say("UIImpactFeedbackGenerator.impactOccurred(intensity:)", "nothing is felt here")
    }
    open func impactOccurred(at location: CGPoint) {
        Kept.say("UIImpactFeedbackGenerator.impactOccurred(at:)", "nothing is felt here")
    }
}

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {
        Kept.say("UISelectionFeedbackGenerator.selectionChanged()", "nothing is felt here")
    }
    open func selectionChanged(at location: CGPoint) {
        Kept.say("UISelectionFeedbackGenerator.selectionChanged(at:)", "nothing is felt here")
    }
}

@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) {
        Kept.say("UINotificationFeedbackGenerator.notificationOccurred(_:)", "nothing is felt here")
    }
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        Kept.say("UINotificationFeedbackGenerator.notificationOccurred(_:at:)", "nothing is felt here")
    }
}
