import ScrollPhysics

/// A pan across a list's rows; begins only sideways, and only where a row has buttons at the end that would show.
@MainActor
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
    /// Whether a row at a place, in the list's coordinates, can be pushed in a direction: positive is to the right.
    var mayBegin: @MainActor (_ place: CGPoint, _ direction: CGFloat) -> Bool = { _, _ in false }
    /// The answer, kept while the finger is down.
    private var answer: Bool?

    override func excess(of travel: CGPoint) -> CGPoint? {
        guard let excess = PanSlop.excess(of: travel, horizontal: true, vertical: false) else { return nil }
        if answer == nil {
            let now = location(in: view)
            answer = mayBegin(CGPoint(x: now.x - travel.x, y: now.y - travel.y), travel.x)
        }
        return answer == true ? excess : nil
    }

    override func reset() {
        super.reset()
        answer = nil
    }
}
