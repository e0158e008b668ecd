// Written by `make requirements` from the protocol's declaration.

extension UIDocumentBrowserViewControllerDelegate {
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) { OptionalRequirement.absent(self) }

    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { OptionalRequirement.absent(self) }

    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) { OptionalRequirement.absent(self) }

    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?
    ) { OptionalRequirement.absent(self) }

    var optional: OptionalCalls<any UIDocumentBrowserViewControllerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIDocumentBrowserViewControllerDelegate {
    @inline(__always) @discardableResult
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) -> Void? {
        OptionalRequirement.call(target) {
            $0.documentBrowser(controller, didRequestDocumentCreationWithHandler: importHandler)
        }
    }
}
