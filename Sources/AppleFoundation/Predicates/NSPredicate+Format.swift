extension NSPredicate {
    /// A predicate in words: `"name CONTAINS[c] %@ AND age > %d"`.
    ///
    /// Comparisons (`=`, `!=`, `<`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`) with the
    /// options `[c]` and `[d]`, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, key paths, `SELF`, lists in braces, texts,
    /// numbers and arguments. Keys are those of dictionaries and of properties that the source declares `@objc`.
    /// Stops with Foundation's message when the format cannot be read.
    ///
    /// DIFFERS: arithmetic and `SUBQUERY` are not known, of functions those of `NSExpression` and `now()`, and
    /// `predicateFormat` does not give the format back.
    public convenience init(format: String, _ args: Any...) { self.init(format: format, given: args) }

    /// The same with the arguments in an array.
    public convenience init(format: String, argumentArray arguments: [Any]?) {
        self.init(format: format, given: arguments ?? [])
    }

    private convenience init(format: String, given arguments: [Any?]) {
        do {
            let tree = PredicateReading(try PredicateFormat.tree(format, arguments))
            self.init { object, _ in tree.value.holds(for: object) }
        } catch {
            fatalError("Unable to parse the format string \"\(format)\": \(error)")
        }
    }
}

/// A tree is only read once it is made.
private struct PredicateReading: @unchecked Sendable {
    let value: PredicateFormat.Tree
    init(_ value: PredicateFormat.Tree) { self.value = value }
}
