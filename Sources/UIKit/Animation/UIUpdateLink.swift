/// A part of an update of the screen, in the order of an update.
public struct UIUpdateActionPhase: Hashable, Sendable {
    let order: Int
    public static let afterUpdateScheduled = Self(order: 0)
    public static let beforeEventDispatch = Self(order: 1)
    public static let afterEventDispatch = Self(order: 2)
    public static let beforeCADisplayLinkDispatch = Self(order: 3)
    public static let afterCADisplayLinkDispatch = Self(order: 4)
    public static let beforeCATransactionCommit = Self(order: 5)
    public static let afterCATransactionCommit = Self(order: 6)
    public static let beforeLowLatencyEventDispatch = Self(order: 7)
    public static let afterLowLatencyEventDispatch = Self(order: 8)
    public static let beforeLowLatencyCATransactionCommit = Self(order: 9)
    public static let afterLowLatencyCATransactionCommit = Self(order: 10)
    public static let afterUpdateComplete = Self(order: 11)
}

/// When the update that runs was begun and is to be seen, in seconds of the session's clock.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
    public let modelTime: TimeInterval
    /// A frame takes a sixtieth of a second.
    open var completionDeadlineTime: TimeInterval { modelTime + 1.0 / 60 }
    open var estimatedPresentationTime: TimeInterval { completionDeadlineTime }
    open var isImmediatePresentationExpected: Bool { false }
    open var isPerformingLowLatencyPhases: Bool { false }

    init(time: TimeInterval) { modelTime = time }

    open class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { now }
    open class func current(for view: UIView) -> UIUpdateInfo? { view.window == nil ? nil : now }
    private static var now: UIUpdateInfo { UIUpdateInfo(time: CACurrentMediaTime()) }
}

/// Takes part in the updates of a screen.
///
/// DIFFERS: actions run in every frame while the link requires continuous updates, those of all phases one after the other before the
/// animations; without that they do not run.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    private weak var view: UIView?
    private let isOfView: Bool
    private var actions:
        [(phase: UIUpdateActionPhase, run: @MainActor (UIUpdateLink, UIUpdateInfo) -> Void)] = []
    private var token: FrameClock.Token?
    private final class HeldToken { var token: FrameClock.Token? }

    open var isEnabled = false { didSet { update() } }
    open var requiresContinuousUpdates = false { didSet { update() } }
    open var wantsLowLatencyEventDispatch = false {
        didSet { Kept.say("UIUpdateLink.wantsLowLatencyEventDispatch", "events come between frames") }
    }
    open var wantsImmediatePresentation = false {
        didSet { Kept.say("UIUpdateLink.wantsImmediatePresentation", "every frame is presented at once") }
    }
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { Kept.say("UIUpdateLink.preferredFrameRateRange", "there are sixty frames in a second") }
    }
    open private(set) var currentUpdateInfo: UIUpdateInfo?

    public init(windowScene: UIWindowScene) { isOfView = false }
    /// Rests while the view is in no window.
    public init(view: UIView) {
        self.view = view
        isOfView = true
    }

    open func addAction(
        to phase: UIUpdateActionPhase, handler: @escaping @MainActor (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        let place = actions.firstIndex { $0.phase.order > phase.order } ?? actions.endIndex
        actions.insert((phase, handler), at: place)
    }
    open func addAction(handler: @escaping @MainActor (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        let target = target as AnyObject
        addAction(to: phase) { [weak target] link, info in
            if let target { selector.send(to: target, link, info) }
        }
    }
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    private func update() {
        let runs = isEnabled && requiresContinuousUpdates
        if !runs, let token {
            FrameClock.current.cancel(token)
            self.token = nil
        } else if runs, token == nil {
            let held = HeldToken()
            held.token = FrameClock.current.everyFrame { [weak self] time in
                if let self { return run(at: time) }
                // Nobody keeps the link any more.
                if let token = held.token { FrameClock.current.cancel(token) }
            }
            token = held.token
        }
    }

    private func run(at time: TimeInterval) {
        if isOfView, view?.window == nil { return }
        let info = UIUpdateInfo(time: time)
        currentUpdateInfo = info
        for action in actions { action.run(self, info) }
        currentUpdateInfo = nil
    }
}
