/// A row of dots, one for each page.
///
/// UIKit: (18 n + 20) x 26 points of content, slots 18 apart, dots of 7.59 points; other dots white at 45 %, the
/// current one white (iOS 26, recorded).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    static let pitch: CGFloat = 18
    static let side: CGFloat = 14
    static let slot: CGFloat = 10
    static let dot: CGFloat = 7.59
    static let height: CGFloat = 26

    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            currentPage = min(currentPage, max(numberOfPages - 1, 0))
            invalidateIntrinsicContentSize()
            refresh()
        }
    }
    /// Kept between 0 and `numberOfPages - 1`.
    open var currentPage = 0 {
        didSet {
            let clamped = min(max(currentPage, 0), max(numberOfPages - 1, 0))
            if clamped != currentPage { currentPage = clamped }
            if currentPage != oldValue { refresh() }
        }
    }
    open var hidesForSinglePage = false { didSet { refresh() } }
    open var pageIndicatorTintColor: UIColor? { didSet { refresh() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { refresh() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        takeNibPageControl(coder)
    }

    private func refresh() { setNeedsDisplay() }

    /// The least size that shows so many pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: Self.pitch * CGFloat(pageCount) + 2 * Self.slot, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layerDidChangeSize(_ layer: CALayer, from oldSize: CGSize) {
        super.layerDidChangeSize(layer, from: oldSize)
        setNeedsDisplay()
    }

    /// A tap moves one page towards its side.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isEnabled else { return }
        let isAfter = (touch.location(in: self).x > bounds.midX) != isRightToLeft
        let page = min(max(currentPage + (isAfter ? 1 : -1), 0), max(numberOfPages - 1, 0))
        guard page != currentPage else { return }
        currentPage = page
        sendActions(for: .valueChanged)
    }

    open override func draw(_ rect: CGRect) {
        guard numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage),
            let context = UIGraphicsGetCurrentContext()
        else { return }
        let width = size(forNumberOfPages: numberOfPages).width
        let left = bounds.midX - width / 2 + Self.side
        for page in 0..<numberOfPages {
            let place = isRightToLeft ? numberOfPages - 1 - page : page
            let color =
                page == currentPage
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.45)
            context.setFillColor(color.cgColor)
            let centre = CGPoint(x: left + CGFloat(place) * Self.pitch + Self.slot / 2, y: bounds.midY)
            context.fillEllipse(
                in: CGRect(
                    x: centre.x - Self.dot / 2, y: centre.y - Self.dot / 2, width: Self.dot, height: Self.dot)
            )
        }
    }
}
