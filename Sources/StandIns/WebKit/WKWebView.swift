@_exported import UIKit

/// Shows a page. There is no engine for the web here: of an address the address is shown, of HTML in a string or a file its
/// text. Delegates and observers hear what they would hear of a page that loads well.
///
/// DIFFERS: nothing is fetched, no style sheet of other places and no script is run.
@preconcurrency @MainActor
open class WKWebView: UIView {
    open var configuration: WKWebViewConfiguration { own.copy() as! WKWebViewConfiguration }
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open var backForwardList: WKBackForwardList { pages }
    /// What the page scrolls in.
    open var scrollView: UIScrollView { textView }
    open var allowsBackForwardNavigationGestures = false {
        didSet {
            if allowsBackForwardNavigationGestures {
                Kept.say("WKWebView.allowsBackForwardNavigationGestures", "pages are left by goBack()")
            }
        }
    }
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var pageZoom: CGFloat = 1
    open var mediaType: String?
    open var isInspectable = false
    open var isFindInteractionEnabled = false
    open var interactionState: Any?
    open var underPageBackgroundColor: UIColor! = .systemBackground
    open var themeColor: UIColor? { nil }
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }
    open var serverTrust: AnyObject? { nil }
    open var findInteraction: UIFindInteraction? { nil }
    open var fullscreenState: FullscreenState { .notInFullscreen }
    public enum FullscreenState: Int, Sendable {
        case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
    }

    public internal(set) var title: String? { didSet { tell() } }
    public internal(set) var url: URL? { didSet { tell() } }
    public internal(set) var isLoading = false { didSet { tell() } }
    public internal(set) var estimatedProgress: Double = 0 { didSet { tell() } }
    open var canGoBack: Bool { pages.backItem != nil }
    open var canGoForward: Bool { pages.forwardItem != nil }

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        begin(PageLoad(request, content(of: request), .other, .new))
    }
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        let address = baseURL ?? URL(string: "about:blank")!
        return begin(PageLoad(URLRequest(url: address), .html(string, baseURL), .other, .new))
    }
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        load(URLRequest(url: URL))
    }
    @discardableResult
    open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation
    {
        load(request)!
    }
    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        begin(PageLoad(URLRequest(url: baseURL), PageContent(data, MIMEType, baseURL), .other, .new))
    }
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        begin(PageLoad(request, .html(string, request.url), .other, .new))
    }
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, response: URLResponse, responseData data: Data)
        -> WKNavigation
    {
        begin(
            PageLoad(request, PageContent(data, response.mimeType ?? "", request.url), .other, .new))
    }

    @discardableResult
    open func reload() -> WKNavigation? { pages.currentItem.map { go($0, .reload, .none) } }
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }
    @discardableResult
    open func goBack() -> WKNavigation? { pages.backItem.map { go($0, .backForward, .step(-1)) } }
    @discardableResult
    open func goForward() -> WKNavigation? { pages.forwardItem.map { go($0, .backForward, .step(1)) } }
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        pages.steps(to: item).map { go(item, .backForward, .step($0)) }
    }
    open func stopLoading() { stop() }

    /// No script is run: the answer is an error.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        Self.sayNoScripts()
        SystemAnswer.later { completionHandler?(nil, WKError.noScripts) }
    }
    open func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) {
        Self.sayNoScripts()
        SystemAnswer.later { completionHandler?(.failure(WKError.noScripts)) }
    }
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) { evaluateJavaScript(functionBody, in: frame, in: contentWorld, completionHandler: completionHandler) }
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        Self.sayNoScripts()
        throw WKError.noScripts
    }

    /// A picture of what the view shows.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) {
        SystemAnswer.later {
            let rect = snapshotConfiguration?.rect ?? .null
            let part = rect.isNull ? self.bounds : rect
            let picture = UIGraphicsImageRenderer(size: part.size).image { _ in
                self.drawHierarchy(
                    in: CGRect(origin: CGPoint(x: -part.minX, y: -part.minY), size: self.bounds.size),
                    afterScreenUpdates: true)
            }
            completionHandler(picture, nil)
        }
    }
    open func takeSnapshot(configuration snapshotConfiguration: WKSnapshotConfiguration?) async throws
        -> UIImage
    {
        await withCheckedContinuation { done in
            takeSnapshot(with: snapshotConfiguration) { image, _ in done.resume(returning: image ?? UIImage())
            }
        }
    }

    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob"].contains(urlScheme)
    }

    // MARK: State

    private let own: WKWebViewConfiguration
    let pages = WKBackForwardList()
    let textView = UITextView()
    let links = LinkDelegate()
    var current: PageLoad?

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        own = configuration.copy() as! WKWebViewConfiguration
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        own = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        textView.isEditable = false
        textView.frame = bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.contentInsetAdjustmentBehavior = .always
        textView.backgroundColor = .systemBackground
        textView.delegate = links
        links.owner = self
        addSubview(textView)
    }

    private func tell() { KeyValueObservers.changed(self) }

    private static func sayNoScripts() {
        Kept.say(
            "WKWebView.evaluateJavaScript(_:completionHandler:)", "no script is run; the answer is an error")
    }

    open override func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer {
        switch name {
        case "navigationDelegate": _Outlet.assign(value) { navigationDelegate = $0 }
        case "UIDelegate", "uiDelegate": _Outlet.assign(value) { uiDelegate = $0 }
        default: super._connectOutlet(name, value)
        }
    }

    open override func _value(forKey key: String) -> Any?? {
        switch key {
        case "title": .some(title)
        case "URL", "url": .some(url)
        case "loading", "isLoading": .some(isLoading)
        case "estimatedProgress": .some(estimatedProgress)
        case "scrollView": .some(scrollView)
        case "canGoBack": .some(canGoBack)
        case "canGoForward": .some(canGoForward)
        default: super._value(forKey: key)
        }
    }
}

/// A tap on a link in the page.
final class LinkDelegate: NSObject, UITextViewDelegate {
    weak var owner: WKWebView?

    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        owner?.follow(url)
        return false
    }
}
