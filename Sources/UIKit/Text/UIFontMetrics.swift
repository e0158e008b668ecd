import TextLayout

/// Scales an app's own fonts and lengths with the reader's text size, as a text style scales.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    open func scaledFont(for font: UIFont) -> UIFont { scaled(font, maximum: 0, nil) }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, maximum: maximumPointSize, nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, maximum: 0, traitCollection)
    }

    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, maximum: maximumPointSize, traitCollection)
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// UIKit: the value times the style's leading at the text size over its leading at large, to the nearest device
    /// pixel (iOS 26 at 3x, recorded).
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = FontNames.category(traitCollection)
        let scaled = value * style.leading(at: category) / style.leading(at: .large)
        let scale = UIScreen.traits.values.scale
        return (scaled * scale + 0.5).rounded(.down) / scale
    }

    /// UIKit: a scaled font has whole points. A text style's font is scaled once more (public reports of sizes that were scaled twice).
    func scaled(_ font: UIFont, maximum: CGFloat, _ traits: UITraitCollection?) -> UIFont {
        ensure(
            font.scaling?.base == nil,
            "A scaled font returned by UIFontMetrics should not be used to create another scaled font: \(font);"
                + " scale the font that it was made of")
        var size = (scaledValue(for: font.pointSize, compatibleWith: traits) + 0.5).rounded(.down)
        if maximum > 0 { size = min(size, maximum) }
        return UIFont(
            font.textFont.sized(size),
            scaling: FontScaling(style: style, base: font.textFont, maximumPointSize: maximum),
            carried: font.carried)
    }
}
