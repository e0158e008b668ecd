/// The days of a month, with decorations, of which some may be chosen.
///
/// DIFFERS: a swipe or an arrow exchanges the month at once; a tap on the title does not open wheels.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    let title = UILabel()
    let back = UIButton(type: .system)
    let forward = UIButton(type: .system)
    var weekdays: [UILabel] = []
    var days: [CalendarDayView] = []
    var grid = MonthGrid(containing: Date(), .current)

    open weak var delegate: (any UICalendarViewDelegate)? { didSet { refreshDecorations(of: nil) } }
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            if oldValue !== selectionBehavior { oldValue?.view = nil }
            selectionBehavior?.view = self
            refreshDays()
        }
    }
    open var calendar: Calendar = .current { didSet { rebuild() } }
    open var locale: Locale = .current { didSet { rebuild() } }
    open var timeZone: TimeZone? { didSet { rebuild() } }
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { rebuild() } }
    /// Days outside cannot be chosen; months outside are not shown.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            show(grid, tells: true)
            refreshDays()
        }
    }
    /// Whether there is room for decorations below the numbers.
    open var wantsDateDecorations = true {
        didSet {
            guard wantsDateDecorations != oldValue else { return }
            invalidateIntrinsicContentSize()
            refreshDays()
            refreshDecorations(of: nil)
        }
    }
    /// Calendar, era, year and month of what is shown; a day in what is set does not matter.
    open var visibleDateComponents: DateComponents {
        get { grid.components }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCalendar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCalendar()
    }

    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = usedCalendar.date(from: dateComponents) else {
            return Diagnostics.say("UICalendarView: \(dateComponents) is no date of the calendar")
        }
        show(MonthGrid(containing: date, usedCalendar), tells: true)
    }

    /// Asks the delegate for these days' decorations again.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        refreshDecorations(of: Set(dates.compactMap { CalendarDay($0) }))
    }

    open override var intrinsicContentSize: CGSize { naturalSize(width: CalendarMetrics.width) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        naturalSize(width: size.width > 0 && size.width < 10_000 ? size.width : CalendarMetrics.width)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        if previousTraitCollection?.preferredContentSizeCategory != category { rebuild() }
    }
}
