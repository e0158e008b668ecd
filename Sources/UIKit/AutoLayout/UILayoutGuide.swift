/// A rectangle that takes part in constraints without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// Where a guide's rectangle comes from.
    enum Kind {
        /// From constraints, as a view's.
        case constrained
        case safeArea, layoutMargins
        /// The layout margins, but no wider than reads well.
        case readable
        /// What a scroll view scrolls, and its window on it.
        case scrollContent, scrollFrame
    }

    private(set) var kind = Kind.constrained
    weak var owner: UIView?
    open var identifier: String = ""
    /// What constraints gave a guide of its own, in the owner's bounds coordinates.
    var solvedFrame = CGRect.zero

    /// What constraints and anchors hold of the guide.
    let handle = LayoutItemHandle()

    public override init() {
        super.init()
        handle.guide = self
    }

    deinit { handle.guide = nil }

    convenience init(_ kind: Kind, of owner: UIView) {
        self.init()
        self.kind = kind
        self.owner = owner
        identifier =
            switch kind {
            case .constrained: ""
            case .safeArea: "UIViewSafeAreaLayoutGuide"
            case .layoutMargins: "UIViewLayoutMarginsGuide"
            case .readable: "UIViewReadableContentGuide"
            case .scrollContent: "UIScrollView-contentLayoutGuide"
            case .scrollFrame: "UIScrollView-frameLayoutGuide"
            }
    }

    /// The view that the guide is in. `addLayoutGuide(_:)` and `removeLayoutGuide(_:)` set it: published guides observe it and then constrain
    /// themselves.
    open weak var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.release(self)
            owner = newValue
            newValue?.adopt(self)
        }
    }

    /// In the coordinates of the owning view's bounds, as of its last layout.
    open var layoutFrame: CGRect { currentFrame }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .centerY) }

    var nameInMessages: String { "UILayoutGuide '\(identifier)'" }
}

extension UILayoutGuide {
    /// Points that text may be wide in the readable guide at the default text size.
    /// UIKit: 672 in published material.
    /// DIFFERS: does not grow with the text size.
    static let readableWidth: CGFloat = 672

    private var currentFrame: CGRect {
        guard let owner else { return .zero }
        switch kind {
        case .constrained: return solvedFrame
        case .safeArea: return owner.bounds.inset(by: owner.safeAreaInsets)
        case .layoutMargins: return owner.bounds.inset(by: owner.layoutMargins)
        case .readable:
            let margins = owner.bounds.inset(by: owner.layoutMargins)
            let width = min(margins.width, Self.readableWidth)
            return CGRect(
                x: margins.width > width ? owner.bounds.midX - width / 2 : margins.minX, y: margins.minY,
                width: width,
                height: margins.height)
        case .scrollContent: return CGRect(origin: .zero, size: owner.scrollableContentSize)
        case .scrollFrame: return owner.bounds
        }
    }

    /// The guide's edges as distances from those of its owner's bounds, for the kinds that are just that.
    var insets: UIEdgeInsets? {
        switch kind {
        case .safeArea: owner?.safeAreaInsets
        case .layoutMargins: owner?.layoutMargins
        case .scrollFrame: .zero
        case .constrained, .readable, .scrollContent: nil
        }
    }
}
