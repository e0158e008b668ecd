extension UITraitCollection {
    /// Whether bars are 32 points high: on phones that lie on their side and stay narrow, up to iOS 18. What iOS 26 does
    /// there is not recorded.
    @MainActor var hasLowBars: Bool {
        UIScreen.main.configuration.systemRelease < 26 && verticalSizeClass == .compact
            && horizontalSizeClass == .compact
    }
}
