/// Two fingers that move over a list, or one where a list that is edited offers itself for that.
@MainActor
final class SelectionPanGestureRecognizer: UIPanGestureRecognizer {
    /// Points of movement; less than a scroll wants, which would take the touches. Not recorded.
    private static let slop: CGFloat = 5

    /// Whether one finger that came down at a place, in the list's coordinates, selects by moving along `travel`.
    var allowsOneFinger: @MainActor (_ place: CGPoint, _ travel: CGPoint) -> Bool = { _, _ in false }
    /// Whether a drag from a place, in the list's coordinates, selects.
    var maySelect: @MainActor (_ place: CGPoint) -> Bool = { _ in false }
    /// The answer, kept while the fingers are down.
    private var answer: Bool?

    override func excess(of travel: CGPoint) -> CGPoint? {
        guard max(abs(travel.x), abs(travel.y)) >= Self.slop, answer != false else { return nil }
        let now = location(in: view)
        let start = CGPoint(x: now.x - travel.x, y: now.y - travel.y)
        guard activeTouches.count == 2 || activeTouches.count == 1 && allowsOneFinger(start, travel) else {
            return nil
        }
        answer = maySelect(start)
        return answer == true ? travel : nil
    }

    override func reset() {
        super.reset()
        answer = nil
    }
}
