/// Shows a list content configuration. Its height follows from its width.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    var shown: UIListContentConfiguration
    var imageView: UIImageView?
    var textLabel: UILabel?
    var secondaryLabel: UILabel?
    var guides = ListContentGuides()
    /// Whether the cell shows an accessory behind the view, which then keeps less of a margin.
    var isBesideAccessory = false { didSet { if isBesideAccessory != oldValue { setNeedsLayout() } } }

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        showConfiguration()
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        showConfiguration()
    }

    /// Stops for a configuration of another type.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set { apply(newValue) }
    }
    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    /// The place of the text; nil without one.
    open var textLayoutGuide: UILayoutGuide? { guide(.text) }
    /// The place of the secondary text; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(.secondary) }
    /// The place of the image; nil without one.
    open var imageLayoutGuide: UILayoutGuide? { guide(.image) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContents()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        tintImage()
    }
    override func contentSizeCategoryDidChange() {
        super.contentSizeCategoryDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        plan(width: size.width > 0 ? size.width : .infinity).size
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: plan(width: .infinity).size.width,
            height: plan(width: bounds.width > 0 ? bounds.width : .infinity).size.height)
    }
    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? { plan(width: width).size }
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let size = plan(width: horizontal == .required ? targetSize.width : .infinity).size
        return CGSize(width: size.width, height: vertical == .required ? targetSize.height : size.height)
    }
}
