/// Has a say in the editing of a text field. Every requirement is optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called in place of `textFieldDidEndEditing(_:)` where it is implemented.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }
    public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalRequirement.absent(self) }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }
    public func textFieldDidEndEditing(_ textField: UITextField) { OptionalRequirement.absent(self) }
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        OptionalRequirement.absent(self)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) { OptionalRequirement.absent(self) }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }
}
