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
        OptionalRequirement.call(target, "documentPicker(_:didPickDocumentsAt:)") {
            $0.documentPicker(controller, didPickDocumentsAt: urls)
        }
    }

    @inline(__always) @discardableResult
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) -> Void? {
        OptionalRequirement.call(target, "documentPickerWasCancelled(_:)") {
            $0.documentPickerWasCancelled(controller)
        }
    }

    @inline(__always) @discardableResult
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) -> Void? {
        OptionalRequirement.call(target, "documentPicker(_:didPickDocumentAt:)") {
            $0.documentPicker(controller, didPickDocumentAt: url)
        }
    }
}
