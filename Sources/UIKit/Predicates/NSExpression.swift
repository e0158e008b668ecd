/// One side of a comparison of a predicate. Foundation on Linux has the name alone; source that is lowered means this
/// class by it, other source writes `UIKit.NSExpression`.
///
/// DIFFERS: functions, subqueries, variables and blocks are not known.
open class NSExpression: NSObject {
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13
        case aggregate, anyKey
        case block = 19
        case conditional
    }

    let meaning: PredicateExpression
    open var expressionType: ExpressionType {
        switch meaning {
        case .object: .evaluatedObject
        case .constant: .constantValue
        case .path: .keyPath
        case .list: .aggregate
        }
    }

    private init(_ meaning: PredicateExpression) { self.meaning = meaning }

    public convenience init(forConstantValue object: Any?) { self.init(.constant(object)) }
    /// Names with dots between them, from the object that is evaluated.
    public convenience init(forKeyPath keyPath: String) { self.init(.path(keyPath)) }
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.list(subexpressions.map { ($0 as? NSExpression)?.meaning ?? .constant($0) }))
    }
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }

    open var keyPath: String {
        if case .path(let path) = meaning { path } else { "" }
    }
    open var constantValue: Any? {
        if case .constant(let value) = meaning { value } else { nil }
    }
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        meaning.value(of: object)
    }
    open override var description: String { meaning.format }
}

extension PredicateExpression {
    /// As a predicate's format has it.
    var format: String {
        switch self {
        case .object: "SELF"
        case .constant(let text as String): "\"\(text)\""
        case .constant(let value): value.map { "\($0)" } ?? "nil"
        case .path(let path): path
        case .list(let items): "{" + items.map(\.format).joined(separator: ", ") + "}"
        }
    }
}
