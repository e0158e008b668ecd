// Written by `make requirements` from the protocol's declaration.

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        OptionalRequirement.absent(self)
    }

    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }

    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        OptionalRequirement.absent(self)
    }

    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIPopoverPresentationControllerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIPopoverPresentationControllerDelegate {
    @inline(__always) @discardableResult
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
        -> Void?
    {
        OptionalRequirement.call(target, "prepareForPopoverPresentation(_:)") {
            $0.prepareForPopoverPresentation(popoverPresentationController)
        }
    }

    @inline(__always) @discardableResult
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool? {
        OptionalRequirement.call(target, "popoverPresentationControllerShouldDismissPopover(_:)") {
            $0.popoverPresentationControllerShouldDismissPopover(popoverPresentationController)
        }
    }

    @inline(__always) @discardableResult
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Void? {
        OptionalRequirement.call(target, "popoverPresentationControllerDidDismissPopover(_:)") {
            $0.popoverPresentationControllerDidDismissPopover(popoverPresentationController)
        }
    }

    @inline(__always) @discardableResult
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) -> Void? {
        OptionalRequirement.call(target, "popoverPresentationController(_:willRepositionPopoverTo:in:)") {
            $0.popoverPresentationController(
                popoverPresentationController, willRepositionPopoverTo: rect, in: view)
        }
    }
}
