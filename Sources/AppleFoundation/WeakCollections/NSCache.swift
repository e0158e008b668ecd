/// Objects by keys, kept until there are too many or too costly ones: then those that were not asked for longest go. For use by several
/// threads at once. Setting and asking take constant time.
///
/// Foundation's on Linux lets the newest go, so that a cache that was full once took nothing new.
open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    private struct Key: Hashable {
        let object: KeyType
        private static var comparison: ObjectComparison { ObjectComparison(isByPointer: false) }
        static func == (one: Key, other: Key) -> Bool { comparison.areEqual(one.object, other.object) }
        func hash(into hasher: inout Hasher) { hasher.combine(Self.comparison.hash(of: object)) }
    }

    /// In a list from the one that was not asked for longest to the last one.
    private final class Entry {
        let key: Key
        let object: ObjectType
        let cost: Int
        weak var before: Entry?
        var after: Entry?

        init(_ key: Key, _ object: ObjectType, _ cost: Int) {
            (self.key, self.object, self.cost) = (key, object, cost)
        }
    }

    private let lock = NSLock()
    private var entries: [Key: Entry] = [:]
    private var oldest: Entry?
    private var newest: Entry?
    private var totalCost = 0

    open var name = ""
    /// The greatest sum of costs; 0 for no limit.
    open var totalCostLimit = 0 { didSet { lock.withLock { evict() } } }
    /// The greatest number of objects; 0 for no limit.
    open var countLimit = 0 { didSet { lock.withLock { evict() } } }
    open var evictsObjectsWithDiscardedContent = true {
        didSet {
            if !evictsObjectsWithDiscardedContent {
                Kept.say("NSCache.evictsObjectsWithDiscardedContent", "no object discards its content")
            }
        }
    }
    open weak var delegate: (any NSCacheDelegate)? {
        didSet {
            if delegate != nil { Kept.say("NSCache.delegate", "nobody is told which objects go") }
        }
    }

    public override init() { super.init() }

    deinit {
        // One by one: a chain of a hundred thousand would end each inside of the one before.
        while let first = oldest { remove(first) }
    }

    open func object(forKey key: KeyType) -> ObjectType? {
        lock.withLock {
            guard let entry = entries[Key(object: key)] else { return nil }
            unlink(entry)
            append(entry)
            return entry.object
        }
    }

    open func setObject(_ obj: ObjectType, forKey key: KeyType) { setObject(obj, forKey: key, cost: 0) }
    open func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) {
        lock.withLock {
            let key = Key(object: key)
            if let old = entries[key] { remove(old) }
            let entry = Entry(key, obj, g)
            entries[key] = entry
            totalCost += g
            append(entry)
            evict()
        }
    }

    open func removeObject(forKey key: KeyType) {
        lock.withLock { if let entry = entries[Key(object: key)] { remove(entry) } }
    }
    open func removeAllObjects() {
        lock.withLock { while let first = oldest { remove(first) } }
    }

    // MARK: With the lock held

    private func evict() {
        while let first = oldest,
            countLimit > 0 && entries.count > countLimit || totalCostLimit > 0 && totalCost > totalCostLimit
        {
            remove(first)
        }
    }

    private func remove(_ entry: Entry) {
        entries[entry.key] = nil
        totalCost -= entry.cost
        unlink(entry)
    }

    private func append(_ entry: Entry) {
        entry.before = newest
        newest?.after = entry
        newest = entry
        if oldest == nil { oldest = entry }
    }

    private func unlink(_ entry: Entry) {
        if oldest === entry { oldest = entry.after }
        if newest === entry { newest = entry.before }
        entry.after?.before = entry.before
        entry.before?.after = entry.after
        (entry.before, entry.after) = (nil, nil)
    }
}

/// Every requirement is optional; none is called here.
public protocol NSCacheDelegate: NSObjectProtocol {}
