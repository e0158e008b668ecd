/// Calls a target in every frame of the session's clock, while it is added to a run loop.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var token: FrameClock.Token?
    private var modes: Set<RunLoop.Mode> = []

    /// Time of the frame that is being made, in seconds of the session's clock.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When it calls next: the actual rate is one by the time between (documentation).
    open var targetTimestamp: CFTimeInterval { timestamp + Double(frames) * duration }
    open var duration: CFTimeInterval { 1.0 / 60 }
    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange = CAFrameRateRange.default
    open var isPaused = false { didSet { if isPaused != oldValue { update() } } }
    @available(*, deprecated, renamed: "preferredFramesPerSecond")
    open var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(60 / preferredFramesPerSecond, 1) : 1 }
        set { preferredFramesPerSecond = 60 / max(newValue, 1) }
    }
    private var framesLeft = 0
    /// The moment for which the link has called, or since which it runs: a frame may be made again in its moment, and is one all the same.
    private var lastFrame = 0.0

    /// - Parameter target: kept until `invalidate()`, as in Core Animation.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// A link that calls nobody, in whose place apps put another one.
    public override init() {
        selector = Selector("")
        super.init()
    }

    /// In the default mode it rests while a finger scrolls something.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.insert(mode)
        update()
    }

    /// The link rests once it is in no mode any more.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        update()
    }

    /// Ends the calls and lets the target go.
    open func invalidate() {
        modes = []
        update()
        target = nil
    }

    /// From one call to the next: the preferred rate of the range, else the highest that it allows, as far as the sixty frames of a second are
    /// divided by it.
    private var frames: Int {
        let range = preferredFrameRateRange
        let rate =
            preferredFramesPerSecond > 0
            ? Float(preferredFramesPerSecond) : range.preferred ?? range.maximum
        return rate > 0 ? max(Int(60 / rate), 1) : 1
    }

    private func update() {
        let runs = !modes.isEmpty && target != nil && !isPaused
        if !runs, let token {
            FrameClock.current.cancel(token)
            self.token = nil
        } else if runs, token == nil {
            lastFrame = FrameClock.current.time
            token = FrameClock.current.everyFrame { time in self.frame(time) }
        }
    }

    private func frame(_ time: Double) {
        guard time > lastFrame, TrackingRunLoopMode.isTurn(of: modes) else { return }
        (lastFrame, timestamp) = (time, time)
        framesLeft -= 1
        guard framesLeft <= 0 else { return }
        framesLeft = frames
        if let target { selector.send(to: target, self, nil) }
    }
}
