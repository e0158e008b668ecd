/// Asks the reader something: a card in the middle, or a list of actions at the bottom edge.
/// DIFFERS: behind the card is a blurred picture of the screen as it was when the alert came; in the releases before 26 the
/// distances of the texts are from sight; on a phone with iOS 26 an action sheet does not come out of its source.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    open private(set) var preferredStyle = Style.alert
    open private(set) var actions: [UIAlertAction] = []
    /// The action that stands out; only alerts show it.
    open var preferredAction: UIAlertAction? { didSet { rebuild() } }
    open var severity = UIAlertControllerSeverity.default {
        didSet {
            if severity == .critical {
                Kept.say("UIAlertController.severity", "a critical alert looks like any other")
            }
        }
    }
    /// Whether a drag that rests on an action performs it.
    open var isSpringLoaded = false
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
        if isInPopover { modalPresentationStyle = .popover }
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
        let metrics = PlatformMetrics.current.alerts.alert
        field.borderStyle = metrics.fieldRadius == nil ? .roundedRect : .none
        field.font = metrics.fieldText.font(field.traitCollection)
        field.addAction(
            UIAction { [weak self, weak field] _ in self?.returnPressed(in: field) },
            for: .primaryActionTriggered)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        alertView?.fields = textFields ?? []
    }

    /// UIKit: Return leads to the next field, and from the last one performs the preferred action, or the only one that does not cancel
    /// (`-[UIAlertController _returnKeyPressedInLastTextField]` of its stack traces).
    private func returnPressed(in field: UITextField?) {
        guard let fields = textFields, let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
            return
        }
        let others = actions.filter { $0.style != .cancel }
        guard let action = preferredAction ?? (others.count == 1 ? others[0] : nil), action.isEnabled else {
            return
        }
        choose(action)
    }

    open override func loadView() {
        let alert = AlertView(frame: .zero)
        alert.onChoice = { [weak self] in self?.choose($0) }
        alert.fields = textFields ?? []
        view = alert
        alert.addition = contentViewController?.view
        rebuild()
    }

    /// Goes to its place by centre and size, so that it may be growing meanwhile.
    func standAboveKeyboard() {
        guard let presentation = modal.presentation, presentation.placesPresentedView,
            let view = presentation.presentedView, view.superview === presentation.containerView
        else { return }
        let place = presentation.frameOfPresentedViewInContainerView
        view.bounds.size = place.size
        view.center = CGPoint(x: place.midX, y: place.midY)
    }

    /// UIKit: the first field has the keyboard from the start.
    open override dynamic func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    /// UIKit: on a pad an action sheet stands in a popover, without the action that cancels.
    private var isInPopover: Bool {
        preferredStyle == .actionSheet && UIScreen.main.configuration.idiom == .pad
    }

    open override var popoverPresentationController: UIPopoverPresentationController? {
        isInPopover ? presentationController as? UIPopoverPresentationController : nil
    }

    open override var preferredContentSize: CGSize {
        get {
            guard isInPopover, let alertView else { return super.preferredContentSize }
            return alertView.sizeThatFits(CGSize(width: Self.popoverWidth, height: .greatestFiniteMagnitude))
        }
        set { super.preferredContentSize = newValue }
    }
    private static let popoverWidth: CGFloat = 304

    override func newPresentation(_ style: UIModalPresentationStyle) -> UIPresentationController {
        if isInPopover {
            loadViewIfNeeded()
            let popover = AlertPopoverController(presentedViewController: self, presenting: nil)
            popover.style = .popover
            return popover
        }
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
                isInPopover: isInPopover, actions: actions, preferred: preferredAction))
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

    /// As a tap beside does: the action that cancels is told.
    func cancel() {
        if let cancel = actions.first(where: { $0.style == .cancel }) {
            choose(cancel)
        } else {
            presentingViewController?.dismiss(animated: true)
        }
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
        let rises = alert?.alertView?.metrics.standsAtBottom ?? false
        return ModalAnimator(rises ? .rise : .pop, isPresenting: isPresenting)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.onTap = { [weak self] in self?.tapBeside() }
        containerView.addSubview(dimming)
        alert?.alertView?.blur(below: containerView, veil: dimming.backgroundColor ?? .clear)
        dimming.alpha = 0
        presented.coordinatorStore?.animate { [dimming] _ in dimming.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() {
        presented.coordinatorStore?.animate { [dimming] _ in dimming.alpha = 0 }
    }

    /// A tap beside an action sheet cancels it; an alert wants an answer.
    private func tapBeside() { if isSheet { alert?.cancel() } }

    /// UIKit: an alert stands in the middle of what the safe area leaves (iOS 26.1, recorded), and above a keyboard.
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let view = alert?.alertView else { return .zero }
        let (bounds, metrics) = (containerView.bounds, view.metrics)
        var safe = containerView.safeAreaInsets
        safe.bottom = max(safe.bottom, InputHost.covered(of: containerView))
        let room = bounds.inset(by: safe)
        let width = view.width(in: min(room.width, room.height, 500) - 2 * metrics.edge)
        let height = view.sizeThatFits(CGSize(width: width, height: room.height - 2 * metrics.edge)).height
        let scale = max(UIScreen.main.scale, 1)
        func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let bottom = safe.bottom > 0 ? room.maxY : room.maxY - metrics.edge
        return CGRect(
            x: onPixel((bounds.width - width) / 2),
            y: metrics.standsAtBottom ? bottom - height : onPixel(room.midY - height / 2), width: width,
            height: height)
    }
}

/// An action sheet in a popover: a tap beside it cancels.
final class AlertPopoverController: UIPopoverPresentationController {
    override func dismissByReader() { (presented as? UIAlertController)?.cancel() }
}

public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
