extension UIButton {
    /// Title, picture and look of a button in one value, as since iOS 15.
    ///
    /// DIFFERS: what selected buttons look like is chosen, not recorded: plain and gray ones like tinted ones, tinted ones like filled
    /// ones. Selected glass looks like glass that is not selected, until `configurationUpdateHandler` says otherwise.
    public struct Configuration {
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
        /// The mark of a button that opens a menu.
        public enum Indicator: Int, Sendable { case automatic, none, popup }
        enum Style {
            case plain, gray, tinted, filled, glass, clearGlass

            var isGlass: Bool { self == .glass || self == .clearGlass }
            var isFollowingSelection: Bool { selected != self }
            /// What a selected button of this style looks like.
            var selected: Style {
                switch self {
                case .plain, .gray: .tinted
                case .tinted: .filled
                case .filled, .glass, .clearGlass: self
                }
            }
        }

        let style: Style
        /// What lies behind the content. A colour that is nil follows the style.
        public var background = Self.emptyBackground
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium { didSet { setDefaultContentInsets() } }
        /// Without effect: this is iOS.
        public var macIdiomStyle = MacIdiomStyle.automatic {
            didSet { Kept.say("UIButton.Configuration.macIdiomStyle", "there is no Mac") }
        }
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?

        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Shows a spinner in place of the image.
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        /// The plain text of the attributed title, which a new one replaces.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The plain text of the attributed subtitle, which a new one replaces.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        public var indicator = Indicator.automatic
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        /// Space around the content, in points.
        public var contentInsets = Self.insets(.medium)
        /// Leading, trailing, top or bottom of the titles.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between picture and titles.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// Automatic: towards the picture beside them, else centred.
        public var titleAlignment = TitleAlignment.automatic
        /// Whether a selected button looks otherwise. UIKit: true of plain, gray and tinted configurations (documentation).
        public var automaticallyUpdateForSelection: Bool

        init(style: Style) {
            self.style = style
            automaticallyUpdateForSelection = style.isFollowingSelection
        }

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        public static func filled() -> Configuration { Configuration(style: .filled) }
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }
        /// A capsule of glass. DIFFERS: what is behind shines through it sharply and is not bent at its rim.
        public static func glass() -> Configuration { capsule(.glass) }
        /// A capsule of clear glass. DIFFERS: how clear it is was never recorded.
        public static func clearGlass() -> Configuration { capsule(.clearGlass) }
        /// A capsule of glass in the tint.
        public static func prominentGlass() -> Configuration { capsule(.filled) }
        /// A capsule of clear glass in the tint. DIFFERS: how clear it is was never recorded.
        public static func prominentClearGlass() -> Configuration { capsule(.tinted) }

        private static func capsule(_ style: Style) -> Configuration {
            var made = Configuration(style: style)
            made.cornerStyle = .capsule
            made.automaticallyUpdateForSelection = false
            return made
        }

        /// The insets that the size has by itself.
        public mutating func setDefaultContentInsets() { contentInsets = Self.insets(buttonSize) }

        /// The configuration for the button's present state.
        public func updated(for button: UIButton) -> Configuration { self }

        private static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        private static var emptyBackground: UIBackgroundConfiguration {
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = nil
            background.cornerRadius = 6
            return background
        }
    }
}
