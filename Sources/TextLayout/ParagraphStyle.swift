import CoreGraphics

public enum TextAlignment: Hashable, Sendable { case natural, left, center, right, justified }

/// What happens at the right edge. The truncating modes wrap by words on all lines but the last one allowed.
public enum TextBreakMode: Hashable, Sendable {
    case byWords, byCharacters, clipping, truncatingHead, truncatingTail, truncatingMiddle
}

public enum TextDirection: Hashable, Sendable { case leftToRight, rightToLeft }

/// Where a tab leads.
public struct TabStop: Hashable, Sendable {
    /// Points from the line's start.
    public var location: CGFloat
    /// Of the text after the tab, up to the next one: it begins at the stop, has its middle there (`center`) or ends there (`right`).
    public var alignment: TextAlignment
    /// Characters that end what is aligned, beside the next tab: a decimal point.
    public var terminators: [UInt32]

    public init(_ location: CGFloat, _ alignment: TextAlignment = .natural, terminators: [UInt32] = []) {
        self.location = location
        self.alignment = alignment
        self.terminators = terminators
    }

    /// What a text so wide has before the stop.
    func share(of width: CGFloat) -> CGFloat {
        switch alignment {
        case .natural, .left, .justified: 0
        case .center: width / 2
        case .right: width
        }
    }
}

/// How the lines of a paragraph are set. Lengths in points; 0 means "not set" as in `NSParagraphStyle`.
public struct ParagraphStyle: Hashable, Sendable, CustomStringConvertible {
    public var alignment: TextAlignment = .natural
    public var breakMode: TextBreakMode = .byWords
    /// Between two lines.
    public var lineSpacing: CGFloat = 0
    public var minimumLineHeight: CGFloat = 0
    public var maximumLineHeight: CGFloat = 0
    public var lineHeightMultiple: CGFloat = 0
    public var indents = Indents()
    /// After the last line of a paragraph that another one follows.
    public var paragraphSpacing: CGFloat = 0
    /// Before the first line of a paragraph that follows another one.
    public var paragraphSpacingBefore: CGFloat = 0
    public var tabs = Tabs()
    /// The direction of the interface: the side of `.natural`, and of text without letters.
    public var naturalDirection: TextDirection = .leftToRight
    /// The writing direction when the text's first letter is not to decide.
    public var baseDirection: TextDirection?

    public var breaking = Breaking()

    /// Whether text that ends with a line's end has an empty line after it, where one would write on. Of the whole text.
    public var hasEmptyLastLine = false

    /// Where lines end, beside what `breakMode` says.
    public struct Breaking: Hashable, Sendable {
        /// Whether a single word in the last line takes the word before it along.
        public var avoidsSingleWords = false
        /// Whether lines end between Hangul words alone, not within them.
        public var keepsHangulWords = false
        /// A line that words alone fill by less than this share of its room takes a part of the next word, with a hyphen; 0 for none.
        public var hyphenationFactor: CGFloat = 0
        /// Whether letters of a line that is to be truncated stand closer instead, where that is enough.
        public var tightens = false
    }

    /// How far lines stay from the sides.
    public struct Indents: Hashable, Sendable {
        /// Of the first line, and of those after it, from the side where writing begins.
        public var firstLine: CGFloat = 0
        public var head: CGFloat = 0
        /// Positive: distance of the right edge from the left side; else from the right side.
        public var tail: CGFloat = 0
    }

    /// Where tabs lead.
    public struct Tabs: Hashable, Sendable {
        /// By rising places.
        public var stops: [TabStop] = []
        /// After the last stop a tab leads to every multiple.
        public var interval: CGFloat = 28
    }

    public init() {}

    /// What the style makes of a line's natural height.
    func height(of natural: CGFloat) -> CGFloat {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return max(height, minimumLineHeight)
    }

    /// What stands between two lines of one paragraph.
    func gap(after natural: CGFloat, leading: CGFloat) -> CGFloat {
        leading == 0 ? lineSpacing : lineSpacing + height(of: natural + leading) - height(of: natural)
    }

    public var description: String {
        var parts = ["\(alignment)", "\(breakMode)"]
        func add(_ name: String, _ value: CGFloat) { if value != 0 { parts.append("\(name) \(value)") } }
        add("spacing", lineSpacing)
        add("min", minimumLineHeight)
        add("max", maximumLineHeight)
        add("multiple", lineHeightMultiple)
        add("first", indents.firstLine)
        add("head", indents.head)
        add("tail", indents.tail)
        add("after", paragraphSpacing)
        add("before", paragraphSpacingBefore)
        if breaking.avoidsSingleWords { parts.append("no single words") }
        if breaking.keepsHangulWords { parts.append("whole Hangul words") }
        add("hyphens below", breaking.hyphenationFactor)
        if breaking.tightens { parts.append("tightens") }
        if naturalDirection == .rightToLeft { parts.append("rtl") }
        if let baseDirection { parts.append("\(baseDirection)") }
        return parts.joined(separator: " ")
    }
}
