import QuartzCore

/// What a canvas knows of its pixels while it is painted: one rectangle that was filled with one opaque colour, and
/// what was painted on it since. Lists are white cells on white tables; a fill that changes nothing is left out.
final class CanvasGround {
    /// Where painting goes now.
    var clip: PixelRect
    private var even: (rect: PixelRect, color: CGColor)?
    private var marks: [PixelRect] = []
    /// Beyond this many marks it costs less to fill than to look.
    private let limit = 96

    init(clip: PixelRect) { self.clip = clip }

    /// Something other than a fill was painted in `box`.
    func mark(_ box: PixelRect) {
        guard let even, box.intersection(clip).intersects(even.rect) else { return }
        marks.append(box.intersection(clip))
        if marks.count > limit { self.even = nil }
    }

    /// Whether filling `rect` with `color` would leave every pixel as it is.
    func isAlready(_ rect: PixelRect, _ color: CGColor) -> Bool {
        guard let even, color.isOpaque, even.color == color else { return false }
        let visible = rect.intersection(clip)
        return even.rect.contains(visible) && !marks.contains { $0.intersects(visible) }
    }

    /// `rect` was filled with `color`.
    func note(_ rect: PixelRect, _ color: CGColor) {
        let visible = rect.intersection(clip)
        if color.isOpaque, visible.area >= even?.rect.area ?? 0 {
            even = (visible, color)
            marks.removeAll(keepingCapacity: true)
        } else {
            mark(visible)
        }
    }
}
