import SwiftInternals

/// Who observes properties. Setters of properties that can be observed call `changed`, which costs one comparison
/// while nobody observes.
@preconcurrency @MainActor
public enum KeyValueObservers {
    // Of the process: objects belong to no session.
    private static var observers: [ObjectIdentifier: [(number: Int, observer: KeyValueObserver)]] = [:] {
        didSet {
            guard isWatching == observers.isEmpty else { return }
            isWatching = !observers.isEmpty
            let tell: @MainActor (CALayer) -> Void = { changed($0) }
            CALayer.changeObserver = isWatching ? tell : nil
        }
    }

    // Of the process: objects belong to no session.
    /// Whether anybody observes anything. Each change asks, on whatever thread it happens.
    @usableFromInline nonisolated(unsafe) static var isWatching = false
    // Of the process: objects belong to no session.
    private static var nextNumber = 0

    static func add(_ observer: KeyValueObserver, to object: ObjectIdentifier) -> Int {
        // An object that is gone may have had the same address.
        observers[object]?.removeAll { !$0.observer.isAlive }
        nextNumber += 1
        observers[object, default: []].append((nextNumber, observer))
        nested.removeAll { Self.observer($0.number, of: $0.object) == nil }
        if observer.isNested { nested.append((nextNumber, object)) }
        return nextNumber
    }

    // Of the process: objects belong to no session.
    /// The observers of properties of properties, which may be other ones whatever object has changed.
    private static var nested: [(number: Int, object: ObjectIdentifier)] = []

    private static func observer(_ number: Int, of object: ObjectIdentifier) -> KeyValueObserver? {
        observers[object]?.first { $0.number == number }?.observer
    }

    // Of the process: objects belong to no session.
    private static var silent: [(number: Int, object: ObjectIdentifier)] = []

    /// Foundation's own objects tell nothing here: they are looked at several times a second while somebody observes them.
    static func watch(_ number: Int, _ object: NSObject) {
        guard
            object is Progress || object is Operation || object is OperationQueue || object is URLSessionTask
        else { return }
        let isFirst = silent.isEmpty
        silent.append((number, ObjectIdentifier(object)))
        if isFirst { lookAtSilent() }
    }

    private static func lookAtSilent() {
        silent.removeAll { entry in
            observers[entry.object]?.contains { $0.number == entry.number && $0.observer.isAlive } != true
        }
        guard !silent.isEmpty else { return }
        for entry in silent {
            observers[entry.object]?.first { $0.number == entry.number }?.observer.check()
        }
        FrameClock.current.schedule(after: 0.15) { lookAtSilent() }
    }

    static func remove(_ number: Int, from object: ObjectIdentifier) {
        nested.removeAll { $0.number == number }
        observers[object]?.removeAll { $0.number == number }
        if observers[object]?.isEmpty == true { observers[object] = nil }
    }

    /// Takes away the last one that was added and matches.
    static func remove(from object: ObjectIdentifier, where matches: (KeyValueObserver) -> Bool) {
        guard let index = observers[object]?.lastIndex(where: { matches($0.observer) }) else { return }
        observers[object]?.remove(at: index)
        if observers[object]?.isEmpty == true { observers[object] = nil }
    }

    /// Some property of `object` may have changed: those whose value is another one are told, there where it was changed.
    @inlinable
    public nonisolated static func changed(_ object: AnyObject) {
        if isWatching { check(object) }
    }

    @usableFromInline
    nonisolated static func check(_ object: AnyObject) {
        nonisolated(unsafe) let object = object
        IsolatedCall.run {
            let changed = ObjectIdentifier(object)
            for entry in observers[changed] ?? [] { observer(entry.number, of: changed)?.check() }
            guard !nested.isEmpty, MainThread.isHere else { return }
            for entry in nested where entry.object != changed {
                observer(entry.number, of: entry.object)?.check()
            }
        }
    }

    /// The property of this name is about to change, says its object: those who want to hear of it before are told.
    static func announce(_ object: NSObject, _ key: String, _ kind: NSKeyValueChange = .setting) {
        for observer in observing(object) where observer.path?.split(separator: ".").first == key[...] {
            observer.announce(kind)
        }
    }

    /// The property of this key path is about to change, says its object.
    static func announce(_ object: NSObject, _ path: AnyKeyPath) {
        for observer in observing(object) where observer.keyPath == path { observer.announce() }
    }

    /// The property of this name has changed, says its object: those who observe it by its name are told.
    static func tell(_ object: NSObject, _ key: String) {
        for observer in observing(object) where observer.path?.split(separator: ".").first == key[...] {
            observer.tellAnew()
        }
    }

    /// The property of this key path has changed, says its object.
    static func tell(_ object: NSObject, _ path: AnyKeyPath) {
        for observer in observing(object) where observer.keyPath == path { observer.tellAnew() }
    }

    // Of the process: used up by the change that is announced.
    private static var leaving: [ObjectIdentifier: [String: [Any]]] = [:]

    /// Keeps what is at these places of the list that a property holds until its change is told.
    static func note(_ object: NSObject, _ key: String, _ places: IndexSet) {
        let list = members(of: object, key)
        leaving[ObjectIdentifier(object), default: [:]][key] = places.compactMap {
            list.indices.contains($0) ? list[$0] : nil
        }
    }

    /// The list that a property holds has changed in itself, says its object.
    static func tell(_ object: NSObject, _ key: String, _ kind: NSKeyValueChange, at places: IndexSet) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue, .indexesKey: places]
        change[.oldKey] = leaving[ObjectIdentifier(object)]?.removeValue(forKey: key)
        if leaving[ObjectIdentifier(object)]?.isEmpty == true { leaving[ObjectIdentifier(object)] = nil }
        if kind != .removal {
            let list = members(of: object, key)
            change[.newKey] = places.compactMap { list.indices.contains($0) ? list[$0] : nil }
        }
        let list = observing(object).filter { $0.path == key }
        for observer in list {
            observer.isQuiet = true
            observer.check()
            observer.isQuiet = false
        }
        for observer in list { observer.tellWithin(change) }
    }

    /// What the list that a property holds has.
    static func members(of object: NSObject, _ key: String) -> [Any] {
        switch object.value(forKey: key) {
        case let array as NSArray: (0..<array.count).map { array.object(at: $0) }
        case let array as [Any]: array
        default: []
        }
    }

    private static func observing(_ object: NSObject) -> [KeyValueObserver] {
        observers.isEmpty ? [] : (observers[ObjectIdentifier(object)] ?? []).map(\.observer)
    }

    /// The list that a property holds changes in itself.
    /// - Parameter change: what those hear who observe the property by its name; of its new value they do not hear besides.
    static func tell(
        _ object: NSObject, _ key: String, _ change: [NSKeyValueChangeKey: Any], after body: () -> Void
    ) {
        let list = observing(object).filter { $0.path == key }
        for observer in list { observer.isQuiet = true }
        body()
        for observer in list { observer.isQuiet = false }
        for observer in list { observer.tellWithin(change) }
    }
}

/// One observation: what the value was when it was last looked at, and whom to tell.
@MainActor
final class KeyValueObserver {
    /// Who observes in the form with text; nil for closures.
    weak var listener: AnyObject?
    var path: String?
    /// What is observed by a closure.
    private(set) var keyPath: AnyKeyPath?
    /// Whether it is a property of what a property holds.
    let isNested: Bool
    private let alive: () -> Bool
    /// Tells of a value that is another one, or of any.
    private let look: (KeyValueObserver, Bool) -> Void
    /// Tells of a change within the list that the property holds.
    private(set) var tellWithin: ([NSKeyValueChangeKey: Any]) -> Void = { _ in }
    /// What `context` it was added with, in the form with text.
    var context: UnsafeMutableRawPointer?
    /// Tells that a change comes, who asked for that.
    private var prior: ((NSKeyValueChange, Any?) -> Void)?
    private var isAnnounced = false
    /// Whether a new value is only noted.
    var isQuiet = false
    private var last: Any?

    init<Object: AnyObject, Value>(
        _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
        _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) {
        self.keyPath = keyPath
        isNested = KeyValueObserver.partCount(of: keyPath) > 1
        last = object[keyPath: keyPath]
        alive = { [weak object] in object != nil }
        look = { [weak object] observer, tellsAll in
            guard let object else { return }
            let value = object[keyPath: keyPath]
            let old = observer.last as? Value
            guard tellsAll || !Self.areEqual(old, value) else { return }
            observer.announce()
            observer.last = value
            observer.isAnnounced = false
            let change = NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? value : nil,
                oldValue: options.contains(.old) ? old : nil)
            handler(object, change)
        }
        guard options.contains(.prior) else { return }
        prior = { [weak object] kind, old in
            guard let object else { return }
            let old = options.contains(.old) ? old as? Value : nil
            handler(
                object, NSKeyValueObservedChange(kind: kind, newValue: nil, oldValue: old, isPrior: true))
        }
    }

    /// An observation by the property's name.
    init(
        _ object: NSObject, path: String, listener: AnyObject, _ tell: @escaping (Any?, Any?) -> Void,
        within tellWithin: @escaping ([NSKeyValueChangeKey: Any]) -> Void,
        before prior: ((NSKeyValueChange, Any?) -> Void)?
    ) {
        self.listener = listener
        self.prior = prior
        self.tellWithin = tellWithin
        self.path = path
        isNested = path.contains(".")
        last = object.observedValue(forKeyPath: path)
        alive = { [weak object, weak listener] in object != nil && listener != nil }
        look = { [weak object] observer, tellsAll in
            guard let object else { return }
            let value = object.observedValue(forKeyPath: path)
            let old = observer.last
            guard tellsAll || !Self.areEqual(old, value) else { return }
            if !observer.isQuiet { observer.announce() }
            observer.last = value
            observer.isAnnounced = false
            if !observer.isQuiet { tell(old, value) }
        }
    }

    var isAlive: Bool { alive() }

    /// Tells that the value is about to become another one, once for each change.
    func announce(_ kind: NSKeyValueChange = .setting) {
        guard let prior, !isAnnounced else { return }
        isAnnounced = true
        prior(kind, last)
    }

    /// Tells if the value is another one.
    func check() { look(self, false) }
    /// Tells whatever the value is.
    func tellAnew() { look(self, true) }

    /// How many properties a key path has, by its description, `\Type.<computed 0x… (Type)>.name`.
    private static func partCount(of keyPath: AnyKeyPath) -> Int {
        var (depth, count) = (0, 0)
        for character in String(describing: keyPath) {
            switch character {
            case "<", "(": depth += 1
            case ">", ")": depth = max(depth - 1, 0)
            case "." where depth == 0: count += 1
            default: break
            }
        }
        return count
    }

    private static func areEqual(_ old: Any?, _ new: Any?) -> Bool {
        if let old = old as? AnyHashable, let new = new as? AnyHashable { return old == new }
        func isSame<E: Equatable>(_ first: E) -> Bool { first == new as? E }
        if let old = old as? any Equatable { return isSame(old) }
        guard let old, let new else { return old == nil && new == nil }
        // Values that cannot be compared count as changed.
        return type(of: old) is AnyClass && old as AnyObject === new as AnyObject
    }
}
