// Written by `make requirements` from the protocol's declaration.

extension UIAccessibilityContainerDataTable {
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func accessibilityHeaderElements(forColumn column: Int)
        -> [any UIAccessibilityContainerDataTableCell]?
    {
        OptionalRequirement.absent(self)
        return nil
    }

    var optional: OptionalCalls<any UIAccessibilityContainerDataTable> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIAccessibilityContainerDataTable {
    @inline(__always) @discardableResult
    func accessibilityHeaderElements(forRow row: Int) -> ([any UIAccessibilityContainerDataTableCell]?)? {
        OptionalRequirement.call(target, "accessibilityHeaderElements(forRow:)") {
            $0.accessibilityHeaderElements(forRow: row)
        }
    }

    @inline(__always) @discardableResult
    func accessibilityHeaderElements(forColumn column: Int) -> ([any UIAccessibilityContainerDataTableCell]?)?
    {
        OptionalRequirement.call(target, "accessibilityHeaderElements(forColumn:)") {
            $0.accessibilityHeaderElements(forColumn: column)
        }
    }
}
