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
    }

    private static var levels: [Level] = []

    public static func begin() { levels.append(Level(outerScope: AnimationScope.current)) }

    public static func commit() {
        guard let level = levels.popLast() else { return }
        AnimationScope.current = level.outerScope
        if let completion = level.completion {
            FrameClock.shared.schedule(after: level.outerScope?.duration ?? 0, completion)
        }
    }

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
