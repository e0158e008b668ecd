// Written by `make requirements` from the protocol's declaration.

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalRequirement.absent(self) }

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalRequirement.absent(self) }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalRequirement.absent(self) }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalRequirement.absent(self)
    }

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        OptionalRequirement.absent(self)
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalRequirement.absent(self) }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        OptionalRequirement.absent(self)
    }

    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalRequirement.absent(self) }

    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        OptionalRequirement.absent(self)
    }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        OptionalRequirement.absent(self, answering: nil)
    }

    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        OptionalRequirement.absent(self)
    }

    public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalRequirement.absent(self) }

    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { OptionalRequirement.absent(self) }

    var optional: OptionalCalls<any UIScrollViewDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIScrollViewDelegate {
    @inline(__always) @discardableResult
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool? {
        OptionalRequirement.call(target) { $0.scrollViewShouldScrollToTop(scrollView) }
    }

    @inline(__always) @discardableResult
    func viewForZooming(in scrollView: UIScrollView) -> (UIView?)? {
        OptionalRequirement.call(target) { $0.viewForZooming(in: scrollView) }
    }
}
