import Foundation

/// Where the content stands and what moves it: metrics, activity and time in, offset out.
///
/// Times are seconds of the session, given by the caller. Offsets are in points, in the content's
/// coordinates,
/// always on a pixel. A value: nobody is told of a change, the caller compares `offset`.
public struct ScrollPosition: Sendable, Equatable, CustomStringConvertible {
    public private(set) var metrics: ScrollMetrics
    /// The content offset, a multiple of `1 / scale`.
    public private(set) var offset: CGPoint
    public private(set) var activity: ScrollActivity = .idle
    /// The last time that was passed in, in seconds.
    public private(set) var time: Double = 0

    public init(metrics: ScrollMetrics = ScrollMetrics(), offset: CGPoint = .zero) {
        self.metrics = metrics
        self.offset = metrics.rounded(offset)
    }

    // MARK: Finger

    /// A finger takes hold of the content where it is shown, ending whatever moved it.
    /// - Parameter travel: the finger's way so far, which decides the direction lock.
    public mutating func beginDrag(travel: CGPoint = .zero) {
        let anchor = CGPoint(
            x: metrics.horizontal.unbanded(offset.x), y: metrics.vertical.unbanded(offset.y))
        let lock = DirectionLock(travel: travel, isLocked: metrics.isDirectionLocked)
        activity = .dragging(anchor: anchor, start: offset, lock: lock)
    }

    /// The finger has moved by `translation` points since the drag began; the content follows 1:1 between the
    /// edges and through the rubber band beyond them.
    public mutating func drag(translation: CGPoint) {
        guard case .dragging(let anchor, _, let lock) = activity else { return }
        let moved = lock.filtered(translation)
        var next = offset
        if metrics.horizontal.canScroll { next.x = metrics.horizontal.banded(anchor.x - moved.x) }
        if metrics.vertical.canScroll { next.y = metrics.vertical.banded(anchor.y - moved.y) }
        offset = metrics.rounded(next)
    }

    /// How far a finger's `translation` leads the content beyond its edges, in the content's direction; zero
    /// along an axis that cannot scroll.
    public func overflow(of translation: CGPoint) -> CGPoint {
        guard case .dragging(let anchor, _, let lock) = activity else { return .zero }
        let moved = lock.filtered(translation)
        func beyond(_ raw: Double, _ axis: AxisMetrics) -> Double {
            axis.canScroll ? raw - axis.clamped(raw) : 0
        }
        return CGPoint(
            x: beyond(anchor.x - moved.x, metrics.horizontal), y: beyond(anchor.y - moved.y, metrics.vertical)
        )
    }

    /// The part of a movement by `amount`, from where a finger took hold of the content or from where it rests,
    /// that keeps within the edges. Content that is beyond an edge accepts nothing along that axis.
    public func acceptance(of amount: CGPoint) -> CGPoint {
        var start = offset
        if case .dragging(let anchor, _, _) = activity { start = anchor }
        func part(_ amount: Double, _ axis: AxisMetrics, _ start: Double) -> Double {
            let begin = axis.clamped(start)
            return metrics.isBeyondEdge(start, axis) ? 0 : axis.clamped(begin + amount) - begin
        }
        return CGPoint(
            x: part(amount.x, metrics.horizontal, start.x), y: part(amount.y, metrics.vertical, start.y))
    }

    /// Velocity of the content for a lifting finger: opposite in sign, zero when too slow or along a locked
    /// axis.
    public func liftVelocity(finger velocity: CGPoint) -> CGPoint {
        guard case .dragging(_, _, let lock) = activity else { return .zero }
        let moved = lock.filtered(velocity)
        func counts(_ speed: Double, _ axis: AxisMetrics) -> Double {
            axis.canScroll && abs(speed) >= ScrollConstants.minimumLiftVelocity ? -speed : 0
        }
        return CGPoint(x: counts(moved.x, metrics.horizontal), y: counts(moved.y, metrics.vertical))
    }

    /// Where a lift with `velocity` (points per second, of the content) will come to rest.
    public func proposedTarget(velocity: CGPoint) -> CGPoint {
        if metrics.isPaging { return pageTarget(velocity: velocity) }
        let x = policy(metrics.horizontal).motion(from: offset.x, velocity: velocity.x).restingPosition
        let y = policy(metrics.vertical).motion(from: offset.y, velocity: velocity.y).restingPosition
        return metrics.rounded(CGPoint(x: x, y: y))
    }

    /// The finger lifts: the content goes on by its velocity, or to `target` where that differs from the
    /// proposed one.
    /// - Returns: whether the content still moves.
    @discardableResult
    public mutating func endDrag(velocity: CGPoint, target: CGPoint? = nil, at time: Double) -> Bool {
        self.time = time
        let proposed = proposedTarget(velocity: velocity)
        let goal = target ?? proposed
        func motion(_ axis: AxisMetrics, _ from: Double, _ speed: Double, _ goal: Double, _ proposed: Double)
            -> AxisMotion
        {
            if metrics.isPaging { return policy(axis).turn(from: from, velocity: speed, to: goal) }
            if abs(goal - proposed) > 0.5 / metrics.scale {
                return policy(axis).motion(from: from, velocity: speed, to: goal)
            }
            return policy(axis).motion(from: from, velocity: speed)
        }
        let x = motion(metrics.horizontal, offset.x, velocity.x, goal.x, proposed.x)
        let y = motion(metrics.vertical, offset.y, velocity.y, goal.y, proposed.y)
        start(x: x, y: y)
        return activity.isDecelerating
    }

    // MARK: Time

    /// Moves the content to where it is at `time`.
    /// - Returns: whether a motion ended with this step.
    @discardableResult
    public mutating func advance(to time: Double) -> Bool {
        self.time = time
        let x: AxisMotion
        let y: AxisMotion
        let since: Double
        switch activity {
        case .idle, .dragging: return false
        case .decelerating(let motionX, let motionY, let start): (x, y, since) = (motionX, motionY, start)
        case .animating(let motionX, let motionY, let start): (x, y, since) = (motionX, motionY, start)
        }
        let elapsed = time - since
        offset = metrics.rounded(CGPoint(x: x.position(at: elapsed), y: y.position(at: elapsed)))
        guard x.isDone(at: elapsed), y.isDone(at: elapsed) else { return false }
        activity = .idle
        return true
    }

    // MARK: Code

    /// Puts the content at `offset`, rounded to pixels and not clamped. What moves it goes on from there; a return from
    /// beyond an edge leads to that edge all the same, and is over for content that is put between the edges.
    public mutating func move(to offset: CGPoint) {
        let next = metrics.rounded(offset)
        if case .decelerating(let x, let y, let since) = activity {
            let elapsed = time - since
            if isReturn(x, elapsed, from: self.offset.x, metrics.horizontal)
                || isReturn(y, elapsed, from: self.offset.y, metrics.vertical)
            {
                let x = moved(x, elapsed, from: self.offset.x, to: next.x, metrics.horizontal)
                let y = moved(y, elapsed, from: self.offset.y, to: next.y, metrics.vertical)
                self.offset = next
                return start(x: x, y: y)
            }
        }
        applyCorrection(CGPoint(x: next.x - self.offset.x, y: next.y - self.offset.y))
    }

    /// Shifts the content together with whatever moves it: layout found that things before the window have
    /// another length than assumed.
    public mutating func applyCorrection(_ delta: CGPoint) {
        let before = offset
        offset = metrics.rounded(offset.moved(by: delta))
        activity = activity.shifted(by: CGPoint(x: offset.x - before.x, y: offset.y - before.y))
    }

    /// Lets what moves the content end at the edges as they are: corrections shift a motion with all that it leads to,
    /// the edge that it would meet included. To be called when corrections and metrics are in step again.
    public mutating func meetEdges() {
        guard case .decelerating(let x, let y, let since) = activity else { return }
        let elapsed = time - since
        guard misses(x, elapsed, metrics.horizontal) || misses(y, elapsed, metrics.vertical) else { return }
        start(x: met(x, elapsed, metrics.horizontal), y: met(y, elapsed, metrics.vertical))
    }

    /// Whether a motion leads beyond the edges, or back to an edge that is elsewhere.
    private func misses(_ motion: AxisMotion, _ elapsed: Double, _ axis: AxisMetrics) -> Bool {
        func isEdge(_ place: Double) -> Bool {
            min(abs(place - axis.minimumOffset), abs(place - axis.maximumOffset)) < 0.5 / metrics.scale
        }
        switch motion.phase(at: elapsed) {
        case .rest, .timed: return false
        case .edgeImpact(let impact): return !isEdge(impact.bounce.target)
        case .bounce(let bounce) where axis.edge(exceededBy: motion.position(at: elapsed)) != nil:
            return !isEdge(bounce.target)
        case .bounce, .deceleration, .snap:
            return abs(axis.clamped(motion.restingPosition) - motion.restingPosition) > 0.5 / metrics.scale
        }
    }

    /// The motion that goes on from where `motion` is now and ends between the edges.
    private func met(_ motion: AxisMotion, _ elapsed: Double, _ axis: AxisMetrics) -> AxisMotion {
        let (offset, velocity) = (motion.position(at: elapsed), motion.velocity(at: elapsed))
        let isMissing = misses(motion, elapsed, axis)
        switch motion.phase(at: elapsed) {
        case .rest: return motion
        case .snap(let snap):
            return policy(axis).motion(from: offset, velocity: velocity, to: axis.clamped(snap.target))
        case .bounce(let bounce) where isMissing && metrics.isPaging:
            return policy(axis).turn(from: offset, velocity: velocity, to: axis.clamped(bounce.target))
        case .bounce(let bounce) where !isMissing:
            return .bounce(Bounce(start: offset, target: bounce.target, initialVelocity: velocity))
        default: return policy(axis).motion(from: offset, velocity: velocity)
        }
    }

    /// Ends whatever moves the content; it stays where it is shown.
    public mutating func stop() { activity = .idle }

    /// Starts the movement of `setContentOffset(_:animated:)`.
    /// - Returns: false when the content is there already; nothing then starts.
    @discardableResult
    public mutating func animate(to target: CGPoint, at time: Double) -> Bool {
        self.time = time
        let target = metrics.rounded(target)
        guard target != offset else {
            activity = .idle
            return false
        }
        activity = .animating(
            x: .timed(TimedMotion(start: offset.x, target: target.x)),
            y: .timed(TimedMotion(start: offset.y, target: target.y)), since: time)
        return true
    }

    /// Leads the movement of `setContentOffset(_:animated:)` to another end, from where it is, in the time that is left:
    /// layout has found that what was asked for lies elsewhere.
    public mutating func retarget(to target: CGPoint) {
        guard case .animating(.timed(let x), .timed(let y), let since) = activity else { return }
        let target = metrics.rounded(target)
        activity = .animating(
            x: .timed(x.retargeted(to: target.x, at: time - since)),
            y: .timed(y.retargeted(to: target.y, at: time - since)), since: since)
    }

    /// Brings content that rests beyond an edge back to it, and content between two pages to the nearer one.
    /// - Returns: whether anything moves.
    @discardableResult
    public mutating func settle(at time: Double) -> Bool {
        self.time = time
        func motion(_ axis: AxisMetrics, _ offset: Double) -> AxisMotion {
            guard metrics.isPaging else { return policy(axis).motion(from: offset, velocity: 0) }
            let page = Paging.target(offset: offset, dragStart: offset, velocity: 0, metrics: axis)
            return policy(axis).turn(from: offset, velocity: 0, to: page)
        }
        start(x: motion(metrics.horizontal, offset.x), y: motion(metrics.vertical, offset.y))
        return activity.isDecelerating
    }

    /// Takes new metrics over. A running deceleration goes on with its velocity towards the new edges; a finger
    /// keeps hold of the content; resting content stays, even beyond the new edges.
    public mutating func update(_ metrics: ScrollMetrics) {
        guard metrics != self.metrics else { return }
        let old = self.metrics
        self.metrics = metrics
        if metrics.scale != old.scale { offset = metrics.rounded(offset) }
        switch activity {
        case .idle, .animating: break
        case .dragging(let anchor, let start, let lock):
            let x = Self.anchor(anchor.x, shown: offset.x, old: old.horizontal, new: metrics.horizontal)
            let y = Self.anchor(anchor.y, shown: offset.y, old: old.vertical, new: metrics.vertical)
            activity = .dragging(anchor: CGPoint(x: x, y: y), start: start, lock: lock)
        case .decelerating(let x, let y, let since):
            let elapsed = time - since
            start(
                x: continued(x, elapsed, old.horizontal, metrics.horizontal),
                y: continued(y, elapsed, old.vertical, metrics.vertical))
        }
    }

    public var description: String { "position(\(offset.x) \(offset.y), \(activity))" }

    // MARK: Parts

    private func policy(_ axis: AxisMetrics) -> ReleasePolicy {
        ReleasePolicy(metrics: axis, decelerationRate: metrics.decelerationRate)
    }

    private func pageTarget(velocity: CGPoint) -> CGPoint {
        guard case .dragging(_, let start, _) = activity else { return metrics.clamped(offset) }
        let x = Paging.target(
            offset: offset.x, dragStart: start.x, velocity: velocity.x, metrics: metrics.horizontal)
        let y = Paging.target(
            offset: offset.y, dragStart: start.y, velocity: velocity.y, metrics: metrics.vertical)
        return metrics.rounded(CGPoint(x: x, y: y))
    }

    private mutating func start(x: AxisMotion, y: AxisMotion) {
        if case .rest = x, case .rest = y {
            activity = .idle
        } else {
            activity = .decelerating(x: x, y: y, since: time)
        }
    }

    /// Whether content that is at `offset`, beyond an edge, is on its way back to it.
    private func isReturn(_ motion: AxisMotion, _ elapsed: Double, from offset: Double, _ axis: AxisMetrics)
        -> Bool
    {
        guard let edge = axis.edge(exceededBy: offset), case .bounce(let bounce) = motion.phase(at: elapsed)
        else { return false }
        return abs(bounce.target - edge) < 0.5 / metrics.scale
    }

    /// What goes on along an axis when code puts the content from `offset` at `next` while it returns along one of both.
    private func moved(
        _ motion: AxisMotion, _ elapsed: Double, from offset: Double, to next: Double, _ axis: AxisMetrics
    ) -> AxisMotion {
        let velocity = motion.velocity(at: elapsed)
        if isReturn(motion, elapsed, from: offset, axis) {
            guard let edge = axis.edge(exceededBy: next) else { return .rest(next) }
            return .bounce(Bounce(start: next, target: edge, initialVelocity: velocity))
        }
        return policy(axis).motion(from: next, velocity: velocity)
    }

    /// The motion that goes on from where `motion` is now, under `new` edges.
    private func continued(
        _ motion: AxisMotion, _ elapsed: Double, _ old: AxisMetrics, _ new: AxisMetrics
    ) -> AxisMotion {
        let offset = motion.position(at: elapsed)
        let velocity = motion.velocity(at: elapsed)
        if old == new || motion.isDone(at: elapsed) {
            if old == new, case .rest = motion { return motion }
            if new.edge(exceededBy: offset) == nil { return .rest(offset) }
        }
        switch motion.phase(at: elapsed) {
        case .snap(let snap) where new.edge(exceededBy: snap.target) == nil:
            return policy(new).motion(from: offset, velocity: velocity, to: snap.target)
        case .bounce(let bounce):
            let wasEdge = bounce.target == old.minimumOffset || bounce.target == old.maximumOffset
            let target =
                wasEdge
                ? (bounce.target == old.minimumOffset ? new.minimumOffset : new.maximumOffset)
                : new.clamped(bounce.target)
            if wasEdge, new.edge(exceededBy: offset) == nil {
                // More content: it goes on into that. A larger inset: it goes to the new edge, and straight there.
                if new.content != old.content { return policy(new).motion(from: offset, velocity: velocity) }
                return policy(new).turn(from: offset, velocity: velocity, to: target)
            }
            return .bounce(Bounce(start: offset, target: target, initialVelocity: velocity))
        default:
            return policy(new).motion(from: offset, velocity: velocity)
        }
    }

    /// Moves the anchor so that the content stays where it is shown although the edges have moved.
    private static func anchor(_ anchor: Double, shown: Double, old: AxisMetrics, new: AxisMetrics) -> Double
    {
        anchor + new.unbanded(shown) - old.unbanded(shown)
    }
}
