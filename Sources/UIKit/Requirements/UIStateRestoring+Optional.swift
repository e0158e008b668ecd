// Written by `make requirements` from the protocol's declaration.

extension UIStateRestoring {
    public func encodeRestorableState(with coder: NSCoder) {
        OptionalRequirement.absent(self)
    }

    public func decodeRestorableState(with coder: NSCoder) {
        OptionalRequirement.absent(self)
    }

    public func applicationFinishedRestoringState() {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIStateRestoring> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIStateRestoring {
    @inline(__always) @discardableResult
    func encodeRestorableState(with coder: NSCoder) -> Void? {
        OptionalRequirement.call(target, "encodeRestorableState(with:)") {
            $0.encodeRestorableState(with: coder)
        }
    }

    @inline(__always) @discardableResult
    func decodeRestorableState(with coder: NSCoder) -> Void? {
        OptionalRequirement.call(target, "decodeRestorableState(with:)") {
            $0.decodeRestorableState(with: coder)
        }
    }

    @inline(__always) @discardableResult
    func applicationFinishedRestoringState() -> Void? {
        OptionalRequirement.call(target, "applicationFinishedRestoringState()") {
            $0.applicationFinishedRestoringState()
        }
    }
}
