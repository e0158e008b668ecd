@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    var isInteractive: Bool { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var transitionDuration: TimeInterval { get }
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var containerView: UIView { get }
    var targetTransform: CGAffineTransform { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets controllers animate beside a change of size, a presentation or a push.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}

/// The coordinator of a transition. DIFFERS: a rotation shows the new layout at once, without the turn of the
/// screen.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// Seconds.
    var transitionDuration: TimeInterval
    let containerView: UIView
    weak var context: TransitionContext?
    var isAnimated = true
    var isCancelled = false
    var isInteractive = false
    var percentComplete: CGFloat = 0
    private var hasBegun = false
    private var alongside: [Block] = []
    private var completions: [Block] = []
    private var listeners: [Block] = []
    private(set) var targetTransform = CGAffineTransform.identity

    init(duration: TimeInterval = 0, containerView: UIView) {
        transitionDuration = duration
        self.containerView = containerView
    }

    /// The interface turns. UIKit: the transform "applies a 90 degree, -90 degree, or 180 degree rotation" (documentation of
    /// `targetTransform`), and undone it keeps a camera's picture upright (Technical Q&A QA1890).
    func turn(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) {
        targetTransform =
            switch (new.quarters - old.quarters + 4) % 4 {
            case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
            case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
            case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
            default: .identity
            }
    }

    var initiallyInteractive: Bool { isInteractive }
    var isInterruptible: Bool { false }
    var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context?.viewController(forKey: key)
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if let animation {
            if hasBegun {
                // Said after `pushViewController(_:animated:)`, which has begun the transition.
                context.map { $0.runAlongside { animation(self) } } ?? animation(self)
            } else {
                alongside.append(animation)
            }
        }
        if let completion { completions.append(completion) }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Block) { listeners.append(handler) }
    func notifyWhenInteractionChanges(_ handler: @escaping Block) { listeners.append(handler) }

    func runAlongside() {
        hasBegun = true
        let blocks = alongside
        alongside = []
        for block in blocks { block(self) }
    }

    func interactionDidChange() {
        isInteractive = false
        for block in listeners { block(self) }
    }

    func finish() {
        let blocks = completions
        completions = []
        for block in blocks { block(self) }
    }
}

extension UIInterfaceOrientation {
    /// How far the interface is turned against the device, in quarters clockwise.
    fileprivate var quarters: Int {
        switch self {
        case .landscapeRight: 1
        case .portraitUpsideDown: 2
        case .landscapeLeft: 3
        default: 0
        }
    }
}
