import QuartzCore

/// Scroll views that assistive technology, or whoever drives a screen by names, scrolls to a place.
@MainActor
public enum ScrollReach {
    /// What a wheel has to do so that a scroll view has a content offset: where it turns and how far. Along an axis without a number the content
    /// stays.
    /// - Returns: nil where the content is there, or as near as it can be, and where no wheel reaches it.
    public static func wheel(bringing id: LayerID, x: Double?, y: Double?) -> (at: CGPoint, by: CGVector)? {
        for window in UIApplication.shared.windowsInOrder.reversed() where !window.isHidden {
            guard let view = scrollView(id, in: window) else { continue }
            let delta = CGVector(
                dx: x.map { CGFloat($0) - view.contentOffset.x } ?? 0,
                dy: y.map { CGFloat($0) - view.contentOffset.y } ?? 0)
            guard view.wheelTarget(delta) != nil, let place = place(of: delta, over: view) else { return nil }
            return (place, delta)
        }
        return nil
    }

    private static func scrollView(_ id: LayerID, in view: UIView) -> UIScrollView? {
        if view.layer.id == id { return view as? UIScrollView }
        for subview in view.subviewList {
            if let found = scrollView(id, in: subview) { return found }
        }
        return nil
    }

    /// Where a wheel scrolls this view and not what lies in it or over it: the middle, or the place nearest to it.
    private static func place(of delta: CGVector, over view: UIScrollView) -> CGPoint? {
        let area = view.convert(view.bounds, to: nil).intersection(UIScreen.main.bounds)
        guard !area.isNull, !area.isEmpty else { return nil }
        // Sixteenths of the area, outwards from its middle.
        let steps: [CGFloat] = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7]
        for down in steps {
            for across in steps {
                let x = area.midX + across / 16 * area.width
                let point = CGPoint(x: x, y: area.midY + down / 16 * area.height)
                if TouchInput.current.wheelTarget(of: delta, at: point) === view { return point }
            }
        }
        return nil
    }
}
