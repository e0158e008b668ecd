@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    var isInteractive: Bool { get }
    var transitionDuration: TimeInterval { get }
    var containerView: UIView { get }
    var targetTransform: CGAffineTransform { get }
}

/// Lets controllers animate beside a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The coordinator of a rotation. DIFFERS: the new layout is shown at once, without the turn of the screen.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let transitionDuration: TimeInterval
    let containerView: UIView
    private var alongside: [Block] = []
    private var completions: [Block] = []

    init(duration: TimeInterval, containerView: UIView) {
        transitionDuration = duration
        self.containerView = containerView
    }

    var isAnimated: Bool { true }
    var isCancelled: Bool { false }
    var isInteractive: Bool { false }
    var targetTransform: CGAffineTransform { .identity }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func runAlongside() {
        for block in alongside { block(self) }
        alongside = []
    }

    func finish() {
        for block in completions { block(self) }
        completions = []
    }
}
