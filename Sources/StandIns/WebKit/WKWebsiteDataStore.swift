/// What pages leave on a device: cookies that the app sets, nothing else.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    @SessionLocal private static var shared = WKWebsiteDataStore(isPersistent: true)

    public let isPersistent: Bool
    public let httpCookieStore = WKHTTPCookieStore()

    private init(isPersistent: Bool) { self.isPersistent = isPersistent }

    open class func `default`() -> WKWebsiteDataStore { shared }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeCookies,
            WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeWebSQLDatabases,
            WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeOfflineWebApplicationCache,
            WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeServiceWorkerRegistrations,
        ]
    }

    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
    ) { SystemAnswer.later { completionHandler([]) } }
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping () -> Void
    ) { SystemAnswer.later(completionHandler) }
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
        SystemAnswer.later(completionHandler)
    }
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
    }
}

open class WKWebsiteDataRecord: NSObject {
    open var displayName: String { "" }
    open var dataTypes: Set<String> { [] }
}

public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: AnyObject {
    // @optional
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// The cookies that an app sets, in memory.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    private var observers: [WeakReference<AnyObject>] = []

    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
        SystemAnswer.later { completionHandler(self.cookies) }
    }
    open func allCookies() async -> [HTTPCookie] { cookies }
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.removeAll { Self.areSame($0, cookie) }
        cookies.append(cookie)
        tell(completionHandler)
    }
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.removeAll { Self.areSame($0, cookie) }
        tell(completionHandler)
    }
    open func setCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { ended in setCookie(cookie) { ended.resume() } }
    }
    /// The same, waited for.
    open func deleteCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { ended in delete(cookie) { ended.resume() } }
    }
    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(WeakReference(observer)) }
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    func removeAll() {
        cookies = []
        tell(nil)
    }

    private static func areSame(_ a: HTTPCookie, _ b: HTTPCookie) -> Bool {
        a.name == b.name && a.domain == b.domain && a.path == b.path
    }

    private func tell(_ completion: (() -> Void)?) {
        SystemAnswer.later {
            completion?()
            for observer in self.observers {
                (observer.object as? any WKHTTPCookieStoreObserver)?.cookiesDidChange(in: self)
            }
        }
    }
}
