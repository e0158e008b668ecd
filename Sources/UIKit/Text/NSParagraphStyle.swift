import TextLayout

/// How the lines of a paragraph are set. Lengths in points; 0 means the natural value.
///
/// `Sendable` since Foundation's `AttributedStringKey` demands it of a value; a mutable one is for one thread at a time.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    /// Makes Foundation see a Swift object here: it takes bits 8 to 17 of an object's first word for a type of its own.
    private let foundationMark: UInt = 0x3FF00
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var writingDirection = NSWritingDirection.natural
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var hyphenation = Hyphenation()
        var tightensForTruncation = false
        var lineBreakStrategy: LineBreakStrategy = []
        var tabStops: [NSTextTab] = []
        var defaultTabInterval: CGFloat = 0
        var textLists: [NSTextList] = []
    }

    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = Self(bit: 0)
        public static let hangulWordPriority = Self(bit: 1)
        public static let standard = Self(rawValue: 0xFFFF)
    }

    var values = Values()

    public static let `default` = NSParagraphStyle()

    public override init() { super.init() }

    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        super.init()
        decodeStored(coder)
    }
    open func encode(with coder: NSCoder) { store(in: coder) }

    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var baseWritingDirection: NSWritingDirection { values.writingDirection }
    open var lineSpacing: CGFloat { values.lineSpacing }
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var headIndent: CGFloat { values.headIndent }
    open var tailIndent: CGFloat { values.tailIndent }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// A line that words fill by less than this share of its room takes a part of the next word, with a hyphen, as the patterns of the
    /// reader's first language say; 1 for every line, 0 for none. Soft hyphens divide words whatever the factor.
    open var hyphenationFactor: Float { values.hyphenation.used }
    /// Whether words are divided where no factor is set. DIFFERS: the factor of 1 that this stands for is chosen.
    open var usesDefaultHyphenation: Bool { values.hyphenation.isDefault }
    open var allowsDefaultTighteningForTruncation: Bool { values.tightensForTruncation }
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    open var tabStops: [NSTextTab]! { values.tabStops }
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The lists that the paragraph is in, from the outside in.
    open var textLists: [NSTextList] { values.textLists }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var usesDefaultHyphenation: Bool {
        get { values.hyphenation.isDefault }
        set { values.hyphenation.isDefault = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenation.used }
        set { values.hyphenation.factor = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.tightensForTruncation }
        set { values.tightensForTruncation = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    open override var tabStops: [NSTextTab]! {
        get { values.tabStops }
        set { values.tabStops = newValue ?? [] }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    /// Tabs are kept in the order of their places.
    open func addTabStop(_ anObject: NSTextTab) {
        values.tabStops.append(anObject)
        values.tabStops.sort { $0.location < $1.location }
    }
    open func removeTabStop(_ anObject: NSTextTab) {
        values.tabStops.removeAll { $0.isEqual(anObject) }
    }
    open override var textLists: [NSTextList] {
        get { values.textLists }
        set {
            values.textLists = newValue
            if !newValue.isEmpty {
                Kept.say(
                    "NSMutableParagraphStyle.textLists",
                    "markers are not drawn; write `marker(forItemNumber:)` into the text")
            }
        }
    }
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.writingDirection }
        set { values.writingDirection = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

/// How much words are divided at the ends of lines.
struct Hyphenation: Hashable {
    var factor: Float = 0
    /// Whether words are divided where no factor is set.
    var isDefault = false

    /// Apple's documentation of `usesDefaultHyphenation`: it "affects the return value from hyphenationFactor when the property is set to
    /// 0.0".
    var used: Float { factor == 0 && isDefault ? 1 : factor }
}

extension NSParagraphStyle.Values {
    /// What the text engine takes.
    func engineStyle(rightToLeft: Bool) -> ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = alignment.engineValue
        style.breakMode = lineBreakMode.engineValue
        style.lineSpacing = lineSpacing
        style.paragraphSpacing = paragraphSpacing
        style.paragraphSpacingBefore = paragraphSpacingBefore
        style.indents.head = headIndent
        style.indents.tail = tailIndent
        style.indents.firstLine = firstLineHeadIndent
        style.minimumLineHeight = minimumLineHeight
        style.maximumLineHeight = maximumLineHeight
        style.lineHeightMultiple = lineHeightMultiple
        style.tabs.stops = tabStops.sorted { $0.location < $1.location }.map {
            TabStop($0.location, $0.alignment.engineValue, terminators: $0.terminators)
        }
        if defaultTabInterval > 0 { style.tabs.interval = defaultTabInterval }
        style.breaking.avoidsSingleWords = lineBreakStrategy.contains(.pushOut)
        style.breaking.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
        style.breaking.hyphenationFactor = CGFloat(hyphenation.used)
        style.breaking.tightens = tightensForTruncation
        style.naturalDirection = rightToLeft ? .rightToLeft : .leftToRight
        switch writingDirection {
        case .natural: break
        case .leftToRight: style.baseDirection = .leftToRight
        case .rightToLeft: style.baseDirection = .rightToLeft
        }
        return style
    }
}

extension NSTextAlignment {
    var engineValue: TextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension NSLineBreakMode {
    var engineValue: TextBreakMode {
        switch self {
        case .byWordWrapping: .byWords
        case .byCharWrapping: .byCharacters
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}

/// Where a tab leads, in points from the line's start.
open class NSTextTab: NSObject {
    public let alignment: NSTextAlignment
    public let location: CGFloat
    public let options: [OptionKey: Any]

    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let columnTerminators = Self(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:])
    {
        self.alignment = alignment
        self.location = location
        self.options = options
    }

    /// What ends the aligned part of a number in a locale: its decimal separator.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// The characters among those of writing that numbers have.
    var terminators: [UInt32] {
        let scalars: ClosedRange<UInt32> = 0x20...0x6FF
        switch options[.columnTerminators] {
        case let set as CharacterSet:
            return scalars.filter { Unicode.Scalar($0).map(set.contains) ?? false }
        case let set as NSCharacterSet:
            return scalars.filter { set.characterIsMember(unichar($0)) }
        default: return []
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSTextTab).map { $0.alignment == alignment && $0.location == location } ?? false
    }
    open override var hash: Int { location.hashValue }
}
