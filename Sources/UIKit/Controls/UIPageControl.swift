/// A row of dots, one for each page.
///
/// UIKit: (18 n + 20) x 26 points of content, slots 18 apart, dots of 7.59 points; other dots white at 45 %, the
/// current one white (iOS 26, recorded).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    class override var isOpaqueAtFirst: Bool { false }

    /// The page that is shown as the current one.
    var shownPage = 0
    /// Where a finger came down, along the indicators, in points.
    var trackingStart: CGFloat?
    var indicatorImages: [Int: UIImage] = [:] { didSet { setNeedsDisplay() } }
    var currentIndicatorImages: [Int: UIImage] = [:] { didSet { setNeedsDisplay() } }

    // MARK: Pages

    /// At least 0.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            currentPage = min(currentPage, max(numberOfPages - 1, 0))
            sizeMayHaveChanged()
        }
    }
    /// Kept between 0 and `numberOfPages - 1`.
    open var currentPage = 0 {
        didSet {
            let clamped = min(max(currentPage, 0), max(numberOfPages - 1, 0))
            if clamped != currentPage { currentPage = clamped }
            guard currentPage != oldValue else { return }
            KeyValueObservers.changed(self)
            progress?.pageDidChange(currentPage)
            if interactionState == .none || !defersCurrentPageDisplay { updateShownPage() }
        }
    }
    /// Shows nothing for a single page.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    /// Whether a tap changes the page without showing it, until `updateCurrentPageDisplay()`.
    open var defersCurrentPageDisplay = false
    /// Shows the current page after a tap whose display was deferred.
    open func updateCurrentPageDisplay() { if defersCurrentPageDisplay { updateShownPage() } }

    // MARK: Look

    /// Of indicators that the app gives no colour; whose control it is says so.
    final var plainColors = (current: UIColor.white, other: UIColor.white.withAlphaComponent(0.45))
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
    open var direction = Direction.natural { didSet { if direction != oldValue { sizeMayHaveChanged() } } }

    /// In place of the dots, in the indicators' colours. Nil: dots.
    open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    /// In place of the current page's indicator. Nil: the same picture as for other pages.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    /// The picture of one page's own; nil when it has none.
    /// - Parameter page: below `numberOfPages`; another one stops the program.
    open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[checked(page)] }
    /// Gives one page a picture of its own; nil takes it away.
    /// - Parameter page: below `numberOfPages`; another one stops the program.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        indicatorImages[checked(page)] = image
    }
    /// The picture that one page has of its own while it is the current one; nil when it has none.
    /// - Parameter page: below `numberOfPages`; another one stops the program.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        currentIndicatorImages[checked(page)]
    }
    /// Gives one page a picture of its own for the time that it is the current one; nil takes it away.
    /// - Parameter page: below `numberOfPages`; another one stops the program.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentIndicatorImages[checked(page)] = image
    }

    /// Shows how far the current page has come; nil: it does not.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            oldValue?.leave(self)
            progress?.join(self)
            sizeMayHaveChanged()
        }
    }

    // MARK: Interaction

    /// What changes the page, while `valueChanged` is told; otherwise `none`.
    open internal(set) var interactionState = InteractionState.none
    /// Whether a finger that moves along the indicators changes the page.
    open var allowsContinuousInteraction = true

    // MARK: Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        decodeNibPageControl(coder)
    }

    // MARK: Size

    /// The least size that shows so many pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { size(of: indicators(for: pageCount)) }

    open override var intrinsicContentSize: CGSize { size(of: indicators) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layerDidChangeSize(_ layer: CALayer, from oldSize: CGSize) {
        super.layerDidChangeSize(layer, from: oldSize)
        setNeedsDisplay()
    }

    // MARK: Tracking and drawing

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        beginTurning(touch)
        return super.beginTracking(touch, with: event)
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        turn(touch)
        return super.continueTracking(touch, with: event)
    }
    /// A tap moves one page towards its side.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        endTurning(touch)
    }
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endTurning(nil)
    }

    open override func draw(_ rect: CGRect) { drawIndicators() }

    open override func accessibilityIncrement() { changeValue(to: currentPage + 1) }
    open override func accessibilityDecrement() { changeValue(to: currentPage - 1) }
}
