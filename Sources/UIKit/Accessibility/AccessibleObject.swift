/// What every object tells assistive technology. Views, bar items and accessibility elements have members of their own
/// of these names, which a requirement of a protocol does not stand in the way of; other objects keep the values beside
/// themselves, and nothing here reads them.
public protocol _AccessibleObject: AnyObject {}

extension NSObject: _AccessibleObject {}

extension _AccessibleObject where Self: NSObject {
    public var isAccessibilityElement: Bool {
        get { keptValue("isAccessibilityElement") ?? false }
        set { keepValue(newValue, "isAccessibilityElement") }
    }
    public var accessibilityLabel: String? {
        get { keptValue("accessibilityLabel") }
        set { keepValue(newValue, "accessibilityLabel") }
    }
    public var accessibilityHint: String? {
        get { keptValue("accessibilityHint") }
        set { keepValue(newValue, "accessibilityHint") }
    }
    public var accessibilityValue: String? {
        get { keptValue("accessibilityValue") }
        set { keepValue(newValue, "accessibilityValue") }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { keptValue("accessibilityTraits") ?? .none }
        set { keepValue(newValue, "accessibilityTraits") }
    }
    public var accessibilityElements: [Any]? {
        get { keptValue("accessibilityElements") }
        set { keepValue(newValue, "accessibilityElements") }
    }
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { keptValue("accessibilityCustomActions") }
        set { keepValue(newValue, "accessibilityCustomActions") }
    }
    public var accessibilityElementsHidden: Bool {
        get { keptValue("accessibilityElementsHidden") ?? false }
        set { keepValue(newValue, "accessibilityElementsHidden") }
    }
    /// Whether what the object shows or hides is open: kept for the app to read, nothing here says it.
    public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { keptValue("accessibilityExpandedStatus") ?? .unsupported }
        set { keepValue(newValue, "accessibilityExpandedStatus") }
    }
    public var accessibilityFrame: CGRect {
        get { keptValue("accessibilityFrame") ?? .zero }
        set { keepValue(newValue, "accessibilityFrame") }
    }
}

/// Whether something that opens is open.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
    case unsupported, expanded, collapsed
}
