/// Shows a picture, fitted into the bounds as `contentMode` says.
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
    class override var isOpaqueAtFirst: Bool { false }

    open var image: UIImage? { didSet { pictureDidChange(from: oldValue) } }
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted { pictureDidChange(from: oldValue) } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue, highlightedImage != nil { pictureDidChange(from: nil) } }
    }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { pictureDidChange(from: nil) }
    }

    /// Kept; screens here have one brightness.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified {
        didSet {
            if preferredImageDynamicRange == .high || preferredImageDynamicRange == .constrainedHigh {
                Kept.say("UIImageView.preferredImageDynamicRange", "pictures are shown in standard range")
            }
        }
    }
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpImageView()
    }

    /// As large as the picture.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUpImageView()
        self.image = image
        pictureDidChange(from: nil)
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUpImageView()
        self.image = image
        self.highlightedImage = highlightedImage
        pictureDidChange(from: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpImageView()
        decodeNibImageView(coder)
    }

    // MARK: Several pictures, one after the other

    open var animationImages: [UIImage]? { didSet { stopAnimating() } }
    /// Seconds of one pass; 0: a thirtieth of a second for each picture.
    open var animationDuration: TimeInterval = 0
    /// 0: without end.
    open var animationRepeatCount = 0
    /// Which of the pictures is shown while they run.
    var animationFrame: Int? { didSet { if animationFrame != oldValue { setNeedsDisplay() } } }
    var animationToken: FrameClock.Token?
    open var isAnimating: Bool { animationToken != nil }
    open func startAnimating() { runAnimation() }
    open func stopAnimating() { endAnimation() }

    // MARK: Effects of symbols

    /// Those that last, by the names of their types.
    var symbolEffects: [String: any SymbolEffect] = [:] { didSet { setNeedsDisplay() } }

    open override var contentMode: ContentMode {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }
    /// The picture's size; none without a picture.
    open override var intrinsicContentSize: CGSize { naturalSize ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize ?? .zero }
    override func contentSizeCategoryDidChange() {
        super.contentSizeCategoryDidChange()
        guard followsTextSize else { return }
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
    /// An image set may have another picture for it.
    override func sizeClassDidChange() {
        super.sizeClassDidChange()
        guard image?.values.asset != nil || highlightedImage?.values.asset != nil else { return }
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
    /// UIKit: pictures with a baseline, such as symbols, stand on it as texts do.
    override var baselinesFromMiddle: (first: CGFloat, last: CGFloat)? { pictureBaseline.map { ($0, $0) } }
    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    open override func layerDidChangeSize(_ layer: CALayer, from oldSize: CGSize) {
        super.layerDidChangeSize(layer, from: oldSize)
        if scalesSymbol { setNeedsDisplay() }
    }
    open override func display(_ layer: CALayer) { showPicture(on: layer) }
    open override func tintColorDidChange() { setNeedsDisplay() }

    /// Kept without effect.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    // MARK: What categories replace on Apple's systems: `dynamic`, so that an override in an extension does too

    open override dynamic func awakeFromNib() { super.awakeFromNib() }
    open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
    open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }
    open override dynamic func layoutSubviews() { super.layoutSubviews() }
}
