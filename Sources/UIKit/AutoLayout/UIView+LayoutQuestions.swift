extension UIView {
    public func exerciseAmbiguityInLayout() {
        Kept.say("UIView.exerciseAmbiguityInLayout()", "one of several possible layouts is shown")
    }

    @available(*, deprecated, message: "use forFirstBaselineLayout")
    public func forBaselineLayout() -> UIView { forLastBaselineLayout }

    /// The direction that a semantic attribute gives; `unspecified` follows the screen's.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: direction
        }
    }
}
