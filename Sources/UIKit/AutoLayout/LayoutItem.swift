/// A view or a layout guide, held weakly: what a constraint or an anchor speaks of.
@MainActor
struct LayoutItem {
    private(set) weak var ownView: UIView?
    private(set) weak var guide: UILayoutGuide?

    /// Nothing.
    init() {}
    init(_ view: UIView) { ownView = view }
    init(_ guide: UILayoutGuide) { self.guide = guide }

    init(_ object: Any) {
        if let view = object as? UIView {
            self.init(view)
        } else if let guide = object as? UILayoutGuide {
            self.init(guide)
        } else {
            fatalError("A constraint relates views and layout guides, not \(type(of: object)).")
        }
    }

    var object: AnyObject? { ownView ?? guide }

    /// The view in whose tree the item stands: itself, or the owner of the guide.
    var view: UIView? { ownView ?? guide?.owningView }

    var nameInMessages: String {
        ownView?.nameInMessages ?? guide?.nameInMessages ?? "(a view that is gone)"
    }
}

extension NSLayoutConstraint.Attribute {
    var nameInMessages: String {
        switch self {
        case .notAnAttribute: "notAnAttribute"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        }
    }
}
