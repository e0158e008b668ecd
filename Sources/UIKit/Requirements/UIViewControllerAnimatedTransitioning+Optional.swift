// Written by `make requirements` from the protocol's declaration.

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    { OptionalRequirement.absent(self, answering: UIViewPropertyAnimator(duration: 0, curve: .linear)) }

    public func animationEnded(_ transitionCompleted: Bool) { OptionalRequirement.absent(self) }

    var optional: OptionalCalls<any UIViewControllerAnimatedTransitioning> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIViewControllerAnimatedTransitioning {
    @inline(__always) @discardableResult
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> (
        any UIViewImplicitlyAnimating
    )? {
        OptionalRequirement.call(target) { $0.interruptibleAnimator(using: transitionContext) }
    }
}
