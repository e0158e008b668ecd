// Written by `make requirements` from the protocol's declaration.

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        OptionalRequirement.absent(self)
    }

    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        OptionalRequirement.absent(self)
    }

    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIDocumentPickerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIDocumentPickerDelegate {
    @inline(__always) @discardableResult
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) -> Void?
    {
        OptionalRequirement.call(target) { $0.documentPicker(controller, didPickDocumentsAt: urls) }
    }
}
