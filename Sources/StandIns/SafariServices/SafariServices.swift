import UIKit

/// The reader's list of pages for later; there is none.
@preconcurrency @MainActor
open class SSReadingList: NSObject {
    open class func `default`() -> SSReadingList? { nil }
    open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme ?? "") }
    open func addItem(with URL: URL, title: String?, previewText: String?) throws {}
}

/// Signing in through a browser; it ends as if the reader left it.
@preconcurrency @MainActor
open class SFAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    private let completion: CompletionHandler
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
    }
    @discardableResult
    open func start() -> Bool {
        Kept.say("SFAuthenticationSession.start()", "there is no browser; the app is told that it was left")
        SystemAnswer.later {
            self.completion(nil, NSError(domain: "com.apple.SafariServices.Authentication", code: 1))
        }
        return true
    }
    open func cancel() {}
}

/// Blockers of content in Safari; there are none.
open class SFContentBlockerManager: NSObject {
    open class func reloadContentBlocker(
        withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
    ) { SystemAnswer.later { completionHandler?(nil) } }
}
