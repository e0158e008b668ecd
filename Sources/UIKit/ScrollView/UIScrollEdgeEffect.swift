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
