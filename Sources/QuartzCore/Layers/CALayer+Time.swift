/// A layer's own time: that of its superlayer, less `beginTime`, times `speed`, plus `timeOffset` (Apple's documentation of
/// `CAMediaTiming`). Animations begin and run in it.
extension CALayer {
    // Of the process: it only saves looking up.
    /// Whether any layer has set its time: nobody looks up until then.
    private static var someHaveOwnTime = false

    /// This layer's time when the session's clock shows `clock`.
    func ownTime(at clock: Double) -> Double {
        guard Self.someHaveOwnTime else { return clock }
        let outer = superlayer?.ownTime(at: clock) ?? clock
        return (outer - beginTime) * Double(speed) + timeOffset
    }

    /// When the session's clock will show that this layer's time is `own`: never, where its time stands still.
    func clockTime(of own: Double) -> Double {
        guard Self.someHaveOwnTime else { return own }
        let outer = speed > 0 ? (own - timeOffset) / Double(speed) + beginTime : .infinity
        return outer.isFinite ? superlayer?.clockTime(of: outer) ?? outer : outer
    }

    /// The time by which an animation of this layer is shown: an animator's timeline has a time of its own.
    func time(of entry: LayerAnimationEntry, at clock: Double) -> Double {
        entry.timeline == nil ? ownTime(at: clock) : clock
    }

    /// Whether a later moment shows something else of an animation.
    func isMoving(_ entry: LayerAnimationEntry, at clock: Double) -> Bool {
        entry.isMoving(at: time(of: entry, at: clock)) && (entry.timeline != nil || timeRuns)
    }

    private var timeRuns: Bool {
        !Self.someHaveOwnTime || speed != 0 && superlayer?.timeRuns ?? true
    }

    /// The animations of this layer and of those below it end at other times of the clock now.
    func timeDidChange() {
        Self.someHaveOwnTime = true
        if !animationEntries.isEmpty {
            for entry in animationEntries where entry.timeline == nil {
                let end = animationEntries.filter { $0.key == entry.key && $0.owner === entry.owner }.map(
                    \.end
                ).max()
                entry.marks.move(to: clockTime(of: end ?? entry.end))
            }
            markSubtreeAnimated()
        }
        maskLayer?.timeDidChange()
        for layer in sublayerList { layer.timeDidChange() }
    }
}
