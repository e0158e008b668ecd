/// Objects by objects, either of which need not be held: an entry goes with its key or its object.
///
/// Entries are given in the order in which they came. Setting and asking take constant time on average.
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
    private struct Entry {
        let key: HeldObject
        let object: HeldObject
        let number: Int
        var isThere: Bool { key.object != nil && object.object != nil }
    }

    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private let comparison: ObjectComparison
    private var entries: [Int: [Entry]] = [:]
    private var lastNumber = 0
    /// At this size entries that are gone are looked for.
    private var threshold = 32

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        comparison = keyOptions.comparison
    }

    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var present: [Entry] {
        entries.values.joined().filter(\.isThere).sorted { $0.number < $1.number }
    }

    private func matches(_ entry: Entry, _ key: AnyObject) -> Bool {
        entry.key.object.map { comparison.areEqual($0, key) } ?? false
    }

    open var count: Int { present.count }

    open func object(forKey key: KeyType?) -> ObjectType? {
        guard let key = key.map({ $0 as AnyObject }) else { return nil }
        return typed(entries[comparison.hash(of: key)]?.first { matches($0, key) }?.object.object)
    }

    open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let key, let object else { return }
        removeObject(forKey: key)
        lastNumber += 1
        let entry = Entry(
            key: HeldObject(key as AnyObject, isWeak: keyOptions.isWeak),
            object: HeldObject(object as AnyObject, isWeak: valueOptions.isWeak), number: lastNumber)
        entries[comparison.hash(of: key as AnyObject), default: []].append(entry)
        if entries.count >= threshold { dropGone() }
    }

    open func removeObject(forKey key: KeyType?) {
        guard let key = key.map({ $0 as AnyObject }) else { return }
        entries[comparison.hash(of: key)]?.removeAll { !$0.isThere || matches($0, key) }
    }

    open func removeAllObjects() { entries = [:] }

    open func keyEnumerator() -> NSEnumerator {
        (present.compactMap(\.key.object) as NSArray).objectEnumerator()
    }
    open func objectEnumerator() -> NSEnumerator? {
        (present.compactMap(\.object.object) as NSArray).objectEnumerator()
    }

    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for entry in present {
            guard let key = entry.key.object, let name = (key as? KeyType) as? AnyHashable else { continue }
            result[name] = typed(entry.object.object)
        }
        return result
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSMapTable<KeyType, ObjectType>(keyOptions: keyOptions, valueOptions: valueOptions)
        for entry in present {
            copy.setObject(typed(entry.object.object), forKey: typed(entry.key.object))
        }
        return copy
    }

    private func dropGone() {
        entries = entries.compactMapValues { list in
            let left = list.filter(\.isThere)
            return left.isEmpty ? nil : left
        }
        threshold = max(32, entries.count * 2)
    }
}
