import ListEngine

/// The row or item that stays where it is seen during one layout, however long what lies before it turns out to be.
@MainActor
final class ContentHold {
    private unowned let list: UIScrollView
    private let axis: FlowAxis
    /// The row, and where it is seen.
    private(set) var anchor: ScrollAnchor
    /// Where a row or item begins by now, in the content; nil: it is gone.
    private let start: (RowIndex) -> CGFloat?

    init(
        _ list: UIScrollView, _ anchor: ScrollAnchor, along axis: FlowAxis = .vertical,
        start: @escaping (RowIndex) -> CGFloat?
    ) {
        self.list = list
        self.axis = axis
        self.anchor = anchor
        self.start = start
    }

    private var viewportStart: CGFloat { list.bounds.origin.along(axis) }

    /// Moves the content so that the row is seen where it was.
    /// - Parameter isWithinEdges: as near to that as the content's edges allow: while little of it is measured they may be near.
    func hold(isWithinEdges: Bool = false) {
        guard let start = start(anchor.row) else { return }
        var correction = anchor.correction(from: viewportStart, rowStart: start)
        if isWithinEdges {
            let (offset, metrics) = (list.position.offset, list.position.metrics)
            var target = offset
            target.set(offset.along(axis) + correction, along: axis)
            target = metrics.rounded(metrics.clamped(target))
            correction = target.along(axis) - offset.along(axis)
        }
        list.applyCorrection(.along(axis, correction, across: 0))
    }

    /// The content was moved for another reason: from now on the row is held where it has come to lie.
    func rest() {
        if let start = start(anchor.row) { anchor.distance = start - viewportStart }
    }

    /// Keeps the part of the row that lies before the viewport, as its extent has changed.
    func scale(from old: CGFloat, to new: CGFloat) {
        guard anchor.distance < 0, old > 0 else { return }
        anchor.distance *= new / old
    }
}
