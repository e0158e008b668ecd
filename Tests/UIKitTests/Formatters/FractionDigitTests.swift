import Testing

@testable import UIKit

/// Digits and days as Apple's Foundation writes them. Expectations are arithmetic, and sentences of the documentation of
/// `NSNumberFormatter` and `NSDateFormatter`.
/// An app's host puts the methods in their places; here they are called by their own names.
struct FractionDigitTests {
    private func text(_ value: Double, _ set: (NumberFormatter) -> Void) -> String? {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        set(formatter)
        return formatter._digitString(from: NSNumber(value: value))
    }

    @Test(arguments: [
        (2, 2, 2.346, "2.35"), (2, 2, 2.3, "2.30"), (2, 2, 1234.5, "1,234.50"), (1, 3, 2.3456, "2.346"),
        (1, 6, 2.3456789, "2.345679"), (2, 8, 0.00012345, "0.00012345"), (3, 3, -1.0005, "-1.000"),
        (2, 4, 7, "7.00"),
    ])
    func bothBoundsHold(least: Int, most: Int, value: Double, expected: String) {
        #expect(
            text(value) {
                $0._setMinimumFractionDigits(least)
                $0._setMaximumFractionDigits(most)
            } == expected)
        #expect(
            text(value) {
                $0._setMaximumFractionDigits(most)
                $0._setMinimumFractionDigits(least)
            } == expected)
    }

    @Test func aBoundTakesTheOtherAlong() {
        #expect(
            text(2.5) {
                $0.numberStyle = .currency
                $0._setMaximumFractionDigits(0)
            } == "$2")
        #expect(
            text(2.5) {
                $0._setMaximumFractionDigits(1)
                $0._setMinimumFractionDigits(4)
            } == "2.5000")
    }

    @Test(arguments: [
        (NumberFormatter.RoundingMode.down, 2.349, "2.34"), (.down, -2.349, "-2.34"), (.up, 2.341, "2.35"),
        (.floor, -2.341, "-2.35"), (.ceiling, -2.349, "-2.34"), (.halfUp, 2.345, "2.35"),
        (.halfDown, 2.345, "2.34"), (.halfEven, 2.345, "2.34"), (.halfEven, 2.355, "2.36"),
        (.halfDown, -2.345, "-2.34"),
    ])
    func roundingGoesItsWay(mode: NumberFormatter.RoundingMode, value: Double, expected: String) {
        #expect(
            text(value) {
                $0._setMinimumFractionDigits(2)
                $0._setMaximumFractionDigits(2)
                $0.roundingMode = mode
            } == expected)
    }

    /// A text is a number as a whole.
    @Test(arguments: [
        ("12", 12.0), ("1,234.5", 1234.5), ("-7", -7), ("12abc", nil), ("12 4x", nil), ("x", nil),
    ])
    func textsAreNumbersAsAWhole(text: String, number: Double?) {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        #expect(formatter._wholeNumber(from: text)?.doubleValue == number)
    }

    /// The patterns of CLDR: "#,##,##0.###" and "¤#,##,##0.00" in Hindi and Indian English, "#,##0.###" elsewhere.
    @Test(arguments: [
        ("en_IN", 1_234_567.891, "12,34,567.891"), ("en_IN", 12_345, "12,345"),
        ("en_US", 1_234_567.891, "1,234,567.891"),
    ])
    func digitsStandInTheGroupsOfTheLocale(locale: String, value: Double, wanted: String) {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.numberStyle = .decimal
        #expect(formatter._digitString(from: NSNumber(value: value)) == wanted)
        formatter.numberStyle = .currency
        formatter.currencyCode = "INR"
        let money = formatter._digitString(from: NSNumber(value: value)) ?? ""
        #expect(money.contains(wanted.prefix { $0 != "." }), "\(money)")
    }

    @Test func percentsAreRoundedAsTheyAreWritten() {
        #expect(
            text(0.12346) {
                $0.numberStyle = .percent
                $0._setMinimumFractionDigits(1)
                $0._setMaximumFractionDigits(1)
            } == "12.3%")
    }

    /// "If a date formatter uses relative date formatting, where possible it replaces the date component of its output with a phrase —
    /// such as “today” or “tomorrow”".
    @Test(arguments: [
        ("en_US", ["Yesterday", "Today", "Tomorrow"]), ("de_DE", ["Gestern", "Heute", "Morgen"]),
    ])
    func daysNearTodayAreNamed(locale: String, words: [String]) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.dateStyle = .medium
        formatter.doesRelativeDateFormatting = true
        let days = (-1...1).map { Calendar.current.date(byAdding: .day, value: $0, to: Date())! }
        #expect(
            days.map { formatter._relativeString(from: $0).lowercased() } == words.map { $0.lowercased() })
        let far = Date(timeIntervalSince1970: 86_400 * 365)
        formatter.doesRelativeDateFormatting = false
        let plain = formatter._relativeString(from: far)
        formatter.doesRelativeDateFormatting = true
        #expect(formatter._relativeString(from: far) == plain)
        formatter.timeStyle = .short
        #expect(formatter._relativeString(from: Date()).lowercased().hasPrefix(words[1].lowercased()))
    }
}
