/// What an edge of a scroll view looks like where content passes below a bar.
///
/// DIFFERS: the upper edge below a navigation bar with iOS 26 heeds it, no other edge.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    @preconcurrency @MainActor
    public final class Style: NSObject {
        public static let automatic = Style()
        /// A soft fade.
        public static let soft = Style()
        /// A line between content and bar.
        public static let hard = Style()
    }

    open var isHidden = false
    open var style = Style.automatic
}

/// What few scroll views are ever asked for; made when first used.
@MainActor
final class ScrollExtras {
    let top = UIScrollEdgeEffect()
    let bottom = UIScrollEdgeEffect()
    let left = UIScrollEdgeEffect()
    let right = UIScrollEdgeEffect()
    let press = UIGestureRecognizer(target: nil, action: nil)
}

/// Says that a view which stands over a scroll view's edge is a bar: what passes below is to fade.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var scrollView: UIScrollView? {
        didSet {
            Kept.say(
                "UIScrollEdgeElementContainerInteraction.scrollView", "content fades below bars alone")
        }
    }
    open var edge: UIRectEdge = []
    public override init() { super.init() }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
