import SwiftInternals

// Casts that Objective-C's generics allow, which are generic in name only. Lowered source calls these.

/// `request as! NSFetchRequest<NSFetchRequestResult>`
public func _typed<From: AnyObject, To: AnyObject>(_ request: NSFetchRequest<From>) -> NSFetchRequest<To> {
    GenericClass.cast(request, to: NSFetchRequest<To>.self)
}
@_disfavoredOverload
public func _typed<From: AnyObject, To: AnyObject>(_ request: NSFetchRequest<From>?) -> NSFetchRequest<To>? {
    request.map { _typed($0) }
}

/// `controller as! NSFetchedResultsController<Book>`
public func _typed<From: AnyObject, To: AnyObject>(
    _ controller: NSFetchedResultsController<From>
) -> NSFetchedResultsController<To> {
    GenericClass.cast(controller, to: NSFetchedResultsController<To>.self)
}
@_disfavoredOverload
public func _typed<From: AnyObject, To: AnyObject>(
    _ controller: NSFetchedResultsController<From>?
) -> NSFetchedResultsController<To>? { controller.map { _typed($0) } }

/// A value whose type says nothing; nil where the cast is to an optional and the value of another type.
@_disfavoredOverload
public func _typed<To>(_ value: Any) -> To {
    if let typed = value as? To { return typed }
    if let optional = To.self as? any ExpressibleByNilLiteral.Type {
        return optional.init(nilLiteral: ()) as! To
    }
    return value as! To
}
