/// Reads the format of a predicate: comparisons joined by AND, OR and NOT.
struct PredicateFormat {
    indirect enum Tree {
        case comparison(PredicateComparison)
        case and([Tree])
        case or([Tree])
        case not(Tree)
        case always(Bool)

        func holds(for object: Any?) -> Bool {
            switch self {
            case .comparison(let comparison): comparison.holds(for: object)
            case .and(let parts): parts.allSatisfy { $0.holds(for: object) }
            case .or(let parts): parts.contains { $0.holds(for: object) }
            case .not(let part): !part.holds(for: object)
            case .always(let value): value
            }
        }
    }

    private let tokens: [PredicateToken]
    private var place = 0
    private var arguments: [Any?]

    /// - Throws: `PredicateToken.Fault` when the format cannot be read.
    static func tree(_ format: String, _ arguments: [Any?]) throws -> Tree {
        var reader = PredicateFormat(tokens: try PredicateToken.tokens(of: format), arguments: arguments)
        let tree = try reader.readOr()
        if let next = reader.next { throw PredicateToken.Fault(description: "\(next.text) comes too much") }
        return tree
    }

    // MARK: Tokens

    private var next: PredicateToken? { place < tokens.count ? tokens[place] : nil }

    private mutating func consume(_ words: String...) -> Bool {
        guard let next, case .word = next.kind, words.contains(next.text.uppercased()) else { return false }
        place += 1
        return true
    }

    private mutating func expect(_ word: String) throws {
        guard consume(word) else {
            throw PredicateToken.Fault(description: "\(word) is missing before \(next?.text ?? "the end")")
        }
    }

    private mutating func argument() throws -> Any? {
        guard !arguments.isEmpty else {
            throw PredicateToken.Fault(description: "there are fewer arguments than places for them")
        }
        return arguments.removeFirst()
    }

    // MARK: Logic

    private mutating func readOr() throws -> Tree {
        var parts = [try readAnd()]
        while consume("OR", "||") { parts.append(try readAnd()) }
        return parts.count == 1 ? parts[0] : .or(parts)
    }

    private mutating func readAnd() throws -> Tree {
        var parts = [try readNot()]
        while consume("AND", "&&") { parts.append(try readNot()) }
        return parts.count == 1 ? parts[0] : .and(parts)
    }

    private mutating func readNot() throws -> Tree {
        if consume("NOT", "!") { return .not(try readNot()) }
        if consume("TRUEPREDICATE") { return .always(true) }
        if consume("FALSEPREDICATE") { return .always(false) }
        if consume("(") {
            let tree = try readOr()
            try expect(")")
            return tree
        }
        return .comparison(try readComparison())
    }

    // MARK: Comparisons

    private mutating func readComparison() throws -> PredicateComparison {
        var quantity: PredicateComparison.Quantity?
        if let next, case .word = next.kind,
            let found = PredicateComparison.Quantity(rawValue: next.text.uppercased())
        {
            quantity = found
            place += 1
        }
        let left = try readExpression()
        guard let next, case .word = next.kind, let operation = Self.operators[next.text.uppercased()] else {
            throw PredicateToken.Fault(description: "\(self.next?.text ?? "the end") is not an operator")
        }
        place += 1
        return PredicateComparison(
            quantity: quantity, left: left, operation: operation, options: try readOptions(),
            right: try readExpression())
    }

    private static let operators: [String: PredicateComparison.Operator] = [
        "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
        "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BETWEEN": .between,
        "CONTAINS": .contains, "IN": .isIn, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like,
        "MATCHES": .matches,
    ]

    /// `[c]`, `[cd]`; `l` and `n` change nothing here.
    private mutating func readOptions() throws -> String.CompareOptions {
        guard consume("[") else { return [] }
        guard let letters = next?.text.lowercased(), letters.allSatisfy({ "cdln".contains($0) }) else {
            throw PredicateToken.Fault(description: "[\(next?.text ?? "")] are not options")
        }
        place += 1
        try expect("]")
        var options: String.CompareOptions = []
        if letters.contains("c") { options.insert(.caseInsensitive) }
        if letters.contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    private mutating func readExpression() throws -> PredicateExpression {
        guard let token = next else {
            throw PredicateToken.Fault(description: "an expression is missing at the end")
        }
        place += 1
        switch token.kind {
        case .text: return .constant(token.text)
        case .number:
            return .constant(token.text.contains(".") ? Double(token.text) as Any : Int(token.text) as Any)
        case .argument("K"):
            guard let path = try argument() as? String else {
                throw PredicateToken.Fault(description: "%K takes a String")
            }
            return path == "self" || path == "SELF" ? .object : .path(path)
        case .argument: return .constant(try argument())
        case .word: return try readWord(token.text)
        }
    }

    /// An expression alone: `sum:(amount)`.
    /// - Throws: `PredicateToken.Fault` when the format cannot be read.
    static func expression(_ format: String, _ arguments: [Any?]) throws -> PredicateExpression {
        var reader = PredicateFormat(tokens: try PredicateToken.tokens(of: format), arguments: arguments)
        let expression = try reader.readExpression()
        if let next = reader.next { throw PredicateToken.Fault(description: "\(next.text) comes too much") }
        return expression
    }

    /// `sum:(amount)`, `lowercase(name)`, `now()`.
    private mutating func readFunction(_ name: String) throws -> PredicateExpression {
        _ = consume(":")
        try expect("(")
        if name == "now" {
            try expect(")")
            return .constant(Date())
        }
        guard let function = PredicateFunction(rawValue: name + ":") else {
            throw PredicateToken.Fault(description: "the function \(name) is not known here")
        }
        let argument = try readExpression()
        try expect(")")
        return .function(function, argument)
    }

    private mutating func readWord(_ word: String) throws -> PredicateExpression {
        switch word.uppercased() {
        case "SELF": return .object
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NULL", "NIL": return .constant(nil)
        case "{":
            var items: [PredicateExpression] = []
            while !consume("}") {
                if !items.isEmpty { try expect(",") }
                items.append(try readExpression())
            }
            return .list(items)
        default: break
        }
        guard let first = word.first, first.isLetter || first == "_" || first == "@" else {
            throw PredicateToken.Fault(description: "\(word) is not an expression")
        }
        if next?.text == "(" || next?.text == ":" { return try readFunction(word) }
        let path = word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word
        return .path(path)
    }
}
