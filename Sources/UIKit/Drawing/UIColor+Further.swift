extension UIColor {
    /// The picture side by side, from the top left corner of what is drawn; nothing for a picture without pixels.
    public convenience init(patternImage image: UIImage) {
        guard let picture = image.cgImage else {
            self.init(white: 0, alpha: 0)
            return
        }
        let orientation = ImageOrientation(rawValue: image.imageOrientation.rawValue) ?? .up
        let pattern = ColorPattern(image: picture, orientation: orientation, scale: image.scale)
        self.init(cgColor: CGColor(pattern: pattern))
    }

    @available(*, deprecated, renamed: "systemGroupedBackground")
    public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
    /// As Xcode writes it into storyboards.
    public static var viewFlipsideBackground: UIColor {
        UIColor(red: 31 / 255, green: 33 / 255, blue: 36 / 255, alpha: 1)
    }
    public static var scrollViewTexturedBackground: UIColor { UIColor(white: 0.44, alpha: 1) }
    public static var underPageBackground: UIColor { UIColor(white: 0.71, alpha: 1) }

    /// A colour by components that are relative to a linear exposure of 1; brighter ones are cut.
    public var accessibilityName: String { name ?? "\(cgColor)" }
}
