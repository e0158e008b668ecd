/// A parsed line of the visual format language, such as `H:|-[icon(24)]-(>=8@750)-[title]-|`.
struct VisualFormat {
    /// One wish of a list such as `(>=8@750)`.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var amount: Amount
        var priority = UILayoutPriority.required
    }

    enum Amount {
        case points(CGFloat)
        /// The length of another view, with `*2` and `+8` behind it.
        case view(String, multiplier: CGFloat, constant: CGFloat)
    }

    enum Part {
        case view(String, [Predicate])
        /// Nil is the system's distance; an empty list none.
        case connection([Predicate]?)
        case superview
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var parts: [Part] = []
}

/// Reads the visual format language.
struct VisualFormatParser {
    private let characters: [Character]
    private var position = 0
    private let metrics: [String: CGFloat]
    private let viewNames: Set<String>

    init(_ format: String, metrics: [String: CGFloat], viewNames: Set<String>) {
        characters = Array(format.filter { $0 != " " })
        self.metrics = metrics
        self.viewNames = viewNames
    }

    mutating func parse() -> VisualFormat {
        var result = VisualFormat()
        if consume("V:") { result.axis = .vertical } else { _ = consume("H:") }
        if consume("|") {
            result.parts.append(.superview)
            result.parts.append(.connection(connection()))
        }
        result.parts.append(view())
        while position < characters.count {
            let joined = connection()
            result.parts.append(.connection(joined))
            if consume("|") {
                result.parts.append(.superview)
                break
            }
            result.parts.append(view())
        }
        if position < characters.count { fail("Expected the end of the format") }
        return result
    }

    private mutating func consume(_ text: String) -> Bool {
        let wanted = Array(text)
        guard characters[position...].starts(with: wanted) else { return false }
        position += wanted.count
        return true
    }

    private mutating func expect(_ text: String) {
        if !consume(text) { fail("Expected '\(text)'") }
    }

    private func fail(_ reason: String) -> Never {
        let marker = String(repeating: " ", count: position) + "^"
        fatalError("Unable to parse constraint format: \n\(reason)\n\(String(characters))\n\(marker)")
    }

    private mutating func connection() -> [VisualFormat.Predicate]? {
        guard consume("-") else { return [] }
        if position < characters.count, characters[position] == "[" || characters[position] == "|" {
            return nil
        }
        let list = predicates()
        expect("-")
        return list
    }

    private mutating func view() -> VisualFormat.Part {
        expect("[")
        let name = word()
        if !viewNames.contains(name) { fail("\(name) is not a key in the views dictionary.") }
        var list: [VisualFormat.Predicate] = []
        if position < characters.count, characters[position] == "(" { list = predicates() }
        expect("]")
        return .view(name, list)
    }

    private mutating func predicates() -> [VisualFormat.Predicate] {
        // UIKit takes relations and priorities here, too, though Apple's grammar has them within parentheses: `-8@low-` and `->=0-` in
        // published libraries.
        guard consume("(") else { return [predicate()] }
        var list: [VisualFormat.Predicate] = []
        repeat { list.append(predicate()) } while consume(",")
        expect(")")
        return list
    }

    private mutating func predicate() -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if consume("<=") {
            relation = .lessThanOrEqual
        } else if consume(">=") {
            relation = .greaterThanOrEqual
        } else {
            _ = consume("==")
        }
        var predicate = VisualFormat.Predicate(relation: relation, amount: simpleAmount())
        if consume("@") { predicate.priority = UILayoutPriority(Float(number())) }
        return predicate
    }

    private mutating func simpleAmount() -> VisualFormat.Amount {
        let start = position
        if position < characters.count, characters[position].isLetter || characters[position] == "_" {
            let name = word()
            if metrics[name] == nil, viewNames.contains(name) {
                var multiplier: CGFloat = 1
                var constant: CGFloat = 0
                if consume("*") { multiplier = number() } else if consume("/") { multiplier = 1 / number() }
                if consume("+") { constant = number() } else if consume("-") { constant = -number() }
                return .view(name, multiplier: multiplier, constant: constant)
            }
        }
        position = start
        return .points(number())
    }

    private mutating func word() -> String {
        var text = ""
        while position < characters.count,
            characters[position].isLetter || characters[position].isNumber || characters[position] == "_"
        {
            text.append(characters[position])
            position += 1
        }
        if text.isEmpty { fail("Expected a name") }
        return text
    }

    private mutating func number() -> CGFloat {
        if position < characters.count, characters[position].isLetter || characters[position] == "_" {
            let name = word()
            guard let metric = metrics[name] else { fail("\(name) is not a key in the metrics dictionary.") }
            return metric
        }
        var text = ""
        while position < characters.count,
            characters[position].isNumber || characters[position] == "."
                || (text.isEmpty && characters[position] == "-")
        {
            text.append(characters[position])
            position += 1
        }
        guard let value = Double(text) else { fail("Expected a number or the name of a metric") }
        return CGFloat(value)
    }
}
