import ListEngine

/// Moves a list's content while a finger that moves or selects something rests near an edge, until ``stop()``.
@MainActor
final class EdgeScrolling {
    private var token: FrameClock.Token?
    private var last = FrameClock.current.time

    /// - Parameters:
    ///   - list: the list under the finger, and where in its content the finger is; nil: nothing moves now.
    ///   - moved: called when the content has moved under the finger.
    init(_ list: @escaping () -> (list: UIScrollView, finger: CGPoint)?, moved: @escaping () -> Void) {
        token = FrameClock.current.everyFrame { [weak self] time in
            guard let self else { return }
            let passed = time - last
            last = time
            if let (list, finger) = list(), list.scrollAtEdge(finger: finger, passed: passed) { moved() }
        }
    }

    func stop() {
        if let token { FrameClock.current.cancel(token) }
        token = nil
    }
}

extension UIScrollView {
    /// - Parameters:
    ///   - finger: in the content's coordinates.
    ///   - passed: seconds since the last step.
    /// - Returns: whether the content moved.
    fileprivate func scrollAtEdge(finger: CGPoint, passed: Double) -> Bool {
        guard passed > 0 else { return false }
        let window = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        for axis in [FlowAxis.vertical, .horizontal] where contentSize.along(axis) > bounds.size.along(axis) {
            let speed = window.span(along: axis).edgeSpeed(finger: finger.along(axis))
            offset.set(offset.along(axis) + passed * speed, along: axis)
        }
        offset = position.metrics.clamped(offset)
        guard offset != contentOffset else { return false }
        contentOffset = offset
        return true
    }
}
