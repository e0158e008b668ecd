// Written by `make requirements` from the protocol's declaration.

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UISheetPresentationControllerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UISheetPresentationControllerDelegate {
    @inline(__always) @discardableResult
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) -> Void? {
        OptionalRequirement.call(target, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)") {
            $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
        }
    }
}
