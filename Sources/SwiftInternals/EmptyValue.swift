/// A value of any type that nobody looks at: what the default of an optional requirement gives back.
public enum EmptyValue {
    /// Nil, something empty, zeros or a reference to nothing. Stops for a type that has none of these: a struct with
    /// references.
    public static func of<R>(_ type: R.Type) -> R {
        if let optional = R.self as? any ExpressibleByNilLiteral.Type,
            let none = optional.init(nilLiteral: ()) as? R
        {
            return none
        }
        if let empty = (R.self as? any RangeReplaceableCollection.Type)?.init() as? R { return empty }
        if let empty = (R.self as? any ExpressibleByDictionaryLiteral.Type)?.nothing as? R { return empty }
        // Plain values of zeros and references to nothing are released without harm.
        let existential = ExistentialKind(of: R.self)
        guard _isPOD(R.self) || R.self is AnyObject.Type || existential != nil else {
            fatalError("an optional requirement gives \(R.self), which has no empty value")
        }
        let size = max(MemoryLayout<R>.size, 1)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<R>.alignment)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        // A value of any type is released by the type that stands after its three words.
        if existential == .value {
            memory.storeBytes(of: Int.self, toByteOffset: 3 * MemoryLayout<Int>.size, as: Any.Type.self)
        }
        return memory.assumingMemoryBound(to: R.self).move()
    }

    private protocol ObjectProbe: AnyObject {}
    private protocol ValueProbe {}
    private final class Object {}

    static let assumption = Assumption(
        "metadata of protocols begins with the kind 0x303 and flags, and values of zeros can be released",
        loss: "defaults of optional methods that answer with an object or a value of a protocol"
    ) {
        ExistentialKind(of: (any ObjectProbe).self) == .object
            && ExistentialKind(of: (any ValueProbe).self) == .value
            && ExistentialKind(of: Any.self) == .value && ExistentialKind(of: AnyObject.self) == .object
            && ExistentialKind(of: Object.self) == nil && ExistentialKind(of: Int.self) == nil
            && MemoryLayout<any ObjectProbe>.size == 2 * MemoryLayout<Int>.size
            && MemoryLayout<any ValueProbe>.size == 5 * MemoryLayout<Int>.size
    }
}

/// Whether a type is a protocol, of classes or of any values: what the head of its metadata says.
private enum ExistentialKind {
    case object, value

    init?(of type: Any.Type) {
        let head = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard head.load(as: UInt.self) == 0x303 else { return nil }
        let flags = head.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt32.self)
        self = flags & 0x8000_0000 == 0 ? .object : .value
    }
}

extension ExpressibleByDictionaryLiteral {
    fileprivate static var nothing: Self { Self() }
}
