extension UICalendarView {
    /// The calendar in the view's language and time zone.
    var usedCalendar: Calendar {
        var used = calendar
        used.locale = locale
        if let timeZone { used.timeZone = timeZone }
        return used
    }

    func setUpCalendar() {
        let arrows = [(back, "chevron.backward", -1), (forward, "chevron.forward", 1)]
        for (button, name, step) in arrows {
            let weight = UIImage.SymbolConfiguration(pointSize: 18, weight: .semibold)
            button.setImage(UIImage(systemName: name, withConfiguration: weight), for: .normal)
            button.accessibilityLabel = step < 0 ? "Previous Month" : "Next Month"
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .primaryActionTriggered)
            addSubview(button)
        }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            swipe.handlers.append { [weak self] _ in
                guard let self else { return }
                self.turn(by: (direction == .left) != self.isRightToLeft ? 1 : -1)
            }
            addGestureRecognizer(swipe)
        }
        title.accessibilityTraits = .header
        addSubview(title)
        for _ in 0..<7 {
            let label = UILabel()
            label.textAlignment = .center
            label.textColor = .tertiaryLabel
            weekdays.append(label)
            addSubview(label)
        }
        rebuild()
    }

    /// Calendar, language or fonts are others.
    func rebuild() {
        grid = MonthGrid(containing: clamped(grid.start), usedCalendar)
        title.font = font(.headline)
        for label in weekdays { label.font = font(.caption1, .semibold) }
        invalidateIntrinsicContentSize()
        showMonth()
    }

    private func clamped(_ date: Date) -> Date {
        let last = max(availableDateRange.start, availableDateRange.end.addingTimeInterval(-1))
        return min(max(date, availableDateRange.start), last)
    }

    /// UIKit: text of calendars stops growing, as the grid keeps its seven columns; from which size on was never
    /// recorded.
    private func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight? = nil) -> UIFont {
        let category = traitCollection.preferredContentSizeCategory
        let traits = UITraitCollection(
            preferredContentSizeCategory: category.isAccessibilityCategory ? .extraExtraExtraLarge : category)
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        let sized = weight.map { UIFont.systemFont(ofSize: font.pointSize, weight: $0) } ?? font
        return sized.fontDescriptor.withDesign(fontDesign).map {
            UIFont(descriptor: $0, size: sized.pointSize)
        } ?? sized
    }

    // MARK: Months

    func turn(by months: Int) { show(grid.moved(by: months), tells: true) }

    /// Shows a month, or the nearest that is available.
    func show(_ new: MonthGrid, tells: Bool) {
        let isAvailable = new.end > availableDateRange.start && new.start < availableDateRange.end
        let new = isAvailable ? new : MonthGrid(containing: clamped(new.start), usedCalendar)
        let old = grid
        grid = new
        showMonth()
        guard tells, new.start != old.start else { return }
        _ = delegate.optional.calendarView(self, didChangeVisibleDateComponentsFrom: old.components)
    }

    private func showMonth() {
        let formatter = DateFormatter()
        formatter.calendar = usedCalendar
        formatter.locale = locale
        formatter.timeZone = usedCalendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
        title.text = formatter.string(from: grid.start)
        back.isEnabled = grid.start > availableDateRange.start
        forward.isEnabled = grid.end < availableDateRange.end
        while days.count < grid.count {
            let day = CalendarDayView()
            let number = days.count + 1
            day.addAction(UIAction { [weak self] _ in self?.tapped(number) }, for: .touchUpInside)
            days.append(day)
            addSubview(day)
        }
        for (index, day) in days.enumerated() { day.isHidden = index >= grid.count }
        refreshDays()
        refreshDecorations(of: nil)
        setNeedsLayout()
    }

    // MARK: Days

    private var shownDays: Zip2Sequence<ClosedRange<Int>, [CalendarDayView]> {
        zip(1...max(grid.count, 1), days)
    }

    func refreshDays() {
        let today = CalendarDay(grid.calendar.dateComponents([.year, .month, .day], from: Date()))
        let font = font(.title3)
        for (number, view) in shownDays {
            let components = grid.components(ofDay: number)
            let day = CalendarDay(components)
            view.style = CalendarDayView.Style(
                text: "\(number)", isSelected: day.map { selectionBehavior?.contains($0) == true } ?? false,
                isToday: day == today, isEnabled: isAvailable(number, components), font: font,
                hasDecorations: wantsDateDecorations)
        }
    }

    /// Without a selection behaviour days stand there to be read.
    private func isAvailable(_ number: Int, _ components: DateComponents) -> Bool {
        let interval = grid.interval(ofDay: number)
        guard interval.end > availableDateRange.start, interval.start < availableDateRange.end else {
            return false
        }
        return selectionBehavior?.canTap(components) ?? true
    }

    private func tapped(_ number: Int) { selectionBehavior?.tap(grid.components(ofDay: number)) }

    /// - Parameter some: nil means every day.
    func refreshDecorations(of some: Set<CalendarDay>?) {
        for (number, view) in shownDays {
            let components = grid.components(ofDay: number)
            if let some, CalendarDay(components).map(some.contains) != true { continue }
            let decoration =
                wantsDateDecorations
                ? delegate.optional.calendarView(self, decorationFor: components) : nil
            view.show(decoration: (decoration ?? nil)?.makeView())
        }
    }

    // MARK: Places

    private var weekdayHeight: CGFloat { (weekdays.first?.font.lineHeight ?? 14).rounded(.up) + 8 }
    private var rowHeight: CGFloat {
        let number = (font(.title3).lineHeight + 14).rounded(.up)
        return max(number, 38) + (wantsDateDecorations ? CalendarMetrics.decorationHeight : 0)
    }

    /// Always high enough for six weeks, so that nothing below moves from month to month.
    func naturalSize(width: CGFloat) -> CGSize {
        CGSize(width: width, height: CalendarMetrics.header + weekdayHeight + 6 * rowHeight + 8)
    }

    /// Where a name has no room in its column, all are a letter long.
    private func nameWeekdays(column: CGFloat) {
        var names = MonthGrid.weekdays(of: usedCalendar).map { $0.uppercased() }
        let font = font(.caption1, .semibold)
        if names.contains(where: { $0.size(withAttributes: [.font: font]).width > column }) {
            names = MonthGrid.weekdays(of: usedCalendar, briefly: true).map { $0.uppercased() }
        }
        for (label, name) in zip(weekdays, names) { label.text = name }
    }

    func placeParts() {
        let metrics = CalendarMetrics.self
        let width = bounds.width - 2 * metrics.margin
        func place(_ view: UIView, _ frame: CGRect) {
            let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
            view.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
        }
        let end = bounds.width - metrics.margin / 2
        place(
            title,
            CGRect(
                x: metrics.margin, y: 0, width: max(width - 2 * metrics.arrow, 0), height: metrics.header))
        place(back, CGRect(x: end - 2 * metrics.arrow, y: 0, width: metrics.arrow, height: metrics.header))
        place(forward, CGRect(x: end - metrics.arrow, y: 0, width: metrics.arrow, height: metrics.header))
        let column = width / 7
        nameWeekdays(column: column)
        for (index, label) in weekdays.enumerated() {
            place(
                label,
                CGRect(
                    x: metrics.margin + CGFloat(index) * column, y: metrics.header, width: column,
                    height: weekdayHeight))
        }
        // A view lower than it wants to be has lower rows.
        let top = metrics.header + weekdayHeight
        let row = min(rowHeight, max((bounds.height - top) / 6, 0))
        for (index, view) in days.enumerated() {
            let cell = index + grid.leading
            place(
                view,
                CGRect(
                    x: metrics.margin + CGFloat(cell % 7) * column, y: top + CGFloat(cell / 7) * row,
                    width: column, height: row))
        }
    }
}
