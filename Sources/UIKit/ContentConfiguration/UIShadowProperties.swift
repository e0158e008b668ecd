/// The shadow of a background.
///
/// A value without isolation; it comes with a background configuration.
public struct UIShadowProperties: Hashable, @unchecked Sendable {
    public var color: UIColor
    /// From 0, no shadow, to 1.
    public var opacity: CGFloat = 0
    /// Of the blur, in points.
    public var radius: CGFloat = 0
    /// In points.
    public var offset = CGSize.zero
    /// What throws the shadow, in the background's coordinates. Nil: the background with its round corners.
    public var path: UIBezierPath?

    init() { color = .black }
}
