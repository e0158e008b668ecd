/// What a run of a text is for, inside of its paragraph; texts made of Markdown have it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = Self(bit: 0)
    public static let stronglyEmphasized = Self(bit: 1)
    public static let code = Self(bit: 2)
    public static let strikethrough = Self(bit: 5)
    public static let softBreak = Self(bit: 6)
    public static let lineBreak = Self(bit: 7)
    public static let inlineHTML = Self(bit: 8)
    public static let blockHTML = Self(bit: 9)
}

/// The paragraphs, lists, quotations … that a run belongs to, the innermost first.
public struct PresentationIntent: Hashable, Sendable, CustomDebugStringConvertible {
    public enum Kind: Hashable, Sendable, CustomDebugStringConvertible {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)

        public var debugDescription: String {
            switch self {
            case .paragraph: "paragraph"
            case .header(let level): "header \(level)"
            case .orderedList: "orderedList"
            case .unorderedList: "unorderedList"
            case .listItem(let ordinal): "listItem \(ordinal)"
            case .codeBlock(let hint): "codeBlock '\(hint ?? "")'"
            case .blockQuote: "blockQuote"
            case .thematicBreak: "thematicBreak"
            case .table(let columns): "table \(columns.map(\.alignment))"
            case .tableHeaderRow: "tableHeaderRow"
            case .tableRow(let index): "tableRow \(index)"
            case .tableCell(let index): "tableCell \(index)"
            }
        }
    }

    public struct TableColumn: Hashable, Sendable {
        public enum Alignment: Int, Sendable { case left, center, right }
        public var alignment: Alignment
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    public struct IntentType: Hashable, Sendable, CustomDebugStringConvertible {
        public var kind: Kind
        /// The same for every run of one block.
        public var identity: Int

        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }

        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    public var components: [IntentType]

    public init(types: [IntentType]) { components = types }

    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    public var count: Int { components.count }

    public var debugDescription: String {
        "[\(components.map(\.debugDescription).joined(separator: ", "))]"
    }
}

extension InlinePresentationIntent {
    /// What an `NSAttributedString` keeps: a number.
    init?(attribute: Any?) {
        switch attribute {
        case let value as InlinePresentationIntent: self = value
        case let value as UInt: self.init(rawValue: value)
        case let value as Int: self.init(rawValue: UInt(value))
        case let value as NSNumber: self.init(rawValue: value.uintValue)
        default: return nil
        }
    }
}

extension NSAttributedString.Key {
    /// A number, the raw value of an `InlinePresentationIntent`.
    public static let inlinePresentationIntent = Self("NSInlinePresentationIntent")
    /// A `PresentationIntent`.
    public static let presentationIntentAttributeName = Self("NSPresentationIntent")
    /// `URL` of a picture that the text stands for.
    public static let imageURL = Self("NSImageURL")
    public static let alternateDescription = Self("NSAlternateDescription")
    /// BCP 47.
    public static let languageIdentifier = Self("NSLanguage")
}

extension UIFont {
    /// UIKit: what a run of Markdown means shows in its font.
    func showing(_ intent: InlinePresentationIntent) -> UIFont {
        var descriptor = fontDescriptor
        if intent.contains(.code), let other = descriptor.withDesign(.monospaced) { descriptor = other }
        var traits = descriptor.symbolicTraits
        if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        if intent.contains(.emphasized) { traits.insert(.traitItalic) }
        return UIFont(descriptor: descriptor.withSymbolicTraits(traits) ?? descriptor, size: pointSize)
    }
}
