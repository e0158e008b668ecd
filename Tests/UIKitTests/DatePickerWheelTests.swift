import Testing

@testable import UIKit

/// Wheels of date pickers.
@MainActor
struct DatePickerWheelTests {
    /// Titles of a wheel are of one size: what the widest needs is measured, at the size of the row in the middle, with the nine points
    /// at its sides that were recorded on iOS 26.1.
    @Test(arguments: ["en_US", "de_DE", "ja_JP", "ar_EG"])
    func everyMonthHasItsRoom(_ locale: String) throws {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .date
        picker.locale = Locale(identifier: locale)
        let wheels = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        let month = try #require(picker.parts.firstIndex(of: .month))
        let width = picker.pickerView(wheels, widthForComponent: month)
        let names = picker.formatter("MMMM").standaloneMonthSymbols
        #expect(names.count == 12)
        for name in names {
            let title = (name as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 23.5)])
            #expect(title.width + 18 <= width, "\(name)")
        }
        let all = picker.parts.indices.map { picker.pickerView(wheels, widthForComponent: $0) }
        #expect(all.reduce(0, +) + 5 * CGFloat(all.count - 1) <= 302.001, "they fit between the sides")
    }
}
