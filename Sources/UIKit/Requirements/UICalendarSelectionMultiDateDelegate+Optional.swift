// Written by `make requirements` from the protocol's declaration.

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    var optional: OptionalCalls<any UICalendarSelectionMultiDateDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UICalendarSelectionMultiDateDelegate {
    @inline(__always) @discardableResult
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool? {
        OptionalRequirement.call(target) { $0.multiDateSelection(selection, canSelectDate: dateComponents) }
    }

    @inline(__always) @discardableResult
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool? {
        OptionalRequirement.call(target) { $0.multiDateSelection(selection, canDeselectDate: dateComponents) }
    }
}
