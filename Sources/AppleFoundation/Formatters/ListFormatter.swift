/// Joins items as a sentence does: "a, b, and c". Foundation on Linux has it as a format style only.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .current
    /// Writes items that are not text; nil takes their description.
    open var itemFormatter: Formatter?

    public static func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and))
    }

    open func string(from items: [Any]) -> String? {
        let texts = items.map { item in
            itemFormatter?.string(for: item) ?? (item as? String) ?? String(describing: item)
        }
        return texts.formatted(.list(type: .and).locale(locale))
    }

    /// Of an array; nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
