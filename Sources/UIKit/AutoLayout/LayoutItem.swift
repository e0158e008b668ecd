/// A view or a guide for those that do not keep it: it takes itself away in its `deinit`. Weak references would make the reference
/// counting of every view with constraints slow.
final class LayoutItemHandle: Sendable {
    nonisolated(unsafe) unowned(unsafe) var view: UIView?
    nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?

    /// Of nothing yet.
    init() {}
}

/// A view or a layout guide, not kept: what a constraint or an anchor speaks of.
@MainActor
struct LayoutItem {
    private let handle: LayoutItemHandle?

    var ownView: UIView? { handle?.view }
    var guide: UILayoutGuide? { handle?.guide }

    /// Nothing.
    init() { handle = nil }
    init(_ view: UIView) { handle = view.autoLayoutState.handle }
    init(_ guide: UILayoutGuide) { handle = guide.handle }

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
