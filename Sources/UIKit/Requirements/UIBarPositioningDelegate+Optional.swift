// Written by `make requirements` from the protocol's declaration.

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        OptionalRequirement.absent(self, answering: .any)
    }
}
