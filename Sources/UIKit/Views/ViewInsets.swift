/// The safe area and the layout margins of a view as it was last told them, and the margins that it was given.
struct ViewInsets {
    private(set) var safeArea = UIEdgeInsets.zero
    private(set) var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// The margins that were set; nil: the standard ones.
    private(set) var ownMargins: NSDirectionalEdgeInsets?

    /// - Returns: whether it was another one.
    @discardableResult
    mutating func setSafeArea(_ insets: UIEdgeInsets) -> Bool {
        guard insets != safeArea else { return false }
        safeArea = insets
        return true
    }

    /// - Returns: whether they were others.
    mutating func setMargins(_ insets: UIEdgeInsets) -> Bool {
        guard insets != margins else { return false }
        margins = insets
        return true
    }

    /// - Returns: whether they were others.
    mutating func setOwnMargins(_ insets: NSDirectionalEdgeInsets) -> Bool {
        guard insets != ownMargins else { return false }
        ownMargins = insets
        return true
    }

    /// For a view that takes another's place: the margins that the other was given.
    mutating func adoptOwnMargins(of other: ViewInsets) { ownMargins = other.ownMargins }
    /// Outside of a window there is no safe area.
    mutating func leaveWindow() { safeArea = .zero }
}
