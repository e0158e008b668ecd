/// The state that a screen without content is in.
public struct UIContentUnavailableConfigurationState: Hashable, @unchecked Sendable {
    public var traitCollection: UITraitCollection
    /// What the reader searched for, when that is why there is nothing.
    public var searchText: String?
    public var _entries: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UIContentUnavailableConfigurationState: _KeyedConfigurationState {}
