/// The state of a cell.
public struct UICellConfigurationState: Hashable, @unchecked Sendable {
    public enum DragState: Int, Sendable { case none, lifting, dragging }
    public enum DropState: Int, Sendable { case none, notTargeted, targeted }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    /// Whether the cell's item shows its children.
    public var isExpanded = false
    /// Whether the cell is pulled aside to show its actions.
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    public var _entries: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UICellConfigurationState: _KeyedConfigurationState {}

extension UIConfigurationState {
    /// The flags that looks depend on, of whichever kind of state.
    var flags: ConfigurationFlags {
        switch self {
        case let state as UICellConfigurationState:
            ConfigurationFlags(
                isDisabled: state.isDisabled, isHighlighted: state.isHighlighted,
                isSelected: state.isSelected,
                isReordering: state.isReordering || state.cellDragState != .none,
                isDropTarget: state.cellDropState == .targeted)
        case let state as UIViewConfigurationState:
            ConfigurationFlags(
                isDisabled: state.isDisabled, isHighlighted: state.isHighlighted, isSelected: state.isSelected
            )
        default: ConfigurationFlags()
        }
    }
}

/// The part of a configuration state that the system's looks follow.
struct ConfigurationFlags: Hashable {
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false
    var isReordering = false
    var isDropTarget = false
}
