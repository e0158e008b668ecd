/// Which page a lift leads to.
public enum Paging {
    /// Offset of the page on which a lift ends: the next one in the direction of a fast lift, else the nearest;
    /// never more than one page from where the drag began, never beyond an edge.
    ///
    /// - Parameters:
    ///   - offset: at the lift; `dragStart`: when the drag began.
    ///   - velocity: of the content offset, points per second.
    public static func target(
        offset: Double, dragStart: Double, velocity: Double, metrics: AxisMetrics
    ) -> Double {
        let length = metrics.viewport
        guard length > 0 else { return metrics.clamped(offset) }
        let page = offset / length
        var target: Double
        if velocity >= ScrollConstants.pageTurnVelocity {
            target = (page + 1e-6).rounded(.down) + 1
        } else if velocity <= -ScrollConstants.pageTurnVelocity {
            target = (page - 1e-6).rounded(.up) - 1
        } else {
            target = page.rounded()
        }
        let startPage = (metrics.clamped(dragStart) / length).rounded()
        target = min(max(target, startPage - 1), startPage + 1)
        return metrics.clamped(target * length)
    }
}
