/// The style `inline`: the days of a month, and below them the time where it is asked for.
extension UIDatePicker: UICalendarSelectionSingleDateDelegate {
    /// UIKit: times alone and lengths of time have no calendar.
    var isInline: Bool {
        datePickerStyle == .inline && (datePickerMode == .date || datePickerMode == .dateAndTime)
    }

    /// Whether a line below the calendar shows the time.
    private var hasTimeLine: Bool { datePickerMode == .dateAndTime }

    func makeMonth() -> UICalendarView {
        let view = UICalendarView(frame: .zero)
        view.wantsDateDecorations = false
        view.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
        return view
    }

    /// Language, calendar and range of the picker.
    func rebuildMonth() {
        guard let month else { return }
        month.calendar = inlineCalendar
        month.locale = usedLocale
        month.timeZone = timeZone
        let (start, end) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
        let day = inlineCalendar.startOfDay(for: start)
        month.availableDateRange = DateInterval(start: min(day, end), end: max(end, day))
    }

    /// Marks the date and shows its month.
    func showDateInMonth(animated: Bool) {
        guard let month, let selection = month.selectionBehavior as? UICalendarSelectionSingleDate else {
            return
        }
        let day = inlineCalendar.dateComponents([.era, .year, .month, .day], from: date)
        guard
            selection.selectedDate?.day != day.day || selection.selectedDate?.month != day.month
                || selection.selectedDate?.year != day.year
        else { return }
        selection.setSelected(day, animated: animated)
        month.setVisibleDateComponents(day, animated: animated)
    }

    /// A tap on a day keeps the time of day; on the chosen day nothing changes.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {
        guard let dateComponents else { return showDateInMonth(animated: false) }
        var values = inlineCalendar.dateComponents([.hour, .minute, .second], from: date)
        (values.era, values.year) = (dateComponents.era, dateComponents.year)
        (values.month, values.day) = (dateComponents.month, dateComponents.day)
        guard let new = inlineCalendar.date(from: values) else { return }
        setDate(new, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Places

    private static let timeLineHeight: CGFloat = 44
    private static let side: CGFloat = 16

    var inlineSize: CGSize {
        let natural = month?.intrinsicContentSize ?? .zero
        return CGSize(
            width: max(natural.width, 320), height: natural.height + (hasTimeLine ? Self.timeLineHeight : 0))
    }

    func placeInline() {
        let below = hasTimeLine ? Self.timeLineHeight : 0
        month?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - below, 0))
        timeTitle.isHidden = !(isInline && hasTimeLine)
        guard hasTimeLine else { return }
        let line = CGRect(x: 0, y: bounds.height - below, width: bounds.width, height: below)
        let field = compact.intrinsicContentSize
        let title = timeTitle.intrinsicContentSize
        let (start, end) = (Self.side, line.width - Self.side)
        timeTitle.frame = CGRect(
            x: isRightToLeft ? end - title.width : start, y: line.midY - title.height / 2,
            width: title.width, height: title.height)
        compact.frame = CGRect(
            x: isRightToLeft ? start : end - field.width, y: line.midY - field.height / 2,
            width: field.width, height: field.height)
    }
}
