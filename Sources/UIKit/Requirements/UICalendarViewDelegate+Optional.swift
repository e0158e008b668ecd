// Written by `make requirements` from the protocol's declaration.

extension UICalendarViewDelegate {
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    { OptionalRequirement.absent(self, answering: nil) }

    public func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { OptionalRequirement.absent(self) }

    var optional: OptionalCalls<any UICalendarViewDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UICalendarViewDelegate {
    @inline(__always) @discardableResult
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> (
        UICalendarView.Decoration?
    )? {
        OptionalRequirement.call(target) { $0.calendarView(calendarView, decorationFor: dateComponents) }
    }

    @inline(__always) @discardableResult
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) -> Void? {
        OptionalRequirement.call(target) {
            $0.calendarView(calendarView, didChangeVisibleDateComponentsFrom: previousDateComponents)
        }
    }
}
