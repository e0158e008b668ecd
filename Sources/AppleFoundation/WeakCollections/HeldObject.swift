/// A reference to an object, held or not.
struct HeldObject {
    private var strong: AnyObject?
    private weak var weak: AnyObject?

    init(_ object: AnyObject, isWeak: Bool) {
        if isWeak { weak = object } else { strong = object }
    }

    /// nil once an object that was not held is gone.
    var object: AnyObject? { strong ?? weak }
}

/// The object as one of that type. nil stays nil: cast as an optional to a type that may be `AnyObject` it becomes
/// an object that stands for nil.
func typed<ObjectType>(_ object: AnyObject?) -> ObjectType? { object.flatMap { $0 as? ObjectType } }

/// Equal as Foundation's collections compare: by `isEqual(_:)`, or as the same object.
struct ObjectComparison {
    let isByPointer: Bool

    func hash(of object: AnyObject) -> Int {
        if !isByPointer, let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }

    func areEqual(_ first: AnyObject, _ second: AnyObject) -> Bool {
        if first === second { return true }
        guard !isByPointer, let first = first as? NSObject else { return false }
        return first.isEqual(second)
    }
}
