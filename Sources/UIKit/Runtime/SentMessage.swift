/// What a value answers that is known only as an object: nil where it is of another kind.
///
/// On Apple's systems such a message is sent to whatever the object is, and stops the app when it has no answer.
public struct _SentMessage {
    fileprivate let value: Any

    public var cgRectValue: CGRect! { value as? CGRect ?? (value as? NSValue)?.cgRectValue }
    public var cgPointValue: CGPoint! { value as? CGPoint ?? (value as? NSValue)?.cgPointValue }
    public var cgSizeValue: CGSize! { value as? CGSize ?? (value as? NSValue)?.cgSizeValue }
    public var uiEdgeInsetsValue: UIEdgeInsets! {
        value as? UIEdgeInsets ?? (value as? NSValue)?.uiEdgeInsetsValue
    }

    public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
    public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
    public var intValue: Int! { number?.intValue ?? text?.integerValue }
    public var integerValue: Int! { intValue }
    public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
    public var uintValue: UInt! { number?.uintValue }
    public var stringValue: String! { number?.stringValue }

    private var number: NSNumber? { value as? NSNumber }
    private var text: NSString? { value as? NSString ?? (value as? String).map { NSString(string: $0) } }
}

/// `(value as AnyObject).doubleValue` of lowered source.
public func _sent(_ object: AnyObject) -> _SentMessage { _SentMessage(value: object) }
