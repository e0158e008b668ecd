extension UIScrollView {
    /// What is scrolled. Constraints to it decide `contentSize`.
    public var contentLayoutGuide: UILayoutGuide { autoLayoutState.guide(.scrollContent, of: self) }
    /// The scroll view's frame, which stays while the content moves.
    public var frameLayoutGuide: UILayoutGuide { autoLayoutState.guide(.scrollFrame, of: self) }
}
