extension UIScene {
    /// How another scene would be opened. Kept: there is one scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        open var requestingScene: UIScene? {
            didSet { Kept.say("UIScene.ActivationRequestOptions.requestingScene", "there is one scene") }
        }
        public override init() {}
    }
}

extension UIWindowScene {
    public enum PresentationStyle: UInt, Sendable { case automatic, standard, prominent }

    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        open var preferredPresentationStyle = PresentationStyle.automatic {
            didSet {
                Kept.say(
                    "UIWindowScene.ActivationRequestOptions.preferredPresentationStyle", "there is one scene")
            }
        }
    }

    /// The window that an item would open. Kept: there is one scene.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        open internal(set) var userActivity: NSUserActivity
        open var options: ActivationRequestOptions?
        /// What the new window grows from.
        open var preview: UITargetedPreview?

        public init(userActivity: NSUserActivity) { self.userActivity = userActivity }
    }
}
