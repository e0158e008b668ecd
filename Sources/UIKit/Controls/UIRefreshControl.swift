/// Pull to refresh. It sends `valueChanged` when the pull passes its threshold and then holds a gap of its height
/// open above the content until `endRefreshing`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// UIKit: 60 points high, full width (iOS 26, recorded).
    static let height: CGFloat = 60
    /// Points of overscroll that start a refresh. Not recorded anywhere.
    static let threshold: CGFloat = 110
    static let spinnerSide: CGFloat = 28

    private let spinner = SpinnerView()
    private let label = UILabel()
    /// Whether a pull has started a refresh since the content was last at rest.
    private var hasFired = false

    open private(set) var isRefreshing = false
    /// Shown below the spinner.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }
    open override var tintColor: UIColor! {
        didSet { spinner.color = tintColor }
    }
    var list: UIScrollView? { superview as? UIScrollView }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
        setUp()
    }

    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let title = (coder as? NibCoder)?.attributedText("attributedTitle") { attributedTitle = title }
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isHidden = true
        spinner.alpha = 0
        label.alpha = 0
        label.textAlignment = .center
        addSubview(spinner)
        addSubview(label)
    }

    /// UIKit: one that is added to a scroll view as a subview, as before `refreshControl` came (iOS 10), works as its control.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let list, list.refreshControl == nil else { return }
        list.refreshControl = self
    }

    /// Shows the spinner and makes room for it; the content stays where it is, and nobody is told.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        hasFired = true
        showSpinner()
        list?.holdGapOpen(Self.height)
    }

    /// Ends the refresh and closes the gap, with an animation when it is to be seen.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        spinner.stop()
        list?.closeGap()
        // A list that stood at its top all the time does not move now.
        if (list?.pullBeyondTop ?? 0) <= 0 { hasFired = false }
        if let list { place(in: list) } else { isHidden = true }
    }

    /// The list has moved: stays at its top edge and starts a refresh when it was pulled far enough.
    func follow(_ list: UIScrollView) {
        place(in: list)
        let pull = list.pullBeyondTop
        if pull <= 0 { if !isRefreshing { hasFired = false } }
        guard isEnabled, list.position.activity.isDragging, pull >= Self.threshold, !hasFired else { return }
        hasFired = true
        isRefreshing = true
        showSpinner()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// At the upper edge of what is seen while pulled, else under the content's top.
    ///
    /// UIKit: hidden while nothing is pulled and nothing is refreshed (`hidden = YES` in the log's messages of iOS 17).
    func place(in list: UIScrollView) {
        let pull = list.pullBeyondTop
        let isAtRest = !isRefreshing && pull <= 0
        if isHidden != isAtRest { isHidden = isAtRest }
        let frame = CGRect(x: 0, y: min(-pull, 0), width: list.bounds.width, height: Self.height)
        if self.frame != frame { self.frame = frame }
        let shown = isRefreshing ? 1 : min(max((pull - 20) / (Self.threshold - 20), 0), 1)
        if spinner.alpha != shown { spinner.alpha = shown }
        if label.alpha != shown { label.alpha = shown }
    }

    private func showSpinner() {
        isHidden = false
        spinner.alpha = 1
        label.alpha = 1
        spinner.start()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, isRefreshing { spinner.start() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = Self.spinnerSide
        spinner.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        let hasTitle = attributedTitle != nil
        spinner.center = CGPoint(x: bounds.midX, y: hasTitle ? 24 : bounds.midY)
        let size = hasTitle ? label.sizeThatFits(CGSize(width: bounds.width - 20, height: 20)) : .zero
        label.frame = CGRect(x: 10, y: 42, width: max(bounds.width - 20, 0), height: size.height)
    }
}
