import UIKit

/// A month with decorated days, in which several may be chosen; a label below tells which.
class DaysCalendar: UIViewController, UICalendarViewDelegate, UICalendarSelectionMultiDateDelegate {
    private let calendarView = UICalendarView()
    private let summary = UILabel()
    private lazy var selection = UICalendarSelectionMultiDate(delegate: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        calendarView.calendar = Calendar(identifier: .gregorian)
        calendarView.locale = Locale(identifier: "en_US")
        calendarView.backgroundColor = .secondarySystemGroupedBackground
        calendarView.layer.cornerRadius = 12
        calendarView.tintColor = .systemRed
        calendarView.delegate = self
        calendarView.selectionBehavior = selection
        calendarView.visibleDateComponents = DateComponents(year: 2025, month: 1)
        selection.selectedDates = [1, 9].map { DateComponents(year: 2025, month: 1, day: $0) }
        summary.font = .preferredFont(forTextStyle: .body)
        summary.adjustsFontForContentSizeCategory = true
        summary.numberOfLines = 0
        summary.textAlignment = .center
        for part in [calendarView, summary] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            calendarView.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            calendarView.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            calendarView.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            summary.topAnchor.constraint(equalTo: calendarView.bottomAnchor, constant: 16),
            summary.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            summary.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
        ])
        summarize()
    }

    private func summarize() {
        let days = selection.selectedDates.compactMap(\.day).sorted().map(String.init)
        summary.text = "Chosen: " + (days.isEmpty ? "none" : days.joined(separator: ", "))
    }

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    {
        switch dateComponents.day {
        case 3, 17: .default(color: .systemBlue)
        case 9: .image(UIImage(systemName: "star.fill"), color: .systemOrange)
        case 22: .default(color: .systemGreen, size: .large)
        default: nil
        }
    }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { summarize() }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { summarize() }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { dateComponents.day != 25 }
}
