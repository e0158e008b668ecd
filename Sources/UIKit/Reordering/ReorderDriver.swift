/// A finger that moves a row or an item: on its grip, or after a long press.
@MainActor
final class ReorderDriver {
    private weak var list: (any ReorderableList)?
    /// In the window's coordinates.
    private var finger = CGPoint.zero
    /// From the finger to the point that follows it; nil: nothing is moved.
    private var grip: CGVector?
    private var scrolling: EdgeScrolling?

    init(_ list: any ReorderableList) { self.list = list }

    func follow(_ recognizer: UIGestureRecognizer) {
        finger = recognizer.location(in: nil)
        switch recognizer.state {
        case .began: begin()
        case .changed: move()
        case .ended: end(isCancelled: false)
        default: end(isCancelled: true)
        }
    }

    private func begin() {
        guard let list else { return }
        let place = list.convert(finger, from: nil)
        guard let point = list.beginReordering(at: place) else { return }
        grip = CGVector(dx: point.x - place.x, dy: point.y - place.y)
        scrolling = EdgeScrolling(
            { [weak self] in
                guard let self, let list = self.list, list.isReordering else { return nil }
                return (list, list.convert(finger, from: nil))
            },
            moved: { [weak self] in self?.move() })
    }

    private func move() {
        guard let list, let grip else { return }
        let place = list.convert(finger, from: nil)
        list.moveReordering(to: CGPoint(x: place.x + grip.dx, y: place.y + grip.dy))
    }

    private func end(isCancelled: Bool) {
        scrolling?.stop()
        scrolling = nil
        guard grip != nil else { return }
        grip = nil
        list?.endReordering(isCancelled: isCancelled)
    }
}
