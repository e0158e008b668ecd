@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    // @optional
    // default: true
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    // default: true
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

/// The bar at the top of a navigation controller, or of a screen that has one of its own.
///
/// UIKit: 54 points, of which items and title take the upper 44, then the large title's 52, 34 points bold at x 20 (iOS 26,
/// recorded); 44 before. With iOS 26 items stand on glass and the bar has no background unless the app gives it one.
/// DIFFERS: what passes below the bar fades into the screen's colour; it is not blurred.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    open weak var delegate: (any UINavigationBarDelegate)?
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { onChange?() } } }
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            refreshBackground()
            onChange?()
        }
    }
    open var barStyle = UIBarStyle.default { didSet { refresh() } }
    open var barTintColor: UIColor? { didSet { refresh() } }
    open var shadowImage: UIImage? { didSet { refresh() } }
    open var backIndicatorImage: UIImage? { didSet { refresh() } }
    open var backIndicatorTransitionMaskImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            hasOwnStandardAppearance = true
            standardAppearance = standardAppearance.kept { [weak self] in self?.refresh() }
            refresh()
        }
    }
    /// Whether the app has set the standard appearance.
    private(set) var hasOwnStandardAppearance = false
    /// In force in a compact height (a phone on its side); nil: the standard one.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet {
            compactAppearance = compactAppearance?.kept { [weak self] in self?.refresh() }
            refresh()
        }
    }
    /// In force while the content rests at its top; nil: the standard one without its background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.kept { [weak self] in self?.refresh() }
            refresh()
        }
    }
    /// Both at once; nil: `scrollEdgeAppearance`, else `compactAppearance`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            compactScrollEdgeAppearance = compactScrollEdgeAppearance?.kept { [weak self] in self?.refresh() }
            refresh()
        }
    }
    open var barPosition: UIBarPosition { .top }

    var itemStack: [UINavigationItem] = []
    var images: [Int: UIImage] = [:]
    /// With which the items were made.
    var itemStyle: (tint: UIColor?, appearance: UINavigationBarAppearance?)
    /// The direction of writing for which the back button's title has its place.
    var isBackMirrored = false
    /// Points by which the back button's title stands off its place.
    var backTitleOffset = UIOffset.zero
    final var onChange: (@MainActor () -> Void)?
    final var onBack: (@MainActor () -> Void)?
    /// Points that the content has left of what gives way to it.
    var openExtent = CGFloat.infinity { didSet { if openExtent != oldValue { setNeedsLayout() } } }
    /// A navigation controller says so; a bar by itself is at no edge.
    var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { refreshBackground() } } }

    let titleLabel = UILabel()
    let largeLabel = UILabel()
    let promptLabel = UILabel()
    let subtitleLabel = UILabel()
    let largeSubtitleLabel = UILabel()
    let largeClip = UIView()
    let background = BarBackgroundView(frame: .zero)
    /// Where the content passes below a bar without background; made when it is first needed.
    var edgeFade: ScrollEdgeFade?
    /// The content that passes below; a navigation controller says which.
    final weak var contentBelow: UIScrollView? {
        didSet { if contentBelow !== oldValue { refreshBackground() } }
    }
    /// Items in the order in which they were placed: from the leading side, and from the trailing side.
    var itemViews: [(view: UIView, isLeft: Bool)] = []
    var shownTitleView: UIView?
    var shownSearchBar: UIView?

    /// Heights of the parts for the release whose metrics are in force.
    var metrics: BarMetrics { PlatformMetrics.current.bars }
    var titleHeight: CGFloat { traitCollection.hasLowBars ? 32 : 44 }
    static let largeTitleHeight: CGFloat = 52
    /// Below the large title. DIFFERS: sizes and places of subtitles are chosen, not recorded.
    static let largeSubtitleHeight: CGFloat = 22
    /// Of the large title with its subtitle.
    var largeZone: CGFloat {
        Self.largeTitleHeight + (largeSubtitleLabel.superview == nil ? 0 : largeSubtitleExtent)
    }
    static let promptHeight: CGFloat = 30
    /// Between the bar's items.
    static let itemGap: CGFloat = 12

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNavigationBar(coder)
        decodeBarAppearance(coder)
    }

    open var items: [UINavigationItem]? {
        get { itemStack }
        set { setItems(newValue, animated: false) }
    }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        itemStack = items ?? []
        refresh()
    }
    open var topItem: UINavigationItem? { itemStack.last }
    open var backItem: UINavigationItem? { itemStack.dropLast().last }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate.optional.navigationBar(self, shouldPush: item) ?? true else { return }
        setItems(itemStack + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let last = itemStack.last, delegate.optional.navigationBar(self, shouldPop: last) ?? true else {
            return nil
        }
        setItems(itemStack.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: last)
        return last
    }

    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
        images[barMetrics.rawValue] = image
        refresh()
    }
    open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        setBackgroundImage(image, for: barMetrics)
    }
    private var titleAdjustments: [Int: CGFloat] = [:]
    /// Points by which the bar's own title stands lower.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics.rawValue] = adjustment
        setNeedsLayout()
    }
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleAdjustments[barMetrics.rawValue] ?? 0
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images[barMetrics.rawValue] }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentHeight)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        recoverLostViews()
        layoutBarContent()
    }

    /// Since the last layout.
    private final var hasNewContent = false
    final func contentWasMade() {
        hasNewContent = true
        setNeedsLayout()
    }
    /// UIKit: a bar takes the app's views when it is laid out, not when the item is given. Published screens give an item its view and add that
    /// view to their own one then, both in `viewDidLoad()`, and show it in the bar.
    private final func recoverLostViews() {
        guard hasNewContent else { return }
        hasNewContent = false
        guard hasLostViews else { return }
        refresh()
        hasNewContent = false
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        // Not for a tint that is only dimmed: views of the app's in the bar would lose the focus.
        if metrics.isGlass, tint.color != itemStyle.tint { refresh() }
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { refresh() }
    }
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        refresh()
    }
}
