import SwiftInternals
import Synchronization

/// What was copied, kept in memory for as long as the app runs. Of any thread.
open class UIPasteboard: NSObject, @unchecked Sendable {
    public struct Name: _ExtensibleConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
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

    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// The boards of a session, by name.
    private final class Boards: Sendable {
        private let known = Mutex<(boards: [String: UIPasteboard], unique: Int)>(([:], 0))

        subscript(name: Name) -> UIPasteboard? {
            get { known.withLock { $0.boards[name.rawValue] } }
            set { known.withLock { $0.boards[name.rawValue] = newValue } }
        }

        func named(_ name: Name) -> UIPasteboard {
            known.withLock { known in
                if let board = known.boards[name.rawValue] { return board }
                let board = UIPasteboard(name)
                known.boards[name.rawValue] = board
                return board
            }
        }

        func unique() -> UIPasteboard {
            let number = known.withLock { known in
                known.unique += 1
                return known.unique
            }
            return named(Name("pasteboard-\(number)"))
        }
    }

    // Of the process: those that threads of no session have, the ones of the session that asked last. The first session takes what was there before it.
    private static let shared = Mutex((boards: Boards(), isTaken: false))
    @MainActor @SessionLocal private static var ofSession = takeShared()

    private static func takeShared() -> Boards {
        shared.withLock { shared in
            defer { shared.isTaken = true }
            return shared.isTaken ? Boards() : shared.boards
        }
    }

    private static var boards: Boards {
        guard MainThread.isHere else { return shared.withLock { $0.boards } }
        let own = IsolatedCall.run { ofSession }
        shared.withLock { $0.boards = own }
        return own
    }

    open class var general: UIPasteboard { boards.named(.general) }

    public let name: Name
    private let lock = NSLock()
    private var kept: (items: [[String: Any]], changes: Int) = ([], 0)

    open var changeCount: Int { lock.withLock { kept.changes } }
    /// One dictionary of type and value for every item.
    open var items: [[String: Any]] {
        get { lock.withLock { kept.items } }
        set {
            lock.withLock { kept = (newValue, kept.changes + 1) }
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    private init(_ name: Name) { self.name = name }

    public convenience init?(name pasteboardName: Name, create: Bool) {
        let known = Self.boards[pasteboardName]
        guard create || known != nil else { return nil }
        self.init(pasteboardName)
        items = known?.items ?? []
        Self.boards[pasteboardName] = self
    }

    open class func withUniqueName() -> UIPasteboard { boards.unique() }
    open class func remove(withName pasteboardName: Name) { boards[pasteboardName] = nil }

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
