/// A look that a visual effect view lays over what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
    public override init() { super.init() }
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The colour that lies over what is behind under `traits`; where nothing shows behind, it stands for the effect.
    func veil(_ traits: UITraitCollection) -> UIColor? { nil }
    /// How what is behind shows.
    var backdrop: LayerBackdrop? { nil }
}

/// Shows what is behind, blurred, under a veil of the material's colour.
/// UIKit: radius, saturation and colour of the first styles are those of Apple's sample code `UIImage+ImageEffects` (2013),
/// which draws them by hand. DIFFERS: of the materials since iOS 13 how much shows through is chosen, not recorded; in layers
/// that are turned, scaled or masked there is the colour alone.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case extraDark
        case regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
    }

    let style: Style

    public init(style: Style) { self.style = style }

    override var backdrop: LayerBackdrop? {
        LayerBackdrop(radius: style == .light || style == .regular ? 30 : 20, saturation: 1.8)
    }

    override func veil(_ traits: UITraitCollection) -> UIColor? {
        let name = "\(style)".lowercased()
        let isDark =
            name.hasSuffix("dark")
            || (!name.hasSuffix("light") && traits.userInterfaceStyle == .dark)
        switch style {
        case .extraLight, .light, .dark, .extraDark, .regular, .prominent:
            if isDark { return UIColor(white: 0.11, alpha: 0.73) }
            let isThin = style == .light || style == .regular
            return isThin ? UIColor(white: 1, alpha: 0.3) : UIColor(white: 0.97, alpha: 0.82)
        default: break
        }
        let opacity: CGFloat =
            name.contains("ultrathin")
            ? 0.6 : name.contains("thin") ? 0.7 : name.contains("thick") ? 0.92 : 0.82
        return isDark ? UIColor(white: 0.14, alpha: opacity) : UIColor(white: 0.97, alpha: opacity)
    }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// DIFFERS: content keeps its own colours.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) {}
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// A view with an effect behind its content. Add subviews to `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    class override var isOpaqueAtFirst: Bool { false }

    /// Holds what stands on the effect.
    public let contentView = UIView()
    private let veil = UIView()

    open var effect: UIVisualEffect? { didSet { showEffect() } }

    /// UIKit: what the content's constraints say of the content view holds of this view, too, which may be as large as they make it.
    open override var translatesAutoresizingMaskIntoConstraints: Bool {
        didSet {
            contentView.translatesAutoresizingMaskIntoConstraints = translatesAutoresizingMaskIntoConstraints
        }
    }

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNibEffectView(coder)
    }

    private func setUp() {
        clipsToBounds = true
        for view in [veil, contentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        veil.isUserInteractionEnabled = false
        showEffect()
    }

    private func showEffect() {
        veil.backgroundColor = effect?.veil(traitCollection)
        veil.layer.backdrop = effect?.backdrop
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showEffect()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showEffect()
    }
}
