/// A stretch of a Markdown text with one meaning.
public struct MarkdownRun: Equatable, Sendable {
    /// What a run is inside of its paragraph; the numbers are those of Apple's `InlinePresentationIntent`.
    public struct Style: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let emphasized = Self(rawValue: 1)
        public static let stronglyEmphasized = Self(rawValue: 1 << 1)
        public static let code = Self(rawValue: 1 << 2)
        public static let strikethrough = Self(rawValue: 1 << 5)
        public static let softBreak = Self(rawValue: 1 << 6)
        public static let lineBreak = Self(rawValue: 1 << 7)
        public static let inlineHTML = Self(rawValue: 1 << 8)
        public static let blockHTML = Self(rawValue: 1 << 9)
    }

    public var text: String
    public var style: Style = []
    /// As written.
    public var link: String?
    /// As written; the text is then what stands for the picture.
    public var image: String?
    /// What the run is part of, the innermost first.
    public var blocks: [MarkdownBlock] = []
}

/// A paragraph, list, quotation … that runs belong to.
public struct MarkdownBlock: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(language: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TextColumn])
        case tableHeaderRow
        case tableRow(Int)
        case tableCell(column: Int)
    }

    public enum TextColumn: Equatable, Sendable { case left, center, right }

    public var kind: Kind
    /// Counted from 1 in the order in which blocks begin.
    public var identity: Int
}

/// How much of Markdown counts.
public enum MarkdownSyntax: Equatable, Sendable {
    case full
    /// No blocks; white space joins into one space.
    case inlineOnly
    /// No blocks; white space stays.
    case inlineOnlyPreservingWhitespace
}
