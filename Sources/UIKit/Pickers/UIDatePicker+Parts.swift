/// What a wheel of a date picker is for.
enum DatePart: Equatable, Sendable { case day, month, year, wholeDay, hour, minute, half, hours, minutes }

extension UIDatePicker: UIPickerViewDataSource, UIPickerViewDelegate {
    var isCompact: Bool { datePickerStyle == .compact }

    /// The reader's, without one of its own: a calendar's locale is not the reader's on Linux.
    var usedLocale: Locale { locale ?? .current }

    var inlineCalendar: Calendar { usedCalendar }

    private var usedCalendar: Calendar {
        var calendar: Calendar = self.calendar ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        calendar.locale = usedLocale
        return calendar
    }

    /// UIKit: "`date` will always round to the `minuteInterval`" (its header); down, as the wheels do.
    func roundedToMinutes(_ date: Date) -> Date {
        guard roundsToMinuteInterval, minuteInterval > 1, [.time, .dateAndTime].contains(datePickerMode)
        else {
            return date
        }
        let rest = usedCalendar.component(.minute, from: date) % minuteInterval
        return date.addingTimeInterval(-60 * Double(rest))
    }

    func formatter(_ template: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = usedLocale
        formatter.calendar = usedCalendar
        formatter.timeZone = usedCalendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    /// Whether the hours of the locale go to 12.
    private var hasHalves: Bool {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: usedLocale)?.contains("a") ?? false
    }

    func rebuild() {
        guard calendar != nil else { return }
        partWidths = nil
        switch datePickerMode {
        case .time: parts = timeParts
        case .date: parts = dateParts
        case .dateAndTime: parts = isInline ? timeParts : [.wholeDay] + timeParts
        case .countDownTimer: parts = [.hours, .minutes]
        case .yearAndMonth: parts = dateParts.filter { $0 != .day }
        }
        let standsBelow = isCompact || isInline
        if standsBelow, wheels.superview === self {
            wheels.removeFromSuperview()
            wheels.frame = CGRect(x: 0, y: 0, width: 320, height: UIPickerView.height)
        } else if !standsBelow, wheels.superview !== self {
            addSubview(wheels)
        }
        compact.isHidden = !isCompact && !(isInline && datePickerMode == .dateAndTime)
        if isInline, month == nil {
            let made = makeMonth()
            month = made
            insertSubview(made, at: 0)
        }
        month?.isHidden = !isInline
        rebuildMonth()
        wheels.reloadAllComponents()
        showDate(animated: false)
        invalidateIntrinsicContentSize()
        followStyleSize()
        setNeedsLayout()
    }

    /// UIKit: a picker that the app has given no size is as large as its style.
    private func followStyleSize() {
        guard translatesAutoresizingMaskIntoConstraints, bounds.size == ownSize else { return }
        ownSize = intrinsicContentSize
        frame.size = ownSize
    }

    private var timeParts: [DatePart] { hasHalves ? [.hour, .minute, .half] : [.hour, .minute] }

    /// In the order of the locale.
    private var dateParts: [DatePart] {
        let format =
            DateFormatter.dateFormat(fromTemplate: "dMMMMy", options: 0, locale: usedLocale) ?? "MMMM d y"
        let letters: [(Character, DatePart)] = [("d", .day), ("M", .month), ("L", .month), ("y", .year)]
        let found = letters.compactMap { letter, part in
            format.firstIndex(of: letter).map { (format.distance(from: format.startIndex, to: $0), part) }
        }
        return found.sorted { $0.0 < $1.0 }.map(\.1)
    }

    // MARK: Rows

    private static let firstYear = 1
    private static let years = 9999
    private static let days = 20001

    public func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }

    public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        switch parts[component] {
        case .day: 31
        case .month: 12
        case .year: Self.years
        case .wholeDay: Self.days
        case .hour: hasHalves ? 12 : 24
        case .hours: 24
        case .minute, .minutes: 60 / minuteInterval
        case .half: 2
        }
    }

    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        switch parts[component] {
        case .day: "\(row + 1)"
        case .month: formatter("MMMM").standaloneMonthSymbols[row]
        case .year: "\(row + Self.firstYear)"
        case .wholeDay: dayTitle(row)
        case .hour: "\(hasHalves ? (row == 0 ? 12 : row) : row)"
        case .minute: String(format: "%02d", row * minuteInterval)
        case .half: row == 0 ? formatter("a").amSymbol : formatter("a").pmSymbol
        case .hours: "\(row) h"
        case .minutes: "\(row * minuteInterval) min"
        }
    }

    private func dayTitle(_ row: Int) -> String {
        let middle = Self.days / 2
        guard let day = usedCalendar.date(byAdding: .day, value: row - middle, to: firstDay) else {
            return ""
        }
        return formatter("EEEMMMd").string(from: day)
    }

    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let room = max(pickerView.bounds.width, 200) - 18 - 5 * CGFloat(parts.count - 1)
        let widths = partWidths ?? parts.map(naturalWidth)
        partWidths = widths
        let used = widths.reduce(0, +)
        guard used < room else { return widths[component] * room / max(used, 1) }
        // DIFFERS: how wide UIKit's wheels are was not recorded; half of what is left is given to all alike.
        return widths[component] + (room - used) / 2 / CGFloat(widths.count)
    }

    /// As wide as the widest title is in the middle, so that all of a wheel are of one size.
    private func naturalWidth(_ part: DatePart) -> CGFloat {
        let titles: [String] =
            switch part {
            case .day: ["30"]
            case .month: formatter("MMMM").standaloneMonthSymbols
            case .year: ["2000"]
            case .wholeDay: (0..<12).map { dayTitle(Self.days / 2 + $0 * 30) }
            case .hour, .minute: ["00"]
            case .half: [formatter("a").amSymbol, formatter("a").pmSymbol]
            case .hours: ["20 h"]
            case .minutes: ["50 min"]
            }
        let widest = titles.map {
            ($0 as NSString).size(withAttributes: [.font: PickerRowLabel.middleFont]).width
        }
        return (widest.max() ?? 0).rounded(.up) + 2 * PickerRowLabel.side
    }

    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        readWheels()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Date and rows

    private func row(of part: DatePart) -> Int {
        let values = usedCalendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let (hour, minute) = (values.hour ?? 0, values.minute ?? 0)
        switch part {
        case .day: return (values.day ?? 1) - 1
        case .month: return (values.month ?? 1) - 1
        case .year: return (values.year ?? Self.firstYear) - Self.firstYear
        case .wholeDay:
            let calendar = usedCalendar
            let days = calendar.dateComponents(
                [.day], from: calendar.startOfDay(for: firstDay), to: calendar.startOfDay(for: date))
            return Self.days / 2 + (days.day ?? 0)
        case .hour: return hasHalves ? hour % 12 : hour
        case .minute: return minute / minuteInterval
        case .half: return hour / 12
        case .hours: return Int(countDownDuration) / 3600
        case .minutes: return Int(countDownDuration) / 60 % 60 / minuteInterval
        }
    }

    func showDate(animated: Bool) {
        guard calendar != nil, wheels.numberOfComponents == parts.count else { return }
        for (component, part) in parts.enumerated() {
            wheels.selectRow(row(of: part), inComponent: component, animated: animated)
        }
        compact.texts = isInline ? [formatter("jmm").string(from: date)] : compactTexts
        if isInline { showDateInMonth(animated: animated) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var compactTexts: [String] {
        switch datePickerMode {
        case .date: [formatter("yMMMd").string(from: date)]
        case .time: [formatter("jmm").string(from: date)]
        case .yearAndMonth: [formatter("yMMMM").string(from: date)]
        default: [formatter("yMMMd").string(from: date), formatter("jmm").string(from: date)]
        }
    }

    /// The date that the wheels say.
    private func readWheels() {
        let calendar = usedCalendar
        func chosen(_ part: DatePart) -> Int? {
            parts.firstIndex(of: part).map { wheels.selectedRow(inComponent: $0) }
        }
        if datePickerMode == .countDownTimer {
            countDownDuration = TimeInterval(
                (chosen(.hours) ?? 0) * 3600 + (chosen(.minutes) ?? 0) * minuteInterval * 60)
            return
        }
        var base = date
        if let row = chosen(.wholeDay) {
            let offset = row - self.row(of: .wholeDay)
            base = calendar.date(byAdding: .day, value: offset, to: base) ?? base
        }
        var values = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: base)
        if let row = chosen(.year) { values.year = row + Self.firstYear }
        if let row = chosen(.month) { values.month = row + 1 }
        if let row = chosen(.hour) { values.hour = row + (chosen(.half) ?? 0) * 12 }
        if let row = chosen(.minute) { values.minute = row * minuteInterval }
        if let row = chosen(.day) {
            var month = values
            month.day = 1
            let days = calendar.date(from: month).flatMap { calendar.range(of: .day, in: .month, for: $0) }
            values.day = min(row + 1, days?.count ?? 31)
        }
        setDate(calendar.date(from: values) ?? base, animated: true)
    }

    /// A tap on one of the fields.
    func openEditor(at index: Int) {
        guard isEnabled, let presenter = nearestController else { return }
        let isTime = datePickerMode == .time || isInline || index > 0
        compact.chosen = index
        presenter.present(
            DatePickerEditor(self, isTime: isTime, at: compact.fields[index]), animated: true)
    }

    private var nearestController: UIViewController? {
        var responder = next
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}

/// Date and time in grey fields.
@MainActor
final class CompactDateView: UIView {
    /// The field that was tapped, by its place.
    var tapped: (Int) -> Void = { _ in }
    /// The field that is edited just now, which has the tint colour.
    var chosen: Int? { didSet { colourFields() } }
    /// Fields of a picker that is not are pale.
    var isEnabled = true { didSet { if isEnabled != oldValue { colourFields() } } }
    var texts: [String] = [] { didSet { if texts != oldValue { rebuild() } } }
    private var labels: [UILabel] = []
    var fields: [UIView] { labels }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.handlers.append { [weak self] in
            guard let self, $0.state == .ended else { return }
            let x = $0.location(in: self).x
            let distances = labels.map { max($0.frame.minX - x, x - $0.frame.maxX) }
            if let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }) { tapped(nearest) }
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    private func rebuild() {
        for label in labels { label.removeFromSuperview() }
        labels = texts.map { text in
            let label = UILabel()
            label.text = text
            label.textAlignment = .center
            label.backgroundColor = .tertiarySystemFill
            label.layer.cornerRadius = 6
            label.clipsToBounds = true
            addSubview(label)
            return label
        }
        colourFields()
        setNeedsLayout()
    }

    private func colourFields() {
        for (index, label) in labels.enumerated() {
            label.textColor = !isEnabled ? .tertiaryLabel : index == chosen ? tintColor : .label
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colourFields()
    }

    private func width(_ label: UILabel) -> CGFloat { label.intrinsicContentSize.width + 22 }

    override var intrinsicContentSize: CGSize {
        let width = labels.reduce(0) { $0 + self.width($1) } + 5 * CGFloat(max(labels.count - 1, 0))
        return CGSize(width: width, height: 34.5)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let full = intrinsicContentSize.width
        var x = max((bounds.width - full) / 2, 0)
        for label in labels {
            let width = width(label)
            label.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: (bounds.height - 34.5) / 2, width: width,
                height: 34.5)
            x += width + 5
        }
    }
}
