import ScrollPhysics

/// What a finger's way beyond the edges of a list moves: the lists around it.
///
/// UIKit: with `transfersVerticalScrollingToParent` and its horizontal twin, true unless told otherwise, a scroll
/// view at an end of an axis hands the scrolling to the one around it (documentation). The list stands at its edge
/// meanwhile; when the finger turns back the outer list goes back first.
///
/// DIFFERS: which of two lists gives way when both are at their edges is not documented; here it is the inner one.
@MainActor
final class ScrollHandOver {
    private final class Receiver {
        weak var list: UIScrollView?
        var moved = CGPoint.zero
        var hasBegun = false

        init(_ list: UIScrollView) { self.list = list }
    }

    /// The lists around, from the inside out; nil until the finger leads beyond an edge.
    private var receivers: [Receiver]?
    /// Axes that are handed over: those along which the drag began between the edges.
    private let isHorizontal: Bool
    private let isVertical: Bool

    /// For a drag of `list` that begins now.
    init(_ list: UIScrollView) {
        let (metrics, offset) = (list.position.metrics, list.position.offset)
        isHorizontal =
            list.transfersHorizontalScrollingToParent && !metrics.isBeyondEdge(offset.x, metrics.horizontal)
        isVertical =
            list.transfersVerticalScrollingToParent && !metrics.isBeyondEdge(offset.y, metrics.vertical)
    }

    /// Gives the lists around what leads beyond the edges of `list`, in the direction of its content.
    /// - Returns: the part that they took.
    func pass(_ overflow: CGPoint, from list: UIScrollView) -> CGPoint {
        var rest = CGPoint(x: isHorizontal ? overflow.x : 0, y: isVertical ? overflow.y : 0)
        if receivers == nil {
            guard rest != .zero else { return .zero }
            receivers = Self.lists(around: list).map(Receiver.init)
        }
        var passed = CGPoint.zero
        for receiver in receivers ?? [] {
            guard let outer = receiver.list else { continue }
            let taken = outer.position.acceptance(of: rest)
            rest = CGPoint(x: rest.x - taken.x, y: rest.y - taken.y)
            passed = CGPoint(x: passed.x + taken.x, y: passed.y + taken.y)
            if taken != receiver.moved { move(receiver, outer, by: taken) }
            if !outer.transfersHorizontalScrollingToParent { rest.x = 0 }
            if !outer.transfersVerticalScrollingToParent { rest.y = 0 }
        }
        return passed
    }

    private func move(_ receiver: Receiver, _ outer: UIScrollView, by distance: CGPoint) {
        if !receiver.hasBegun { outer.beginDragging(travel: .zero) }
        receiver.hasBegun = true
        receiver.moved = distance
        outer.position.drag(translation: CGPoint(x: -distance.x, y: -distance.y))
        outer.showOffset()
    }

    /// Ends the drags of the lists around.
    /// - Returns: what is left of the velocity for the inner list.
    func end(velocity: CGPoint) -> CGPoint {
        let ended = receivers ?? []
        receivers = nil
        var velocity = velocity
        for receiver in ended where receiver.hasBegun {
            var share = CGPoint.zero
            if receiver.moved.x != 0 { swap(&share.x, &velocity.x) }
            if receiver.moved.y != 0 { swap(&share.y, &velocity.y) }
            receiver.list?.endDragging(velocity: share)
        }
        return velocity
    }

    /// Those that no finger drags already.
    private static func lists(around list: UIScrollView) -> [UIScrollView] {
        var lists: [UIScrollView] = []
        var view = list.superview
        while let current = view {
            if let outer = current as? UIScrollView, outer.isScrollEnabled,
                outer.panGestureRecognizer.isEnabled, !outer.position.activity.isDragging
            {
                lists.append(outer)
            }
            view = current.superview
        }
        return lists
    }
}
