extension NSObject {
    /// A list that stands for the one that the property holds: what is done to it is done there, and each change is told to those who
    /// observe the property by its name, with its kind, its indexes, and the objects that are new and old.
    @preconcurrency @MainActor
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { ObservedArray(self, key) }

    /// The same through names with dots between them.
    @preconcurrency @MainActor
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        let keys = keyPath.split(separator: ".").map(String.init)
        let owner = keys.count == 1 ? self : value(forKeyPath: keys.dropLast().joined(separator: "."))
        guard let owner = owner as? NSObject, let last = keys.last else {
            fatalError("[\(type(of: self)) mutableArrayValueForKeyPath:]: \(keyPath) leads to no object")
        }
        return owner.mutableArrayValue(forKey: last)
    }
}

/// What `mutableArrayValue(forKey:)` gives. Foundation's documentation of Key-Value Coding: a proxy whose changes are those of the property.
private final class ObservedArray: NSMutableArray {
    private let owner: NSObject
    private let key: String

    init(_ owner: NSObject, _ key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    required init(objects: UnsafePointer<AnyObject>?, count: Int) {
        (owner, key) = (NSObject(), "")
        super.init(objects: objects, count: count)
    }

    required convenience init(arrayLiteral elements: Any...) {
        self.init(NSMutableArray(array: elements), "self")
    }

    required init?(coder: NSCoder) { nil }

    // MARK: The property

    private var list: [Any] {
        nonisolated(unsafe) let owner = owner
        nonisolated(unsafe) var list: [Any] = []
        let key = key
        MainThread.isolated { list = KeyValueObservers.members(of: owner, key) }
        return list
    }

    /// Does the change to the list that the property holds, or gives the property another one, and tells those who observe it.
    private func change(
        _ kind: NSKeyValueChange, _ places: IndexSet, new: [Any]?, _ body: (NSMutableArray) -> Void
    ) {
        let before = list
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue, .indexesKey: places]
        if kind != .insertion { change[.oldKey] = places.map { before[$0] } }
        if let new { change[.newKey] = new }
        nonisolated(unsafe) let (owner, told, body) = (owner, change, body)
        nonisolated(unsafe) let old = before
        let key = key
        MainThread.isolated {
            KeyValueObservers.tell(owner, key, told) {
                if let array = owner.value(forKey: key) as? NSMutableArray { return body(array) }
                let array = NSMutableArray(array: old)
                body(array)
                owner.setValue((0..<array.count).map { array.object(at: $0) }, forKey: key)
            }
        }
    }

    // MARK: NSMutableArray

    override var count: Int { list.count }
    override func object(at index: Int) -> Any { list[index] }
    override func add(_ anObject: Any) { insert(anObject, at: count) }
    override func insert(_ anObject: Any, at index: Int) {
        change(.insertion, [index], new: [anObject]) { $0.insert(anObject, at: index) }
    }
    override func removeObject(at index: Int) {
        change(.removal, [index], new: nil) { $0.removeObject(at: index) }
    }
    override func removeLastObject() { removeObject(at: count - 1) }
    override func replaceObject(at index: Int, with anObject: Any) {
        change(.replacement, [index], new: [anObject]) { $0.replaceObject(at: index, with: anObject) }
    }
    override func insert(_ objects: [Any], at indexes: IndexSet) {
        change(.insertion, indexes, new: objects) { $0.insert(objects, at: indexes) }
    }
    override func removeObjects(at indexes: IndexSet) {
        change(.removal, indexes, new: nil) { $0.removeObjects(at: indexes) }
    }
    override func removeAllObjects() { removeObjects(in: NSRange(location: 0, length: count)) }
    override func removeObjects(in range: NSRange) {
        guard range.length > 0, let places = Range(range) else { return }
        removeObjects(at: IndexSet(integersIn: places))
    }
    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
        change(.replacement, indexes, new: objects) { $0.replaceObjects(at: indexes, with: objects) }
    }
    override func addObjects(from otherArray: [Any]) {
        guard !otherArray.isEmpty else { return }
        insert(otherArray, at: IndexSet(integersIn: count..<count + otherArray.count))
    }
}
