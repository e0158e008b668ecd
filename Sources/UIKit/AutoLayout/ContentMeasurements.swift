/// What Auto Layout knows of the size of a view's content.
struct ContentMeasurements {
    /// `intrinsicContentSize`, until it is invalidated.
    private(set) var intrinsicSize: CGSize?
    /// The width at which the height of the content was last worked out, and the size there.
    private(set) var wrapped: (width: CGFloat, size: CGSize)?
    /// The width that constraints gave a text that wraps in the last layout; nil before one, and after a change of the text.
    private(set) var laidOutWidth: CGFloat?

    mutating func keep(intrinsicSize size: CGSize) { intrinsicSize = size }
    mutating func keep(size: CGSize, atWidth width: CGFloat) { wrapped = (width, size) }
    mutating func keep(laidOutWidth width: CGFloat) { laidOutWidth = width }
    mutating func invalidate() { self = Self() }
}
