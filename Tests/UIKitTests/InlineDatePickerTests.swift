import Foundation
import Testing

@testable import UIKit

/// The style `inline`, as Apple's documentation describes it: a calendar for dates, with the time below where it is asked for.
@MainActor struct InlineDatePickerTests {
    private func picker(_ mode: UIDatePicker.Mode) -> (UIDatePicker, Stage) {
        let picker = UIDatePicker()
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.locale = Locale(identifier: "en_GB")
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = .inline
        // 14 November 2023, 22:13:20.
        picker.date = Date(timeIntervalSince1970: 1_700_000_000)
        let root = UIView()
        let stage = Stage(showing: root)
        picker.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: picker.intrinsicContentSize)
        root.addSubview(picker)
        stage.frame()
        return (picker, stage)
    }

    @Test func aTapOnADayKeepsTheTime() throws {
        let (picker, stage) = picker(.date)
        var told = 0
        picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        let month = try #require(picker.month)
        #expect(month.visibleDateComponents.month == 11 && picker.wheels.superview !== picker)
        let day = month.days[20]
        stage.tap(day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: nil))
        // A week later, to the second.
        #expect(picker.date == Date(timeIntervalSince1970: 1_700_000_000 + 7 * 86400) && told == 1)
        stage.tap(day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: nil))
        #expect(picker.date == Date(timeIntervalSince1970: 1_700_000_000 + 7 * 86400) && told == 1)
    }

    @Test func daysOutsideOfTheRangeCannotBeChosen() throws {
        let (picker, stage) = picker(.date)
        picker.maximumDate = Date(timeIntervalSince1970: 1_700_000_000 + 86400)
        stage.frame()
        let day = try #require(picker.month).days[20]
        stage.tap(day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: nil))
        #expect(picker.date == Date(timeIntervalSince1970: 1_700_000_000))
    }

    @Test func theTimeStandsBelowTheCalendar() throws {
        let (picker, _) = picker(.dateAndTime)
        #expect(picker.compact.texts == ["22:13"] && !picker.timeTitle.isHidden)
        #expect(picker.parts == [.hour, .minute])
        #expect(picker.compact.frame.minY >= picker.month?.frame.maxY ?? .infinity)
        picker.datePickerMode = .date
        #expect(picker.compact.isHidden)
    }

    @Test func aDateInAnotherMonthIsShown() {
        let (picker, stage) = picker(.date)
        picker.date = Date(timeIntervalSince1970: 1_710_000_000)
        stage.frame()
        #expect(picker.month?.visibleDateComponents.month == 3)
        #expect(picker.month?.visibleDateComponents.year == 2024)
    }
}
