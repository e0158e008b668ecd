import TextLayout

/// One or more lines of text that is only read.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    class override var isOpaqueAtFirst: Bool { false }

    private static let standardFont = UIFont.systemFont(ofSize: 17)

    var content = LabelContent.none { didSet { textDidChange() } }
    var fontStore = UILabel.standardFont
    var colorStore = UIColor.label
    var styleStore = NSParagraphStyle.Values(lineBreakMode: .byTruncatingTail, lineBreakStrategy: .standard)
    /// The text as last made ready; nil when it has to be made again.
    var prepared: PreparedText?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNibLabel(coder)
    }

    // MARK: Text

    open var text: String? {
        get { content.string }
        set { setText(newValue) }
    }
    open var attributedText: NSAttributedString? {
        get { attributedContent }
        set { setAttributedText(newValue) }
    }
    /// With `pushOut`, which is part of `standard`, no single word stands in the last of several lines where the word
    /// before it has room there.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { styleStore.lineBreakStrategy }
        set { changeStyle { $0.lineBreakStrategy = newValue } }
    }
    /// Holds for the whole text. An attributed text changes it to the font at its start. Nil sets the default,
    /// system 17.
    open var font: UIFont! {
        get { fontStore }
        set { setFont(newValue ?? UIFont.systemFont(ofSize: 17)) }
    }
    /// Holds for the whole text. An attributed text changes it to the colour at its start.
    open var textColor: UIColor! {
        get { colorStore }
        set { setColor(newValue ?? .label) }
    }
    open var textAlignment: NSTextAlignment {
        get { styleStore.alignment }
        set { changeStyle { $0.alignment = newValue } }
    }
    open var lineBreakMode: NSLineBreakMode {
        get { styleStore.lineBreakMode }
        set { changeStyle { $0.lineBreakMode = newValue } }
    }
    /// 0 for as many as needed.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { layoutDidChange() } } }
    /// The width at which the natural size is taken for several lines, 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { layoutDidChange() } }
    }
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { layoutDidChange() } }
    }
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { layoutDidChange() } }
    }
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }
    /// Whether letters stand closer where that keeps a text from being truncated.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { styleStore.tightensForTruncation }
        set { changeStyle { $0.tightensForTruncation = newValue } }
    }
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFonts(for: traitCollection) } }
    }

    // MARK: Look

    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
    /// Kept; there is no pointer that rests on a label.
    open var showsExpansionTextWhenTruncated = false {
        didSet {
            if showsExpansionTextWhenTruncated {
                Kept.say("UILabel.showsExpansionTextWhenTruncated", "no pointer rests on a label")
            }
        }
    }
    open var highlightedTextColor: UIColor? { didSet { if isHighlighted { setNeedsDisplay() } } }
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
    open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowColor != nil { setNeedsDisplay() } }
    }

    // MARK: Sizes

    /// The part of `bounds` that the text takes, from the top left; the natural size follows it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        textBounds(in: bounds, numberOfLines)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }
    open override var intrinsicContentSize: CGSize {
        let laidOut = wrapsAtItsWidth && !NaturalSize.isAskedByLayout ? autoLayout?.content.laidOutWidth : nil
        return fittingSize(width: laidOut ?? preferredMaxLayoutWidth)
    }
    override var wrapsAtItsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        numberOfLines == 1 ? nil : fittingSize(width: width)
    }
    /// UIKit: a label resists growing taller a little more than other views (recorded).
    override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultLow + 1 : .defaultLow
    }
    override var firstBaselineOffset: CGFloat? { baselines?.first }
    override var lastBaselineOffset: CGFloat? { baselines?.last }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }
    /// Draws the text in the vertical middle of `rect`.
    open func drawText(in rect: CGRect) { paintText(in: rect) }
    open override func layerDidChangeSize(_ layer: CALayer, from oldSize: CGSize) {
        super.layerDidChangeSize(layer, from: oldSize)
        setNeedsDisplay()
    }

    override var defaultAccessibilityLabel: String? { text }

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
