// Written by `make requirements` from the declarations of the enumerations.

extension DateComponentsFormatter.UnitsStyle {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.positional, .abbreviated, .short, .full, .spellOut, .brief])
    }
}

extension DateFormatter.Behavior {
    /// Never nil.
    public init?(rawValue: UInt) { self = .known(rawValue, of: [.`default`, .behavior10_0, .behavior10_4]) }
}

extension NSComparisonPredicate.Modifier {
    /// Never nil.
    public init?(rawValue: UInt) { self = .known(rawValue, of: [.direct, .all, .any]) }
}

extension NSComparisonPredicate.Operator {
    /// Never nil.
    public init?(rawValue: UInt) {
        self = .known(
            rawValue,
            of: [
                .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo, .equalTo, .notEqualTo,
                .matches, .like, .beginsWith, .endsWith, .`in`, .customSelector, .contains, .between,
            ])
    }
}

extension NSExpression.ExpressionType {
    /// Never nil.
    public init?(rawValue: UInt) {
        self = .known(
            rawValue,
            of: [
                .constantValue, .evaluatedObject, .variable, .keyPath, .function, .unionSet, .intersectSet,
                .minusSet, .subquery, .aggregate, .anyKey, .block, .conditional,
            ])
    }
}

extension NSKeyValueChange {
    /// Never nil.
    public init?(rawValue: UInt) {
        self = .known(rawValue, of: [.setting, .insertion, .removal, .replacement])
    }
}

extension NumberFormatter.Behavior {
    /// Never nil.
    public init?(rawValue: UInt) { self = .known(rawValue, of: [.`default`, .behavior10_0, .behavior10_4]) }
}

extension PersonNameComponentsFormatter.Style {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.`default`, .short, .medium, .long, .abbreviated])
    }
}

extension ProcessInfo.ThermalState {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.nominal, .fair, .serious, .critical]) }
}

extension RelativeDateTimeFormatter.DateTimeStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.numeric, .named]) }
}

extension RelativeDateTimeFormatter.UnitsStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.full, .spellOut, .short, .abbreviated]) }
}
