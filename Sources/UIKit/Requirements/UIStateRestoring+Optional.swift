// Written by `make requirements` from the protocol's declaration.

extension UIStateRestoring {
    public func encodeRestorableState(with coder: NSCoder) { OptionalRequirement.absent(self) }

    public func decodeRestorableState(with coder: NSCoder) { OptionalRequirement.absent(self) }

    public func applicationFinishedRestoringState() { OptionalRequirement.absent(self) }
}
