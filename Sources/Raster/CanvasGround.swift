import QuartzCore

/// What is known of a bitmap's pixels: where it was filled with one opaque colour, and what was painted there since. Lists are
/// white cells on white tables, on white screens: a fill in that colour changes what was painted and no more.
final class CanvasGround {
    /// Where painting goes now.
    var clip: PixelRect
    /// The largest fill since the bitmap is known, and the largest of the canvas that paints now.
    private var (known, latest) = (EvenGround(), EvenGround())

    init(clip: PixelRect) { self.clip = clip }

    /// Another canvas begins to paint.
    func begin() { latest = EvenGround() }

    /// The pixels are any.
    func forget() { (known, latest) = (EvenGround(), EvenGround()) }

    /// Something other than a fill was painted in `box`.
    func mark(_ box: PixelRect) {
        known.mark(box.intersection(clip))
        latest.mark(box.intersection(clip))
    }

    /// `rect` is about to be filled with an opaque colour: what of it may be of another one.
    func fill(_ rect: PixelRect, _ color: CGColor) -> [PixelRect] {
        let visible = rect.intersection(clip)
        if latest.is(color, in: visible) || known.is(color, in: visible) { return [] }
        let changed = known.changed(by: color, in: visible)
        known.note(visible, color)
        latest.note(visible, color)
        return changed
    }
}

/// A rectangle of one colour, but for marks.
private struct EvenGround {
    private var rect = PixelRect.empty
    private var color: CGColor?
    private var marks: [PixelRect] = []
    /// Beyond this many marks it costs less to fill than to look.
    private static let limit = 96

    private func holds(_ visible: PixelRect, _ color: CGColor) -> Bool {
        color == self.color && rect.contains(visible)
    }

    func `is`(_ color: CGColor, in visible: PixelRect) -> Bool {
        holds(visible, color) && !marks.contains { $0.intersects(visible) }
    }

    /// All, unless less is known to do.
    func changed(by color: CGColor, in visible: PixelRect) -> [PixelRect] {
        guard holds(visible, color) else { return [visible] }
        let changed = marks.map { $0.intersection(visible) }.filter { !$0.isEmpty }
        return changed.reduce(0) { $0 + $1.area } < visible.area ? changed : [visible]
    }

    mutating func mark(_ box: PixelRect) {
        guard box.intersects(rect) else { return }
        marks.append(box)
        if marks.count > Self.limit { self = EvenGround() }
    }

    /// `visible` was filled.
    mutating func note(_ visible: PixelRect, _ color: CGColor) {
        if holds(visible, color) {
            marks.removeAll { visible.contains($0) }
        } else if visible.area >= rect.area {
            (rect, self.color) = (visible, color)
            marks.removeAll(keepingCapacity: true)
        } else {
            mark(visible)
        }
    }
}
