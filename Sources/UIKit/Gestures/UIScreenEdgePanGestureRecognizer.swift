/// A finger that comes in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Points from the edge in which the finger has to come down. Not recorded.
    static let reach: CGFloat = 30

    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.count == 1, let touch = touches.first, startsAtEdge(touch) else {
            return state = .failed
        }
        super.touchesBegan(touches, with: event)
    }

    private func startsAtEdge(_ touch: UITouch) -> Bool {
        guard let window = view?.window else { return false }
        let (p, box) = (touch.windowLocation, window.bounds)
        return edges.contains(.left) && p.x - box.minX <= Self.reach
            || edges.contains(.right) && box.maxX - p.x <= Self.reach
            || edges.contains(.top) && p.y - box.minY <= Self.reach
            || edges.contains(.bottom) && box.maxY - p.y <= Self.reach
    }

    override func excess(of travel: CGPoint) -> CGPoint? {
        guard let excess = super.excess(of: travel) else { return nil }
        let inwards =
            edges.contains(.left) && travel.x > 0 || edges.contains(.right) && travel.x < 0
            || edges.contains(.top) && travel.y > 0 || edges.contains(.bottom) && travel.y < 0
        return inwards ? excess : nil
    }
}
