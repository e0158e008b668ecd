/// What every object tells assistive technology. Views, bar items and accessibility elements have members of their own
/// of these names, which a requirement of a protocol does not stand in the way of; other objects keep the values beside
/// themselves, and nothing here reads them.
public protocol _AccessibleObject: AnyObject {}

extension NSObject: _AccessibleObject {}

extension _AccessibleObject where Self: NSObject {
    public var isAccessibilityElement: Bool {
        get { kept("isAccessibilityElement") ?? false }
        set { keep(newValue, "isAccessibilityElement") }
    }
    public var accessibilityLabel: String? {
        get { kept("accessibilityLabel") }
        set { keep(newValue, "accessibilityLabel") }
    }
    public var accessibilityHint: String? {
        get { kept("accessibilityHint") }
        set { keep(newValue, "accessibilityHint") }
    }
    public var accessibilityValue: String? {
        get { kept("accessibilityValue") }
        set { keep(newValue, "accessibilityValue") }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { kept("accessibilityTraits") ?? .none }
        set { keep(newValue, "accessibilityTraits") }
    }
    public var accessibilityElements: [Any]? {
        get { kept("accessibilityElements") }
        set { keep(newValue, "accessibilityElements") }
    }
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { kept("accessibilityCustomActions") }
        set { keep(newValue, "accessibilityCustomActions") }
    }
    public var accessibilityElementsHidden: Bool {
        get { kept("accessibilityElementsHidden") ?? false }
        set { keep(newValue, "accessibilityElementsHidden") }
    }
    public var accessibilityFrame: CGRect {
        get { kept("accessibilityFrame") ?? .zero }
        set { keep(newValue, "accessibilityFrame") }
    }

    private func kept<Value>(_ name: StaticString) -> Value? {
        objc_getAssociatedObject(self, name.utf8Start) as? Value
    }

    private func keep(_ value: Any?, _ name: StaticString) {
        objc_setAssociatedObject(self, name.utf8Start, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}
