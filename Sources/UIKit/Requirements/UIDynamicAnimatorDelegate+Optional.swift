// Written by `make requirements` from the protocol's declaration.

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        OptionalRequirement.absent(self)
    }

    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIDynamicAnimatorDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIDynamicAnimatorDelegate {
    @inline(__always) @discardableResult
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) -> Void? {
        OptionalRequirement.call(target, "dynamicAnimatorWillResume(_:)") {
            $0.dynamicAnimatorWillResume(animator)
        }
    }

    @inline(__always) @discardableResult
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) -> Void? {
        OptionalRequirement.call(target, "dynamicAnimatorDidPause(_:)") {
            $0.dynamicAnimatorDidPause(animator)
        }
    }
}
