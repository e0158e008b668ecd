/// What was copied, kept in memory for as long as the app runs.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// What may be said beside items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `Date`, after which the items are gone.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether other devices get the items; there are none.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    @SessionLocal private static var known: [String: UIPasteboard] = [:]
    @SessionLocal private static var made = 0

    open class var general: UIPasteboard { named(.general) }

    private static func named(_ name: Name) -> UIPasteboard {
        if let board = known[name.rawValue] { return board }
        let board = UIPasteboard(name)
        known[name.rawValue] = board
        return board
    }

    public let name: Name
    private(set) open var changeCount = 0
    /// One dictionary of type and value for every item.
    open var items: [[String: Any]] = [] {
        didSet {
            changeCount += 1
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    private init(_ name: Name) { self.name = name }

    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || Self.known[pasteboardName.rawValue] != nil else { return nil }
        self.init(pasteboardName)
        items = Self.known[pasteboardName.rawValue]?.items ?? []
        Self.known[pasteboardName.rawValue] = self
    }

    open class func withUniqueName() -> UIPasteboard {
        made += 1
        return named(Name("pasteboard-\(made)"))
    }
    open class func remove(withName pasteboardName: Name) { known[pasteboardName.rawValue] = nil }

    open func addItems(_ items: [[String: Any]]) { self.items += items }
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        if options[.expirationDate] != nil {
            Kept.say("UIPasteboard.OptionsKey.expirationDate", "what was copied stays until the app ends")
        }
        self.items = items
    }
    open var numberOfItems: Int { items.count }
    open var types: [String] { items.first?.keys.sorted() ?? [] }
    open func contains(pasteboardTypes: [String]) -> Bool {
        items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
    }
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: value]]
    }
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        items.first?[pasteboardType] as? Data
    }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: data]]
    }

    private func values<T>() -> [T]? {
        let found = items.compactMap { item in
            item.sorted { $0.key < $1.key }.lazy.compactMap { $0.value as? T }.first
        }
        return found.isEmpty ? nil : found
    }

    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    open var strings: [String]? {
        get { values() }
        set { items = (newValue ?? []).map { ["public.utf8-plain-text": $0] } }
    }
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    open var urls: [URL]? {
        get { values() }
        set { items = (newValue ?? []).map { ["public.url": $0] } }
    }
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    open var images: [UIImage]? {
        get { values() }
        set { items = (newValue ?? []).map { ["public.png": $0] } }
    }
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    open var colors: [UIColor]? {
        get { values() }
        set { items = (newValue ?? []).map { ["com.apple.uikit.color": $0] } }
    }
    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }
}
