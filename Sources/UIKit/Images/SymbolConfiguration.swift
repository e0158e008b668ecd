import SymbolDrawings
import Synchronization

extension UIImage {
    /// What a picture is to be made for.
    open class Configuration: NSObject, @unchecked Sendable {
        public let traitCollection: UITraitCollection?
        init(traits: UITraitCollection?) { traitCollection = traits }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// Size and strength of a symbol; what is not given is left to others.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight
        let symbolScale: SymbolScale
        /// Whose size a symbol has at each of the reader's text sizes; nil: `pointSize` holds.
        let textStyle: UIFont.TextStyle?
        /// Nil leaves them to others.
        let colors: SymbolColors?

        init(
            pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale, colors: SymbolColors? = nil,
            textStyle: UIFont.TextStyle? = nil
        ) {
            self.textStyle = textStyle
            self.pointSize = pointSize
            self.weight = weight
            symbolScale = scale
            self.colors = colors
            super.init(traits: nil)
        }

        private convenience init(colors: SymbolColors?) {
            self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, colors: colors)
        }

        /// The levels of a symbol in these colours, from the front; the last one is for all that lie behind.
        public convenience init(paletteColors: [UIColor]) { self.init(colors: .palette(paletteColors)) }
        /// The levels of a symbol in one colour, paler the further behind they lie.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(colors: .hierarchical(hierarchicalColor))
        }
        /// Symbols in colours of their own, where they have some.
        open class func preferringMulticolor() -> Self { made(.multicolor) }
        /// Symbols in one colour, whatever else is said.
        open class func preferringMonochrome() -> Self { made(.monochrome) }
        /// The levels of a symbol in the tint, paler the further behind they lie.
        open class func preferringHierarchical() -> Self { made(.hierarchical(nil)) }
        /// Says nothing.
        open class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(colors: nil) }

        private class func made(_ colors: SymbolColors) -> Self {
            unsafeDowncast(SymbolConfiguration(colors: colors), to: Self.self)
        }

        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: Optional(pointSize), weight: weight, scale: scale)
        }
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, weight: .unspecified, scale: scale)
        }
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight, scale: .unspecified)
        }
        public convenience init(font: UIFont) {
            self.init(pointSize: font.pointSize, weight: .unspecified, scale: .unspecified)
        }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: Optional(font.pointSize), weight: .unspecified, scale: scale)
        }
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .unspecified)
        }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(
                pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: .unspecified,
                scale: scale, textStyle: textStyle)
        }

        /// Points.
        func size(for traits: UITraitCollection) -> CGFloat? {
            textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize }
                ?? pointSize
        }

        /// `other` wins where it says something.
        open func applying(_ other: Configuration) -> Self {
            guard let other = other as? Self else { return self }
            let made = SymbolConfiguration(
                pointSize: other.pointSize ?? pointSize,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.symbolScale == .unspecified ? symbolScale : other.symbolScale,
                colors: other.colors ?? colors,
                textStyle: other.pointSize == nil ? textStyle : other.textStyle)
            return made as? Self ?? self
        }

        open func configurationWithoutTextStyle() -> Self { changed(pointSize: nil, weight, symbolScale) }
        open func configurationWithoutScale() -> Self { changed(pointSize: pointSize, weight, .unspecified) }
        open func configurationWithoutWeight() -> Self {
            changed(pointSize: pointSize, .unspecified, symbolScale)
        }
        open func configurationWithoutPointSizeAndWeight() -> Self {
            changed(pointSize: nil, .unspecified, symbolScale)
        }

        private func changed(pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale) -> Self {
            let made = SymbolConfiguration(
                pointSize: pointSize, weight: weight, scale: scale, colors: colors,
                textStyle: pointSize == nil ? nil : textStyle)
            return made as? Self ?? self
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && symbolScale == other.symbolScale
                && colors == other.colors && textStyle == other.textStyle
        }
        open override var hash: Int { weight.hashValue }
    }
}

/// A symbol's name with everything that decides its picture.
struct SymbolRequest: Equatable, Sendable {
    var name: String
    var configuration: UIImage.SymbolConfiguration?

    private struct Key: Hashable {
        var name: String
        var size: CGFloat
        var line: CGFloat
        var scale: CGFloat
        var inks: SymbolInks
    }
    // Of the process: a cache, the same for every session.
    private static let made = Mutex<[Key: CGImage]>([:])

    /// The picture, the same object for the same request; nil for a name that no symbol of Apple's has, as in UIKit, whatever could be
    /// drawn under it.
    ///
    /// DIFFERS: a symbol that is not drawn here is a plain rounded square, named once.
    var values: UIImage.Values? { values(for: .current) }

    /// Whether the picture carries colours, not only alpha.
    var isColored: Bool {
        switch configuration?.colors?.inks(for: .current) {
        case .levels(let colors): colors != SymbolInks.fading
        case .signs: hasSigns
        default: false
        }
    }
    /// Whether a symbol of many colours is more than one colour here.
    private var hasSigns: Bool {
        (SystemSymbol.named(name)?.pieces ?? []).contains { $0.sign != nil }
    }

    /// Whether the colours differ from appearance to appearance.
    var hasOwnColors: Bool { configuration?.colors?.inks(for: .current) ?? .one != .one }

    /// - Parameter enlargement: of its pixels, for a picture that is shown so much larger than it is.
    func values(for traits: UITraitCollection, enlargement: CGFloat = 1) -> UIImage.Values? {
        let inks = configuration?.colors?.inks(for: traits) ?? .one
        let scale = UIScreen.traits.values.scale * enlargement
        let factor: CGFloat =
            switch configuration?.symbolScale ?? .medium {
            case .small: 0.78
            case .large: 1.28
            default: 1
            }
        let size = (configuration?.size(for: traits) ?? 17) * factor
        let line = (configuration?.weight ?? .regular).symbolLine
        let key = Key(name: name, size: size, line: line, scale: scale, inks: inks)
        let image: CGImage
        if let known = Self.made.withLock({ $0[key] }) {
            image = known
        } else {
            guard SystemSymbol.isName(name) else {
                tellUnknown()
                return nil
            }
            let symbol = SystemSymbol.named(name) ?? standIn
            image = Self.made.withLock { made in
                if let known = made[key] { return known }
                let image = symbol.image(pointSize: size, lineWidth: line, scale: scale, inks)
                made[key] = image
                return image
            }
        }
        // Symbols stand in the middle of capital letters (Human Interface Guidelines, "SF Symbols"), which are .7046 of the size high in
        // Apple's face.
        let capHeight = 0.7046 * size / factor
        return UIImage.Values(
            image: image, scale: scale, baseline: (CGFloat(image.height) / scale - capHeight) / 2,
            flipsForRightToLeft: isDirectional,
            tint: configuration?.colors?.tint, symbol: self)
    }

    private func tellUnknown() {
        let near = ImageProblems.nearest(to: name, in: SystemSymbol.names)
        let hint = near.isEmpty ? "" : "; nearest of these: \(near.joined(separator: ", "))"
        Diagnostics.sayOnceFromAnywhere(
            "UIImage(systemName: \"\(name)\"): no system symbol has this name, there is no picture" + hint)
    }

    private var standIn: SystemSymbol {
        Diagnostics.sayOnceFromAnywhere(
            "UIImage(systemName: \"\(name)\"): this symbol is not drawn here, a plain rounded square stands for it"
        )
        return .placeholder
    }

    /// Arrows that point along the line of text turn with it.
    private var isDirectional: Bool {
        name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
    }
}

extension UIImage.SymbolWeight {
    /// How wide the lines of a symbol are, in units of its design square.
    var symbolLine: CGFloat {
        switch self {
        case .ultraLight: 0.6
        case .thin: 0.9
        case .light: 1.2
        case .unspecified, .regular: 1.6
        case .medium: 1.9
        case .semibold: 2.2
        case .bold: 2.5
        case .heavy: 2.9
        case .black: 3.3
        }
    }
}
