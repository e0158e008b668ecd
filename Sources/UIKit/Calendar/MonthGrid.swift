import Foundation

/// The days of one month in rows of a week, without a view.
struct MonthGrid: Equatable {
    let calendar: Calendar
    /// Midnight of the first day.
    let start: Date
    /// Cells before the first day.
    let leading: Int
    /// Days in the month.
    let count: Int

    /// The month in which `date` lies.
    init(containing date: Date, _ calendar: Calendar) {
        self.calendar = calendar
        start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        let weekday = calendar.component(.weekday, from: start)
        leading = (weekday - calendar.firstWeekday + 7) % 7
        count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    }

    var rows: Int { (leading + count + 6) / 7 }
    var end: Date { calendar.date(byAdding: .month, value: 1, to: start) ?? start }

    func moved(by months: Int) -> MonthGrid {
        MonthGrid(containing: calendar.date(byAdding: .month, value: months, to: start) ?? start, calendar)
    }

    /// Calendar, era, year, month and day, as delegates get them. Days count from 1.
    func components(ofDay day: Int) -> DateComponents {
        let date = calendar.date(byAdding: .day, value: day - 1, to: start) ?? start
        var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
        components.calendar = calendar
        return components
    }

    /// Calendar, era, year and month.
    var components: DateComponents {
        var components = calendar.dateComponents([.era, .year, .month], from: start)
        components.calendar = calendar
        return components
    }

    /// Of the whole day.
    func interval(ofDay day: Int) -> DateInterval {
        let date = calendar.date(byAdding: .day, value: day - 1, to: start) ?? start
        return DateInterval(start: date, duration: 86_400)
    }

    /// The names of the weekdays' columns, from the first of the week.
    /// - Parameter briefly: of a letter each, where the language has such.
    static func weekdays(of calendar: Calendar, briefly: Bool = false) -> [String] {
        let names =
            briefly ? calendar.veryShortStandaloneWeekdaySymbols : calendar.shortStandaloneWeekdaySymbols
        guard names.count == 7 else { return names }
        let first = calendar.firstWeekday - 1
        return Array(names[first...] + names[..<first])
    }
}

/// A day by its numbers: what is the same day in two components.
struct CalendarDay: Hashable {
    let year: Int
    let month: Int
    let day: Int

    /// Nil without a year, a month or a day.
    init?(_ components: DateComponents?) {
        guard let components, let year = components.year, let month = components.month,
            let day = components.day
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }
}
