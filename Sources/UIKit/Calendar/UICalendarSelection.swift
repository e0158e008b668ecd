/// Which days of a calendar are chosen, and how taps change that.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    weak var view: UICalendarView?

    /// Asks the delegate again which days can be selected.
    open func updateSelectableDates() { view?.refreshDays() }

    func contains(_ day: CalendarDay) -> Bool { false }
    /// Whether a tap on a day would do something.
    func canTap(_ components: DateComponents) -> Bool { false }
    func tap(_ components: DateComponents) {}
}

/// Hears of the day that is chosen.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Nil: the chosen day was tapped again, and none is chosen.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    // @optional
    // default: true
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

/// At most one day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// Setting it tells the delegate nothing.
    open var selectedDate: DateComponents? {
        didSet {
            CalendarProblems.check(selectedDate)
            view?.refreshDays()
        }
    }

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
        self.selectedDate = selectedDate
    }

    override func contains(_ day: CalendarDay) -> Bool { CalendarDay(selectedDate) == day }
    override func canTap(_ components: DateComponents) -> Bool {
        delegate.optional.dateSelection(self, canSelectDate: components) ?? true
    }
    override func tap(_ components: DateComponents) {
        let new = CalendarDay(selectedDate) == CalendarDay(components) ? nil : components
        guard delegate.optional.dateSelection(self, canSelectDate: new) ?? true else { return }
        selectedDate = new
        delegate?.dateSelection(self, didSelectDate: new)
    }
}

/// Hears of days that are chosen and no longer chosen.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    // @optional
    // default: true
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    // default: true
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

/// Any number of days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// In the order in which they were chosen. Setting it tells the delegate nothing.
    open var selectedDates: [DateComponents] = [] {
        didSet {
            selectedDates.forEach(CalendarProblems.check)
            view?.refreshDays()
        }
    }

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }

    override func contains(_ day: CalendarDay) -> Bool {
        selectedDates.contains { CalendarDay($0) == day }
    }
    override func canTap(_ components: DateComponents) -> Bool {
        let isChosen = CalendarDay(components).map(contains) ?? false
        return isChosen
            ? delegate.optional.multiDateSelection(self, canDeselectDate: components) ?? true
            : delegate.optional.multiDateSelection(self, canSelectDate: components) ?? true
    }
    override func tap(_ components: DateComponents) {
        guard canTap(components), let day = CalendarDay(components) else { return }
        if contains(day) {
            selectedDates.removeAll { CalendarDay($0) == day }
            delegate?.multiDateSelection(self, didDeselectDate: components)
        } else {
            selectedDates.append(components)
            delegate?.multiDateSelection(self, didSelectDate: components)
        }
    }
}

/// Components that name no day.
@MainActor
enum CalendarProblems {
    static func check(_ components: DateComponents?) {
        guard let components, CalendarDay(components) == nil else { return }
        Diagnostics.say(
            "UICalendarView: \(components) has no year, month or day: no day is meant by it; set all three")
    }
}
