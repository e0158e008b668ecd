extension UIButton {
    /// Title and look of a button.
    @preconcurrency @MainActor
    public struct Configuration {
        public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        enum Style { case plain, gray, tinted, filled }

        let style: Style
        public var title: String?
        public var image: UIImage?
        /// Leading, trailing, top or bottom of the title.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between picture and title.
        public var imagePadding: CGFloat = 0
        public var attributedTitle: NSAttributedString?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium { didSet { contentInsets = Self.insets(buttonSize) } }
        public var contentInsets = Self.insets(.medium)

        init(style: Style) { self.style = style }

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        public static func filled() -> Configuration { Configuration(style: .filled) }

        private static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        var font: UIFont {
            .systemFont(ofSize: buttonSize == .large ? 17 : buttonSize == .medium ? 17 : 15)
        }

        func foreground(tint: UIColor) -> UIColor {
            if let baseForegroundColor { return baseForegroundColor }
            return style == .filled ? .white : tint
        }

        func fill(tint: UIColor) -> UIColor? {
            switch style {
            case .plain: baseBackgroundColor
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .filled: baseBackgroundColor ?? tint
            }
        }

        /// Corner radius in points at a height.
        func radius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .capsule: height / 2
            case .small: 4
            case .large: 10
            case .fixed, .dynamic, .medium: style == .plain && baseBackgroundColor == nil ? 0 : 6
            }
        }
    }
}
