/// The state of a view: of a table's header, for example.
public struct UIViewConfigurationState: Hashable, @unchecked Sendable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    /// Whether it is held at an edge while the content scrolls.
    public var isPinned = false
    public var _entries: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UIViewConfigurationState: _KeyedConfigurationState {}
