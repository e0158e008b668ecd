import Foundation

/// The Swift names of texts in string catalogs, as Xcode 26 makes them for keys that an author wrote:
/// `LocalizedStringResource.sortName`, `.batchFailed(3)`, of tables beside the first `.Settings.title`.
public struct StringSymbols: Equatable, Sendable {
    private struct Symbol: Equatable, Sendable {
        var key: String
        var name: String
        var arguments: [FormatArguments.Argument]
    }

    /// By table.
    private var tables: [String: [Symbol]] = [:]

    public init() {}

    /// - Parameter table: the file's name without extension.
    public mutating func add(_ catalog: StringsCatalog, table: String) {
        var taken: Set<String> = []
        tables[table, default: []] += catalog.manual.keys.sorted().compactMap { key in
            guard let name = Self.identifier(key), taken.insert(name).inserted else { return nil }
            return Symbol(
                key: key, name: name, arguments: FormatArguments(catalog.manual[key] ?? key).list)
        }
    }

    /// "Sort.Name" → sortName, "FocalLenIn35mmFilm" → focalLenIn35MmFilm, "ISOSpeedRatings" → isospeedRatings: a word
    /// begins after what is no letter, where a capital follows a small letter, and between letters and numbers; specifiers
    /// do not count. Nil when nothing is left.
    static func identifier(_ key: String) -> String? {
        let text = key.replacing(FormatArguments.specifier, with: " ")
        var words: [String] = []
        var last: Character = " "
        for character in text {
            guard character.isLetter || character.isNumber else {
                last = " "
                continue
            }
            let begins =
                !(last.isLetter || last.isNumber) || last.isNumber != character.isNumber
                || last.isLowercase && character.isUppercase
            if begins { words.append("") }
            words[words.count - 1].append(character)
            last = character
        }
        guard let first = words.first else { return nil }
        let name =
            first.lowercased()
            + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined()
        return name.first?.isNumber == true ? "_" + name : name
    }

    /// A Swift file that declares the symbols which `usage` has and does not declare itself; nil when there are none.
    public func source(for usage: AssetSymbols.Usage) -> String? {
        var text = ""
        for (table, symbols) in tables.sorted(by: { $0.key < $1.key }) {
            let used = symbols.filter { usage.wants($0.name, of: "LocalizedStringResource") }
            guard !used.isEmpty else { continue }
            let isFirst = table == "Localizable"
            let indent = isFirst ? "    " : "        "
            text += "extension LocalizedStringResource {\n"
            if !isFirst { text += "    enum \(AssetSymbols.quoted(table)) {\n" }
            for symbol in used { text += indent + Self.declaration(symbol, isFirst ? nil : table) + "\n" }
            if !isFirst { text += "    }\n" }
            text += "}\n"
        }
        return text.isEmpty ? nil : "import UIKit\n" + text
    }

    private static func declaration(_ symbol: Symbol, _ table: String?) -> String {
        let name = AssetSymbols.quoted(symbol.name)
        let values = symbol.arguments.indices.map { "\\(arg\($0 + 1))" }.joined()
        let value =
            "LocalizedStringResource(\(literal(symbol.key)), defaultValue: "
            + (symbol.arguments.isEmpty ? literal(symbol.key) : "\"\(values)\"")
            + (table.map { ", table: \(literal($0))" } ?? "") + ")"
        guard !symbol.arguments.isEmpty else {
            return "static var \(name): LocalizedStringResource { \(value) }"
        }
        let parameters = symbol.arguments.enumerated().map { index, argument in
            "\(argument.name.map(AssetSymbols.quoted) ?? "_") arg\(index + 1): \(argument.type)"
        }.joined(separator: ", ")
        return "static func \(name)(\(parameters)) -> LocalizedStringResource { \(value) }"
    }

    private static func literal(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
            .replacingOccurrences(of: "\r", with: "\\r")
        return "\"\(escaped)\""
    }
}
