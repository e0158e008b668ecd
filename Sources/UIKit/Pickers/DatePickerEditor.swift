/// What a tap on a field of a compact date picker shows: a card over the screen with the days of a month, or with the wheels of a time.
/// A tap beside it takes it away.
///
/// DIFFERS: Apple's documentation of the style `compact` speaks of "a calendar-style editor"; where the card stands, its size and its
/// motion are chosen, not recorded.
@MainActor
final class DatePickerEditor: UIViewController, UIViewControllerTransitioningDelegate {
    let editing = UIDatePicker()
    private weak var picker: UIDatePicker?
    private weak var field: UIView?

    /// - Parameter isTime: whether the field holds the time of day.
    init(_ picker: UIDatePicker, isTime: Bool, at field: UIView) {
        self.picker = picker
        self.field = field
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
        let hasMonth = !isTime && picker.datePickerMode != .yearAndMonth
        editing.datePickerMode = isTime ? .time : hasMonth ? .date : .yearAndMonth
        editing.preferredDatePickerStyle = hasMonth ? .inline : .wheels
        editing.calendar = picker.calendar
        editing.locale = picker.locale
        editing.timeZone = picker.timeZone
        editing.minuteInterval = picker.minuteInterval
        editing.minimumDate = picker.minimumDate
        editing.maximumDate = picker.maximumDate
        editing.date = picker.date
        editing.addAction(UIAction { [weak self] _ in self?.hand() }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    private func hand() {
        guard let picker else { return }
        picker.setDate(editing.date, animated: false)
        picker.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(editing)
        view.tintColor = picker?.tintColor
        preferredContentSize = editing.intrinsicContentSize
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        editing.frame = view.bounds
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        picker?.compact.chosen = nil
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        DatePickerPresentation(presentedViewController: self, presenting: presenting, at: field)
    }
}

/// The card of a date picker's editor: below the field where there is room, else above it.
@MainActor
private final class DatePickerPresentation: UIPresentationController {
    private weak var field: UIView?
    private let card = CardView(frame: .zero)
    private let beside = UIDimmingView(frame: .zero)

    init(presentedViewController: UIViewController, presenting: UIViewController?, at field: UIView?) {
        self.field = field
        super.init(presentedViewController: presentedViewController, presenting: presenting)
    }

    override var presentedView: UIView? { card }
    override var placesPresentedView: Bool { true }
    override var isElevated: Bool { true }
    override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        ModalAnimator(.fade, isPresenting: isPresenting)
    }

    override func presentationTransitionWillBegin() {
        let metrics = PlatformMetrics.current.menus
        // Nothing is blurred behind it, and the days would stand among other texts.
        card.fill = metrics.fill
        (card.fill.light.alpha, card.fill.dark.alpha) = (1, 1)
        card.shadow = metrics.shadow
        card.cornerRadius = metrics.cornerRadius
        presented.view.frame = card.contentView.bounds
        presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.contentView.addSubview(presented.view)
        guard let containerView else { return }
        beside.frame = containerView.bounds
        beside.backgroundColor = .clear
        beside.onTap = { [weak self] in self?.presented.dismiss(animated: true) }
        containerView.addSubview(beside)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let margin: CGFloat = 16
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets).insetBy(dx: margin, dy: 0)
        let source = field.map { $0.convert($0.bounds, to: containerView) } ?? room
        return PopoverPlace(presented.preferredContentSize, at: source, in: room, permitted: [.up, .down])
            .frame
    }
}
