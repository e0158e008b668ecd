/// A radius that rounds a corner.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    CustomStringConvertible
{
    enum Rule: Hashable {
        case fixed(CGFloat)
        case concentric(minimum: CGFloat)
        case capsule(maximum: CGFloat?)
    }

    let rule: Rule

    init(_ rule: Rule) { self.rule = rule }
    public init(floatLiteral value: Double) { self = .fixed(value) }
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

    /// In points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(.fixed(CGFloat(radius))) }
    /// What is left of the container's radius in the view's distance from its corner, at least `minimum`.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(.concentric(minimum: minimum ?? 0))
    }

    public var description: String { "\(rule)" }
}

/// How a view's corners are rounded.
public struct UICornerConfiguration: Hashable, Sendable, CustomStringConvertible {
    /// Top left, top right, bottom left, bottom right.
    let radii: [UICornerRadius]
    /// Sets of corners that have one radius, the largest of theirs.
    let uniform: [UIRectCorner.RawValue]

    private init(
        _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
        _ bottomRight: UICornerRadius?, uniform: [UIRectCorner] = []
    ) {
        radii = [topLeft ?? 0, topRight ?? 0, bottomLeft ?? 0, bottomRight ?? 0]
        self.uniform = uniform.map(\.rawValue)
    }

    /// The radius for each corner by itself.
    public static func corners(radius: UICornerRadius) -> Self { Self(radius, radius, radius, radius) }
    /// A radius for each corner; nil is none.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
        bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
    ) -> Self { Self(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius) }
    /// Half of the shorter side, at most `maximumRadius`.
    public static func capsule(maximumRadius: Double? = nil) -> Self {
        .corners(radius: UICornerRadius(.capsule(maximum: maximumRadius.map { CGFloat($0) })))
    }
    /// One radius for all corners.
    public static func uniformCorners(radius: UICornerRadius) -> Self {
        Self(radius, radius, radius, radius, uniform: [.allCorners])
    }
    /// One radius for the corners at the top, one for those at the bottom.
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> Self {
        Self(topRadius, topRadius, bottomRadius, bottomRadius, uniform: [.top, .bottom])
    }
    /// One radius for the corners on the left, one for those on the right.
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> Self {
        Self(leftRadius, rightRadius, leftRadius, rightRadius, uniform: [.left, .right])
    }
    /// One radius for the corners at the top.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> Self { Self(topRadius, topRadius, bottomLeftRadius, bottomRightRadius, uniform: [.top]) }
    /// One radius for the corners at the bottom.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
        topRightRadius: UICornerRadius? = nil
    ) -> Self { Self(topLeftRadius, topRightRadius, bottomRadius, bottomRadius, uniform: [.bottom]) }
    /// One radius for the corners on the left.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> Self { Self(leftRadius, topRightRadius, leftRadius, bottomRightRadius, uniform: [.left]) }
    /// One radius for the corners on the right.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil
    ) -> Self { Self(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, uniform: [.right]) }

    public var description: String { radii.map(\.description).joined(separator: ", ") }
}

extension UIRectCorner {
    fileprivate static let top: Self = [.topLeft, .topRight]
    fileprivate static let bottom: Self = [.bottomLeft, .bottomRight]
    fileprivate static let left: Self = [.topLeft, .bottomLeft]
    fileprivate static let right: Self = [.topRight, .bottomRight]
    fileprivate static let each: [Self] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    fileprivate var ofLayer: CACornerMask {
        switch self {
        case .topLeft: .layerMinXMinYCorner
        case .topRight: .layerMaxXMinYCorner
        case .bottomLeft: .layerMinXMaxYCorner
        default: .layerMaxXMaxYCorner
        }
    }
}

extension UIView {
    func radius(ofCorners corners: UIRectCorner) -> CGFloat {
        UIRectCorner.each.filter(corners.contains).map(radius(ofCorner:)).max() ?? 0
    }

    private func radius(ofCorner corner: UIRectCorner) -> CGFloat {
        guard let configuration = cornerConfigurationStore else { return 0 }
        let set = configuration.uniform.lazy.map { UIRectCorner(rawValue: $0) }.first { $0.contains(corner) }
        return zip(UIRectCorner.each, configuration.radii).filter { (set ?? corner).contains($0.0) }
            .map { resolved($1, at: $0) }.max() ?? 0
    }

    private func resolved(_ radius: UICornerRadius, at corner: UIRectCorner) -> CGFloat {
        let half = min(bounds.width, bounds.height) / 2
        switch radius.rule {
        case .fixed(let value): return max(min(value, half), 0)
        case .capsule(let maximum): return min(half, maximum ?? half)
        case .concentric(let minimum):
            return min(max(minimum, radiusLeftByContainer(at: corner) ?? 0), half)
        }
    }

    /// Of the nearest view around that has rounded corners.
    private func radiusLeftByContainer(at corner: UIRectCorner) -> CGFloat? {
        var container = superview
        while let view = container, view.cornerConfigurationStore == nil { container = view.superview }
        guard let container else { return nil }
        let (inner, outer) = (convert(bounds, to: container), container.bounds)
        let x = UIRectCorner.left.contains(corner) ? inner.minX - outer.minX : outer.maxX - inner.maxX
        let y = UIRectCorner.top.contains(corner) ? inner.minY - outer.minY : outer.maxY - inner.maxY
        return container.radius(ofCorners: corner) - max(x, y, 0)
    }

    /// Every layout asks for this; few views have such corners.
    @inline(__always) func roundConfiguredCorners() {
        if cornerConfigurationStore != nil { roundCorners() }
    }

    /// DIFFERS: a layer has one radius, so that of corners with several radii all that are rounded get the largest.
    private func roundCorners() {
        let radii = UIRectCorner.each.map { ($0, radius(ofCorners: $0)) }
        layer.cornerRadius = radii.map(\.1).max() ?? 0
        layer.maskedCorners = radii.reduce(into: []) { if $1.1 > 0 { $0.insert($1.0.ofLayer) } }
    }
}
