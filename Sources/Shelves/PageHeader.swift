import UIKit

/// A view above everything that a list shows, which scrolls away with it: a subview at negative y inside the
/// list's top inset.
@MainActor
public final class PageHeader {
    public let view: UIView
    private weak var list: UIScrollView?
    private let height: CGFloat

    /// Puts `view` above the content of `list` and makes room for it.
    public init(_ view: UIView, height: CGFloat, above list: UIScrollView) {
        self.view = view
        self.height = height
        self.list = list
        let wasAtTop = list.contentOffset.y <= -list.adjustedContentInset.top
        list.addSubview(view)
        list.contentInset.top += height
        place()
        if wasAtTop { list.contentOffset.y = -list.adjustedContentInset.top }
    }

    /// Gives the header the list's width; call it where the list's width changes.
    public func place() {
        guard let list else { return }
        view.frame = CGRect(x: 0, y: -height, width: list.bounds.width, height: height)
    }

    /// Takes the header and its room away.
    public func remove() {
        guard let list, view.superview === list else { return }
        view.removeFromSuperview()
        let wasAtTop = list.contentOffset.y <= -list.adjustedContentInset.top
        list.contentInset.top -= height
        if wasAtTop { list.contentOffset.y = -list.adjustedContentInset.top }
    }
}
