public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = Self(rawValue: "natural")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public static let center = Self(rawValue: "center")
    public static let justified = Self(rawValue: "justified")
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = Self(rawValue: "none")
    public static let start = Self(rawValue: "start")
    public static let end = Self(rawValue: "end")
    public static let middle = Self(rawValue: "middle")
}

/// A layer that shows a text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`.
    open var string: Any? { didSet { setNeedsDisplay() } }
    /// A `UIFont`, a `CGFont` or a font's name.
    open var font: Any? { didSet { setNeedsDisplay() } }
    open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
    open var foregroundColor: CGColor? = .white { didSet { setNeedsDisplay() } }
    open var isWrapped = false { didSet { setNeedsDisplay() } }
    open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
    open var allowsFontSubpixelQuantization = false {
        didSet {
            if allowsFontSubpixelQuantization {
                Kept.say(
                    "CATextLayer.allowsFontSubpixelQuantization",
                    "text is drawn at whole positions of the layout")
            }
        }
    }

    open override func boundsSizeDidChange() {
        setNeedsDisplay()
        super.boundsSizeDidChange()
    }

    private var text: NSAttributedString? {
        if let attributed = string as? NSAttributedString { return attributed }
        guard let plain = string as? String else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment =
            switch alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        style.lineBreakMode =
            switch truncationMode {
            case .start: .byTruncatingHead
            case .end: .byTruncatingTail
            case .middle: .byTruncatingMiddle
            default: isWrapped ? .byWordWrapping : .byClipping
            }
        let face =
            (font as? UIFont)?.withSize(fontSize)
            ?? (font as? String ?? (font as? CGFont)?.fullName).flatMap { UIFont(name: $0, size: fontSize) }
        return NSAttributedString(
            string: plain,
            attributes: [
                .font: face ?? UIFont.systemFont(ofSize: fontSize), .paragraphStyle: style,
                .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear,
            ])
    }

    open override func draw(in context: CGContext) {
        guard let text else { return }
        UIGraphicsPushContext(context)
        text.draw(
            with: bounds,
            options: isWrapped
                ? [.usesLineFragmentOrigin] : [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            context: nil)
        UIGraphicsPopContext()
    }
}
