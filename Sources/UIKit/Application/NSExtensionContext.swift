import Foundation

/// What the host of an extension handed over; an app has none.
open class NSExtensionContext: NSObject {
    open var inputItems: [Any] { [] }

    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    open func cancelRequest(withError error: any Error) {
        Kept.say("NSExtensionContext.cancelRequest(withError:)", "nothing hosts the app")
    }
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// One of the things that are handed over.
open class NSExtensionItem: NSObject {
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?
}
