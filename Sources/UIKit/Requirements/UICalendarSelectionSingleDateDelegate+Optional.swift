// Written by `make requirements` from the protocol's declaration.

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    var optional: OptionalCalls<any UICalendarSelectionSingleDateDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UICalendarSelectionSingleDateDelegate {
    @inline(__always) @discardableResult
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool? {
        OptionalRequirement.call(target) { $0.dateSelection(selection, canSelectDate: dateComponents) }
    }
}
