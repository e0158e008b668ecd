/// Asks the reader something: a card in the middle, or a list of actions at the bottom edge.
/// DIFFERS: sizes and colours are those of the releases before 26, from sight.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    open private(set) var preferredStyle = Style.alert
    open private(set) var actions: [UIAlertAction] = []
    /// The action that stands out; only alerts show it.
    open var preferredAction: UIAlertAction? { didSet { rebuild() } }
    open private(set) var textFields: [UITextField]?
    open var message: String? { didSet { rebuild() } }
    open override var title: String? { didSet { rebuild() } }
    /// Known by their names only, as on Apple's systems.
    var attributedTitle: NSAttributedString? { didSet { rebuild() } }
    var attributedMessage: NSAttributedString? { didSet { rebuild() } }
    /// A controller whose view stands above the buttons, as wide as the alert; known by its name only.
    var contentViewController: UIViewController? {
        didSet { if contentViewController !== oldValue { exchangeContent(oldValue) } }
    }
    var alertView: AlertView? { viewIfLoaded as? AlertView }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .overFullScreen
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .overFullScreen
    }

    open func addAction(_ action: UIAlertAction) {
        ensure(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel; "
                + "give the second one another style")
        actions.append(action)
        action.onChange = { [weak self] in self?.rebuild() }
        rebuild()
    }

    /// Adds a field under the message; only alerts have fields.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        ensure(
            preferredStyle == .alert,
            "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert; "
                + "make it an alert")
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 13)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        alertView?.fields = textFields ?? []
    }

    open override func loadView() {
        let alert = AlertView(frame: .zero)
        alert.onChoice = { [weak self] in self?.choose($0) }
        alert.fields = textFields ?? []
        view = alert
        alert.addition = contentViewController?.view
        rebuild()
    }

    /// UIKit: the first field has the keyboard from the start.
    open override dynamic func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    open override var popoverPresentationController: UIPopoverPresentationController? {
        guard preferredStyle == .actionSheet, UIScreen.main.configuration.idiom == .pad else { return nil }
        return pointer
    }

    private lazy var pointer = UIPopoverPresentationController(
        presentedViewController: self, presenting: nil)

    override func newPresentation(_ style: UIModalPresentationStyle) -> UIPresentationController {
        let made = AlertPresentationController(presentedViewController: self, presenting: nil)
        made.style = .overFullScreen
        return made
    }

    private func exchangeContent(_ old: UIViewController?) {
        old?.willMove(toParent: nil)
        old?.removeFromParent()
        if let contentViewController {
            addChild(contentViewController)
            contentViewController.didMove(toParent: self)
        }
        alertView?.addition = contentViewController?.view
        rebuild()
    }

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        rebuild()
    }

    private func rebuild() {
        alertView?.additionHeight = contentViewController?.preferredContentSize.height ?? 0
        alertView?.show(
            AlertContent(
                title: title, message: message, attributedTitle: attributedTitle,
                attributedMessage: attributedMessage, isSheet: preferredStyle == .actionSheet,
                actions: actions, preferred: preferredAction))
        viewIfLoaded?.superview?.setNeedsLayout()
    }

    /// The alert leaves first, then the action's handler runs, as in UIKit.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        guard let presenter = presentingViewController else {
            action.handler?(action)
            return
        }
        presenter.dismiss(animated: true) { action.handler?(action) }
    }

    // MARK: What categories replace on Apple's systems: `dynamic`, so that an override in an extension does too

    open override dynamic var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open override dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        super.preferredStatusBarUpdateAnimation
    }
    open override dynamic var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
    open override dynamic var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
    open override dynamic var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
    open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
    open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        super.supportedInterfaceOrientations
    }
    open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        super.preferredInterfaceOrientationForPresentation
    }
    open override dynamic func viewDidLoad() { super.viewDidLoad() }
    open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open override dynamic func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    open override dynamic func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open override dynamic func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open override dynamic func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

/// Puts an alert in the middle, an action sheet at the bottom, and darkens the rest.
final class AlertPresentationController: UIPresentationController {
    private let dimming = UIDimmingView(frame: .zero)

    private var alert: UIAlertController? { presented as? UIAlertController }
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    override var placesPresentedView: Bool { true }
    override var dimsTint: Bool { true }
    override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        ModalAnimator(isSheet ? .rise : .pop, isPresenting: isPresenting)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.onTap = { [weak self] in self?.tapBeside() }
        containerView.addSubview(dimming)
        dimming.alpha = 0
        presented.coordinatorStore?.animate { [dimming] _ in dimming.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() {
        presented.coordinatorStore?.animate { [dimming] _ in dimming.alpha = 0 }
    }

    /// A tap beside an action sheet cancels it; an alert wants an answer.
    private func tapBeside() {
        guard isSheet, let alert else { return }
        if let cancel = alert.actions.first(where: { $0.style == .cancel }) {
            alert.choose(cancel)
        } else {
            alert.presentingViewController?.dismiss(animated: true)
        }
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let view = alert?.alertView else { return .zero }
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
        if isSheet {
            let width = min(room.width, room.height, 500) - 16
            let height = view.sizeThatFits(CGSize(width: width, height: room.height - 16)).height
            let bottom = containerView.safeAreaInsets.bottom > 0 ? room.maxY : room.maxY - 8
            return CGRect(
                x: ((containerView.bounds.width - width) / 2).rounded(), y: bottom - height, width: width,
                height: height)
        }
        let height = view.sizeThatFits(CGSize(width: 270, height: room.height - 40)).height
        return CGRect(
            x: ((containerView.bounds.width - 270) / 2).rounded(),
            y: (room.midY - height / 2).rounded(), width: 270, height: height)
    }
}
