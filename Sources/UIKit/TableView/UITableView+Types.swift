extension UITableView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

    public enum ScrollPosition: Int, Sendable {
        /// The least movement that makes the row wholly visible; none when it is.
        case none
        case top, middle, bottom
    }

    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    public enum SeparatorInsetReference: Int, Sendable {
        /// The cell's edges.
        case fromCellEdges
        /// Where the separator would be by itself.
        case fromAutomaticInsets
    }

    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled
        /// A cell's own `invalidateIntrinsicContentSize()`.
        case enabled
        /// Changes of constraints in the content view too.
        case enabledIncludingConstraints
    }

    /// In a list of index titles: a magnifying glass.
    public static let indexSearch = "{search}"
    nonisolated public static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")

    /// Asks for the natural height, or the system's default, where a height stands.
    public static let automaticDimension: CGFloat = -1
}
