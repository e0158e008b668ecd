// Written by `make requirements` from the protocol's declaration.

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        OptionalRequirement.absent(self)
    }

    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        OptionalRequirement.absent(self)
    }
}
