/// A set of objects that need not be held: those that are gone are no longer in it.
///
/// Objects are given in the order in which they came. Adding, removing and asking take constant time on average.
open class NSHashTable<ObjectType>: NSObject, NSCopying {
    private struct Member {
        let held: HeldObject
        let number: Int
    }

    private let options: NSPointerFunctions.Options
    private let comparison: ObjectComparison
    private var members: [Int: [Member]] = [:]
    private var lastNumber = 0
    /// At this size members that are gone are looked for.
    private var threshold = 32

    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        self.options = options
        comparison = options.comparison
    }

    public convenience init(pointerFunctions functions: NSPointerFunctions, capacity: Int) {
        self.init(options: functions.options, capacity: capacity)
    }

    /// Holds none of its members.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    private var objects: [AnyObject] {
        members.values.joined().sorted { $0.number < $1.number }.compactMap(\.held.object)
    }

    open var allObjects: [ObjectType] { objects.compactMap { $0 as? ObjectType } }
    open var count: Int { members.values.reduce(0) { $0 + $1.filter { $0.held.object != nil }.count } }
    open var anyObject: ObjectType? { allObjects.first }
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object = object.map({ $0 as AnyObject }) else { return nil }
        let found = members[comparison.hash(of: object)]?.lazy.compactMap(\.held.object).first {
            comparison.areEqual($0, object)
        }
        return typed(found)
    }

    open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        lastNumber += 1
        let held = HeldObject(object as AnyObject, isWeak: options.isWeak)
        members[comparison.hash(of: object as AnyObject), default: []].append(
            Member(held: held, number: lastNumber))
        if members.count >= threshold { dropGone() }
    }

    open func remove(_ object: ObjectType?) {
        guard let object = object.map({ $0 as AnyObject }) else { return }
        members[comparison.hash(of: object)]?.removeAll {
            $0.held.object.map { comparison.areEqual($0, object) } ?? true
        }
    }

    open func removeAllObjects() { members = [:] }

    open func objectEnumerator() -> NSEnumerator { (objects as NSArray).objectEnumerator() }

    open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { add($0) } }
    open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { remove($0) } }
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }
    public func _intersects(_ other: NSHashTable<ObjectType>) -> Bool { intersects(other) }
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
        allObjects.contains { other.contains($0) }
    }
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
        allObjects.allSatisfy { other.contains($0) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSHashTable<ObjectType>(options: options)
        copy.union(self)
        return copy
    }

    private func dropGone() {
        members = members.compactMapValues { list in
            let left = list.filter { $0.held.object != nil }
            return left.isEmpty ? nil : left
        }
        threshold = max(32, members.count * 2)
    }
}
