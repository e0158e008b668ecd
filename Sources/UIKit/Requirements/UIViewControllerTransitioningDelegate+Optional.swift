// Written by `make requirements` from the protocol's declaration.

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalRequirement.absent(self, answering: nil) }

    public func animationController(forDismissed dismissed: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
    )? { OptionalRequirement.absent(self, answering: nil) }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalRequirement.absent(self, answering: nil) }

    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { OptionalRequirement.absent(self, answering: nil) }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { OptionalRequirement.absent(self, answering: nil) }

    var optional: OptionalCalls<any UIViewControllerTransitioningDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIViewControllerTransitioningDelegate {
    @inline(__always) @discardableResult
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> ((any UIViewControllerAnimatedTransitioning)?)? {
        OptionalRequirement.call(target) {
            $0.animationController(forPresented: presented, presenting: presenting, source: source)
        }
    }

    @inline(__always) @discardableResult
    func animationController(forDismissed dismissed: UIViewController) -> (
        (any UIViewControllerAnimatedTransitioning)?
    )? {
        OptionalRequirement.call(target) { $0.animationController(forDismissed: dismissed) }
    }

    @inline(__always) @discardableResult
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
        (any UIViewControllerInteractiveTransitioning)?
    )? {
        OptionalRequirement.call(target) { $0.interactionControllerForPresentation(using: animator) }
    }

    @inline(__always) @discardableResult
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
        (any UIViewControllerInteractiveTransitioning)?
    )? {
        OptionalRequirement.call(target) { $0.interactionControllerForDismissal(using: animator) }
    }

    @inline(__always) @discardableResult
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> (UIPresentationController?)? {
        OptionalRequirement.call(target) {
            $0.presentationController(forPresented: presented, presenting: presenting, source: source)
        }
    }
}
