/// A unit that lengths of time are written in.
struct TimeUnit {
    let component: Calendar.Component
    let flag: NSCalendar.Unit
    /// What Foundation writes the unit as; nil for years and months, which have no fixed length.
    let duration: Duration.UnitsFormatStyle.Unit?
    let seconds: Int
    let word: String

    /// Longest first.
    static let all = [
        TimeUnit(component: .year, flag: .year, duration: nil, seconds: 0, word: "year"),
        TimeUnit(component: .month, flag: .month, duration: nil, seconds: 0, word: "month"),
        TimeUnit(
            component: .weekOfMonth, flag: .weekOfMonth, duration: .weeks, seconds: 604_800, word: "week"),
        TimeUnit(component: .day, flag: .day, duration: .days, seconds: 86_400, word: "day"),
        TimeUnit(component: .hour, flag: .hour, duration: .hours, seconds: 3600, word: "hour"),
        TimeUnit(component: .minute, flag: .minute, duration: .minutes, seconds: 60, word: "minute"),
        TimeUnit(component: .second, flag: .second, duration: .seconds, seconds: 1, word: "second"),
    ]
}

/// How many of a unit.
struct TimePart {
    let unit: TimeUnit
    let count: Int

    /// The parts in words, joined as the locale and the width join them.
    static func words(
        _ parts: [TimePart], width: Duration.UnitsFormatStyle.UnitWidth, locale: Locale
    ) -> String {
        let isShort = width == .narrow || width == .condensedAbbreviated
        let counted = parts.filter { $0.unit.duration != nil }
        var texts = parts.filter { $0.unit.duration == nil }.map { $0.english(width) }
        if !counted.isEmpty {
            let length = Duration.seconds(counted.reduce(0) { $0 + $1.count * $1.unit.seconds })
            let style = Duration.UnitsFormatStyle(
                allowedUnits: Set(counted.compactMap(\.unit.duration)), width: width,
                zeroValueUnits: counted.contains { $0.count == 0 } ? .show(length: 1) : .hide
            ).locale(locale)
            texts.append(style.format(length))
        }
        return texts.joined(separator: isShort ? " " : ", ")
    }

    private func english(_ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        let isOne = count == 1
        switch width {
        case .narrow: return "\(count)\(unit.word == "year" ? "y" : "mo")"
        case .wide: return "\(count) \(unit.word)\(isOne ? "" : "s")"
        default: return "\(count) \(unit.word == "year" ? "yr" : "mo")\(isOne ? "" : "s")"
        }
    }
}
