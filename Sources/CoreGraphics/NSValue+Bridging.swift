/// Structures that Apple's Swift casts from an `NSValue` and back, as `userInfo[key] as? CGRect`.
public protocol ValueBridged: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// Nil: the value holds another kind of structure.
    init?(bridged value: NSValue)
}

extension ValueBridged {
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        result = Self(bridged: source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = Self(bridged: source)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        guard let result = source.flatMap({ Self(bridged: $0) }) else {
            fatalError(
                "\(Self.self) was asked of \(source.map { "\($0)" } ?? "nil"), which holds none; cast with as?."
            )
        }
        return result
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, ValueBridged {
    public init?(bridged value: NSValue) {
        guard let rect = value.geometry as? CGRect else { return nil }
        self = rect
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, ValueBridged {
    public init?(bridged value: NSValue) {
        guard let point = value.geometry as? CGPoint else { return nil }
        self = point
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, ValueBridged {
    public init?(bridged value: NSValue) {
        guard let size = value.geometry as? CGSize else { return nil }
        self = size
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
}

extension CGVector: ValueBridged {
    public init?(bridged value: NSValue) {
        guard let vector = value.geometry as? CGVector else { return nil }
        self = vector
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }
}

extension CGAffineTransform: ValueBridged {
    public init?(bridged value: NSValue) {
        guard let transform = value.geometry as? CGAffineTransform else { return nil }
        self = transform
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
}
