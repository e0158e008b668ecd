// Written by `make requirements` from the protocol's declaration.

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func animationController(forDismissed dismissed: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
    )? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    {
        OptionalRequirement.absent(self)
        return nil
    }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        OptionalRequirement.absent(self)
        return nil
    }

    var optional: OptionalCalls<any UIViewControllerTransitioningDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIViewControllerTransitioningDelegate {
    @inline(__always) @discardableResult
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> ((any UIViewControllerAnimatedTransitioning)?)? {
        OptionalRequirement.call(target, "animationController(forPresented:presenting:source:)") {
            $0.animationController(forPresented: presented, presenting: presenting, source: source)
        }
    }

    @inline(__always) @discardableResult
    func animationController(forDismissed dismissed: UIViewController) -> (
        (any UIViewControllerAnimatedTransitioning)?
    )? {
        OptionalRequirement.call(target, "animationController(forDismissed:)") {
            $0.animationController(forDismissed: dismissed)
        }
    }

    @inline(__always) @discardableResult
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
        (any UIViewControllerInteractiveTransitioning)?
    )? {
        OptionalRequirement.call(target, "interactionControllerForPresentation(using:)") {
            $0.interactionControllerForPresentation(using: animator)
        }
    }

    @inline(__always) @discardableResult
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
        (any UIViewControllerInteractiveTransitioning)?
    )? {
        OptionalRequirement.call(target, "interactionControllerForDismissal(using:)") {
            $0.interactionControllerForDismissal(using: animator)
        }
    }

    @inline(__always) @discardableResult
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> (UIPresentationController?)? {
        OptionalRequirement.call(target, "presentationController(forPresented:presenting:source:)") {
            $0.presentationController(forPresented: presented, presenting: presenting, source: source)
        }
    }
}
