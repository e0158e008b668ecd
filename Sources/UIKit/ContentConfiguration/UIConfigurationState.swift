/// The name of an app's own entry in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// What a view is like when it asks its configuration for a look.
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    /// The app's own entries.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
