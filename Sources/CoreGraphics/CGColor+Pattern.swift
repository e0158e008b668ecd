/// A picture that a colour repeats over what it fills, beginning at the origin of the layer or context.
public struct ColorPattern: Hashable, Sendable {
    public var image: CGImage
    public var orientation: ImageOrientation
    /// Pixels of the picture a point.
    public var scale: CGFloat

    public init(image: CGImage, orientation: ImageOrientation = .up, scale: CGFloat = 1) {
        self.image = image
        self.orientation = orientation
        self.scale = max(scale, 0.001)
    }
}

extension CGColor {
    /// Whether what the colour fills hides all below. Nothing is known of a pattern's picture.
    public var isOpaque: Bool { alpha >= 1 && pattern == nil }
}
