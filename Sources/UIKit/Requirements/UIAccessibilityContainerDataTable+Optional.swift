// Written by `make requirements` from the protocol's declaration.

extension UIAccessibilityContainerDataTable {
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        OptionalRequirement.absent(self, answering: nil)
    }

    public func accessibilityHeaderElements(forColumn column: Int)
        -> [any UIAccessibilityContainerDataTableCell]?
    { OptionalRequirement.absent(self, answering: nil) }
}
