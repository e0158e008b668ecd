// Fonts tell weights and styles as objects; source casts them to types of Swift, as `traits[.weight] as? UIFont.Weight`.

extension UIFont.Weight: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(rawValue)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Self?) {
        result = Self(CGFloat(source.doubleValue))
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Self?) -> Bool {
        _forceBridgeFromObjectiveC(source, result: &result)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Self {
        Self(CGFloat(source?.doubleValue ?? 0))
    }
}

extension UIFont.TextStyle: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
        result = Self(rawValue: "\(source)")
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
        _forceBridgeFromObjectiveC(source, result: &result)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
        source.map { Self(rawValue: "\($0)") } ?? .body
    }
}
