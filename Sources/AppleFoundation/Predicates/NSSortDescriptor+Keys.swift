extension NSSortDescriptor {
    /// Sorts by the values of a key path whose type has no order of its own: `Bool`, `String?`. Nil comes first. Foundation
    /// on Linux takes comparable values only.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { left, right in
            switch (KeyedValue.flattened(left), KeyedValue.flattened(right)) {
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            case (_, nil): .orderedDescending
            case (let left?, let right?): ValueOrder.compare(left, right) ?? .orderedSame
            }
        }
    }

    /// Sorts by the values of a key path, as predicates read them; nil sorts the objects themselves. Values
    /// without an order among them are equal, and nil comes first.
    ///
    /// DIFFERS: `key` of such a descriptor is nil.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { ValueOrder.compare($0, $1) ?? .orderedSame }
    }

    /// The same with one of the comparisons that texts have: `compare:`, `caseInsensitiveCompare:`,
    /// `localizedCompare:`, `localizedCaseInsensitiveCompare:`, `localizedStandardCompare:`.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let texts = Self.comparison(selector?.name ?? "compare:")
        self.init(key: key, ascending: ascending) { ValueOrder.compare($0, $1, texts: texts) ?? .orderedSame }
    }

    /// The same, in an order of one's own.
    public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
        self.init(keyPath: \Any.self, ascending: ascending) { left, right in
            func value(_ object: Any) -> Any? {
                key.map { KeyedValue.value(of: object, path: $0) } ?? KeyedValue.flattened(object)
            }
            switch (value(left), value(right)) {
            case (nil, nil): return .orderedSame
            case (nil, _): return .orderedAscending
            case (_, nil): return .orderedDescending
            case (let left?, let right?): return comparator(left, right)
            }
        }
    }

    private static func comparison(_ message: String) -> (String, String) -> ComparisonResult {
        switch message {
        case "compare:": { $0.compare($1) }
        case "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) }
        case "localizedCompare:": { $0.localizedCompare($1) }
        case "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) }
        case "localizedStandardCompare:": { $0.localizedStandardCompare($1) }
        default: fatalError("a sort descriptor cannot compare with \(message); give it a comparator")
        }
    }
}
