import ScrollPhysics

/// A window onto content larger than itself. Its `bounds.origin` is the content offset.
///
/// Offsets come from `ScrollPosition`; time comes from the session's clock. Scrolling moves `bounds.origin` and
/// marks this view alone for layout.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// Where the content stands and what moves it.
    var position = ScrollPosition()
    /// The delegate, of whatever kind the subclass wants.
    weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// The delegate that the app gave; a container may listen before it.
    var givenDelegate: (any UIScrollViewDelegate)? { scrollDelegate }
    var contentSizeStore = CGSize.zero
    var knownAdjustedInset = UIEdgeInsets.zero
    /// What a refresh control adds to the top inset while it refreshes, in points.
    var refreshInset: CGFloat = 0 { didSet { if refreshInset != oldValue { metricsMayHaveChanged() } } }
    /// The safe area's top with the whole large title of the bar above, while the title may shrink; the content
    /// can always be pulled down to there.
    var expandedSafeTop: CGFloat? { didSet { if expandedSafeTop != oldValue { metricsMayHaveChanged() } } }
    /// The parts of that bar that the content rests around.
    var barCollapse = BarCollapse(title: 0, search: 0)
    /// The containers whose bars follow the content.
    final var followers: [ScrollFollower] = []
    /// Whether a change of the insets leaves the offset alone.
    var isHoldingOffset = false
    /// Whether the screen is away whose bar follows this content.
    var isAwayFromBar = false
    var motion = ScrollMotion()
    var finger = ScrollFinger()
    var zooming = ScrollZoom()
    let indicators = ScrollIndicators()
    lazy var extras = ScrollExtras()
    private let pan = ScrollPanGestureRecognizer(target: nil, action: nil)
    /// The recogniser of the drags that scroll.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    // MARK: Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
        decodeNibScrollView(coder)
    }

    // MARK: Content

    /// The content's point at the bounds' origin. Setting rounds to pixels, does not clamp, and lets a running
    /// deceleration go on from there.
    open var contentOffset: CGPoint {
        get { position.offset }
        set { moveContent(to: newValue) }
    }
    open var contentSize: CGSize {
        get { contentSizeStore }
        set { setContentSize(newValue) }
    }
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { metricsMayHaveChanged(byContentInset: true) } }
    }
    /// Where content that is smaller than the bounds stands in them: (0, 0) at the top left, (1, 1) at the bottom right.
    open var contentAlignmentPoint = CGPoint.zero { didSet { metricsMayHaveChanged() } }
    /// What is scrolled. Constraints to it decide `contentSize`.
    open var contentLayoutGuide: UILayoutGuide { autoLayoutState.guide(.scrollContent, of: self) }
    /// The scroll view's frame, which stays while the content moves.
    open var frameLayoutGuide: UILayoutGuide { autoLayoutState.guide(.scrollFrame, of: self) }
    /// The content inset with the safe area, as far as `contentInsetAdjustmentBehavior` adds it.
    open var adjustedContentInset: UIEdgeInsets { knownAdjustedInset }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { metricsMayHaveChanged() } }
    }
    /// Called after `adjustedContentInset` changed.
    open func adjustedContentInsetDidChange() {}

    /// Moves the content at once, or along the session's time. Ends what moved it before.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }
    /// The least movement that shows `rect`, in this view's coordinates.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    // MARK: Behaviour

    open var isScrollEnabled = true {
        didSet { if !isScrollEnabled { panGestureRecognizer.cancel() } }
    }
    open var isDirectionalLockEnabled = false { didSet { metricsMayHaveChanged() } }
    open var isPagingEnabled = false { didSet { metricsMayHaveChanged() } }
    /// Whether content goes on beyond its edges and comes back. Sets both axes; true when both do.
    open var bounces: Bool {
        get { bouncesHorizontally && bouncesVertically }
        set {
            bouncesHorizontally = newValue
            bouncesVertically = newValue
        }
    }
    open var bouncesHorizontally = true { didSet { metricsMayHaveChanged() } }
    open var bouncesVertically = true { didSet { metricsMayHaveChanged() } }
    open var alwaysBounceVertical = false { didSet { metricsMayHaveChanged() } }
    open var alwaysBounceHorizontal = false { didSet { metricsMayHaveChanged() } }
    open var decelerationRate = DecelerationRate.normal { didSet { metricsMayHaveChanged() } }
    open var scrollsToTop = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a finger is on the content.
    open var isTracking: Bool { finger.isDown }
    /// UIKit: stays true until the deceleration ends (a developer's log), but not while content that was lifted beyond
    /// its edge returns: controls that are pulled take that for their release.
    open var isDragging: Bool {
        position.activity.isDragging || isDecelerating && !finger.wasLiftedBeyondEdge
    }
    open var isDecelerating: Bool { position.activity.isDecelerating }

    /// Asked before a content view gets a touch.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }
    /// Whether a drag may take the touch from a content view that has it.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Pull to refresh.
    open var refreshControl: UIRefreshControl? { didSet { refreshControlDidChange(from: oldValue) } }

    // MARK: Zoom

    open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
    /// Of the view that the delegate names in `viewForZooming(in:)`.
    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { zoom(to: clampedZoom(newValue)) }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(to: scale, around: nil, animated: animated)
    }
    /// As large as possible with `rect`, in the zoomed view's space, in view.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }
    open var bouncesZoom = true
    open var isZooming: Bool { zooming.isPinched }
    open var isZoomBouncing: Bool { zooming.isBouncing }
    open var isZoomAnimating: Bool { zooming.isAnimating }
    /// Nil as long as nothing can be zoomed.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

    open var isScrollAnimating: Bool { position.activity.isAnimating }
    open var allowsKeyboardScrolling = true {
        didSet {
            if !allowsKeyboardScrolling {
                Kept.say(
                    "UIScrollView.allowsKeyboardScrolling",
                    "keys do not scroll; the page sends wheel and touch")
            }
        }
    }
    /// Whether a drag beyond an end moves a scroll view around this one.
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true
    /// Stops content that moves by itself.
    open func stopScrollingAndZooming() { endMotion(notifying: true) }

    // MARK: Indicators

    open var indicatorStyle = IndicatorStyle.default
    open var showsVerticalScrollIndicator = true { didSet { refreshIndicators() } }
    open var showsHorizontalScrollIndicator = true { didSet { refreshIndicators() } }
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { refreshIndicators() } }
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { refreshIndicators() } }
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { refreshIndicators() } }
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    open func flashScrollIndicators() { flashIndicators() }
    /// Changes of the offset in `changes` show the indicators of the axes that move; they fade once the content rests.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        showIndicators(during: changes)
    }
    /// Whether a list shows its index of section titles.
    open var indexDisplayMode = IndexDisplayMode.automatic {
        didSet { if indexDisplayMode != oldValue { indexDisplayModeDidChange() } }
    }

    // MARK: Edges

    /// Looks of the edges under bars.
    open var topEdgeEffect: UIScrollEdgeEffect { extras.top }
    open var bottomEdgeEffect: UIScrollEdgeEffect { extras.bottom }
    open var leftEdgeEffect: UIScrollEdgeEffect { extras.left }
    open var rightEdgeEffect: UIScrollEdgeEffect { extras.right }
    /// Kept. DIFFERS: nothing here is scrolled by looking at it.
    open var lookToScrollAxes: UIAxis = [] {
        didSet { Kept.say("UIScrollView.lookToScrollAxes", "nobody looks") }
    }
    /// Never recognises anything: a touch screen has no arrow buttons.
    open var directionalPressGestureRecognizer: UIGestureRecognizer { extras.press }

    // MARK: View

    open override var bounds: CGRect {
        get { super.bounds }
        set { setBounds(newValue) }
    }
    open override func layerDidChangeSize(_ layer: CALayer, from oldSize: CGSize) {
        super.layerDidChangeSize(layer, from: oldSize)
        if layer === self.layer { metricsMayHaveChanged() }
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        metricsMayHaveChanged()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        windowDidChange()
    }
    override var safeAreaInsetsForSubviews: UIEdgeInsets { unadjustedSafeArea }

    /// The offset has changed and is shown. Lists that know what their window shows override this and do not call
    /// super; here the view is laid out, as UIKit does.
    func viewportDidChange() { setNeedsLayout() }
    /// Lists lay out and measure what the window shows. False: there is nothing to measure, or not now.
    func layOutContent() -> Bool { false }
    /// Lists with an index show or hide it.
    func indexDisplayModeDidChange() {}

    /// Where a drag that ends leads, before the delegate has its say. `velocity` in points per millisecond.
    func adjustedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

    // MARK: What categories replace on Apple's systems: `dynamic`, so that an override in an extension does too

    open override dynamic func awakeFromNib() { super.awakeFromNib() }
    open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
    open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }
    open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }
    open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }
    open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
    }
    open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }
}

extension UIScrollView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    public enum IndexDisplayMode: Int, Sendable {
        /// Where a list has one.
        case automatic
        case alwaysHidden
    }
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
    /// Share of the velocity that a scroll keeps per millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: ScrollConstants.normalDecelerationRate)
        public static let fast = DecelerationRate(rawValue: ScrollConstants.fastDecelerationRate)
    }
}
