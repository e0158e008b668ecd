import Foundation

/// A set whose changes are those of a relationship: what `mutableSetValue(forKey:)` gives.
final class ManagedSet: NSMutableSet {
    private let object: NSManagedObject?
    private let relationship: NSRelationshipDescription

    init(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        (self.object, self.relationship) = (object, relationship)
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) {
        (object, relationship) = (nil, NSRelationshipDescription())
        super.init(capacity: numItems)
    }
    required override init(objects: UnsafePointer<AnyObject>!, count cnt: Int) {
        (object, relationship) = (nil, NSRelationshipDescription())
        super.init(objects: objects, count: cnt)
    }
    required init?(coder aDecoder: NSCoder) { nil }

    private var list: NSMutableOrderedSet { object?.list(relationship) ?? NSMutableOrderedSet() }

    override var count: Int { list.count }
    override func member(_ object: Any) -> Any? { list.contains(object) ? object : nil }
    override func objectEnumerator() -> NSEnumerator { NSArray(array: list.array).objectEnumerator() }
    override func add(_ object: Any) {
        if let object = object as? NSManagedObject { self.object?.relate(relationship, to: object) }
    }
    override func remove(_ object: Any) {
        if let object = object as? NSManagedObject { self.object?.unrelate(relationship, from: object) }
    }
    override func addObjects(from array: [Any]) { for each in array { add(each) } }
    override func removeAllObjects() { for each in list.array { remove(each) } }
    override var allObjects: [Any] { list.array }
    override func contains(_ anObject: Any) -> Bool { list.contains(anObject) }
    override func anyObject() -> Any? { list.firstObject }
    override func union(_ otherSet: Set<AnyHashable>) { for each in otherSet { add(each.base) } }
    override func minus(_ otherSet: Set<AnyHashable>) { for each in otherSet { remove(each.base) } }
}

/// The same in an order.
final class ManagedOrderedSet: NSMutableOrderedSet {
    private var object: NSManagedObject?
    private var relationship: NSRelationshipDescription?

    required init(arrayLiteral elements: Any...) { super.init(capacity: 0) }
    required init?(coder aDecoder: NSCoder) { nil }

    private init() { super.init(capacity: 0) }

    static func of(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) -> ManagedOrderedSet
    {
        let made = ManagedOrderedSet()
        (made.object, made.relationship) = (object, relationship)
        return made
    }

    private var list: NSMutableOrderedSet {
        relationship.flatMap { object?.list($0) } ?? NSMutableOrderedSet()
    }

    override var count: Int { list.count }
    override func object(at idx: Int) -> Any { list.object(at: idx) }
    override func index(of object: Any) -> Int { list.index(of: object) }
    override func contains(_ object: Any) -> Bool { list.contains(object) }
    override func insert(_ object: Any, at idx: Int) {
        guard let relationship, let object = object as? NSManagedObject else { return }
        self.object?.relate(relationship, to: object, at: idx)
    }
    override func add(_ object: Any) { insert(object, at: count) }
    override func removeObject(at idx: Int) {
        guard let relationship, let gone = list.object(at: idx) as? NSManagedObject else { return }
        object?.unrelate(relationship, from: gone)
    }
    override func remove(_ object: Any) {
        let index = list.index(of: object)
        if index != NSNotFound { removeObject(at: index) }
    }
    override func removeAllObjects() { for _ in 0..<count { removeObject(at: 0) } }
    override func replaceObject(at idx: Int, with obj: Any) {
        removeObject(at: idx)
        insert(obj, at: idx)
    }
    /// The objects stay; the order is another.
    override func moveObjects(at indexes: IndexSet, to idx: Int) {
        let moved = indexes.map { list.object(at: $0) }
        for index in indexes.reversed() { list.removeObject(at: index) }
        for (offset, each) in moved.enumerated() { list.insert(each, at: idx + offset) }
        if let relationship { object?.noteChange(of: relationship.name) }
    }
}
