@_spi(Reflection) import Swift

/// A struct or a tuple of values that are made for its fields one by one.
public enum FieldwiseValue {
    /// - Parameter field: gives a value of a field's type, or nil where there is none.
    /// - Returns: nil for types of other kinds, for those whose fields are not told (unions of C), and where a field has no
    ///   value.
    public static func of<Value>(_ type: Value.Type, field: (Any.Type) -> Any?) -> Value? {
        guard isStructOrTuple(type), let stores = stores(in: type, field),
            !stores.isEmpty || MemoryLayout<Value>.size == 0
        else { return nil }
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { memory.deallocate() }
        for store in stores { store(memory) }
        return memory.move()
    }

    /// What puts a value into each field; nil where one has none.
    private static func stores(
        in type: Any.Type, _ field: (Any.Type) -> Any?
    ) -> [(UnsafeMutableRawPointer) -> Void]? {
        var stores: [(UnsafeMutableRawPointer) -> Void] = []
        let areAllKnown = _forEachField(of: type, options: _EachFieldOptions(rawValue: 0)) {
            _, offset, type, _ in
            guard let value = field(type), let store = Self.store(value, as: type, at: offset) else {
                return false
            }
            stores.append(store)
            return true
        }
        return areAllKnown ? stores : nil
    }

    private static func store(
        _ value: Any, as type: Any.Type, at offset: Int
    ) -> ((UnsafeMutableRawPointer) -> Void)? {
        func store<Field>(_ type: Field.Type) -> ((UnsafeMutableRawPointer) -> Void)? {
            guard let value = value as? Field else { return nil }
            return { ($0 + offset).initializeMemory(as: Field.self, to: value) }
        }
        return _openExistential(type, do: store)
    }

    /// What the head of a type's metadata says: 0x200 a struct, 0x301 a tuple.
    private static func isStructOrTuple(_ type: Any.Type) -> Bool {
        [0x200, 0x301].contains(unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
    }

    private struct Probe {
        let text: String
        var numbers: [Int]
        let pair: (Int?, String)
    }

    static let assumption = Assumption(
        "the types and places of a struct's fields are told, and its metadata begins with the kind 0x200",
        loss: "values of an app's own structs where a module that is not here has to give one"
    ) {
        let probe = of(Probe.self) { type in
            switch type {
            case is String.Type: "text"
            case is [Int].Type: [1, 2]
            case is (Int?, String).Type: (3 as Int?, "four")
            default: nil
            }
        }
        return probe?.text == "text" && probe?.numbers == [1, 2]
            && probe.map { $0.pair == (3, "four") } == true
            && of(Int?.self, field: { _ in nil }) == nil
    }
}
