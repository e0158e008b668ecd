// Written by `make requirements` from the protocol's declaration.

extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        OptionalRequirement.absent(self)
    }

    public func addAnimations(_ animation: @escaping () -> Void) { OptionalRequirement.absent(self) }

    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        OptionalRequirement.absent(self)
    }

    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { OptionalRequirement.absent(self) }
}
