extension UIListContentConfiguration {
    /// How the image looks.
    public struct ImageProperties: Hashable, @unchecked Sendable {
        /// For `reservedLayoutSize`: the system's length, which follows the text size for symbols.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Nil: the content view's tint colour.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        /// Points; 0 for no limit on an axis. Larger images are shrunk in proportion.
        public var maximumSize = CGSize.zero
        /// Room that is kept for the image, which is centred in it; 0 on an axis: the image's own length, for
        /// symbols the system's.
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
        public var strokeWidth: CGFloat = 0
        /// Nil: the content view's tint colour.
        public var strokeColor: UIColor?
        public var strokeColorTransformer: UIConfigurationColorTransformer?

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }
    }
}
