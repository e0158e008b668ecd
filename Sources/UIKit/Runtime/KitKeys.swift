/// One of UIKit's own properties by its name: what key-value coding, observers and the runtime attributes of nibs know of
/// it, beside the properties that an app's classes declare.
@MainActor
struct KitKey {
    /// `.none` for an object of another class.
    let read: (NSObject) -> Any??
    let write: (NSObject, Any?) -> _OutletAnswer

    // Made thousands of times and called by hardly any app: one piece of code for all properties, not one for each.

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    static func property<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) -> KitKey {
        made(
            { (owner: Owner) in owner[keyPath: path] },
            { (owner: Owner, value: Value) in owner[keyPath: path] = value })
    }

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    static func made<Owner: NSObject, Value>(
        _ read: @escaping (Owner) -> Value, _ write: @escaping (Owner, Value) -> Void
    ) -> KitKey {
        KitKey(
            read: { object in (object as? Owner).map { KitKey.flat(read($0)) } ?? .none },
            write: { object, value in
                guard let owner = object as? Owner else { return .unknown }
                return _Outlet.assign(value) { write(owner, $0) }
            })
    }

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    static func readOnly<Owner: NSObject, Value>(_ path: KeyPath<Owner, Value>) -> KitKey {
        KitKey(
            read: { object in (object as? Owner).map { KitKey.flat($0[keyPath: path]) } ?? .none },
            write: { _, _ in .unknown })
    }

    private static func flat<Value>(_ value: Value) -> Any? {
        if let optional = value as? any _OptionalValue { return optional.anyValue }
        // Enumerations are numbers by name.
        if let raw = value as? any RawRepresentable, let number = raw.rawValue as? Int { return number }
        return value
    }
}

private protocol _OptionalValue { var anyValue: Any? { get } }
extension Optional: _OptionalValue { fileprivate var anyValue: Any? { map { $0 as Any } } }

@MainActor
enum KitKeys: KeyTable {
    static func value(_ object: NSObject, _ key: String) -> Any?? {
        for entry in entries(object, key) {
            if case .some(let value) = entry.read(object) { return .some(value) }
        }
        return .none
    }

    static func set(_ value: Any?, _ object: NSObject, _ key: String) -> _OutletAnswer {
        for entry in entries(object, key) {
            let answer = entry.write(object, value)
            if answer != .unknown { return answer }
        }
        return .unknown
    }

    /// Those of the nearest class come first.
    private static func entries(_ object: NSObject, _ key: String) -> [KitKey] {
        let keys = spellings(of: key)
        let classes = sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }
        return keys.flatMap { further[$0] ?? [] }
            + classes.flatMap { own in keys.compactMap { properties[ObjectIdentifier(own)]?[$0] } }
    }

    /// A getter may be called `isHidden` and the property `hidden`: both are keys (Key-Value Coding Programming Guide, "Accessor Search
    /// Patterns").
    private static func spellings(of key: String) -> [String] {
        guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return [key] }
        return [key, first.lowercased() + key.dropFirst(3)]
    }

    /// Beside the properties of Apple's headers, the names that apps use all the same, such as "searchField", second ones, and what
    /// Objective-C's key-value coding sets in spite of the header.
    private static let further: [String: [KitKey]] = [
        "tabBar": [.property(\UITabBarController.tabBar)],
        "textColor": [.property(\UIDatePicker.textColor), .property(\UIPickerView.textColor)],
        "orientation": [
            .made({ (device: UIDevice) in device.orientation.rawValue }) { _, value in
                let way = UIInterfaceOrientation(rawValue: value) ?? .unknown
                if way != .unknown { _ = InterfaceOrientation.ask(for: way.mask) }
            }
        ],
        "highlightsToday": [.property(\UIDatePicker.highlightsToday)],
        "placeholderLabel": [.readOnly(\UITextField.placeholderLabel)],
        "_placeholderLabel": [.readOnly(\UITextField.placeholderLabel)],
        "clearButton": [.readOnly(\UITextField.clearButton)],
        "_clearButton": [.readOnly(\UITextField.clearButton)],
        "searchField": [.readOnly(\UISearchBar.searchTextField)],
        "_searchField": [.readOnly(\UISearchBar.searchTextField)],
        "cancelButton": [.readOnly(\UISearchBar.cancelButton)],
        "cancelButtonText": [
            .made({ (bar: UISearchBar) in bar.cancelButton.currentTitle }) {
                $0.cancelButton.setTitle($1, for: .normal)
            }
        ],
        "image": [.property(\UIAlertAction.image)],
        "pageImage": [.property(\UIPageControl.preferredIndicatorImage)],
        "_pageImage": [.property(\UIPageControl.preferredIndicatorImage)],
        "currentPageImage": [.property(\UIPageControl.preferredCurrentPageIndicatorImage)],
        "_currentPageImage": [.property(\UIPageControl.preferredCurrentPageIndicatorImage)],
        "view": [.readOnly(\UIBarItem.shownView)],
        "parentViewController": [.readOnly(\UIViewController.parent)],
        "attributedTitle": [.property(\UIAlertController.attributedTitle)],
        "attributedMessage": [.property(\UIAlertController.attributedMessage)],
        "contentViewController": [.property(\UIAlertController.contentViewController)],
        "checked": [.property(\UIAlertAction.isChecked)],
        "titleTextColor": [.property(\UIAlertAction.titleTextColor)],
        "_titleTextColor": [.property(\UIAlertAction.titleTextColor)],
    ]
}

@section(".init_array") @used private let kitKeys: @convention(c) () -> Void = { KeyTables.use(KitKeys.self) }
