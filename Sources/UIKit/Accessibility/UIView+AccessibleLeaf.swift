extension UIView {
    /// Assistive technology takes the view as one thing with this name.
    func setAccessible(_ label: String?, _ traits: UIAccessibilityTraits) {
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityTraits = traits
    }
}
