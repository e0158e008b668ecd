import UIKit

/// A view that overrides what UIView.h declares apart from the hierarchy, the geometry and the look, and changes nothing.
@MainActor
final class OverriddenView: UIView {
    override var accessibilityAttributedLabel: NSAttributedString? { didSet {} }
    override var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions { didSet {} }
    override var accessibilityIgnoresInvertColors: Bool { didSet {} }
    override var accessibilityRespondsToUserInteraction: Bool { didSet {} }
    override var accessibilityTextualContext: UIAccessibilityTextualContext? { didSet {} }
    override var appliedContentSizeCategoryLimitsDescription: String {
        super.appliedContentSizeCategoryLimitsDescription
    }
    override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
    override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
    override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
    override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
    override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
    override var heightAnchor: NSLayoutDimension { super.heightAnchor }
    override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
    override var largeContentImage: UIImage? { didSet {} }
    override var largeContentImageInsets: UIEdgeInsets { didSet {} }
    override var largeContentTitle: String? { didSet {} }
    override var lastBaselineAnchor: NSLayoutYAxisAnchor { super.lastBaselineAnchor }
    override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
    override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
    override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
    override var maximumContentSizeCategory: UIContentSizeCategory? { didSet {} }
    override var minimumContentSizeCategory: UIContentSizeCategory? { didSet {} }
    override var motionEffects: [UIMotionEffect] { didSet {} }
    override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
    override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
    override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
    override var scalesLargeContentImage: Bool { didSet {} }
    override var showsLargeContentViewer: Bool { didSet {} }
    override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
    override var widthAnchor: NSLayoutDimension { super.widthAnchor }
    override func accessibilityElementIsFocused() -> Bool { super.accessibilityElementIsFocused() }
    override func addMotionEffect(_ effect: UIMotionEffect) { super.addMotionEffect(effect) }
    override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        super.constraintsAffectingLayout(for: axis)
    }
    override func directionalEdgeInsets(for region: UIView.LayoutRegion) -> NSDirectionalEdgeInsets {
        super.directionalEdgeInsets(for: region)
    }
    override func edgeInsets(for region: UIView.LayoutRegion) -> UIEdgeInsets {
        super.edgeInsets(for: region)
    }
    override func exerciseAmbiguityInLayout() { super.exerciseAmbiguityInLayout() }
    override func layoutGuide(for region: UIView.LayoutRegion) -> UILayoutGuide {
        super.layoutGuide(for: region)
    }
    override func removeMotionEffect(_ effect: UIMotionEffect) { super.removeMotionEffect(effect) }
    override func updateTraitsIfNeeded() { super.updateTraitsIfNeeded() }
    override class var layerClass: AnyClass { OverriddenLayer.self }
}

@MainActor
final class OverriddenLayer: CALayer {
    override var visibleRect: CGRect { super.visibleRect }
    override func contentsAreFlipped() -> Bool { super.contentsAreFlipped() }
    override func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        super.convertTime(time, from: layer)
    }
    override func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        super.convertTime(time, to: layer)
    }
}

/// A finger that presses.
@MainActor
final class PressingTouch: UITouch {
    override var force: CGFloat { 2 }
    override var maximumPossibleForce: CGFloat { 4 }
    override var majorRadius: CGFloat { super.majorRadius }
    override func preciseLocation(in view: UIView?) -> CGPoint { super.preciseLocation(in: view) }
}
