// Written by `make requirements` from the protocol's declaration.

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) { OptionalRequirement.absent(self) }

    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) { OptionalRequirement.absent(self) }

    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) { OptionalRequirement.absent(self) }

    var optional: OptionalCalls<any UIPopoverPresentationControllerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIPopoverPresentationControllerDelegate {
    @inline(__always) @discardableResult
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool? {
        OptionalRequirement.call(target) {
            $0.popoverPresentationControllerShouldDismissPopover(popoverPresentationController)
        }
    }
}
