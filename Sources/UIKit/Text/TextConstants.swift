public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// How the writing direction of a run holds; added to an `NSWritingDirection` under the key `writingDirection`.
public enum NSWritingDirectionFormatType: Int, Sendable { case embedding = 0, override = 2 }

extension NSAttributedString {
    /// A graphical effect on text, the value of `NSAttributedString.Key.textEffect`.
    public struct TextEffectStyle: _ExtensibleConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Text pressed into its ground.
        public static let letterpressStyle = Self(rawValue: "NSTextEffectLetterpressStyle")
    }
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = Self(rawValue: 1)
    public static let thick = Self(rawValue: 2)
    public static let double = Self(rawValue: 9)
    public static let patternSolid: Self = []
    public static let patternDot = Self(rawValue: 1 << 8)
    public static let patternDash = Self(rawValue: 2 << 8)
    public static let patternDashDot = Self(rawValue: 3 << 8)
    public static let patternDashDotDot = Self(rawValue: 4 << 8)
    public static let byWord = Self(bit: 15)
}

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Places are those of lines, of which there may be several; else of the one line's baseline.
    public static let usesLineFragmentOrigin = Self(bit: 0)
    public static let usesFontLeading = Self(bit: 1)
    /// A text is as large as the outlines of its glyphs, not as its lines.
    public static let usesDeviceMetrics = Self(bit: 3)
    /// Lines that have no room below are left out, with an ellipsis, where text wraps by words or characters.
    public static let truncatesLastVisibleLine = Self(bit: 5)
}

/// How small a text may be drawn that has no room, and how and where it was drawn.
open class NSStringDrawingContext: NSObject {
    /// What the text took that was drawn or measured last.
    open internal(set) var totalBounds: CGRect = .zero
    /// The smallest share of its font's size that a text may be shrunk to; 0: not at all.
    open var minimumScaleFactor: CGFloat = 0
    /// The share that the text had which was drawn or measured last.
    open internal(set) var actualScaleFactor: CGFloat = 1
}

extension NSAttributedString.Key {
    /// `UIFont`; without it the system font at 12 points in drawing, the label's font in a label.
    public static let font = Self("NSFont")
    /// `NSParagraphStyle`
    public static let paragraphStyle = Self("NSParagraphStyle")
    /// `UIColor`
    public static let foregroundColor = Self("NSColor")
    /// `UIColor`
    public static let backgroundColor = Self("NSBackgroundColor")
    /// Points after every character.
    public static let kern = Self("NSKern")
    /// Points after every character, as `kern`.
    public static let tracking = Self("CTTracking")
    /// Raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = Self("NSStrikethrough")
    /// Raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = Self("NSUnderline")
    // What VoiceOver reads, which is not here: kept.
    public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
    public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
    public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
    public static let accessibilitySpeechQueueAnnouncement = Self(
        "UIAccessibilitySpeechAttributeQueueAnnouncement")
    public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
    public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
    public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
    /// `UIColor`
    public static let strikethroughColor = Self("NSStrikethroughColor")
    /// `UIColor`
    public static let underlineColor = Self("NSUnderlineColor")
    /// A number, percent of the font's size: outlines of this width in place of the glyphs; below 0 over them.
    public static let strokeWidth = Self("NSStrokeWidth")
    /// `UIColor` of the outlines; without it the foreground colour.
    public static let strokeColor = Self("NSStrokeColor")
    /// A number: how far the glyphs lean over, across a unit of height.
    public static let obliqueness = Self("NSObliqueness")
    /// A number: the natural logarithm of the factor by which the glyphs are wider.
    public static let expansion = Self("NSExpansion")
    /// A number: 0 for no ligatures, 1 for those that the face has as standard.
    public static let ligature = Self("NSLigature")
    /// `NSAttributedString.TextEffectStyle`, or its raw value.
    public static let textEffect = Self("NSTextEffect")
    /// An array of numbers, each an `NSWritingDirection` plus an `NSWritingDirectionFormatType`, the outermost first.
    public static let writingDirection = Self("NSWritingDirection")
    /// Kept: text on iOS is always horizontal.
    public static let verticalGlyphForm = Self("CTVerticalForms")
    /// `NSShadow`
    public static let shadow = Self("NSShadow")
    /// `NSTextAttachment`
    public static let attachment = Self("NSAttachment")
    /// `URL` or `String`; labels show links in the tint colour and underlined.
    public static let link = Self("NSLink")
    /// Points above the baseline.
    public static let baselineOffset = Self("NSBaselineOffset")
    // Kept: pictures within a line that follow its size, tags of text items, and marks of a highlighter.
    public static let adaptiveImageGlyph = Self("CTAdaptiveImageProvider")
    public static let textItemTag = Self("UITextItemTag")
    public static let textHighlightStyle = Self("NSTextHighlightStyle")
    public static let textHighlightColorScheme = Self("NSTextHighlightColorScheme")
}

/// A shadow under text. For one thread at a time; `Sendable` since Foundation's `AttributedStringKey` demands it of a value.
open class NSShadow: NSObject, @unchecked Sendable {
    /// Makes Foundation see a Swift object here: it takes bits 8 to 17 of an object's first word for a type of its own.
    private let foundationMark: UInt = 0x3FF00
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    /// `UIColor`
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
}
