// Written by `make requirements` from the protocol's declaration.

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { OptionalRequirement.absent(self) }
}
