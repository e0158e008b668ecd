/// How a view of the web is set up: kept, and handed on to the view.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
    public enum SelectionGranularity: Int, Sendable { case dynamic, character }

    open var processPool = WKProcessPool()
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var applicationNameForUserAgent: String?
    open var suppressesIncrementalRendering = false
    open var allowsAirPlayForMediaPlayback = true
    open var allowsInlineMediaPlayback = false
    open var allowsInlinePredictions = false
    open var allowsPictureInPictureMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var requiresUserActionForMediaPlayback = true
    open var mediaPlaybackRequiresUserAction = true
    open var selectionGranularity = SelectionGranularity.dynamic
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var ignoresViewportScaleLimits = false
    open var limitsNavigationsToAppBoundDomains = false
    open var upgradeKnownHostsToHTTPS = true
    private var handlers: [String: any WKURLSchemeHandler] = [:]

    public override init() {}

    /// Kept: nothing is loaded by a scheme of one's own.
    open func setURLSchemeHandler(
        _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
    ) {
        Kept.say(
            "WKWebViewConfiguration.setURLSchemeHandler(_:forURLScheme:)",
            "pages have no parts that are loaded")
        handlers[urlScheme] = urlSchemeHandler
    }
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        handlers[urlScheme]
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKWebViewConfiguration()
        copy.processPool = processPool
        copy.preferences = preferences
        copy.userContentController = userContentController
        copy.websiteDataStore = websiteDataStore
        copy.defaultWebpagePreferences = defaultWebpagePreferences
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.suppressesIncrementalRendering = suppressesIncrementalRendering
        copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        copy.allowsInlinePredictions = allowsInlinePredictions
        copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.selectionGranularity = selectionGranularity
        copy.dataDetectorTypes = dataDetectorTypes
        copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
        copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
        copy.handlers = handlers
        return copy
    }
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = Self(rawValue: 1)
    public static let video = Self(rawValue: 2)
    public static let all = Self(rawValue: .max)
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = Self(rawValue: 1)
    public static let link = Self(rawValue: 2)
    public static let address = Self(rawValue: 4)
    public static let calendarEvent = Self(rawValue: 8)
    public static let trackingNumber = Self(rawValue: 16)
    public static let flightNumber = Self(rawValue: 32)
    public static let lookupSuggestion = Self(rawValue: 64)
    public static let all = Self(rawValue: .max)
}

/// Views that share a process; there is none.
open class WKProcessPool: NSObject {
    public override init() {}
}

open class WKPreferences: NSObject {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var isFraudulentWebsiteWarningEnabled = true
    open var isTextInteractionEnabled = true
    open var isSiteSpecificQuirksModeEnabled = true
    open var isElementFullscreenEnabled = false
    open var shouldPrintBackgrounds = false
    public override init() {}
}

open class WKWebpagePreferences: NSObject {
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    open var preferredContentMode = ContentMode.recommended
    open var allowsContentJavaScript = true
    open var isLockdownModeEnabled = false
    public override init() {}
}

/// Loads what has a scheme of an app's own.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}

open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
    public override init() {}
}
