import Foundation
import Testing

@testable import UIKit

/// The style `compact`: "a label that when tapped displays a calendar-style editor" (Apple's documentation of it).
@MainActor struct CompactDatePickerTests {
    /// 14 November 2023, 22:13:20.
    private static let start = Date(timeIntervalSince1970: 1_700_000_000)

    private func shown(_ mode: UIDatePicker.Mode) -> (UIDatePicker, UIViewController, Stage) {
        let picker = UIDatePicker()
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.locale = Locale(identifier: "en_GB")
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = .compact
        picker.date = Self.start
        let root = UIViewController()
        let stage = Stage(root)
        picker.frame.origin = CGPoint(x: 60, y: 120)
        root.view.addSubview(picker)
        stage.frame()
        return (picker, root, stage)
    }

    private func tap(_ view: UIView, _ stage: Stage) {
        stage.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        stage.advance(by: 0.6)
    }

    @Test func aTapShowsTheMonthOverTheScreen() throws {
        let (picker, root, stage) = shown(.date)
        var told = 0
        picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        tap(picker.compact.fields[0], stage)
        let editor = try #require(root.presentedViewController as? DatePickerEditor)
        #expect(root.view.window != nil && !picker.isFirstResponder)
        let month = try #require(editor.editing.month)
        #expect(month.visibleDateComponents.month == 11)
        tap(month.days[20], stage)
        // A week later, to the second; the editor stays.
        #expect(picker.date == Self.start + 7 * 86400 && told == 1)
        #expect(root.presentedViewController === editor)
        stage.tap(CGPoint(x: 380, y: 840))
        stage.advance(by: 0.6)
        #expect(root.presentedViewController == nil)
    }

    @Test func theFieldOfTheTimeShowsWheels() throws {
        let (picker, root, stage) = shown(.dateAndTime)
        try #require(picker.compact.fields.count == 2)
        tap(picker.compact.fields[1], stage)
        let editor = try #require(root.presentedViewController as? DatePickerEditor)
        #expect(editor.editing.parts == [.hour, .minute] && editor.editing.month == nil)
        editor.editing.wheels.selectRow(7, inComponent: 0, animated: false)
        editor.editing.pickerView(editor.editing.wheels, didSelectRow: 7, inComponent: 0)
        // 07:13 of the same day; wheels have no seconds.
        #expect(picker.compact.texts.last == "07:13")
        #expect(
            Calendar(identifier: .gregorian).isDate(picker.date, equalTo: Self.start, toGranularity: .month))
    }

    /// Interface Builder's Date, Minimum Date, Maximum Date, Locale and Time Zone.
    @Test func aPickerOfANibHasItsDates() throws {
        let nib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                    <datePicker opaque="NO" contentMode="scaleToFill" datePickerMode="date" minuteInterval="1" style="compact" id="d">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="35"/>
                        <date key="date" timeIntervalSinceReferenceDate="700000000"/>
                        <date key="minimumDate" timeIntervalSinceReferenceDate="690000000"/>
                        <date key="maximumDate" timeIntervalSinceReferenceDate="710000000"/>
                        <locale key="locale" localeIdentifier="fr_FR"/>
                        <timeZone key="timeZone" name="Europe/Berlin"/>
                    </datePicker>
                </objects>
            </document>
            """
        let made = UINib(data: Data(nib.utf8), bundle: nil).instantiate(withOwner: nil)
        let picker = try #require(made.first as? UIDatePicker)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 700_000_000))
        #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 690_000_000))
        #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 710_000_000))
        #expect(picker.locale?.identifier == "fr_FR" && picker.timeZone?.identifier == "Europe/Berlin")
    }
}
