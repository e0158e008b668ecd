/// What is behind a bar's content, up to the screen's edge: colour, picture, hairline.
@MainActor
final class BarBackgroundView: UIView {
    private let hairline = UIView()
    private let picture = UIImageView()
    /// Whether a bar of glass has no background of its own.
    private(set) var isBare = false
    /// The hairline's edge: below a navigation bar, above the others, outside of the bar (UIKit: recorded before iOS 15;
    /// later releases alike).
    var lineIsAbove = false { didSet { setNeedsLayout() } }

    /// The chrome of bars has the background's colour, so that over an empty screen a bar looks like it. UIKit: as much of it as
    /// light and dark effects have in Apple's sample code `UIImage+ImageEffects` (2013).
    private func veil(_ effect: UIBlurEffect) -> UIColor {
        UIColor { traits in
            guard effect.style == .systemChromeMaterial else { return effect.veil(traits) ?? .clear }
            let isDark = traits.userInterfaceStyle == .dark
            return .systemBackground.resolvedColor(with: traits).withAlphaComponent(isDark ? 0.73 : 0.82)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        picture.isHidden = true
        addSubview(picture)
        addSubview(hairline)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// - Parameters:
    ///   - tint: in place of the appearance's own colour.
    ///   - image: that the app gave beside the appearance. An empty one is the way of old to have no background.
    ///   - isTranslucent: whether the system's background lets the content shine through.
    func show<Appearance>(
        _ effective: EffectiveAppearance<Appearance>, tint: UIColor?, image: UIImage?, isTranslucent: Bool,
        hasLine: Bool = true
    ) {
        let own = effective.isClear ? nil : effective.appearance.backgroundImage
        let shown = image ?? own
        let ownColor = tint ?? effective.appearance.backgroundColor
        isBare =
            PlatformMetrics.current.bars.isGlass && isTranslucent && shown == nil
            && (effective.isClear || ownColor == nil && effective.appearance.isOfTheSystem)
        let isClear = shown.map { $0.size == .zero } ?? (effective.isClear || isBare)
        let effect = isTranslucent && !isClear && shown == nil ? effective.appearance.backgroundEffect : nil
        let color = ownColor
        layer.backdrop = color?.cgColor.isOpaque == true ? nil : effect?.backdrop
        backgroundColor = isClear ? nil : color ?? effect.map(veil) ?? effective.appearance.fill
        picture.image = isClear ? nil : shown
        picture.isHidden = picture.image == nil
        hairline.backgroundColor = isClear || !hasLine ? nil : effective.appearance.shadowColor
        hairline.isHidden = hairline.backgroundColor == nil
    }

    /// Told when `styleAbove` may be another, as the background has other traits.
    var onTraits: (() -> Void)?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        onTraits?()
    }

    /// Light or dark, as the bar's own colour is; unspecified where there is none.
    var styleAbove: UIUserInterfaceStyle {
        guard let color = backgroundColor?.resolvedColor(with: traitCollection), color.cgColor.alpha > 0.5
        else {
            return .unspecified
        }
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: nil) else { return .unspecified }
        // The weights of luma (ITU-R BT.601).
        return 0.299 * red + 0.587 * green + 0.114 * blue < 0.5 ? .dark : .light
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        let height = 1 / max(traitCollection.displayScale, 1)
        hairline.frame = CGRect(
            x: 0, y: lineIsAbove ? -height : bounds.height, width: bounds.width, height: height)
    }
}
