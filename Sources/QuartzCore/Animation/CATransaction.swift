/// Groups layer changes. Layers animate on their own only inside a view's animation block, so a transaction
/// decides whether that is allowed, what runs at its end, and the duration and curve of animations that are
/// added without their own.
/// DIFFERS: a layer without a view does not animate implicitly.
@preconcurrency @MainActor
public final class CATransaction {
    private struct Level {
        var outerScope: AnimationScope?
        var disablesActions = false
        var duration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var completion: (@MainActor () -> Void)?
        /// Waits for what begins after the completion was set.
        var watch: AnimationWatch?
        var values: [String: Any] = [:]
    }

    @SessionLocal private static var levels: [Level] = []

    public static func begin() { levels.append(Level(outerScope: AnimationScope.current)) }

    public static func commit() {
        guard let level = levels.popLast() else { return }
        AnimationScope.current = level.outerScope
        level.watch?.close()
    }

    /// An animation began; the completions of all open transactions wait for it.
    static func marks(until end: Double) -> [AnimationWatch.Mark] {
        (levels.compactMap(\.watch) + [implicitWatch].compactMap { $0 }).map { $0.mark(until: end) }
    }

    /// Waits for what begins outside of `begin` and `commit` until the next frame.
    @SessionLocal private static var implicitWatch: AnimationWatch? = nil

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
        default:
            if !levels.isEmpty { levels[levels.count - 1].values[key] = value }
        }
    }

    public static func value(forKey key: String) -> Any? { levels.last?.values[key] }
    public static func completionBlock() -> (@MainActor () -> Void)? { levels.last?.completion }

    // Of the process: set once, by the host.
    /// Lays out and displays what waits; UIKit knows how.
    public static var committer: @MainActor () -> Void = {}

    /// Commits what has changed now instead of at the end of the run loop's turn; inside of a transaction that waits for
    /// its end.
    public static func flush() { if levels.isEmpty { committer() } }

    public static func setDisableActions(_ flag: Bool) {
        guard !levels.isEmpty else { return }
        levels[levels.count - 1].disablesActions = flag
        AnimationScope.current = flag ? nil : levels[levels.count - 1].outerScope
    }

    public static func disableActions() -> Bool { levels.last?.disablesActions ?? false }

    public static func setAnimationDuration(_ duration: CFTimeInterval) {
        guard !levels.isEmpty else { return }
        levels[levels.count - 1].duration = duration
    }

    public static func animationDuration() -> CFTimeInterval { levels.last?.duration ?? 0.25 }

    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        guard !levels.isEmpty else { return }
        levels[levels.count - 1].timingFunction = function
    }

    public static func animationTimingFunction() -> CAMediaTimingFunction? { levels.last?.timingFunction }

    /// Runs when all animations that are added from now on in the transaction have ended or were removed; at its end
    /// when there are none, or here when another block takes this one's place (Apple's documentation).
    public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        let watch = block.map { block in AnimationWatch { _ in block() } }
        guard !levels.isEmpty else {
            implicitWatch?.close()
            implicitWatch = watch
            FrameClock.current.schedule(after: 0) {
                if implicitWatch === watch { implicitWatch = nil }
                watch?.close()
            }
            return
        }
        let old = levels[levels.count - 1].watch
        levels[levels.count - 1].completion = block
        levels[levels.count - 1].watch = watch
        old?.close()
    }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
