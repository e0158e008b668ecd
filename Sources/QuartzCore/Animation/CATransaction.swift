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
        /// When the last animation that began in the transaction ends.
        var animationsEnd: Double = 0
        var values: [String: Any] = [:]
    }

    private static var levels: [Level] = []

    public static func begin() { levels.append(Level(outerScope: AnimationScope.current)) }

    public static func commit() {
        guard let level = levels.popLast() else { return }
        AnimationScope.current = level.outerScope
        noteAnimation(until: level.animationsEnd)
        if let completion = level.completion {
            FrameClock.shared.schedule(
                after: max(level.animationsEnd - FrameClock.shared.time, 0), completion)
        }
    }

    /// An animation began; the transaction's completion waits for it unless it never ends.
    static func noteAnimation(until end: Double) {
        guard !levels.isEmpty, end.isFinite else { return }
        levels[levels.count - 1].animationsEnd = max(levels[levels.count - 1].animationsEnd, end)
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
        default:
            if !levels.isEmpty { levels[levels.count - 1].values[key] = value }
        }
    }

    public static func value(forKey key: String) -> Any? { levels.last?.values[key] }
    public static func completionBlock() -> (@MainActor () -> Void)? { levels.last?.completion }

    public static func flush() {}

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

    public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        guard !levels.isEmpty else {
            if let block { FrameClock.shared.schedule(after: 0, block) }
            return
        }
        levels[levels.count - 1].completion = block
    }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
