import TextLayout

/// A face at a size. Equal by value; immutable, and of any thread.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Makes Foundation see a Swift object here: it takes bits 8 to 17 of an object's first word for a type of its own.
    private let foundationMark: UInt = 0x3FF00
    let textFont: TextFont
    /// What makes the font follow the reader's text size.
    let scaling: FontScaling?
    /// Attributes of its descriptor that neither its name nor its size tells.
    let carried: [UIFontDescriptor.AttributeName: Any]
    private let metrics: FontMetrics

    init(
        _ textFont: TextFont, scaling: FontScaling? = nil,
        carried: [UIFontDescriptor.AttributeName: Any] = [:]
    ) {
        self.scaling = scaling
        self.carried = carried
        metrics = SharedText.shaping { $0.metrics(of: textFont) }
        var textFont = textFont
        textFont.leading = scaling?.leading(of: metrics, size: textFont.size, carried) ?? 0
        textFont.spacing = UIScreen.systemRelease < 15 ? .beforeIOS15 : .current
        self.textFont = textFont
    }

    /// A font of which nothing is known, that stands for one until the app sets it: here the system's.
    public override convenience init() {
        self.init(UIFont.systemFont(ofSize: UIFont.systemFontSize).textFont)
    }

    /// The face of that PostScript, full or family name at `size` points; nil when there is none. Faces come from
    /// the app's own font files.
    ///
    /// DIFFERS: the faces that iOS brings along do not exist here; the system face stands for them, and a
    /// message says so once. It has no small capitals, and stylistic sets of its own.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let typeface = FontNames.typeface(named: fontName) else {
            FontNames.sayMissing(fontName)
            return nil
        }
        self.init(TextFont(typeface, size: FontNames.size(fontSize)))
    }

    /// A size of 0 is the descriptor's own; 12 points where that has none.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = [pointSize, descriptor.pointSize, 12].first { $0 > 0 }!
        let choice = descriptor.choice
        // UIKit: what UIFontMetrics made of a font is not in its descriptor (published fixes make a font anew by it to scale it again).
        let scaling = choice.scaling?.base == nil ? choice.scaling : nil
        self.init(choice.font.sized(size), scaling: scaling, carried: choice.carried)
    }

    // MARK: Archives

    open class var supportsSecureCoding: Bool { true }

    /// From an archive; nil when it holds no font. The font of a text style follows the reader's text size again.
    public required convenience init?(coder: NSCoder) {
        guard let descriptor = coder.stored(UIFontDescriptor.self, "UIFontDescriptor") else {
            return nil
        }
        self.init(descriptor: descriptor, size: 0)
    }

    open func encode(with coder: NSCoder) { coder.encode(fontDescriptor, forKey: "UIFontDescriptor") }

    // MARK: Faces

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(.system(weight: weight.number), size: FontNames.size(fontSize)))
    }

    /// DIFFERS: the width is kept in the descriptor and drawn as `standard`: the system face has one width.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        let descriptor = systemFont(ofSize: fontSize, weight: weight).fontDescriptor
        return UIFont(
            descriptor: descriptor.addingAttributes([
                .traits: [UIFontDescriptor.TraitKey.width: width.rawValue]
            ]),
            size: 0)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        // UIKit's bold system font is the semibold face (".SFUI-Semibold").
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(TextFont(.system(weight: 400, italic: true), size: FontNames.size(fontSize)))
    }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(.monospaced(weight: weight.number), size: FontNames.size(fontSize)))
    }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        let feature = [
            UIFontDescriptor.FeatureKey.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector,
        ]
        let descriptor = systemFont(ofSize: fontSize, weight: weight).fontDescriptor
        return UIFont(descriptor: descriptor.addingAttributes([.featureSettings: [feature]]), size: 0)
    }

    /// The font of a text style at the reader's text size.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = FontNames.category(traitCollection)
        let plain = UIFont(
            TextFont(.system(weight: style.weight), size: style.pointSize(at: category)),
            scaling: FontScaling(style: style, base: nil, maximumPointSize: 0))
        return FontNames.isBold(traitCollection) ? plain.weighted(bold: true) : plain
    }

    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(textFont.sized(fontSize), carried: carried) }

    /// Names of the app's own families.
    public class var familyNames: [String] {
        SharedText.shaping { $0.library.familyNames }
    }
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        SharedText.shaping { $0.library.faces(inFamily: familyName).map(\.postScriptName) }
    }

    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var systemFontSize: CGFloat { 14 }

    // MARK: Metrics, in points

    open var pointSize: CGFloat { textFont.size }
    open var ascender: CGFloat { metrics.ascender }
    /// Negative.
    open var descender: CGFloat { metrics.descender }
    open var leading: CGFloat { metrics.leading + textFont.leading }
    open var lineHeight: CGFloat { metrics.lineHeight }
    open var capHeight: CGFloat { metrics.capHeight }
    open var xHeight: CGFloat { metrics.xHeight }
    open var fontName: String { FontNames.fontName(of: textFont.typeface) }
    open var familyName: String { FontNames.familyName(of: textFont.typeface) }
    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(FontChoice(textFont, scaling: scaling, carrying: carried))
    }

    // MARK: Value

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other
            || textFont == other.textFont && FontChoice.areAlike(carried, other.carried)
    }

    open override var hash: Int { textFont.hashValue }

    open override dynamic var debugDescription: String { super.debugDescription }
    open override dynamic var description: String {
        "UIFont(\(fontName) \(pointSize))"
    }
}

/// How a font follows the reader's text size.
struct FontScaling: Hashable {
    var style: UIFont.TextStyle
    /// The font at the large category for `UIFontMetrics`, nil for the style's own font.
    var base: TextFont?
    /// 0 for none.
    var maximumPointSize: CGFloat
    /// Whether the face is heavier than the style's, since the reader has bold text.
    var isHeavier = false

    /// What a text style's own font has between its lines: the style's distance from line to line, less the height of a
    /// line. 0 for fonts of the app and for sizes that the style has not.
    ///
    /// UIKit: tight and loose leading are 2 points less and more (Apple's documentation of the traits).
    func leading(of metrics: FontMetrics, size: CGFloat, _ carried: FontChoice.Attributes) -> CGFloat {
        guard base == nil, let distance = style.leading(ofSize: size) else { return 0 }
        let traits = FontChoice.symbolicTraits(ofCarried: carried)
        let wish: CGFloat =
            traits.contains(.traitTightLeading) ? -2 : traits.contains(.traitLooseLeading) ? 2 : 0
        return distance - metrics.lineHeight + wish
    }
}

extension UIFont {
    /// A text style's font for a reader with bold text or without.
    ///
    /// UIKit: bold text is two weights heavier (regular is drawn as semibold).
    /// DIFFERS: fonts of no text style stay as they are; on a device each font of the system is heavier.
    fileprivate func weighted(bold: Bool) -> UIFont {
        guard var scaling, scaling.base == nil, scaling.isHeavier != bold else { return self }
        scaling.isHeavier = bold
        var font = textFont
        let style = font.typeface.style
        font.typeface = font.typeface.with(
            weight: min(style.weight + (bold ? 200 : -200), 900), italic: style.isItalic)
        return UIFont(font, scaling: scaling, carried: carried)
    }

    /// The same font for another text size or weight; itself when it does not follow.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        guard let base = scaling.base else {
            let size = scaling.style.pointSize(at: FontNames.category(traits))
            let font =
                size == pointSize ? self : UIFont(textFont.sized(size), scaling: scaling, carried: carried)
            return font.weighted(bold: FontNames.isBold(traits))
        }
        let metrics = UIFontMetrics(forTextStyle: scaling.style)
        return metrics.scaled(UIFont(base, carried: carried), maximum: scaling.maximumPointSize, traits)
    }
}
