// Written by `make requirements` from the protocol's declaration.

extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        OptionalRequirement.absent(self)
    }

    public func addAnimations(_ animation: @escaping () -> Void) {
        OptionalRequirement.absent(self)
    }

    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        OptionalRequirement.absent(self)
    }

    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIViewImplicitlyAnimating> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIViewImplicitlyAnimating {
    @inline(__always) @discardableResult
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) -> Void? {
        OptionalRequirement.call(target, "addAnimations(_:delayFactor:)") {
            $0.addAnimations(animation, delayFactor: delayFactor)
        }
    }

    @inline(__always) @discardableResult
    func addAnimations(_ animation: @escaping () -> Void) -> Void? {
        OptionalRequirement.call(target, "addAnimations(_:)") {
            $0.addAnimations(animation)
        }
    }

    @inline(__always) @discardableResult
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) -> Void? {
        OptionalRequirement.call(target, "addCompletion(_:)") {
            $0.addCompletion(completion)
        }
    }

    @inline(__always) @discardableResult
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) -> Void? {
        OptionalRequirement.call(target, "continueAnimation(withTimingParameters:durationFactor:)") {
            $0.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
        }
    }
}
