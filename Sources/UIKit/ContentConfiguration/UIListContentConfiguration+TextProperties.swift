extension UIListContentConfiguration {
    /// How one of the texts looks.
    public struct TextProperties: Hashable, @unchecked Sendable {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color: UIColor { didSet { hasOwnColor = true } }
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0 for as many as needed.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        /// Kept. DIFFERS: there is no pointer to rest on the text.
        public var showsExpansionTextWhenTruncated = false {
            didSet {
                if showsExpansionTextWhenTruncated {
                    Kept.say(
                        "UIListContentConfiguration.TextProperties.showsExpansionTextWhenTruncated",
                        "there is no pointer")
                }
            }
        }
        public var transform = TextTransform.none
        /// Whether the app chose the colour, so that no state changes it.
        var hasOwnColor = false

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }

        /// The colour after the transformer.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        mutating func setSystemColor(_ color: UIColor) {
            guard !hasOwnColor else { return }
            self.color = color
            hasOwnColor = false
        }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }
}
