/// Animations that run together; the group's duration cuts its members off, its repetition repeats them.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    /// Each begins at its own `beginTime`, in seconds after the group's.
    open var animations: [CAAnimation]?

    override func entries(
        on layer: CALayer, key: String, begin: Double, owner: CAAnimation
    ) -> [LayerAnimationEntry] {
        let cycle = LayerAnimationEntry.Cycle(
            begin: begin, duration: effectiveDuration, autoreverses: autoreverses, repeatCount: passes,
            curve: timingFunction.map { .timing($0) } ?? .timing(CAMediaTimingFunction(name: .linear)))
        return (animations ?? []).flatMap { animation in
            let isOwnLength = animation.duration > 0 || animation is CASpringAnimation
            let length = animation.effectiveDuration
            return animation.entries(on: layer, key: key, begin: begin + animation.beginTime, owner: owner)
                .map {
                    var entry = $0
                    if !isOwnLength, length > 0 { entry.duration *= effectiveDuration / length }
                    entry.group = cycle
                    entry.staysAtEnd = staysAtEnd
                    return entry
                }
        }
    }

    override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

    override func duplicate() -> CAAnimation {
        let twin = super.duplicate()
        (twin as? CAAnimationGroup)?.animations = animations
        return twin
    }
}
