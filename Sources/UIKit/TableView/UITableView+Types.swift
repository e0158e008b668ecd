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

    /// Asks for the natural height, or the system's default, where a height stands.
    public static let automaticDimension: CGFloat = -1
}
