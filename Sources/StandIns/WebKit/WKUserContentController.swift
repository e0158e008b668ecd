/// Scripts and their messages. No script is run, so none sends a message.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    public private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: AnyObject] = [:]

    public override init() {}

    open func addUserScript(_ userScript: WKUserScript) {
        Kept.say("WKUserContentController.addUserScript(_:)", "no script is run")
        userScripts.append(userScript)
    }
    open func removeAllUserScripts() { userScripts = [] }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        keep(scriptMessageHandler, name)
    }
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) { keep(scriptMessageHandler, name) }
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
        contentWorld: WKContentWorld, name: String
    ) { keep(scriptMessageHandlerWithReply, name) }
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        handlers[name] = nil
    }
    open func removeAllScriptMessageHandlers() { handlers = [:] }
    open func add(_ contentRuleList: WKContentRuleList) {}
    open func remove(_ contentRuleList: WKContentRuleList) {}
    open func removeAllContentRuleLists() {}

    private func keep(_ handler: AnyObject, _ name: String) {
        Kept.say("WKUserContentController.add(_:name:)", "no script is run that could send a message")
        if handlers[name] != nil {
            fatalError("Attempt to add script message handler with name '\(name)' when one already exists.")
        }
        handlers[name] = handler
    }
}

@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void)
}

open class WKScriptMessage: NSObject {
    open var body: Any { NSNull() }
    open var name: String { "" }
    open weak var webView: WKWebView? { nil }
    open var frameInfo: WKFrameInfo { WKFrameInfo(URLRequest(url: URL(string: "about:blank")!)) }
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script for every page; kept.
open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
    }
}

open class WKContentWorld: NSObject, @unchecked Sendable {
    public let name: String?
    private init(_ name: String?) { self.name = name }
    public static let page = WKContentWorld(nil)
    public static let defaultClient = WKContentWorld(nil)
    open class func world(name: String) -> WKContentWorld { WKContentWorld(name) }
}

open class WKContentRuleList: NSObject {
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
}

/// Rules by which pages are blocked; there are no pages to block.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
    open class func `default`() -> WKContentRuleListStore! { WKContentRuleListStore() }
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
    ) { SystemAnswer.later { completionHandler(WKContentRuleList(identifier), nil) } }
    open func lookUpContentRuleList(
        forIdentifier identifier: String!,
        completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
    ) { SystemAnswer.later { completionHandler(nil, WKError(.contentRuleListStoreLookUpFailed)) } }
}
