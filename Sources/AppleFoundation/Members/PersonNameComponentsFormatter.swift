import Foundation

/// Writes a person's name. Foundation on Linux declares it without an implementation.
///
/// DIFFERS: names stand in the order of European languages, whatever the locale.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable {
        /// As ``medium``
        case `default`
        /// The given name
        case short
        /// "Jane Austen"
        case medium
        /// "Dr. Jane Ann Austen Jr."
        case long
        /// "JA"
        case abbreviated
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    open var style = Style.default
    /// Whether the phonetic representation is written where there is one.
    open var isPhonetic = false
    open var locale: Locale! = Locale.current

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(
        from components: PersonNameComponents, style: Style, options: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        formatter.isPhonetic = options.contains(.phonetic)
        return formatter.string(from: components)
    }

    open func string(from components: PersonNameComponents) -> String {
        let components = isPhonetic ? components.phoneticRepresentation ?? components : components
        let (given, family) = (components.givenName, components.familyName)
        let parts: [String?] =
            switch style {
            case .default, .medium: [given, family]
            case .short: [components.nickname ?? given ?? family]
            case .long:
                [components.namePrefix, given, components.middleName, family, components.nameSuffix]
            case .abbreviated: [given?.first.map(String.init), family?.first.map(String.init)]
            }
        return parts.compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: style == .abbreviated ? "" : " ")
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string) }
}
