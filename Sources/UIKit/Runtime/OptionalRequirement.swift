import SwiftInternals

/// Optional protocol requirements without Objective-C.
///
/// A requirement that Apple declares optional has a default in a protocol extension, and that default only marks
/// (object, requirement). `call` compares: a call that ended in the marking default was not implemented. Nothing
/// is asked ahead of time, so presence is right for methods in extensions and superclasses too, and the answer nil
/// is never mistaken for a missing method. Costs a few nanoseconds whether the method is there or not.
@preconcurrency @MainActor
public enum OptionalRequirement {
    // Of the process: used up within one call.
    private static var markedObject: UnsafeRawPointer?
    // Of the process: used up within one call.
    private static var markedName: StaticString = ""

    /// Called by a requirement's default: the object does not implement it.
    public static func absent(_ object: AnyObject, _ name: StaticString = #function) {
        markedObject = FirstWord.of(object)
        markedName = name
    }

    /// The same where the default answers something.
    static func absent<R>(_ object: AnyObject, answering answer: R, _ name: StaticString = #function) -> R {
        absent(object, name)
        return answer
    }

    /// The requirement's answer, or nil when `target` is nil or does not implement it.
    /// - Parameters:
    ///   - target: the delegate, a value of a class-bound protocol type.
    ///   - name: the requirement as `#function` spells it, for example `"tableView(_:heightForRowAt:)"`.
    @inline(__always)
    public static func call<P, R>(
        _ target: P?, _ name: StaticString = #function, _ body: (P) -> R
    ) -> R? {
        guard let target else { return nil }
        markedObject = nil
        let answer = body(target)
        guard let marked = markedObject, marked == FirstWord.of(target), markedName.isSame(as: name) else {
            return answer
        }
        markedObject = nil
        return nil
    }

    /// A user's `target?.requirement?(…)`: the answer, or nil when `target` is nil or does not implement it.
    @discardableResult
    public static func send<P, R>(_ target: P?, _ name: StaticString, _ body: (P) -> R) -> R? {
        call(target, name, body)
    }

    /// An answer that is optional itself is not wrapped once more.
    @discardableResult
    public static func send<P, R>(_ target: P?, _ name: StaticString, _ body: (P) -> R?) -> R? {
        call(target, name, body) ?? nil
    }

    /// A reference to a method, as `target?.method` gives one; nil when it is not implemented.
    public static func member<P, R>(_ target: P?, _ name: String, _ body: (P) -> R) -> R? {
        guard let target, isPresent(target, name) else { return nil }
        return body(target)
    }

    /// Whether `target` implements a requirement; calls nothing. Lowered classes answer.
    public static func isPresent<P>(_ target: P?, _ name: String) -> Bool {
        (target as? any _RuntimeMembers)?._responds(to: name) == true
    }

    /// The same; nil where the class keeps no table of what it implements of a protocol.
    static func presence(of name: String, in target: AnyObject, by protocolName: String) -> Bool? {
        guard let members = target as? any _RuntimeMembers else { return nil }
        if members._responds(to: name) { return true }
        return members._responds(to: protocolName) ? false : nil
    }

    /// What a default gives back beside marking: a value that nobody looks at.
    public static func placeholder<R>() -> R { EmptyValue.of(R.self) }
}

/// What may be asked of a delegate that may lack it: `delegate.optional.tableView(self, heightForRowAt: path)` is nil
/// without a delegate, and when it does not implement the requirement. The calls that a protocol is asked stand in the folder
/// Requirements.
struct OptionalCalls<Target> {
    let target: Target?
}

extension Optional {
    var optional: OptionalCalls<Wrapped> { OptionalCalls(target: self) }
}

extension StaticString {
    /// Equal text; the same literal in two places may have two addresses.
    fileprivate func isSame(as other: StaticString) -> Bool {
        if utf8Start == other.utf8Start { return true }
        return utf8CodeUnitCount == other.utf8CodeUnitCount
            && memcmp(utf8Start, other.utf8Start, utf8CodeUnitCount) == 0
    }
}
