// Written by `make requirements` from the protocol's declaration.

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalRequirement.absent(self) }

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    public func textFieldDidEndEditing(_ textField: UITextField) { OptionalRequirement.absent(self) }

    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        OptionalRequirement.absent(self)
    }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    public func textFieldDidChangeSelection(_ textField: UITextField) { OptionalRequirement.absent(self) }

    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    var optional: OptionalCalls<any UITextFieldDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UITextFieldDelegate {
    @inline(__always) @discardableResult
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool? {
        OptionalRequirement.call(target) { $0.textFieldShouldBeginEditing(textField) }
    }

    @inline(__always) @discardableResult
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool? {
        OptionalRequirement.call(target) { $0.textFieldShouldEndEditing(textField) }
    }

    @inline(__always) @discardableResult
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) -> Void? {
        OptionalRequirement.call(target) { $0.textFieldDidEndEditing(textField, reason: reason) }
    }

    @inline(__always) @discardableResult
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool? {
        OptionalRequirement.call(target) {
            $0.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
        }
    }

    @inline(__always) @discardableResult
    func textFieldShouldClear(_ textField: UITextField) -> Bool? {
        OptionalRequirement.call(target) { $0.textFieldShouldClear(textField) }
    }

    @inline(__always) @discardableResult
    func textFieldShouldReturn(_ textField: UITextField) -> Bool? {
        OptionalRequirement.call(target) { $0.textFieldShouldReturn(textField) }
    }
}
