/// How a button without a configuration tells that it is pressed or disabled, where the app says nothing of that state.
///
/// UIKit: a button of a type with a tint is paler while it is pressed and grey while it is disabled. Of a custom button the pictures are
/// darker while it is pressed and paler while it is disabled, unless `adjustsImageWhenHighlighted` and `adjustsImageWhenDisabled` say
/// otherwise; its title stays (published pictures of both types in every state, iOS 13.3 simulator).
///
/// DIFFERS: how much darker and paler is chosen, not recorded.
extension UIButton {
    private static let pressedAlpha: CGFloat = 0.2
    private static let disabledAlpha: CGFloat = 0.4

    private var isTinted: Bool { buttonType != .custom }

    var shownTitleColor: UIColor {
        if isMarkedAsSelected { return markedTitleColor }
        return isEnabled || !isTinted || titleColors[.disabled] != nil ? currentTitleColor : .tertiaryLabel
    }

    var titleAlpha: CGFloat {
        isTinted && isHighlighted && titleColors[.highlighted] == nil ? Self.pressedAlpha : 1
    }

    /// The picture of the present state and how opaque it is.
    func dimmedPicture(_ image: UIImage?) -> (image: UIImage?, alpha: CGFloat) {
        guard isTinted else { return dimmed(image, isOwn: images[state] != nil) }
        let shown = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        if isHighlighted { return (onMark(shown), images[.highlighted] == nil ? Self.pressedAlpha : 1) }
        if isEnabled || images[.disabled] != nil { return (onMark(shown), 1) }
        guard shown?.renderingMode == .alwaysTemplate else { return (shown, Self.disabledAlpha) }
        return (shown?.withTintColor(.tertiaryLabel, renderingMode: .alwaysOriginal), 1)
    }

    func dimmedBackground(_ image: UIImage?) -> (image: UIImage?, alpha: CGFloat) {
        isTinted ? (image, 1) : dimmed(image, isOwn: backgroundImages[state] != nil)
    }

    /// - Parameter isOwn: whether the app has given the picture for the present state.
    private func dimmed(_ image: UIImage?, isOwn: Bool) -> (image: UIImage?, alpha: CGFloat) {
        if isOwn { return (image, 1) }
        if !isEnabled { return (image, adjustsImageWhenDisabled ? Self.disabledAlpha : 1) }
        guard isHighlighted, adjustsImageWhenHighlighted, let image else { return (image, 1) }
        // The colour of a template is the view's.
        return image.isTemplate ? (image, 0.5) : (image.darkened(), 1)
    }
}

extension UIImage {
    /// The picture with a veil of black over what is not transparent.
    fileprivate func darkened() -> UIImage {
        guard size.width > 0, size.height > 0 else { return self }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let bounds = CGRect(origin: .zero, size: size)
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: bounds)
            UIColor(white: 0, alpha: 0.4).setFill()
            UIRectFillUsingBlendMode(bounds, .sourceAtop)
        }
        return changed {
            $0.image = drawn.values.image
            ($0.orientation, $0.tint, $0.symbol) = (.up, nil, nil)
        }
    }
}
