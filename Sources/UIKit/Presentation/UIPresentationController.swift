/// What reacts to sizes and traits of its surroundings: controllers and presentation controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize: CGSize)
        -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// Says where a presented controller's view stands and what is around it. What subclasses may override stands here.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    unowned let presented: UIViewController
    weak var presenting: UIViewController?
    /// The controller that was the first responder before, and is it again.
    weak var interrupted: UIResponder?
    /// In the window, or over the controller that defines the context, while the presentation lasts.
    var transitionView: UITransitionView?
    /// Where the presenter's view was, while `shouldRemovePresentersView` keeps it out of the window.
    weak var presentersSuperview: UIView?
    var style = UIModalPresentationStyle.custom
    var trackedReads: [TrackedReads] = []
    /// What waits for the end of the transition that runs.
    var afterTransition: (() -> Void)?

    open var presentedViewController: UIViewController { presented }
    open var presentingViewController: UIViewController { presenting ?? presented }
    open var presentationStyle: UIModalPresentationStyle { style }
    /// Nil before and after the presentation.
    open var containerView: UIView? { transitionView }
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The traits that the presented controller has whatever the surroundings say.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presented.viewIfLoaded?.traitsMayHaveChanged() }
    }

    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        .none
    }
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open var presentedView: UIView? { presented.view }
    /// In the container view.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Surroundings

    open var traitCollection: UITraitCollection { presented.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var preferredContentSize: CGSize { presented.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {
        presented.viewWillTransition(
            to: self.size(forChildContentContainer: presented, withParentContainerSize: size),
            with: coordinator)
    }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { presented.willTransition(to: newCollection, with: coordinator) }

    /// Whether the dismissal that begins is the reader's.
    final var isLeavingByReader = false
    /// UIKit: told with the transition's coordinator at hand; `none` where the style is the original one (its header).
    final func tellAdaptation(_ coordinator: TransitionCoordinator) {
        let original = adaptedFrom ?? self
        original.delegate?.presentationController(
            original, willPresentWithAdaptiveStyle: adaptedFrom == nil ? .none : style,
            transitionCoordinator: coordinator)
    }

    /// What this one stands for where the surroundings are too narrow.
    final weak var adaptedFrom: UIPresentationController?

    /// Whether the presented view stands in front of the one that it leaves in sight (iOS 13: its level is elevated).
    var isElevated: Bool { false }
    /// What the presented controller's traits are beside those of the surroundings; nil where it is not presented.
    var traitsOfPresented: UITraitCollection? {
        guard transitionView != nil else { return nil }
        guard isElevated else { return overrideTraitCollection }
        let level = UITraitCollection(userInterfaceLevel: .elevated)
        return UITraitCollection(traitsFrom: [level] + [overrideTraitCollection].compactMap { $0 })
    }
    /// The input views have another place, or go to one within the animation in force.
    func keyboardDidMove() {}
    /// What is presented takes its place anew, unless it comes or goes.
    final func makeWayForKeyboard() {
        guard !isInTransition, let containerView else { return }
        containerView.setNeedsLayout()
        containerView.layoutIfNeeded()
    }
    /// Whether tinted things behind it lose their colour meanwhile.
    var dimsTint: Bool { false }
    /// UIKit: what stands behind an alert, an action sheet, a popover or a sheet that darkens it is dimmed.
    func dimPresenter(_ isDimmed: Bool) {
        guard dimsTint || !isDimmed, let view = presenting?.viewIfLoaded else { return }
        view.dimTint(byPresentation: isDimmed)
    }
    /// The system's own styles keep the view at its place; a custom one places it itself.
    var placesPresentedView: Bool { false }
    /// The animation of a style whose controller names none.
    func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        presented.preferredTransition?.zoom.map { ZoomAnimator($0, isOpening: isPresenting) }
            ?? ModalAnimator(presented.modalTransitionStyle, isPresenting: isPresenting)
    }
    /// What the delegate says of a reader who asks to leave; nil when it says nothing.
    var delegateAllowsDismissal: Bool? { delegate.optional.presentationControllerShouldDismiss(self) }
    func tellDidDismiss() { delegate?.presentationControllerDidDismiss(self) }

    /// The reader asked to leave: a tap beside, a drag down.
    func dismissByReader() {
        let allowed = !presented.wantsModal && delegateAllowsDismissal ?? true
        guard allowed else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        isLeavingByReader = true
        defer { isLeavingByReader = false }
        presented.presentingViewController?.dismiss(animated: true) { [self] in tellDidDismiss() }
    }
}

/// Full screen, current context and the styles that leave the presenter visible below.
final class CoveringPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
    override var placesPresentedView: Bool { true }
}

/// Hears of a presentation that adapts or that the reader ends.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    // @optional
    // default: .none
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    // default: .none
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    // default: true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
