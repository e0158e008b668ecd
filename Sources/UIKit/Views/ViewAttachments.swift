/// What is attached to a view, in the order in which it was added.
struct ViewAttachments {
    /// Nil where there never was one, or all were taken away at once.
    private(set) var gestureRecognizers: [UIGestureRecognizer]?
    private(set) var interactions: [any UIInteraction] = []
    private(set) var motionEffects: [UIMotionEffect] = []

    mutating func add(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    }
    mutating func remove(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
    }
    mutating func removeGestureRecognizers() { gestureRecognizers = nil }
    /// Of several recognisers that could begin, the first does.
    mutating func moveToFront(_ recognizer: UIGestureRecognizer) {
        guard var all = gestureRecognizers, let index = all.firstIndex(where: { $0 === recognizer }) else {
            return
        }
        all.insert(all.remove(at: index), at: 0)
        gestureRecognizers = all
    }

    mutating func add(_ interaction: any UIInteraction) { interactions.append(interaction) }
    mutating func remove(_ interaction: any UIInteraction) {
        guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
        interactions.remove(at: index)
    }

    mutating func setMotionEffects(_ effects: [UIMotionEffect]) { motionEffects = effects }
    mutating func add(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    mutating func remove(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
