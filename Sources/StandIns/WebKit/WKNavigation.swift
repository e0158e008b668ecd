/// A page's way into a view.
open class WKNavigation: NSObject {
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
}

public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// What would bring another page.
open class WKNavigationAction: NSObject {
    private let given: (request: URLRequest, type: WKNavigationType)
    open var sourceFrame: WKFrameInfo { WKFrameInfo(request) }
    open var targetFrame: WKFrameInfo? { WKFrameInfo(request) }
    open var navigationType: WKNavigationType { given.type }
    open var request: URLRequest { given.request }
    open var shouldPerformDownload: Bool { false }
    init(_ request: URLRequest, _ type: WKNavigationType) { given = (request, type) }
    /// Of no page. Tests of apps have subclasses that say more.
    public override init() { given = (URLRequest(url: nowhere), .other) }
}

open class WKNavigationResponse: NSObject {
    private let given: URLResponse
    open var isForMainFrame: Bool { true }
    open var response: URLResponse { given }
    open var canShowMIMEType: Bool { true }
    init(_ response: URLResponse) { given = response }
    /// Of no page.
    public override init() {
        given = URLResponse(
            url: nowhere, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
}

open class WKFrameInfo: NSObject {
    private let given: URLRequest
    open var isMainFrame: Bool { true }
    open var request: URLRequest { given }
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }
    open weak var webView: WKWebView? { nil }
    init(_ request: URLRequest) { given = request }
    /// Of no page.
    public override init() { given = URLRequest(url: nowhere) }
}

open class WKSecurityOrigin: NSObject {
    private let given: URL?
    open var `protocol`: String { given?.scheme ?? "" }
    open var host: String { given?.host ?? "" }
    open var port: Int { given?.port ?? 0 }
    init(_ url: URL?) { given = url }
    /// Of no page.
    public override init() { given = nil }
}

/// The page that nobody asked for.
private let nowhere = URL(fileURLWithPath: "/")

/// Hears how a page comes.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    // @optional
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
        -> WKNavigationActionPolicy
    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async
        -> WKNavigationResponsePolicy
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    func webView(
        _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
    func webView(
        _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        // A delegate may have the asynchronous form instead.
        Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
    }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
        self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
    }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) { Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) } }
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
        -> WKNavigationActionPolicy
    { .allow }
    public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async
        -> WKNavigationResponsePolicy
    { .allow }
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    }
    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.performDefaultHandling, nil) }
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
    public func webView(
        _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
    ) {}
    public func webView(
        _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
    ) {}
}

/// A file that would be fetched.
open class WKDownload: NSObject {
    open var originalRequest: URLRequest? { nil }
    open weak var webView: WKWebView? { nil }
    open weak var delegate: (any WKDownloadDelegate)?
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}

@preconcurrency @MainActor
public protocol WKDownloadDelegate: AnyObject {
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void)
    // @optional
    func downloadDidFinish(_ download: WKDownload)
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    public func downloadDidFinish(_ download: WKDownload) {}
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

/// The pages that a view showed.
open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var index = -1

    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    open var backList: [WKBackForwardListItem] { index > 0 ? Array(items[..<index]) : [] }
    open var forwardList: [WKBackForwardListItem] {
        index + 1 < items.count ? Array(items[(index + 1)...]) : []
    }
    open func item(at index: Int) -> WKBackForwardListItem? {
        let place = self.index + index
        return items.indices.contains(place) ? items[place] : nil
    }

    func add(_ item: WKBackForwardListItem) {
        items.removeSubrange(min(index + 1, items.count)...)
        items.append(item)
        index = items.count - 1
    }
    func move(by steps: Int) { index += steps }
    func steps(to item: WKBackForwardListItem) -> Int? {
        items.firstIndex { $0 === item }.map { $0 - index }
    }
}

open class WKBackForwardListItem: NSObject {
    public let url: URL
    public let title: String?
    open var initialURL: URL { url }
    let content: PageContent
    init(_ url: URL?, _ title: String?, _ content: PageContent) {
        (self.url, self.title, self.content) = (url ?? URL(string: "about:blank")!, title, content)
    }
}

public let WKErrorDomain = "WKErrorDomain"

/// Why a script or a view of the web failed.
public struct WKError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { WKErrorDomain }
    public static var errorDomain: String { WKErrorDomain }

    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = WKError
        case unknown = 1
        case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed
        case contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
        case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
        case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain
        case javaScriptAppBoundDomain, duplicateCredential, malformedCredential, credentialNotFound
    }

    public static var unknown: Code { .unknown }
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    public static var webViewInvalidated: Code { .webViewInvalidated }
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }

    static var noScripts: WKError {
        WKError(
            .javaScriptExceptionOccurred,
            userInfo: [NSLocalizedDescriptionKey: "A JavaScript exception occurred: no script is run here"])
    }
}
