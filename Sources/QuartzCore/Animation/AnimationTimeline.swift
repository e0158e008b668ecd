/// Time that can be stopped, set and turned round: what a property animator moves its animations on, and a finger those of a
/// transition.
@preconcurrency @MainActor
public final class AnimationTimeline {
    /// Seconds from the first to the last change, delays included.
    public let duration: Double
    /// Seconds into the animation when `since` was noted.
    private var base: Double = 0
    private var since: Double
    public private(set) var isRunning = false
    public private(set) var isReversed = false
    /// Whether the animations on this timeline are over.
    public private(set) var isFinished = false
    /// How much faster than the clock it runs.
    public private(set) var speed: Double = 1
    /// Whether its animations last until `finish()`, whatever their durations: nobody knows when a finger ends.
    public private(set) var isDriven = false
    /// The one that all animations run on that begin now, outside of other timelines.
    @SessionLocal static var driven: AnimationTimeline? = nil
    /// Puts the layers' values back to where the animations began; newest first.
    private(set) var restorations: [@MainActor () -> Void] = []

    public init(duration: Double) {
        self.duration = duration
        since = FrameClock.current.time
    }

    /// Seconds into the animation at the clock's `time`, 0...duration.
    public func elapsed(at time: Double) -> Double {
        guard isRunning else { return base }
        let moved = (time - since) * speed
        return min(max(isReversed ? base - moved : base + moved, 0), duration)
    }

    /// Seconds of the clock until an end is reached.
    public var remaining: Double {
        let now = elapsed(at: FrameClock.current.time)
        return (isReversed ? now : duration - now) / speed
    }

    /// The animations that `body` begins, in blocks of its own, run on this timeline, and who waits for them waits for
    /// `finish()`.
    public func drive(_ body: () -> Void) {
        let outer = Self.driven
        isDriven = true
        Self.driven = self
        defer { Self.driven = outer }
        body()
    }

    private var waiting: [AnimationWatch.Mark] = []

    /// The animations' watches wait for `finish()`.
    func hold(_ marks: [AnimationWatch.Mark]) { waiting += marks }

    /// A watch that saw no animation begin waits for `finish()`, too.
    public func hold(_ watch: AnimationWatch) { waiting.append(watch.mark(until: .infinity)) }

    private var followers: [@MainActor () -> Void] = []

    /// Runs `action` whenever the time jumps, stops or goes on.
    func onChange(_ action: @escaping @MainActor () -> Void) { followers.append(action) }

    private func rebase(_ elapsed: Double? = nil) {
        base = elapsed ?? self.elapsed(at: FrameClock.current.time)
        since = FrameClock.current.time
        for action in followers { action() }
    }

    /// - Parameter speed: more than 0.
    public func run(speed: Double = 1) {
        isRunning = true
        self.speed = speed
        rebase(base)
    }

    public func pause() {
        rebase()
        isRunning = false
    }

    /// Ends it: the layers show their own values again.
    public func finish() {
        isRunning = false
        isFinished = true
        for action in followers { action() }
        followers = []
        let ended = waiting
        waiting = []
        ended.move(to: FrameClock.current.time)
    }

    public func move(to elapsed: Double) { rebase(min(max(elapsed, 0), duration)) }

    public func setReversed(_ reversed: Bool) {
        rebase()
        isReversed = reversed
    }

    private var shown: [@MainActor () -> (@MainActor () -> Void)?] = []

    func onShown(_ value: @escaping @MainActor () -> (@MainActor () -> Void)?) { shown.append(value) }

    /// Sets the layers' own values to what they show now.
    public var shownValues: [@MainActor () -> Void] { shown.compactMap { $0() } }

    private var arrivals: [@MainActor () -> Void] = []

    func onArrival(_ action: @escaping @MainActor () -> Void) { arrivals.append(action) }

    /// Gives the layers the values that the animations lead to.
    public func setEnd() {
        for action in arrivals { action() }
    }

    func onRestore(_ action: @escaping @MainActor () -> Void) { restorations.append(action) }

    /// Gives the layers the values that they had before the animations.
    public func restoreStart() {
        for action in restorations.reversed() { action() }
    }
}
