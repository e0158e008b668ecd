// Written by `make requirements` from the protocol's declaration.

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { OptionalRequirement.absent(self) }

    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { OptionalRequirement.absent(self) }
}
