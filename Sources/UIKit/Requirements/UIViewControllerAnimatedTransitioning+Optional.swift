// Written by `make requirements` from the protocol's declaration.

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIViewControllerAnimatedTransitioning> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIViewControllerAnimatedTransitioning {
    @inline(__always) @discardableResult
    func animationEnded(_ transitionCompleted: Bool) -> Void? {
        OptionalRequirement.call(target, "animationEnded(_:)") {
            $0.animationEnded(transitionCompleted)
        }
    }
}
