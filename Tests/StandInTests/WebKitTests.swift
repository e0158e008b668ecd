import SafariServices
import Testing
import WebKit

@Suite @MainActor struct WebKitTests {
    private final class Log: NSObject, WKNavigationDelegate {
        var heard: [String] = []
        var policy = WKNavigationActionPolicy.allow
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            heard.append("action \(navigationAction.navigationType.rawValue)")
            decisionHandler(policy)
        }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            heard.append("started \(webView.isLoading)")
        }
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
            decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
        ) {
            heard.append("response")
            decisionHandler(.allow)
        }
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { heard.append("committed") }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            heard.append("finished \(webView.isLoading)")
        }
        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
            withError error: any Error
        ) { heard.append("failed \((error as NSError).code)") }
    }

    /// The order of Apple's page of `WKNavigationDelegate`.
    /// Apple's documentation of `loadFromHTML(data:options:completionHandler:)`: the handler is called asynchronously on the main thread.
    @Test func attributedTextsAreReadFromHTML() async {
        var isInside = true
        let text = await withCheckedContinuation { told in
            NSAttributedString.loadFromHTML(
                data: Data("<p>Süß und <b>scharf</b></p>".utf8),
                options: [.characterEncoding: String.Encoding.utf8.rawValue]
            ) { text, attributes, error in
                #expect(!isInside && error == nil && !attributes.isEmpty)
                told.resume(returning: text?.string)
            }
            isInside = false
        }
        #expect(text?.trimmingCharacters(in: .whitespacesAndNewlines) == "Süß und scharf")
        let again = await withCheckedContinuation { told in
            NSAttributedString.loadFromHTML(string: "<i>a</i>b") { text, _, _ in
                told.resume(returning: text?.string)
            }
        }
        #expect(again?.trimmingCharacters(in: .whitespacesAndNewlines) == "ab")
    }

    @Test func delegatesHearHowAPageComes() async {
        let (view, log) = (WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), Log())
        view.navigationDelegate = log
        let navigation = view.load(URLRequest(url: URL(string: "https://example.com/list")!))
        #expect(navigation != nil && log.heard.isEmpty)
        await laterTurns()
        #expect(
            log.heard == ["action -1", "started true", "response", "committed", "finished false"])
        #expect(view.url?.host == "example.com" && view.estimatedProgress == 1 && !view.canGoBack)
        let texts = view.scrollView as? UITextView
        #expect(texts?.text.contains("https://example.com/list") == true)
    }

    /// WebKit's headers leave NSObject's `init()` to these classes: tests of delegates make some of their own.
    @Test func testsMakeActionsOfTheirOwn() {
        final class Tapped: WKNavigationAction {
            override var request: URLRequest { URLRequest(url: URL(string: "https://example.com")!) }
            override var navigationType: WKNavigationType { .linkActivated }
        }
        final class Shown: WKNavigationResponse {
            override var isForMainFrame: Bool { false }
        }
        let log = Log()
        log.webView(WKWebView(), decidePolicyFor: Tapped()) { _ in }
        #expect(log.heard == ["action 0"] && Tapped().request.url?.host == "example.com")
        #expect(!Shown().isForMainFrame && WKNavigationAction().navigationType == .other)
        #expect(WKSecurityOrigin().host.isEmpty && WKFrameInfo().isMainFrame)
    }

    @Test func textOfHTMLIsShown() async {
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.loadHTMLString(
            "<html><head><title>A <!-- x -->page</title></head><body><h1>Pears</h1><p>and <b>plums</b></p></body></html>",
            baseURL: nil)
        await laterTurns()
        #expect(view.title == "A page")
        let text = (view.scrollView as? UITextView)?.text ?? ""
        #expect(text.contains("Pears") && text.contains("and plums") && !text.contains("A page"))
    }

    @Test func aRefusedPageDoesNotCome() async {
        let (view, log) = (WKWebView(), Log())
        view.navigationDelegate = log
        log.policy = .cancel
        view.load(URLRequest(url: URL(string: "https://example.com")!))
        await laterTurns()
        #expect(log.heard == ["action -1"] && !view.isLoading && view.url == nil)
    }

    /// `NSURLErrorFileDoesNotExist` is -1100, `NSURLErrorCancelled` -999.
    @Test func pagesThatFail() async {
        let (view, log) = (WKWebView(), Log())
        view.navigationDelegate = log
        let missing = URL(fileURLWithPath: "/no/such/file.html")
        view.loadFileURL(missing, allowingReadAccessTo: missing)
        await laterTurns()
        #expect(log.heard == ["action -1", "started true", "failed -1100"])
    }

    @Test func backAndForward() async {
        let view = WKWebView()
        view.loadHTMLString("<p>one</p>", baseURL: URL(string: "https://a.example/1"))
        await laterTurns()
        view.loadHTMLString("<p>two</p>", baseURL: URL(string: "https://a.example/2"))
        await laterTurns()
        #expect(view.canGoBack && !view.canGoForward && view.backForwardList.backList.count == 1)
        view.goBack()
        await laterTurns()
        #expect(view.url?.lastPathComponent == "1" && view.canGoForward && !view.canGoBack)
        #expect((view.scrollView as? UITextView)?.text.contains("one") == true)
    }

    @Test func progressIsObserved() async {
        let view = WKWebView()
        var seen: [Double] = []
        let observation = view.observe(\.estimatedProgress, options: .new) { _, change in
            seen.append(change.newValue ?? -1)
        }
        view.load(URLRequest(url: URL(string: "https://example.com")!))
        await laterTurns()
        #expect(seen.last == 1 && seen == seen.sorted())
        #expect(view.value(forKey: "estimatedProgress") as? Double == 1)
        observation.invalidate()
    }

    private final class Async: NSObject, WKNavigationDelegate {
        var asked = 0
        func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
            -> WKNavigationActionPolicy
        {
            asked += 1
            return .cancel
        }
    }

    @Test func delegatesMayDecideAsynchronously() async {
        let (view, delegate) = (WKWebView(), Async())
        view.navigationDelegate = delegate
        view.load(URLRequest(url: URL(string: "https://example.com")!))
        await laterTurns()
        #expect(delegate.asked == 1 && view.url == nil)
    }

    @Test func noScriptIsRun() async {
        await #expect(throws: WKError.self) {
            _ = try await WKWebView().evaluateJavaScript("document.title")
        }
    }

    @Test func configurationIsCopied() {
        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = "Pear"
        let view = WKWebView(frame: .zero, configuration: configuration)
        configuration.applicationNameForUserAgent = "Plum"
        #expect(view.configuration.applicationNameForUserAgent == "Pear")
        #expect(view.configuration.userContentController === configuration.userContentController)
    }

    private final class Host: UIViewController, SFSafariViewControllerDelegate {
        var finished = 0
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { finished += 1 }
    }

    @Test func theBrowserIsLeftByItsButton() async {
        let host = Host()
        let screen = Screen(host)
        let browser = SFSafariViewController(url: URL(string: "https://example.com/a")!)
        browser.delegate = host
        host.present(browser, animated: false, completion: nil)
        screen.advance(by: 1)
        let bar = browser.view.subviews.compactMap { $0 as? UINavigationBar }.first
        #expect(bar?.topItem?.title == "example.com")
        let button = bar?.topItem?.leftBarButtonItem
        button?.primaryAction?.performWithSender(button, target: nil)
        screen.advance(by: 2)
        await laterTurns()
        #expect(host.finished == 1 && host.presentedViewController == nil)
    }
}
