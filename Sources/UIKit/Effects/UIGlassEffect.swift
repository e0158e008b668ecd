/// Glass over what is behind.
/// DIFFERS: what is behind is blurred and tinted as under a material; nothing is bent or mirrored at the rim, and elements of a
/// container do not flow together.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case regular, clear }

    let style: Style
    /// Mixed into the glass; nil for none.
    open var tintColor: UIColor?
    open var isInteractive = false {
        didSet {
            if isInteractive {
                Kept.say("UIGlassEffect.isInteractive", "glass stays as it is while it is touched")
            }
        }
    }

    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Regular glass.
    public override convenience init() { self.init(style: .regular) }

    override var backdrop: LayerBackdrop? {
        LayerBackdrop(radius: style == .regular ? 20 : 4, saturation: 1.8)
    }

    override func veil(_ traits: UITraitCollection) -> UIColor? {
        tintColor?.resolvedColor(with: traits)
            ?? (style == .regular ? Glass.regular : Glass.clear).color.resolvedColor(with: traits)
    }
}

/// Holds elements of glass that belong together.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    /// Points between elements below which they flow together on iOS.
    open var spacing: CGFloat = 0 {
        didSet { Kept.say("UIGlassContainerEffect.spacing", "elements of glass keep their own outlines") }
    }
}

/// The greys of glass.
enum Glass {
    /// UIKit: capsules of glass in bars are white on white and grey of 25 on black; alerts of the same material let so much of
    /// grey screens through (iOS 26.1, recorded).
    static let regular = Tone(
        light: Tone.Grey(white: 0.9937, alpha: 0.7143), dark: Tone.Grey(white: 0.0989, alpha: 0.6506))
    /// Along the edge of glass in bars. UIKit: white on dark (iOS 26.1, pixels: 0.165 falling to nothing over 1.2 points);
    /// dark over light content, as pictures of Apple's guidelines show, how dark is chosen.
    static let rim = Tone(light: Tone.Grey(white: 0, alpha: 0.06), dark: Tone.Grey(white: 1, alpha: 0.1))
    /// Chosen: how clear clear glass is was never recorded.
    static let clear = Tone(
        light: Tone.Grey(white: 1, alpha: 0.3), dark: Tone.Grey(white: 1, alpha: 0.1))
}
