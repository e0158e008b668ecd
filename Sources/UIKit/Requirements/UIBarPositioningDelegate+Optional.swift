// Written by `make requirements` from the protocol's declaration.

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        OptionalRequirement.absent(self)
        return .any
    }

    var optional: OptionalCalls<any UIBarPositioningDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIBarPositioningDelegate {
    @inline(__always) @discardableResult
    func position(for bar: any UIBarPositioning) -> UIBarPosition? {
        OptionalRequirement.call(target, "position(for:)") {
            $0.position(for: bar)
        }
    }
}
