extension UIImageView {
    func setUpImageView() {
        isUserInteractionEnabled = false
        accessibilityTraits = .image
    }

    /// What is shown now.
    private var shown: UIImage? {
        if let animationFrame, let images = runningImages, images.indices.contains(animationFrame) {
            return images[animationFrame].resolved(for: traitCollection)
        }
        let picture = (isHighlighted ? highlightedImage ?? image : image)?.resolved(for: traitCollection)
        guard let configuration = preferredSymbolConfiguration, let picture, picture.isSymbolImage else {
            return picture
        }
        // What the picture itself says wins over what the view prefers.
        let own = picture.symbolConfiguration.map { configuration.applying($0) } ?? configuration
        return picture.configured(own)?.resolved(for: traitCollection)
    }

    /// Whether the picture is a symbol that has the size of a text style.
    var followsTextSize: Bool {
        image?.symbolConfiguration?.textStyle != nil || preferredSymbolConfiguration?.textStyle != nil
    }

    var naturalSize: CGSize? { shown?.size }
    /// Below the middle, in points.
    var pictureBaseline: CGFloat? {
        shown.flatMap { picture in picture.baselineOffsetFromBottom.map { picture.size.height / 2 - $0 } }
    }

    /// What runs: the view's own pictures, or those of an animated picture.
    var runningImages: [UIImage]? { animationImages ?? image?.images }

    func pictureDidChange(from old: UIImage?) {
        if old === image, old != nil { return }
        if animationImages == nil, old?.images != nil || image?.images != nil {
            endAnimation()
            if image?.images != nil { runAnimation() }
        }
        if old?.size != image?.size || preferredSymbolConfiguration != nil {
            invalidateIntrinsicContentSize()
        }
        setNeedsDisplay()
        KeyValueObservers.changed(self)
    }

    /// Whether the picture is a symbol that is shown larger or smaller than it is.
    var scalesSymbol: Bool {
        image?.isSymbolImage == true
            && [.scaleToFill, .scaleAspectFit, .scaleAspectFill].contains(contentMode)
    }

    /// UIKit: symbols are drawings, sharp at every size.
    private func sharp(_ picture: UIImage) -> UIImage {
        let size = picture.size
        guard scalesSymbol, let symbol = picture.values.symbol, size.width > 0, size.height > 0 else {
            return picture
        }
        let (across, down) = (bounds.width / size.width, bounds.height / size.height)
        let ratio = contentMode == .scaleAspectFit ? min(across, down) : max(across, down)
        // In steps, so that a view that grows asks for few pictures, and no larger than a screen.
        let step = min((ratio * 8).rounded(.up) / 8, 2048 / (max(size.width, size.height) * picture.scale))
        guard step > 1, let drawn = symbol.values(for: traitCollection, enlargement: step) else {
            return picture
        }
        return picture.changed { ($0.image, $0.scale) = (drawn.image, drawn.scale) }
    }

    /// The layer carries the picture itself; the display decodes and scales it.
    func showPicture(on layer: CALayer) {
        guard let shown = shown.map(sharp), !isSymbolAway else { return layer.setContents(.none) }
        layer.setContents(
            .image(
                shown.layerImage(
                    gravity: contentMode.gravity, tint: tintColor, traits: traitCollection,
                    isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)))
    }
}
