/// A tap on the status bar scrolls the list on the screen to its top.
extension UIWindow {
    /// UIKit: does nothing when several visible lists want it.
    func scrollToTop() {
        let candidates = visibleLists(in: self)
        guard candidates.count == 1, let list = candidates.first else { return }
        let top = CGPoint(x: list.contentOffset.x, y: list.minimumOffset.y)
        guard list.contentOffset.y > top.y,
            list.scrollDelegate.optional.scrollViewShouldScrollToTop(list) ?? true
        else {
            return
        }
        list.setContentOffset(top, animated: true)
        list.motion.leadsToTop = list.position.activity.isAnimating
    }

    private func visibleLists(in view: UIView) -> [UIScrollView] {
        var found: [UIScrollView] = []
        for subview in view.subviews where !subview.isHidden && subview.alpha > 0.01 {
            if let list = subview as? UIScrollView, list.scrollsToTop, list.canScrollVertically,
                list.convert(list.bounds, to: nil)._intersects(bounds)
            {
                found.append(list)
            }
            found += visibleLists(in: subview)
        }
        return found
    }
}

extension UITouch {
    /// Whether the touch began and ended on the status bar.
    var isStatusBarTap: Bool {
        let height = UIApplication.shared.statusBarFrame.height
        return startLocation.y < height && windowLocation.y < height
            && abs(startLocation.x - windowLocation.x) < UITapGestureRecognizer.allowableMovement
    }
}
