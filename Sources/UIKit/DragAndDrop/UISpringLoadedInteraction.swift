/// Something that a drag may open or select by resting on it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}

extension UITableView: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
extension UIButton: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
extension UITabBar: UISpringLoadedInteractionSupporting {}
extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
extension UIAlertController: UISpringLoadedInteractionSupporting {}

/// How far a drag has come that rests on something.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    case inactive
    /// The drag is over it.
    case possible
    /// The drag has rested long enough; the activation is announced.
    case activating
    case activated
}

/// The drag that rests on something, and what it rests on.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that shows the state: in a list the cell, unless the delegate chooses another.
    var targetView: UIView? { get set }
    /// For the app's own use.
    var targetItem: Any? { get set }
    /// Where the drag is. Nil: in the window's coordinates.
    func location(in view: UIView?) -> CGPoint
}

/// Whether a drag may open something.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool
    // @optional
    /// The drag has left, or the activation is done. Optional.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

/// How the state is shown.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Lets a drag that rests on a view act on it.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    private let behavior: any UISpringLoadedInteractionBehavior
    private let effect: any UISpringLoadedInteractionEffect
    open var interactionBehavior: any UISpringLoadedInteractionBehavior { behavior }
    open var interactionEffect: any UISpringLoadedInteractionEffect { effect }
    let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// - Parameters:
    ///   - interactionBehavior: nil: always allowed.
    ///   - interactionEffect: nil: the view blinks.
    ///   - activationHandler: called once, when the drag has rested long enough.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler:
            @escaping (
                _ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext
            ) -> Void
    ) {
        behavior = interactionBehavior ?? SpringAlways()
        effect = interactionEffect ?? SpringBlink()
        self.activationHandler = activationHandler
    }

    public convenience init(
        activationHandler:
            @escaping (
                _ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext
            ) -> Void
    ) {
        self.init(
            interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@MainActor
private final class SpringAlways: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}

/// The target is highlighted while a drag rests on it and blinks before it acts.
@MainActor
final class SpringBlink: NSObject, UISpringLoadedInteractionEffect {
    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
    ) { Self.show(context) }

    static func show(_ context: any UISpringLoadedInteractionContext) {
        guard let view = context.targetView else { return }
        let isMarked = context.state == .possible || context.state == .activating
        switch view {
        case let cell as UITableViewCell: cell.setHighlighted(isMarked, animated: false)
        case let cell as UICollectionViewCell: cell.isHighlighted = isMarked
        case let control as UIControl: control.isHighlighted = isMarked
        default: break
        }
        guard context.state == .activating else {
            view.alpha = 1
            return
        }
        view.alpha = 0.3
        UIView.animateTouchably(withDuration: SpringLoading.announcement) { view.alpha = 1 }
    }
}
