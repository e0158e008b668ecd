/// Writes a length of time: "1:15", "1 hour, 2 minutes". Foundation on Linux declares it without an implementation.
///
/// DIFFERS: `.spellOut` writes digits; years and months are English; `allowsFractionalUnits`,
/// `collapsesLargestUnit` and `formattingContext` change nothing.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
        /// "1:02:05"
        case positional
        /// "1h 2m 5s"
        case abbreviated
        /// "1 hr, 2 min, 5 sec"
        case short
        /// "1 hour, 2 minutes, 5 seconds"
        case full
        case spellOut
        /// "1 hr 2 min 5 sec"
        case brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Leading zeros go in positions, all zeros elsewhere.
        public static let `default` = Self(rawValue: 1)
        public static let dropLeading = Self(rawValue: 1 << 1)
        public static let dropMiddle = Self(rawValue: 1 << 2)
        public static let dropTrailing = Self(rawValue: 1 << 3)
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Positions have two digits at least.
        public static let pad = Self(rawValue: 1 << 16)
    }

    /// Empty: years, months, days, hours, minutes and seconds.
    open var allowedUnits: NSCalendar.Unit = []
    open var unitsStyle = UnitsStyle.positional
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// 0: all.
    open var maximumUnitCount = 0
    open var allowsFractionalUnits = false {
        didSet {
            if allowsFractionalUnits {
                Kept.say(
                    "DateComponentsFormatter.allowsFractionalUnits", "units are whole, the largest one stays")
            }
        }
    }
    open var collapsesLargestUnit = false {
        didSet {
            if collapsesLargestUnit {
                Kept.say(
                    "DateComponentsFormatter.collapsesLargestUnit", "units are whole, the largest one stays")
            }
        }
    }
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar? = .autoupdatingCurrent
    open var referenceDate: Date?

    open func string(from ti: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return text(from: start, to: start.addingTimeInterval(abs(ti)), isNegative: ti < 0)
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        let isNegative = endDate < startDate
        return text(from: min(startDate, endDate), to: max(startDate, endDate), isNegative: isNegative)
    }

    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return (calendar ?? .current).date(byAdding: components, to: start).flatMap {
            string(from: start, to: $0)
        }
    }

    /// Of `DateComponents`; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
    }

    public static func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: Parts

    private var units: [TimeUnit] {
        let allowed: NSCalendar.Unit =
            allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
        return TimeUnit.all.filter { allowed.contains($0.flag) }
    }

    private func text(from start: Date, to end: Date, isNegative: Bool) -> String? {
        let units = units
        guard !units.isEmpty else { return nil }
        var calendar = calendar ?? .current
        // Days of 24 hours: a length of time has no clock to be set.
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let counts = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        var parts = units.map { TimePart(unit: $0, count: counts.value(for: $0.component) ?? 0) }
        dropZeros(&parts)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let locale = calendar.locale ?? .current
        let text =
            unitsStyle == .positional
            ? positional(parts) : TimePart.words(parts, width: width, locale: locale)
        return phrased(isNegative ? "-" + text : text)
    }

    private func dropZeros(_ parts: inout [TimePart]) {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        let last = parts.last
        if behavior.contains(.dropLeading) { parts.trimPrefix { $0.count == 0 } }
        if behavior.contains(.dropTrailing) {
            while parts.last?.count == 0 { parts.removeLast() }
        }
        if behavior.contains(.dropMiddle), parts.count > 2 {
            parts = parts.enumerated().filter { $0 == 0 || $0 == parts.count - 1 || $1.count != 0 }.map(
                \.element)
        }
        if parts.isEmpty, let last { parts = [last] }
    }

    private func positional(_ parts: [TimePart]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad)
        return parts.enumerated().map { place, part in
            part.count < 10 && (place > 0 || pads) ? "0\(part.count)" : "\(part.count)"
        }.joined(separator: ":")
    }

    private var width: Duration.UnitsFormatStyle.UnitWidth {
        switch unitsStyle {
        case .positional, .abbreviated: .narrow
        case .short: .abbreviated
        case .full, .spellOut: .wide
        case .brief: .condensedAbbreviated
        }
    }

    private func phrased(_ text: String) -> String {
        var text = text
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return text
    }
}
