import ListEngine

/// Scrolling under a finger that carries something near an edge.
extension UIScrollView {
    /// - Parameters:
    ///   - finger: in the content's coordinates.
    ///   - passed: seconds since the last step.
    /// - Returns: whether the content moved.
    func scrollAtEdge(finger: CGPoint, passed: Double) -> Bool {
        guard passed > 0 else { return false }
        let insets = adjustedContentInset
        let window = bounds.inset(by: insets)
        var offset = contentOffset
        if contentSize.height > bounds.height {
            let speed = RowReorder.autoscroll(
                finger: finger.y, in: ExtentSpan(start: window.minY, extent: window.height))
            let highest = max(-insets.top, contentSize.height + insets.bottom - bounds.height)
            offset.y = min(max(offset.y + speed * passed, -insets.top), highest)
        }
        if contentSize.width > bounds.width {
            let speed = RowReorder.autoscroll(
                finger: finger.x, in: ExtentSpan(start: window.minX, extent: window.width))
            let highest = max(-insets.left, contentSize.width + insets.right - bounds.width)
            offset.x = min(max(offset.x + speed * passed, -insets.left), highest)
        }
        guard offset != contentOffset else { return false }
        contentOffset = offset
        return true
    }
}
