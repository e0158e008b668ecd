/// One side of a comparison of a predicate. Foundation on Linux has the name alone; source that is lowered means this
/// class by it, other source writes `AppleFoundation.NSExpression`.
///
/// DIFFERS: of functions there are `sum:`, `count:`, `min:`, `max:`, `average:`, `abs:`, `uppercase:` and `lowercase:`;
/// subqueries, variables and blocks are not known.
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
        case .function: .function
        }
    }

    private init(_ meaning: PredicateExpression) { self.meaning = meaning }

    public convenience init(forConstantValue object: Any?) { self.init(.constant(object)) }
    /// Names with dots between them, from the object that is evaluated.
    public convenience init(forKeyPath keyPath: String) { self.init(.path(keyPath)) }
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.list(subexpressions.map { ($0 as? NSExpression)?.meaning ?? .constant($0) }))
    }
    /// In words: `sum:(amount)`, `%K`. Stops with Foundation's message when the format cannot be read.
    public convenience init(format expressionFormat: String, _ args: Any...) {
        self.init(format: expressionFormat, argumentArray: args)
    }
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        do {
            self.init(try PredicateFormat.expression(expressionFormat, arguments))
        } catch {
            fatalError("Unable to parse the format string \"\(expressionFormat)\": \(error)")
        }
    }
    /// A function of one argument, "sum:". Stops for one that is not known.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        guard let function = PredicateFunction(rawValue: name), parameters.count == 1 else {
            fatalError(
                "NSExpression: the function \(name) of \(parameters.count) arguments is not known here; calculate the value "
                    + "in Swift")
        }
        let argument = (parameters[0] as? NSExpression)?.meaning ?? .constant(parameters[0])
        self.init(.function(function, argument))
    }
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }

    open var keyPath: String {
        if case .path(let path) = meaning { path } else { "" }
    }
    open var constantValue: Any? {
        if case .constant(let value) = meaning { value } else { nil }
    }
    /// Whether it makes one value of many objects.
    package var isAggregate: Bool {
        if case .function(let function, _) = meaning { function.isAggregate } else { false }
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
        case .function(let function, let argument): "\(function.rawValue)(\(argument.format))"
        }
    }
}
