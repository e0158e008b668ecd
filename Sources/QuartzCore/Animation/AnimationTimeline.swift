/// Time that can be stopped, set and turned round: what a property animator moves its animations on.
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
    /// Puts the layers' values back to where the animations began; newest first.
    private(set) var restorations: [@MainActor () -> Void] = []

    public init(duration: Double) {
        self.duration = duration
        since = FrameClock.current.time
    }

    /// Seconds into the animation at the clock's `time`, 0...duration.
    public func elapsed(at time: Double) -> Double {
        guard isRunning else { return base }
        let moved = time - since
        return min(max(isReversed ? base - moved : base + moved, 0), duration)
    }

    /// Seconds of the clock until an end is reached.
    public var remaining: Double {
        let now = elapsed(at: FrameClock.current.time)
        return isReversed ? now : duration - now
    }

    private var followers: [@MainActor () -> Void] = []

    /// Runs `action` whenever the time jumps, stops or goes on.
    func onChange(_ action: @escaping @MainActor () -> Void) { followers.append(action) }

    private func rebase(_ elapsed: Double? = nil) {
        base = elapsed ?? self.elapsed(at: FrameClock.current.time)
        since = FrameClock.current.time
        for action in followers { action() }
    }

    public func run() {
        isRunning = true
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

    func onRestore(_ action: @escaping @MainActor () -> Void) { restorations.append(action) }

    /// Gives the layers the values that they had before the animations.
    public func restoreStart() {
        for action in restorations.reversed() { action() }
    }
}
