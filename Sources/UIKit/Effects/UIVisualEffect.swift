/// A look that a visual effect view lays over what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
    public override init() { super.init() }
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The colour that stands for the effect under `traits`.
    func veil(_ traits: UITraitCollection) -> UIColor? { nil }
}

/// DIFFERS: what is behind is not blurred; it shines through a veil of the material's colour.
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

    override func veil(_ traits: UITraitCollection) -> UIColor? {
        let name = "\(style)".lowercased()
        let isDark =
            name.hasSuffix("dark")
            || (!name.hasSuffix("light") && traits.userInterfaceStyle == .dark)
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

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNibEffectView(coder)
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

    private func showEffect() { veil.backgroundColor = effect?.veil(traitCollection) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showEffect()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showEffect()
    }
}
