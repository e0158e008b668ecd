/// Groups layer changes: whether layers ask for actions, how long and along which curve animations run that do not say so
/// themselves, and what is called at their end. A transaction within another one begins with its values. What is set outside
/// of `begin` and `commit` holds until the frame.
@preconcurrency @MainActor
public final class CATransaction {
    private struct Level {
        /// Whether nobody began it: it ends with the frame.
        var isImplicit = false
        var disablesActions = false
        var duration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var completion: (@MainActor () -> Void)?
        /// Waits for what begins after the completion was set.
        var watch: AnimationWatch?
        var values: [String: Any] = [:]
    }

    @SessionLocal private static var levels: [Level] = []

    public static func begin() {
        var level = Level()
        if let outer = levels.last {
            (level.disablesActions, level.duration) = (outer.disablesActions, outer.duration)
            level.timingFunction = outer.timingFunction
        }
        levels.append(level)
    }

    public static func commit() {
        guard let level = levels.last, !level.isImplicit else { return }
        levels.removeLast()
        level.watch?.close()
    }

    /// Whether something was set outside of `begin` and `commit` that ends with the next frame.
    public static var waitsForFrame: Bool { levels.first?.isImplicit == true }

    /// The frame is made: what nobody began ends.
    public static func commitImplicit() {
        guard waitsForFrame else { return }
        levels.removeFirst().watch?.close()
    }

    /// Changes the transaction in force; where nobody began one, one begins that ends with the frame.
    private static func change(_ body: (inout Level) -> Void) {
        if levels.isEmpty { levels.append(Level(isImplicit: true)) }
        body(&levels[levels.count - 1])
    }

    /// An animation began; the completions of all open transactions wait for it.
    static func marks(until end: Double) -> [AnimationWatch.Mark] {
        levels.compactMap(\.watch).map { $0.mark(until: end) }
    }

    /// Lets the completions of all open transactions wait for what begins later than they end.
    /// - Returns: ends the wait; nil: nobody waits.
    public static func holdCompletions() -> (@MainActor () -> Void)? {
        let marks = marks(until: .infinity)
        guard !marks.isEmpty else { return nil }
        return { @MainActor in marks.move(to: FrameClock.current.time) }
    }

    public static func lock() {}
    public static func unlock() {}

    /// Values by the keys `kCATransaction…`; others are kept until the transaction ends.
    public static func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case kCATransactionDisableActions:
            setDisableActions((value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false)
        case kCATransactionAnimationDuration:
            setAnimationDuration((value as? Double) ?? (value as? NSNumber)?.doubleValue ?? 0.25)
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(value as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock:
            setCompletionBlock(value as? @MainActor () -> Void)
        default: change { $0.values[key] = value }
        }
    }

    public static func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: levels.last { $0.values[key] != nil }?.values[key]
        }
    }
    public static func completionBlock() -> (@MainActor () -> Void)? { levels.last?.completion }

    // Of the process: set once, by the host.
    /// Lays out and displays what waits; UIKit knows how.
    public static var committer: @MainActor () -> Void = {}

    /// Commits what has changed now instead of at the end of the run loop's turn; inside of a transaction that waits for
    /// its end.
    public static func flush() {
        guard levels.allSatisfy(\.isImplicit) else { return }
        committer()
        commitImplicit()
    }

    public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
    public static func disableActions() -> Bool { levels.last?.disablesActions ?? false }
    public static func setAnimationDuration(_ duration: CFTimeInterval) { change { $0.duration = duration } }
    public static func animationDuration() -> CFTimeInterval { levels.last?.duration ?? 0.25 }
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }
    public static func animationTimingFunction() -> CAMediaTimingFunction? { levels.last?.timingFunction }

    /// Runs when all animations that are added from now on in the transaction have ended or were removed; at its end
    /// when there are none, or here when another block takes this one's place (Apple's documentation).
    public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        var old: AnimationWatch?
        change {
            old = $0.watch
            $0.completion = block
            $0.watch = block.map { block in AnimationWatch { _ in block() } }
        }
        old?.close()
    }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
