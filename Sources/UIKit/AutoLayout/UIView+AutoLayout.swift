/// What `UIView` calls of Auto Layout.
extension UIView {
    func setTranslatesMask(_ flag: Bool) {}
    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {}
    func compressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
    func setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {}
    func fittingSize(
        _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize { bounds.size }

    /// Places the subviews that constraints govern.
    func layoutConstrainedSubviews() {}
    func intrinsicSizeMayHaveChanged() { superviewReference?.setNeedsLayout() }
    /// The view's own size changed, by whomever.
    func ownSizeDidChangeForConstraints() {}
    /// `view` came into this view's subtree.
    func constraintTreeDidChange(with view: UIView) {}
    /// `view` is about to leave: constraints between it and anything outside end.
    func removeConstraints(reaching view: UIView) {}
    func safeAreaGuideDidChange() {}
    func layoutMarginsGuideDidChange() {}
    func constraintDirectionDidChange() {}
}
