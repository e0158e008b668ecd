/// Sorts objects into sections by the first letter of a text of theirs, for a list with an index of letters.
///
/// DIFFERS: the sections are those of the Latin alphabet and "#" whatever the reader's language.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()

    public class func current() -> Self {
        guard let collation = shared as? Self else {
            fatalError("no collation of the class \(self)")
        }
        return collation
    }

    /// "A" to "Z" and "#".
    open var sectionTitles: [String] { Self.letters }
    /// What the index shows, one for each section.
    open var sectionIndexTitles: [String] { Self.letters }
    private static let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) } + ["#"]

    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// - Parameter selector: the property or method with the object's text; a text stands for itself.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let plain = text(of: object, selector).folding(
            options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
        let letter = plain.first.map { String($0).uppercased() } ?? "#"
        return Self.letters.firstIndex(of: letter) ?? Self.letters.count - 1
    }

    /// In the order of their texts as a reader expects it.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { (object: $0, text: text(of: $0, selector)) }
            .sorted { $0.text.localizedStandardCompare($1.text) == .orderedAscending }
            .map(\.object)
    }

    private func text(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String { return text }
        return (object as? NSObject)?.value(forKey: selector.name) as? String ?? ""
    }
}
