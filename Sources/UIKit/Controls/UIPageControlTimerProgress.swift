/// Turns the pages of a page control by time.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    private var durations: [Int: TimeInterval] = [:]
    private var token: FrameClock.Token?
    private var lastTick = 0.0

    /// - Parameter preferredDuration: seconds for each page, above 0.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// Held weakly.
    open weak var delegate: (any UIPageControlTimerProgressDelegate)? {
        get { progressDelegate as? any UIPageControlTimerProgressDelegate }
        set { progressDelegate = newValue }
    }
    /// Seconds for each page that has no duration of its own.
    open var preferredDuration: TimeInterval
    /// Whether the first page follows the last one; otherwise the timer stops there.
    open var resetsToInitialPageAfterEnd = false
    open var isRunning: Bool { token != nil }

    /// Gives one page seconds of its own.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    /// Seconds for a page.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    /// Starts the timer, or lets it go on.
    open func resumeTimer() {
        guard token == nil else { return }
        lastTick = FrameClock.current.time
        token = FrameClock.current.everyFrame { [weak self] in self?.tick(at: $0) }
    }

    open func pauseTimer() {
        if let token { FrameClock.current.cancel(token) }
        token = nil
    }

    override func leave(_ control: UIPageControl) {
        super.leave(control)
        if self.control == nil { pauseTimer() }
    }

    /// Time does not count while a finger moves along the indicators.
    private func tick(at time: Double) {
        let passed = time - lastTick
        lastTick = time
        guard let control, isProgressVisible, passed > 0, control.numberOfPages > 0 else { return }
        let duration = duration(forPage: control.currentPage)
        currentProgress = duration > 0 ? currentProgress + Float(passed / duration) : 1
        delegate?.pageControlTimerProgressDidChange(self)
        if currentProgress >= 1 { advance(control) }
    }

    private func advance(_ control: UIPageControl) {
        var next = control.currentPage + 1
        if next >= control.numberOfPages {
            guard resetsToInitialPageAfterEnd else { return pauseTimer() }
            next = 0
        }
        guard delegate.optional.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
            return pauseTimer()
        }
        if next == control.currentPage { return pageDidChange(next) }
        control.currentPage = next
        control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    // @optional
    /// Whether the next page comes when a page's time is over. Optional: true. After false the timer stands still.
    // default: true
    func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool
    /// Time has moved the progress. Optional.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}
