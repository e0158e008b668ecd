// Written by `make requirements` from the protocol's declaration.

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        OptionalRequirement.absent(self)
    }

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        OptionalRequirement.absent(self)
    }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        OptionalRequirement.absent(self)
    }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalRequirement.absent(self)
    }

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        OptionalRequirement.absent(self)
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        OptionalRequirement.absent(self)
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        OptionalRequirement.absent(self)
    }

    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        OptionalRequirement.absent(self)
    }

    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        OptionalRequirement.absent(self)
    }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        OptionalRequirement.absent(self)
    }

    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        OptionalRequirement.absent(self)
    }

    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIScrollViewDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIScrollViewDelegate {
    @inline(__always) @discardableResult
    func scrollViewDidScroll(_ scrollView: UIScrollView) -> Void? {
        OptionalRequirement.call(target, "scrollViewDidScroll(_:)") {
            $0.scrollViewDidScroll(scrollView)
        }
    }

    @inline(__always) @discardableResult
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) -> Void? {
        OptionalRequirement.call(target, "scrollViewWillBeginDragging(_:)") {
            $0.scrollViewWillBeginDragging(scrollView)
        }
    }

    @inline(__always) @discardableResult
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> Void? {
        OptionalRequirement.call(target, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
            $0.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }

    @inline(__always) @discardableResult
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void? {
        OptionalRequirement.call(target, "scrollViewDidEndDragging(_:willDecelerate:)") {
            $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }

    @inline(__always) @discardableResult
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) -> Void? {
        OptionalRequirement.call(target, "scrollViewWillBeginDecelerating(_:)") {
            $0.scrollViewWillBeginDecelerating(scrollView)
        }
    }

    @inline(__always) @discardableResult
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) -> Void? {
        OptionalRequirement.call(target, "scrollViewDidEndDecelerating(_:)") {
            $0.scrollViewDidEndDecelerating(scrollView)
        }
    }

    @inline(__always) @discardableResult
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) -> Void? {
        OptionalRequirement.call(target, "scrollViewDidEndScrollingAnimation(_:)") {
            $0.scrollViewDidEndScrollingAnimation(scrollView)
        }
    }

    @inline(__always) @discardableResult
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool? {
        OptionalRequirement.call(target, "scrollViewShouldScrollToTop(_:)") {
            $0.scrollViewShouldScrollToTop(scrollView)
        }
    }

    @inline(__always) @discardableResult
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) -> Void? {
        OptionalRequirement.call(target, "scrollViewDidScrollToTop(_:)") {
            $0.scrollViewDidScrollToTop(scrollView)
        }
    }

    @inline(__always) @discardableResult
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) -> Void? {
        OptionalRequirement.call(target, "scrollViewDidChangeAdjustedContentInset(_:)") {
            $0.scrollViewDidChangeAdjustedContentInset(scrollView)
        }
    }

    @inline(__always) @discardableResult
    func viewForZooming(in scrollView: UIScrollView) -> (UIView?)? {
        OptionalRequirement.call(target, "viewForZooming(in:)") {
            $0.viewForZooming(in: scrollView)
        }
    }

    @inline(__always) @discardableResult
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
        OptionalRequirement.call(target, "scrollViewWillBeginZooming(_:with:)") {
            $0.scrollViewWillBeginZooming(scrollView, with: view)
        }
    }

    @inline(__always) @discardableResult
    func scrollViewDidZoom(_ scrollView: UIScrollView) -> Void? {
        OptionalRequirement.call(target, "scrollViewDidZoom(_:)") {
            $0.scrollViewDidZoom(scrollView)
        }
    }

    @inline(__always) @discardableResult
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
        -> Void?
    {
        OptionalRequirement.call(target, "scrollViewDidEndZooming(_:with:atScale:)") {
            $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    }
}
