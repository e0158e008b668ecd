/// An observer that hears by selector: not retained, and forgotten once it is gone.
final class SelectorObserver: @unchecked Sendable {
    let identity: ObjectIdentifier
    let name: Notification.Name?
    let object: ObjectIdentifier?
    private weak var observer: AnyObject?
    private let selector: Selector
    private var token: (any NSObjectProtocol)?

    init(_ observer: AnyObject, _ selector: Selector, name: Notification.Name?, object: Any?) {
        identity = ObjectIdentifier(observer)
        self.observer = observer
        self.selector = selector
        self.name = name
        self.object = object.map { ObjectIdentifier($0 as AnyObject) }
    }

    func listen(to center: NotificationCenter, object: Any?) {
        token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in self?.hear($0)
        }
    }

    func stop(_ center: NotificationCenter) {
        if let token { center.removeObserver(token as Any) }
        token = nil
    }

    private func hear(_ notification: Notification) {
        let heard = Heard(notification: notification)
        MainThread.run { self.send(heard) }
    }

    private struct Heard: @unchecked Sendable { let notification: Notification }

    @MainActor private func send(_ heard: Heard) {
        if let observer { selector.send(to: observer, heard.notification) }
    }

    var isAlive: Bool { observer != nil }
}

/// The observers by selector of all centers. Any thread may ask, for `deinit` removes observers.
private final class SelectorObservers: @unchecked Sendable {
    static let shared = SelectorObservers()
    private let lock = NSLock()
    private var observers: [ObjectIdentifier: [SelectorObserver]] = [:]

    func add(_ observer: SelectorObserver, to center: NotificationCenter) {
        let gone = remove(from: center) { !$0.isAlive }
        lock.withLock { observers[ObjectIdentifier(center), default: []].append(observer) }
        gone.forEach { $0.stop(center) }
    }

    func remove(
        from center: NotificationCenter, where matches: (SelectorObserver) -> Bool
    ) -> [SelectorObserver] {
        lock.withLock {
            let all = observers[ObjectIdentifier(center)] ?? []
            observers[ObjectIdentifier(center)] = all.filter { !matches($0) }
            return all.filter(matches)
        }
    }
}

extension NotificationCenter {
    /// Sends `selector` to `observer`, with the notification as its argument, for each notification with the name
    /// (nil: any) from the object (nil: any). The observer is not retained and need not be removed.
    ///
    /// DIFFERS: notifications posted outside of the main thread arrive on the main thread, later.
    public func addObserver(
        _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {
        let entry = SelectorObserver(observer as AnyObject, selector, name: name, object: object)
        entry.listen(to: self, object: object)
        SelectorObservers.shared.add(entry, to: self)
    }

    /// Ends all observations of `observer`, which may be what `addObserver(forName:object:queue:using:)` returned.
    public func removeObserver(_ observer: AnyObject) {
        let identity = ObjectIdentifier(observer)
        let removed = SelectorObservers.shared.remove(from: self) { $0.identity == identity }
        removed.forEach { $0.stop(self) }
        if removed.isEmpty { removeObserver(observer as Any) }
    }

    /// Ends those observations of `observer` that were begun for the name (nil: any) and the object (nil: any).
    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
        let identity = ObjectIdentifier(observer)
        let source = object.map { ObjectIdentifier($0 as AnyObject) }
        let removed = SelectorObservers.shared.remove(from: self) {
            $0.identity == identity && (name == nil || $0.name == name)
                && (source == nil || $0.object == source)
        }
        removed.forEach { $0.stop(self) }
        if removed.isEmpty { removeObserver(observer as Any, name: name, object: object) }
    }
}
