extension NumberFormatter {
    /// Formatters of before Mac OS X 10.4 and of since. There are only the latter: kept by nobody.
    public enum Behavior: UInt, Sendable { case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040 }

    /// `behavior10_4`, whatever is set, as on iOS.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}

extension DateFormatter {
    /// Formatters of before Mac OS X 10.4 and of since. There are only the latter: kept by nobody.
    public enum Behavior: UInt, Sendable { case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040 }

    /// `behavior10_4`, whatever is set, as on iOS.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}
