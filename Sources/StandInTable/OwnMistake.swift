/// Errors that a source has on Apple's systems, too: what is wrong is between types of Swift's own.
public enum OwnMistake {
    private static let kinds = ["cannot convert ", "cannot assign ", "binary operator ", "missing return "]
    private static let types: Set<String> = [
        "", "Any", "AnyObject", "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Int", "Never",
        "Optional",
        "Set", "String", "Substring", "UInt", "Void",
    ]

    /// - Parameter message: the compiler's: "cannot convert value of type 'Int' to specified type 'String'".
    public static func isOne(_ message: String) -> Bool {
        guard kinds.contains(where: message.hasPrefix) else { return false }
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        let quoted = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
        return !quoted.isEmpty
            && quoted.allSatisfy { type in
                // Of `[String: Int?]` the names; an operator has none.
                type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.allSatisfy {
                    types.contains(String($0))
                }
            }
    }
}
