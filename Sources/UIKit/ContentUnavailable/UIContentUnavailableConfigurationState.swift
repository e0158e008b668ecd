/// The state that a screen without content is in.
public struct UIContentUnavailableConfigurationState: Hashable, @unchecked Sendable {
    public var traitCollection: UITraitCollection
    /// What the reader searched for, when that is why there is nothing.
    public var searchText: String?
    private var entries: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { entries[key] }
        set { entries[key] = newValue }
    }
}

extension UIContentUnavailableConfigurationState: UIConfigurationState {}
