import QuartzCore

/// What is known of a bitmap's pixels between fills: one rectangle that was filled with one opaque colour, and what was
/// painted on it since. Lists are white cells on white tables, on white screens: a fill in that colour changes what was
/// painted and no more.
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

    /// `rect` is about to be filled with `color`: what of it may be of another one.
    func fill(_ rect: PixelRect, _ color: CGColor) -> [PixelRect] {
        let visible = rect.intersection(clip)
        if let even, color.isOpaque, even.color == color, even.rect.contains(visible) {
            guard marks.contains(where: { $0.intersects(visible) }) else { return [] }
            let stale = marks.map { $0.intersection(visible) }.filter { !$0.isEmpty }
            marks.removeAll { visible.contains($0) }
            return stale.reduce(0) { $0 + $1.area } < visible.area ? stale : [visible]
        }
        if color.isOpaque, visible.area >= even?.rect.area ?? 0 {
            even = (visible, color)
            marks.removeAll(keepingCapacity: true)
        } else {
            mark(visible)
        }
        return [visible]
    }
}
