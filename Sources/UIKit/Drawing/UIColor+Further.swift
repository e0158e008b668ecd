extension UIColor {
    /// DIFFERS: a pattern is shown as a plain middle grey; areas are not tiled with pictures.
    public convenience init(patternImage image: UIImage) {
        self.init(white: 0.5, alpha: 1)
        MainThread.value {
            Diagnostics.sayOnce(
                "UIColor(patternImage:): areas are not tiled with pictures; a plain grey stands for it")
        }
    }

    @available(*, deprecated, renamed: "systemGroupedBackground")
    public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
    public static var viewFlipsideBackground: UIColor { UIColor(white: 0.12, alpha: 1) }
    public static var scrollViewTexturedBackground: UIColor { UIColor(white: 0.44, alpha: 1) }
    public static var underPageBackground: UIColor { UIColor(white: 0.71, alpha: 1) }

    /// A colour by components that are relative to a linear exposure of 1; brighter ones are cut.
    public var accessibilityName: String { name ?? "\(cgColor)" }
}
