/// A piece of a predicate's format.
struct PredicateToken {
    enum Kind: Equatable {
        /// A name, a key path, an operator or a bracket.
        case word
        /// What stood between quotes.
        case text
        case number
        /// `%` and its letter: `"@"`, `"K"`, `"d"`.
        case argument(Character)
    }

    struct Fault: Error, CustomStringConvertible { var description: String }

    var kind: Kind
    var text: String

    static func tokens(of format: String) throws -> [PredicateToken] {
        var tokens: [PredicateToken] = []
        var rest = format[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "'" || first == "\"" {
                tokens.append(try scanText(from: &rest, until: first))
            } else if first == "%" {
                tokens.append(try scanArgument(from: &rest))
            } else if first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) {
                let sign = rest.removeFirst()
                let digits = rest.prefix { $0.isNumber || $0 == "." }
                rest.removeFirst(digits.count)
                tokens.append(PredicateToken(kind: .number, text: String(sign) + digits))
            } else if isName(first) {
                let name = rest.prefix { isName($0) || $0.isNumber || $0 == "." }
                rest.removeFirst(name.count)
                tokens.append(PredicateToken(kind: .word, text: String(name)))
            } else {
                let sign = Self.signs.first { rest.hasPrefix($0) } ?? String(first)
                rest.removeFirst(sign.count)
                tokens.append(PredicateToken(kind: .word, text: sign))
            }
        }
        return tokens
    }

    /// Longer ones first.
    private static let signs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"]

    private static func isName(_ character: Character) -> Bool {
        character.isLetter || character == "_" || character == "@" || character == "#"
    }

    private static func scanText(from rest: inout Substring, until quote: Character) throws -> PredicateToken
    {
        rest.removeFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next == quote { return PredicateToken(kind: .text, text: text) }
            text.append(next == "\\" ? rest.popFirst() ?? next : next)
        }
        throw Fault(description: "the quote \(quote) has no end")
    }

    /// `%@`, `%K`, `%d`, `%ld`, `%lu`, `%f`, `%.2f` and the like.
    private static func scanArgument(from rest: inout Substring) throws -> PredicateToken {
        rest.removeFirst()
        let flags = rest.prefix { "lhqzt.0123456789".contains($0) }
        rest.removeFirst(flags.count)
        guard let letter = rest.popFirst(), "@Kdiufgxcs".contains(letter) else {
            throw Fault(description: "%\(flags) is not a place for an argument")
        }
        return PredicateToken(kind: .argument(letter), text: "%\(flags)\(letter)")
    }
}
