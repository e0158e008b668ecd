import Foundation
import Testing

@testable import UIKit

extension Idioms {
    /// Apple's documentation of `UICalendarView` and of its selections; days and weeks by arithmetic.
    @Suite @MainActor struct Calendars {
        private var gregorian: Calendar {
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = Locale(identifier: "en_US")
            calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
            calendar.firstWeekday = 1
            return calendar
        }

        private func day(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
            DateComponents(calendar: gregorian, year: year, month: month, day: day)
        }

        private func view(_ year: Int, _ month: Int) -> UICalendarView {
            let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 393, height: 460))
            view.calendar = gregorian
            view.locale = Locale(identifier: "en_US")
            view.timeZone = TimeZone(identifier: "UTC")
            view.visibleDateComponents = DateComponents(year: year, month: month)
            return view
        }

        private func tap(_ day: Int, in view: UICalendarView) {
            view.days[day - 1].sendActions(for: .touchUpInside)
        }

        /// 1 January 2025 is a Wednesday, 1 February 2024 a Thursday of a month of 29 days.
        @Test func aMonthBeginsAtItsWeekday() throws {
            let january = MonthGrid(
                containing: try #require(gregorian.date(from: day(2025, 1, 20))), gregorian)
            #expect(january.leading == 3 && january.count == 31 && january.rows == 5)
            let february = MonthGrid(
                containing: try #require(gregorian.date(from: day(2024, 2, 3))), gregorian)
            #expect(february.leading == 4 && february.count == 29 && february.rows == 5)
            var monday = gregorian
            monday.firstWeekday = 2
            let other = MonthGrid(containing: try #require(monday.date(from: day(2025, 1, 1))), monday)
            #expect(other.leading == 2)
            #expect(MonthGrid.weekdays(of: monday).first == MonthGrid.weekdays(of: gregorian)[1])
            #expect(
                january.moved(by: -1).components.year == 2024 && january.moved(by: -1).components.month == 12)
            #expect(CalendarDay(january.components(ofDay: 31)) == CalendarDay(day(2025, 1, 31)))
        }

        @Test func theDaysStandInSevenColumns() throws {
            let view = view(2025, 1)
            let stage = Stage(showing: view)
            defer { withExtendedLifetime(stage) {} }
            view.frame.size.width = 393
            view.layoutIfNeeded()
            #expect(view.title.text == "January 2025")
            #expect(view.weekdays.map(\.text) == ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
            view.frame.size.width = 150
            view.layoutIfNeeded()
            #expect(view.weekdays.map(\.text) == ["S", "M", "T", "W", "T", "F", "S"], "17 points a column")
            view.frame.size.width = 393
            view.layoutIfNeeded()
            let shown = view.days.filter { !$0.isHidden }
            #expect(shown.count == 31 && shown[0].number.text == "1")
            #expect(shown[0].frame.minX == view.weekdays[3].frame.minX, "Wednesday")
            #expect(shown[4].frame.minX == view.weekdays[0].frame.minX, "Sunday the 5th")
            #expect(shown[4].frame.minY == shown[0].frame.maxY)
        }

        private final class Teller: NSObject, UICalendarSelectionSingleDateDelegate,
            UICalendarSelectionMultiDateDelegate, UICalendarViewDelegate
        {
            var log: [String] = []
            var refused: Set<Int> = []
            var decorated: [Int] = []
            func dateSelection(
                _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
            ) { log.append("chose \(dateComponents?.day ?? 0)") }
            func dateSelection(
                _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
            ) -> Bool { !refused.contains(dateComponents?.day ?? 0) }
            func multiDateSelection(
                _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
            ) { log.append("on \(dateComponents.day ?? 0)") }
            func multiDateSelection(
                _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
            ) { log.append("off \(dateComponents.day ?? 0)") }
            func multiDateSelection(
                _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
            ) -> Bool { !refused.contains(dateComponents.day ?? 0) }
            func calendarView(_ view: UICalendarView, decorationFor dateComponents: DateComponents)
                -> UICalendarView.Decoration?
            {
                let day = dateComponents.day ?? 0
                decorated.append(day)
                return day % 10 == 0 ? .default(color: .red, size: .large) : nil
            }
            func calendarView(
                _ view: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
            ) { log.append("from \(previous.year ?? 0)-\(previous.month ?? 0)") }
        }

        /// "The date components of the selected date, or nil when the person deselects": `didSelectDate`.
        @Test func oneDayIsChosenAndLeft() {
            let (view, teller) = (view(2025, 1), Teller())
            let selection = UICalendarSelectionSingleDate(delegate: teller)
            teller.refused = [13]
            view.selectionBehavior = selection
            #expect(!view.days[12].isEnabled && view.days[13].isEnabled)
            selection.selectedDate = day(2025, 1, 9)
            #expect(teller.log.isEmpty && view.days[8].style?.isSelected == true)
            tap(10, in: view)
            #expect(CalendarDay(selection.selectedDate) == CalendarDay(day(2025, 1, 10)))
            #expect(view.days[8].style?.isSelected == false && view.days[9].style?.isSelected == true)
            tap(10, in: view)
            #expect(teller.log == ["chose 10", "chose 0"] && selection.selectedDate == nil)
            teller.refused = []
            selection.updateSelectableDates()
            #expect(view.days[12].isEnabled)
        }

        @Test func severalDaysAreChosen() {
            let (view, teller) = (view(2025, 1), Teller())
            let selection = UICalendarSelectionMultiDate(delegate: teller)
            view.selectionBehavior = selection
            tap(3, in: view)
            tap(5, in: view)
            tap(3, in: view)
            #expect(teller.log == ["on 3", "on 5", "off 3"])
            #expect(selection.selectedDates.compactMap(\.day) == [5])
            selection.setSelectedDates([day(2025, 1, 1), day(2025, 2, 2)], animated: true)
            #expect(view.days.filter { $0.style?.isSelected == true }.count == 1)
            teller.refused = [1]
            tap(1, in: view)
            #expect(selection.selectedDates.count == 2)
        }

        @Test func decorationsStandBelowTheirDays() throws {
            let (view, teller) = (view(2025, 1), Teller())
            view.delegate = teller
            #expect(teller.decorated == Array(1...31))
            #expect(view.days[9].decoration?.backgroundColor == .red && view.days[8].decoration == nil)
            teller.decorated = []
            view.reloadDecorations(forDateComponents: [day(2025, 1, 4), day(2025, 2, 7)], animated: false)
            #expect(teller.decorated == [4])
            let height = view.intrinsicContentSize.height
            view.wantsDateDecorations = false
            #expect(view.days[9].decoration == nil && view.intrinsicContentSize.height < height)
            let custom = UICalendarView.Decoration.customView { UILabel() }
            #expect(custom.makeView() is UILabel)
        }

        @Test func arrowsTurnWithinTheAvailableRange() throws {
            let (view, teller) = (view(2025, 1), Teller())
            view.delegate = teller
            let start = try #require(gregorian.date(from: day(2025, 1, 10)))
            let end = try #require(gregorian.date(from: day(2025, 2, 20)))
            view.availableDateRange = DateInterval(start: start, end: end)
            #expect(!view.back.isEnabled && view.forward.isEnabled)
            #expect(!view.days[8].isEnabled && view.days[9].isEnabled)
            view.forward.sendActions(for: .primaryActionTriggered)
            #expect(view.visibleDateComponents.month == 2 && view.visibleDateComponents.year == 2025)
            #expect(teller.log == ["from 2025-1"])
            #expect(view.back.isEnabled && !view.forward.isEnabled)
            #expect(view.days.filter { !$0.isHidden }.count == 28)
            view.setVisibleDateComponents(DateComponents(year: 2030, month: 6), animated: true)
            #expect(view.visibleDateComponents.month == 2, "the nearest month that is available")
        }

        @Test func theTintColoursTheChosenDay() {
            let view = view(2025, 1)
            view.tintColor = .systemPurple
            let selection = UICalendarSelectionSingleDate(delegate: nil)
            view.selectionBehavior = selection
            selection.selectedDate = day(2025, 1, 9)
            #expect(view.days[8].number.textColor == .systemPurple)
            view.tintColor = .systemGreen
            #expect(view.days[8].number.textColor == .systemGreen)
        }
    }
}
