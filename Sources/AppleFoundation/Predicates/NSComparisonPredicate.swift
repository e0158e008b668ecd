/// A predicate that compares two expressions. As with `NSExpression`, Foundation on Linux has the name alone.
///
/// DIFFERS: comparisons by a selector of one's own are not known.
open class NSComparisonPredicate: NSPredicate {
    /// Whether every or any element of a list on the left has to compare.
    public enum Modifier: UInt, Sendable { case direct, all, any }

    public enum Operator: UInt, Sendable {
        case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches,
            like
        case beginsWith, endsWith, `in`, customSelector
        case contains = 99
        case between
    }

    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = Self(rawValue: 1)
        public static let diacriticInsensitive = Self(rawValue: 2)
        public static let normalized = Self(rawValue: 4)
    }

    public let leftExpression: NSExpression
    public let rightExpression: NSExpression
    public let comparisonPredicateModifier: Modifier
    public let predicateOperatorType: Operator
    public let options: Options

    /// - Precondition: `type` is not `customSelector`.
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
        type: Operator,
        options: Options = []
    ) {
        (leftExpression, rightExpression) = (lhs, rhs)
        (comparisonPredicateModifier, predicateOperatorType) = (modifier, type)
        self.options = options
        guard let operation = type.operation else {
            fatalError(
                "NSComparisonPredicate: a comparison by a selector is not known here; use NSPredicate(block:)"
            )
        }
        var compared: String.CompareOptions = []
        if options.contains(.caseInsensitive) { compared.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { compared.insert(.diacriticInsensitive) }
        let comparison = PredicateComparison(
            quantity: modifier.quantity, left: lhs.meaning, operation: operation, options: compared,
            right: rhs.meaning)
        let reading = ComparisonReading(comparison)
        super.init { object, _ in reading.value.holds(for: object) }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    open override var predicateFormat: String {
        var marks = ""
        if options.contains(.caseInsensitive) { marks += "c" }
        if options.contains(.diacriticInsensitive) { marks += "d" }
        if !marks.isEmpty { marks = "[\(marks)]" }
        let quantity = comparisonPredicateModifier.quantity.map { $0.rawValue + " " } ?? ""
        let sign = predicateOperatorType.operation?.rawValue ?? ""
        return "\(quantity)\(leftExpression) \(sign)\(marks) \(rightExpression)"
    }
}

/// A comparison is only read once it is made.
private struct ComparisonReading: @unchecked Sendable {
    let value: PredicateComparison
    init(_ value: PredicateComparison) { self.value = value }
}

extension NSComparisonPredicate.Modifier {
    fileprivate var quantity: PredicateComparison.Quantity? {
        switch self {
        case .direct: nil
        case .all: .all
        case .any: .any
        }
    }
}

extension NSComparisonPredicate.Operator {
    fileprivate var operation: PredicateComparison.Operator? {
        switch self {
        case .lessThan: .less
        case .lessThanOrEqualTo: .lessOrEqual
        case .greaterThan: .greater
        case .greaterThanOrEqualTo: .greaterOrEqual
        case .equalTo: .equal
        case .notEqualTo: .notEqual
        case .matches: .matches
        case .like: .like
        case .beginsWith: .beginsWith
        case .endsWith: .endsWith
        case .in: .isIn
        case .customSelector: nil
        case .contains: .contains
        case .between: .between
        }
    }
}
