import Foundation

/// Where a source declares a class, for whoever looks into a screen: here a text is read, not Swift.
public struct ClassPlace: Codable, Equatable, Sendable {
    public let module: String
    public let name: String
    /// Absolute.
    public let file: String
    public let line: Int
    /// What `@objc(Name)` calls it; nil where it has no other name.
    public let objectiveCName: String?

    static func all(in texts: [SourceText]) -> [ClassPlace] {
        texts.flatMap { text in
            all(in: text.text).map {
                ClassPlace(
                    module: text.module, name: $0.name, file: text.file.path, line: $0.line,
                    objectiveCName: $0.objectiveCName)
            }
        }
    }

    /// Names and lines of the classes that a text declares, comments left out where the line begins one.
    static func all(in text: String) -> [(name: String, line: Int, objectiveCName: String?)] {
        guard text.contains("class ") else { return [] }
        // It may stand on a line of its own, above the class.
        var named: String?
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
            index, line in
            if line.contains("@objc("), let name = line.firstMatch(of: #/^\s*@objc\((\w+)\)/#) {
                named = String(name.1)
            }
            guard line.contains("class ") else {
                if !line.drop(while: { $0 == " " }).hasPrefix("@") { named = nil }
                return nil
            }
            defer { named = nil }
            let words = line.split { $0 == " " || $0 == "\t" }
            guard let at = words.firstIndex(of: "class"), at + 1 < words.count,
                words[..<at].allSatisfy({ $0.allSatisfy { $0.isLetter || "@()_".contains($0) } })
            else { return nil }
            let name = words[at + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return name.isEmpty || members.contains(name) ? nil : (String(name), index + 1, named)
        }
    }

    /// What follows `class` where it makes a member one of the type.
    private static let members: Set<Substring> = ["func", "var", "let", "override", "subscript"]
}
