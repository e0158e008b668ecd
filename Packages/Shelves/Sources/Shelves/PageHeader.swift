import UIKit

/// A view above everything that a list shows: a subview at negative y inside the list's top inset. It scrolls away with the
/// list, stretches with a pull, or shrinks to a bar that stays.
///
/// Call ``follow()`` where the list scrolled (`scrollViewDidScroll(_:)`) and where its size changed
/// (`viewDidLayoutSubviews()`); ``ShelvesController`` does.
@MainActor
public final class PageHeader {
    /// What stands above the content of the list.
    public let view: UIView
    /// How high it is at rest.
    public let height: CGFloat
    /// What stays of it; 0: it scrolls away.
    public let least: CGFloat
    /// Grows with a pull beyond the top instead of being pulled down.
    public var stretches: Bool
    /// 0 at rest, 1 when only ``least`` is left; called when it changes.
    public var onCollapse: @MainActor (CGFloat) -> Void = { _ in }

    private weak var list: UIScrollView?
    private var progress: CGFloat = 0

    /// Puts `view` above the content of `list` and makes room for it.
    public init(
        _ view: UIView, height: CGFloat, shrinksTo least: CGFloat = 0, stretches: Bool = false,
        above list: UIScrollView
    ) {
        self.view = view
        self.height = height
        self.least = min(max(least, 0), height)
        self.stretches = stretches
        self.list = list
        let wasAtTop = list.contentOffset.y <= -list.adjustedContentInset.top
        list.addSubview(view)
        list.contentInset.top += height
        if wasAtTop { list.contentOffset.y = -list.adjustedContentInset.top }
        if self.least > 0 { view.layer.zPosition = 1 }
        follow()
    }

    /// Takes its place for the list's width and offset.
    public func follow() {
        guard let list, view.superview === list else { return }
        stickyHeaders?.pageHeaderRoom = height
        let edge = list.contentOffset.y + list.adjustedContentInset.top - height
        let place = PageHeaderArithmetic.stretch(
            edge: edge, height: height, least: least, stretches: stretches)
        view.frame = CGRect(x: 0, y: place.start, width: list.bounds.width, height: place.length)
        let now = PageHeaderArithmetic.progress(edge: edge, height: height, least: least)
        guard now != progress else { return }
        progress = now
        onCollapse(now)
    }

    /// Of the list, which stay below what the page header scrolls through.
    private var stickyHeaders: StickyHeadersLayout? {
        (list as? UICollectionView)?.collectionViewLayout as? StickyHeadersLayout
    }

    /// Takes the header and its room away.
    public func remove() {
        guard let list, view.superview === list else { return }
        view.removeFromSuperview()
        stickyHeaders?.pageHeaderRoom = 0
        let wasAtTop = list.contentOffset.y <= -list.adjustedContentInset.top
        list.contentInset.top -= height
        if wasAtTop { list.contentOffset.y = -list.adjustedContentInset.top }
    }
}
