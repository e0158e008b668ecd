extension UIPageControl {
    /// When a capsule lies behind the indicators.
    public enum BackgroundStyle: Int, Sendable {
        /// While a finger is on the control.
        case automatic
        /// Always.
        case prominent
        /// Never here; UIKit shows a fainter one under a finger.
        case minimal
    }

    /// Where the first page's indicator stands, and where the next ones follow.
    public enum Direction: Int, Sendable {
        /// `natural`: as text runs.
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
    }

    /// What changes the page while the control tells so.
    public enum InteractionState: Int, Sendable {
        /// Nobody does.
        case none
        /// A tap.
        case discrete
        /// A finger that moves along the indicators.
        case continuous
    }
}
