import Foundation
import Testing

@testable import UIKit

/// Formatters that Foundation has on iOS and not on Linux.
@Suite struct FormatterTests {
    private var english: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }

    @Test(arguments: [
        (
            RelativeDateTimeFormatter.UnitsStyle.full, RelativeDateTimeFormatter.DateTimeStyle.numeric,
            "1 day ago"
        ),
        (.full, .named, "yesterday"), (.short, .numeric, "1 day ago"), (.abbreviated, .numeric, "1d ago"),
        (.spellOut, .numeric, "one day ago"),
    ]) func datesAreToldFromAnother(
        units: RelativeDateTimeFormatter.UnitsStyle, style: RelativeDateTimeFormatter.DateTimeStyle,
        text: String
    ) {
        let formatter = RelativeDateTimeFormatter()
        (formatter.locale, formatter.calendar) = (Locale(identifier: "en_US"), english)
        (formatter.unitsStyle, formatter.dateTimeStyle) = (units, style)
        let day = Date(timeIntervalSinceReferenceDate: 700_000_000)
        #expect(formatter.localizedString(for: day.addingTimeInterval(-86_400), relativeTo: day) == text)
    }

    @Test func dateOfAFeedIsAheadOrAgo() {
        let formatter = RelativeDateTimeFormatter()
        (formatter.locale, formatter.calendar) = (Locale(identifier: "en_US"), english)
        #expect(formatter.localizedString(fromTimeInterval: -300) == "5 minutes ago")
        #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 hours")
        #expect(formatter.localizedString(from: DateComponents(day: -3)) == "3 days ago")
    }

    private func duration(
        _ seconds: TimeInterval, _ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle,
        _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default, most: Int = 0
    ) -> String? {
        let formatter = DateComponentsFormatter()
        (formatter.calendar, formatter.allowedUnits, formatter.unitsStyle) = (english, units, style)
        (formatter.zeroFormattingBehavior, formatter.maximumUnitCount) = (zeros, most)
        return formatter.string(from: seconds)
    }

    @Test func lengthsOfTimeStandInPositions() {
        #expect(duration(75, [.minute, .second], .positional) == "1:15")
        #expect(duration(75, [.hour, .minute, .second], .positional) == "1:15")
        #expect(duration(75, [.hour, .minute, .second], .positional, .pad) == "00:01:15")
        #expect(duration(5, [.minute, .second], .positional, .pad) == "00:05")
        #expect(duration(5, [.minute, .second], .positional) == "5")
        #expect(duration(3600, [.hour, .minute], .positional) == "1:00")
        #expect(duration(-75, [.minute, .second], .positional) == "-1:15")
        #expect(duration(0, [.minute, .second], .positional) == "0")
    }

    @Test func lengthsOfTimeStandInWords() {
        #expect(duration(3725, [.hour, .minute, .second], .full) == "1 hour, 2 minutes, 5 seconds")
        #expect(duration(3725, [.hour, .minute, .second], .short) == "1 hr, 2 min, 5 sec")
        #expect(duration(3725, [.hour, .minute, .second], .abbreviated) == "1h 2m 5s")
        #expect(duration(3605, [.hour, .minute, .second], .full) == "1 hour, 5 seconds")
        #expect(duration(3725, [.hour, .minute, .second], .full, most: 1) == "1 hour")
        #expect(duration(0, [.hour, .minute], .full) == "0 minutes")
        #expect(duration(86_400 * 40, [], .full) == "1 month, 9 days")
    }

    @Test func listsReadAsSentences() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        #expect(formatter.string(from: [1, 2]) == "1 and 2")
    }
}
