// Written by `make requirements` from the protocol's declaration.

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { OptionalRequirement.absent(self) }

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIImagePickerControllerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIImagePickerControllerDelegate {
    @inline(__always) @discardableResult
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) -> Void? {
        OptionalRequirement.call(target) { $0.imagePickerControllerDidCancel(picker) }
    }
}
