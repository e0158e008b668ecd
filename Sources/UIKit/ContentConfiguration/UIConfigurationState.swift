/// The name of an app's own entry in a configuration state.
public struct UIConfigurationStateCustomKey: _ExtensibleConstant {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// What a view is like when it asks its configuration for a look.
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    /// The app's own entries.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A state that keeps the app's entries.
public protocol _KeyedConfigurationState: UIConfigurationState {
    var _entries: [UIConfigurationStateCustomKey: AnyHashable] { get set }
}

extension _KeyedConfigurationState {
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { _entries[key] }
        set { _entries[key] = newValue }
    }
}
