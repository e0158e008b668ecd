/// The class of an object, which stands in the object's first word.
public enum ObjectClass {
    /// Where a class says how many bytes its objects have.
    private static let sizeOffset = 24

    private static func size(of type: AnyClass) -> UInt32 {
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: sizeOffset, as: UInt32.self)
    }

    /// The class and those above it, nearest first.
    static func chain(of type: AnyClass) -> [AnyClass] {
        Array(sequence(first: type) { _getSuperclass($0) })
    }

    /// From now on the object is one of another class, a sub- or superclass of its own, and keeps its properties.
    /// - Returns: false, and nothing happens, for a class of another kind or one whose objects have properties of their own.
    @inline(never)
    public static func change(of object: AnyObject, to new: AnyClass) -> Bool {
        let old: AnyClass = Swift.type(of: object)
        let isRelated = chain(of: new).contains { $0 == old } || chain(of: old).contains { $0 == new }
        guard isRelated, size(of: new) == size(of: old) else { return false }
        ReplacedMethod.inherit(in: new)
        Unmanaged.passUnretained(object).toOpaque().storeBytes(
            of: UInt(bitPattern: unsafeBitCast(new, to: UnsafeRawPointer.self)), as: UInt.self)
        return true
    }

    static let assumption = Assumption(
        "an object begins with its class, and a class has the size of its objects in bytes 24 to 27",
        loss: "object_setClass, by which apps choose their language"
    ) {
        let object = Probe()
        return change(of: object, to: ProbeLouder.self) && asked(object) == 2
            && !change(of: object, to: ProbeLarger.self) && change(of: object, to: Probe.self)
            && asked(object) == 1
    }

    /// Looks the method up by the object's class each time; where the compiler sees the object being made it does not.
    @inline(never) @_optimize(none) private static func asked(_ probe: Probe) -> Int { probe.word() }

    private class Probe {
        func word() -> Int { 1 }
    }
    private final class ProbeLouder: Probe {
        override func word() -> Int { 2 }
    }
    private final class ProbeLarger: Probe {
        var property = 0
    }
}
