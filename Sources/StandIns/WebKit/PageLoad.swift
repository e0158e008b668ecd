import MarkupFormat

/// What a page holds.
enum PageContent {
    /// Of somewhere else: only the address is known.
    case address
    case html(String, URL?)
    case text(String)
    /// A file that is not there.
    case missing

    init(_ data: Data, _ type: String, _ base: URL?) {
        let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
        switch type {
        case "text/html", "application/xhtml+xml": self = .html(text, base)
        case let type where type.hasPrefix("text/") || type == "application/json": self = .text(text)
        default: self = .address
        }
    }
}

/// A page on its way.
@MainActor
final class PageLoad {
    /// What becomes of the list of pages.
    enum Move { case new, none, step(Int) }

    let request: URLRequest
    let content: PageContent
    let type: WKNavigationType
    let move: Move
    let navigation = WKNavigation()
    var hasStarted = false

    init(_ request: URLRequest, _ content: PageContent, _ type: WKNavigationType, _ move: Move) {
        (self.request, self.content, self.type, self.move) = (request, content, type, move)
    }
}

extension WKWebView {
    /// A file is read; what lies elsewhere is not.
    func content(of request: URLRequest) -> PageContent {
        guard let url = request.url, url.isFileURL else { return .address }
        guard let data = try? Data(contentsOf: url) else { return .missing }
        let type =
            ["html", "htm", "xhtml"].contains(url.pathExtension.lowercased()) ? "text/html" : "text/plain"
        let isText =
            type == "text/html" || ["txt", "md", "json", "css", "js", "xml"].contains(url.pathExtension)
        return isText ? PageContent(data, type, url) : .address
    }

    /// Each step in a turn of its own, as messages from the web's process come.
    @discardableResult
    func begin(_ load: PageLoad) -> WKNavigation {
        stop()
        current = load
        SystemAnswer.later { self.askForAction(load) }
        return load.navigation
    }

    func follow(_ url: URL) {
        let request = URLRequest(url: url)
        begin(PageLoad(request, content(of: request), .linkActivated, .new))
    }

    func go(_ item: WKBackForwardListItem, _ type: WKNavigationType, _ move: PageLoad.Move) -> WKNavigation {
        begin(PageLoad(URLRequest(url: item.url), item.content, type, move))
    }

    func stop() {
        guard let load = current else { return }
        current = nil
        guard load.hasStarted else { return }
        isLoading = false
        fail(load, URLError(.cancelled))
    }

    private func askForAction(_ load: PageLoad) {
        guard current === load else { return }
        let action = WKNavigationAction(load.request, load.type)
        guard let delegate = navigationDelegate else { return start(load) }
        delegate.webView(self, decidePolicyFor: action, preferences: WKWebpagePreferences()) { policy, _ in
            guard self.current === load else { return }
            if policy == .allow { self.start(load) } else { self.current = nil }
        }
    }

    private func start(_ load: PageLoad) {
        load.hasStarted = true
        isLoading = true
        url = load.request.url
        estimatedProgress = 0.1
        navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation)
        SystemAnswer.later { self.askForResponse(load) }
    }

    private func askForResponse(_ load: PageLoad) {
        guard current === load else { return }
        if case .missing = load.content {
            current = nil
            isLoading = false
            return fail(load, URLError(.fileDoesNotExist))
        }
        let response = WKNavigationResponse(
            URLResponse(
                url: load.request.url ?? URL(string: "about:blank")!, mimeType: "text/html",
                expectedContentLength: -1, textEncodingName: "utf-8"))
        guard let delegate = navigationDelegate else { return commit(load) }
        delegate.webView(self, decidePolicyFor: response) { policy in
            guard self.current === load else { return }
            if policy == .allow { return self.commit(load) }
            self.current = nil
            self.isLoading = false
            // "Frame load interrupted", as WebKit says of pages that become downloads.
            self.fail(load, NSError(domain: "WebKitErrorDomain", code: 102))
        }
    }

    private func commit(_ load: PageLoad) {
        show(load.content, at: load.request.url)
        estimatedProgress = 0.5
        switch load.move {
        case .new: pages.add(WKBackForwardListItem(load.request.url, title, load.content))
        case .step(let steps): pages.move(by: steps)
        case .none: break
        }
        KeyValueObservers.changed(self)
        navigationDelegate?.webView(self, didCommit: load.navigation)
        SystemAnswer.later {
            guard self.current === load else { return }
            self.current = nil
            self.estimatedProgress = 1
            self.isLoading = false
            self.navigationDelegate?.webView(self, didFinish: load.navigation)
        }
    }

    private func fail(_ load: PageLoad, _ error: any Error) {
        navigationDelegate?.webView(self, didFailProvisionalNavigation: load.navigation, withError: error)
    }

    // MARK: What is seen

    private func show(_ content: PageContent, at url: URL?) {
        textView.contentOffset = CGPoint(x: 0, y: -textView.adjustedContentInset.top)
        switch content {
        case .html(let html, let base):
            title = HTMLElement(html: html)?.title ?? ""
            let text = try? NSAttributedString(
                data: Data(html.utf8),
                options: [
                    .documentType: NSAttributedString.DocumentType.html,
                    .characterEncoding: String.Encoding.utf8.rawValue, .baseURL: base as Any,
                ], documentAttributes: nil)
            textView.attributedText = text ?? NSAttributedString(string: html)
        case .text(let text):
            title = ""
            textView.attributedText = NSAttributedString(
                string: text, attributes: [.font: UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)])
        case .address, .missing:
            Diagnostics.sayOnce("WKWebView: pages of the web are not loaded here; their address is shown")
            title = url?.host ?? ""
            textView.attributedText = Self.note(of: url)
        }
    }

    private static func note(of url: URL?) -> NSAttributedString {
        let middle = NSMutableParagraphStyle()
        middle.alignment = .center
        middle.paragraphSpacing = 8
        let host = url?.host ?? url?.lastPathComponent ?? ""
        let note = NSMutableAttributedString(
            string: "\n\(host)\n",
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .title2), .foregroundColor: UIColor.label,
                .paragraphStyle: middle,
            ])
        note.append(
            NSAttributedString(
                string: url?.absoluteString ?? "",
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .footnote),
                    .foregroundColor: UIColor.secondaryLabel, .paragraphStyle: middle,
                ]))
        return note
    }
}

extension HTMLElement {
    /// The text of `<title>`.
    var title: String? {
        for case .element(let child) in children {
            if child.name == "title" {
                return child.children.map { if case .text(let text) = $0 { text } else { "" } }.joined()
                    .trimmingCharacters(in: .whitespacesAndNewlines)
            }
            if let found = child.title { return found }
        }
        return nil
    }
}
