/// What an app wants to happen while a dropped thing moves into place, and after.
@MainActor
final class DropAnimation: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var isOver = false

    func addAnimations(_ animations: @escaping () -> Void) {
        isOver ? animations() : self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        isOver ? completion(.end) : completions.append(completion)
    }

    func animate() {
        for body in animations { body() }
        animations = []
    }

    func complete() {
        isOver = true
        for body in completions { body(.end) }
        completions = []
    }
}
