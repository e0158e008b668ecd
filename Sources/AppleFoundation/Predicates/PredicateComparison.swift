/// `left operator right`, as a predicate's format says.
struct PredicateComparison {
    enum Operator: String {
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case between = "BETWEEN"
        case contains = "CONTAINS"
        case isIn = "IN"
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case like = "LIKE"
        case matches = "MATCHES"
    }

    /// How many elements of a list on the left have to compare.
    enum Quantity: String { case any = "ANY", some = "SOME", all = "ALL", none = "NONE" }

    var quantity: Quantity?
    var left: PredicateExpression
    var operation: Operator
    /// `[c]` and `[d]`.
    var options: String.CompareOptions
    var right: PredicateExpression

    func holds(for object: Any?) -> Bool {
        let (value, other) = (left.value(of: object), right.value(of: object))
        guard let quantity else { return compare(value, other) }
        let items = KeyedValue.elements(of: value) ?? []
        switch quantity {
        case .any, .some: return items.contains { compare($0, other) }
        case .all: return items.allSatisfy { compare($0, other) }
        case .none: return !items.contains { compare($0, other) }
        }
    }

    private func compare(_ left: Any?, _ right: Any?) -> Bool {
        let (left, right) = (KeyedValue.flattened(left), KeyedValue.flattened(right))
        switch operation {
        case .equal: return isEqual(left, right)
        case .notEqual: return !isEqual(left, right)
        case .less: return order(left, right) == .orderedAscending
        case .greater: return order(left, right) == .orderedDescending
        case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(left, right))
        case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(left, right))
        case .between:
            guard let bounds = KeyedValue.elements(of: right), bounds.count == 2 else { return false }
            let (low, high) = (order(left, bounds[0]), order(left, bounds[1]))
            return low != nil && high != nil && low != .orderedAscending && high != .orderedDescending
        case .contains: return isPart(right, of: left)
        case .isIn: return isPart(left, of: right)
        case .beginsWith, .endsWith, .like, .matches:
            guard let text = left as? String, let pattern = right as? String else { return false }
            return compare(text, pattern)
        }
    }

    private func compare(_ text: String, _ pattern: String) -> Bool {
        switch operation {
        case .beginsWith:
            return pattern.isEmpty || text.range(of: pattern, options: options.union(.anchored)) != nil
        case .endsWith:
            return pattern.isEmpty
                || text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
        case .like:
            let escaped = NSRegularExpression.escapedPattern(for: pattern)
                .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
            return isMatch(text, escaped)
        default: return isMatch(text, pattern)
        }
    }

    /// The whole of the text.
    private func isMatch(_ text: String, _ pattern: String) -> Bool {
        let (text, pattern) = (
            folded(text), options.contains(.diacriticInsensitive) ? folded(pattern) : pattern
        )
        let settings: NSRegularExpression.Options =
            options.contains(.caseInsensitive)
            ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: settings) else {
            fatalError(
                "Can't do regex matching, reason: the pattern \(pattern) is not a regular expression")
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private func folded(_ text: String) -> String {
        text.folding(options: options.intersection([.caseInsensitive, .diacriticInsensitive]), locale: nil)
    }

    /// A text in a text, or a value in a list.
    private func isPart(_ part: Any?, of whole: Any?) -> Bool {
        if let text = whole as? String, let piece = part as? String {
            return text.range(of: piece, options: options) != nil
        }
        return KeyedValue.elements(of: whole)?.contains { isEqual($0, part) } ?? false
    }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        let (left, right) = (KeyedValue.flattened(left), KeyedValue.flattened(right))
        guard let left, let right else { return left == nil && right == nil }
        if let order = order(left, right) { return order == .orderedSame }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return (left as? NSObject)?.isEqual(right) ?? false
    }

    /// Nil for values that have no order.
    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        ValueOrder.compare(left, right) { folded($0).compare(folded($1)) }
    }
}

/// The order of values of any type that has one.
enum ValueOrder {
    /// Nil for values that have none between them.
    static func compare(
        _ left: Any?, _ right: Any?, texts: (String, String) -> ComparisonResult = { $0.compare($1) }
    ) -> ComparisonResult? {
        if let left = left as? String, let right = right as? String { return texts(left, right) }
        if let left = number(left), let right = number(right) {
            return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        }
        // An array of Foundation's holds index paths as objects.
        if let left = left as? IndexPath, let right = right as? IndexPath { return ordered(left, right) }
        return (left as? any Comparable).flatMap { ordered($0, right) }
    }

    private static func ordered<Value: Comparable>(_ left: Value, _ right: Any?) -> ComparisonResult? {
        (right as? Value).map {
            left < $0 ? .orderedAscending : left > $0 ? .orderedDescending : .orderedSame
        }
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as Bool: number ? 1 : 0
        case let number as any BinaryInteger: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        default: nil
        }
    }
}
