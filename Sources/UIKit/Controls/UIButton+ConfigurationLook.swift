/// What a configuration looks like for a tint colour and a state.
extension UIButton.Configuration {
    /// Points of the title; the subtitle's are those of `subtitleFont(in:)`. Not recorded: the text styles that Apple's pictures show.
    func titleFont(in traits: UITraitCollection) -> UIFont {
        let style: UIFont.TextStyle = buttonSize == .large || buttonSize == .medium ? .body : .subheadline
        return .preferredFont(forTextStyle: style, compatibleWith: traits)
    }
    func subtitleFont(in traits: UITraitCollection) -> UIFont {
        let style: UIFont.TextStyle = buttonSize == .large || buttonSize == .medium ? .footnote : .caption1
        return .preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    /// The style that the state asks for.
    private func style(isSelected: Bool) -> Style {
        isSelected && automaticallyUpdateForSelection ? style.selected : style
    }

    func foreground(tint: UIColor, isEnabled: Bool, isSelected: Bool) -> UIColor {
        guard isEnabled else { return .tertiaryLabel }
        let shown = style(isSelected: isSelected)
        // What is filled because it is selected has no more the colour that was to stand out from less.
        if shown == .filled, shown != style { return .white }
        return baseForegroundColor ?? (shown == .filled ? .white : shown.isGlass ? .label : tint)
    }

    @MainActor private func fill(tint: UIColor, isSelected: Bool) -> UIColor? {
        switch style(isSelected: isSelected) {
        case .plain: baseBackgroundColor
        case .gray: baseBackgroundColor ?? .secondarySystemFill
        // Clear stays clear: apps take the background of selected buttons away with it.
        case .tinted:
            baseBackgroundColor == .clear ? .clear : (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
        case .filled: baseBackgroundColor ?? tint
        case .glass: baseBackgroundColor ?? Glass.regular.color
        case .clearGlass: baseBackgroundColor ?? Glass.clear.color
        }
    }

    /// UIKit: with this shadow around them (iOS 26.1, recorded).
    private func addGlassShadow(to background: inout UIBackgroundConfiguration) {
        background.shadowProperties.color = .black
        background.shadowProperties.opacity = 0.075
        background.shadowProperties.radius = 10
        background.shadowProperties.offset = CGSize(width: 0, height: 4)
    }

    /// The background with its colour and its corners made out.
    /// - Parameter height: the button's, in points.
    @MainActor func resolvedBackground(
        tint: UIColor, isEnabled: Bool, isSelected: Bool, height: CGFloat
    ) -> UIBackgroundConfiguration {
        var result = background
        let own = background.backgroundColor
        let color = own ?? fill(tint: tint, isSelected: isSelected)
        result.backgroundColor =
            isEnabled || own != nil ? color ?? .clear : color.map { _ in .tertiarySystemFill } ?? .clear
        result.cornerRadius = min(radius(height: height), height / 2)
        if style.isGlass { addGlassShadow(to: &result) }
        return result
    }

    private func radius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .capsule: height / 2
        case .small: 4
        case .large: 10
        case .medium: 6
        case .fixed, .dynamic: background.cornerRadius
        }
    }

    var hasTitle: Bool { attributedTitle.map { !$0.characters.isEmpty } ?? false }
    var hasSubtitle: Bool { attributedSubtitle.map { !$0.characters.isEmpty } ?? false }

    /// The picture of the button's state, or the configuration's, or what comes from the button's own when the configuration has none.
    /// UIKit: a symbol that says no size of its own has that of the title's font.
    func resolvedImage(_ own: UIImage? = nil, else fallback: UIImage?, besides font: UIFont) -> UIImage? {
        guard let image = own ?? image ?? fallback else { return nil }
        let titles = UIImage.SymbolConfiguration(font: font)
        let own = image.symbolConfiguration.map { titles.applying($0) } ?? titles
        let sized = image.withConfiguration(preferredSymbolConfigurationForImage ?? own)
        return sized.renderingMode == .automatic ? sized.withRenderingMode(.alwaysTemplate) : sized
    }

    /// A text with the attributes that its own leave open, then transformed.
    static func resolve(
        _ text: AttributedString, font: UIFont, color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString {
        var base = AttributeContainer()
        base.font = font
        base.foregroundColor = color
        var result = text
        for run in text.runs {
            let attributes = base.merging(run.attributes)
            result[run.range].setAttributes(transformer?(attributes) ?? attributes)
        }
        return NSAttributedString(result)
    }

    func alignment(isStacked: Bool) -> TitleAlignment {
        guard titleAlignment == .automatic else { return titleAlignment }
        guard image != nil || showsActivityIndicator, !isStacked else { return .center }
        return imagePlacement == .trailing ? .trailing : .leading
    }
}
