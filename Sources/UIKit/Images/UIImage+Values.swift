extension UIImage.Values {
    /// In points, turned as the orientation says.
    var size: CGSize {
        let (w, h) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
        return orientation.turned.isTransposed ? CGSize(width: h, height: w) : CGSize(width: w, height: h)
    }
}

extension UIImage.Orientation {
    /// The same case as Core Graphics' drawing lists have it.
    var turned: ImageOrientation { ImageOrientation(rawValue: rawValue) ?? .up }

    /// What shows the mirror image.
    var flippedHorizontally: Self {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }
}

extension UIImage {
    /// What dumps call the picture.
    var name: String? { values.symbol?.name ?? values.name }

    func changed(_ change: (inout Values) -> Void) -> UIImage {
        var copy = values
        change(&copy)
        return copy == values ? self : UIImage(copy)
    }

    func configured(_ configuration: Configuration) -> UIImage? {
        guard let symbol = values.symbol, let added = configuration as? SymbolConfiguration else {
            return self
        }
        let request = SymbolRequest(
            name: symbol.name, configuration: symbol.configuration.map { $0.applying(added) } ?? added)
        guard let made = request.values else { return nil }
        return changed {
            $0.image = made.image
            $0.scale = made.scale
            $0.symbol = request
            $0.baseline = made.baseline
            $0.tint = made.tint ?? $0.tint
        }
    }

    func thumbnail(_ size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }

    /// Whether only the alpha counts where the view's tint colour is known.
    var isTemplate: Bool {
        switch values.renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: values.symbol.map { !$0.isColored } ?? false && values.tint == nil
        }
    }

    /// Whether what lies between the cap insets is repeated.
    var isTiled: Bool { values.isResizable && values.resizingMode == .tile }

    /// The part between the cap insets, in unit coordinates of the upright picture; nil when all of it stretches.
    var stretchingPart: CGRect? {
        let (caps, size) = (values.capInsets, size)
        guard caps != .zero || isTiled, size.width > 0, size.height > 0 else { return nil }
        let width = max(size.width - caps.left - caps.right, 0)
        let height = max(size.height - caps.top - caps.bottom, 0)
        return CGRect(
            x: caps.left / size.width, y: caps.top / size.height, width: width / size.width,
            height: height / size.height)
    }

    /// The picture as a layer shows it.
    /// - Parameter tint: the colour for templates.
    func layerImage(
        gravity: CALayerContentsGravity, tint: UIColor, traits: UITraitCollection, isRightToLeft: Bool
    ) -> LayerImage {
        let flips = isRightToLeft && values.flipsForRightToLeft
        let color = isTemplate ? tint : values.tint
        var result = LayerImage(
            image: values.image, gravity: gravity, scale: scale,
            orientation: (flips ? values.orientation.flippedHorizontally : values.orientation).turned,
            tint: color?.cgColor(with: traits))
        if gravity == .resize, let part = stretchingPart {
            result.contentsCenter = part
            result.repeatsCenter = isTiled
        }
        return result
    }

    // MARK: Drawing

    func record(in rect: CGRect, blendMode: CGBlendMode = .normal, alpha: CGFloat = 1) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
        let values = resolved(for: .current).values
        let isPlain = blendMode == .normal && alpha >= 1
        if !isPlain {
            context.saveGState()
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
        }
        let tint = values.tint?.cgColor ?? (values.symbol != nil && isTemplate ? context.fillColor : nil)
        if let part = stretchingPart, values.orientation == .up {
            recordStretched(context, rect, part, tint)
        } else {
            context.draw(values.image, in: rect, orientation: values.orientation.turned, tint: tint)
        }
        if !isPlain { context.restoreGState() }
    }

    private func recordStretched(_ context: CGContext, _ rect: CGRect, _ part: CGRect, _ tint: CGColor?) {
        let (w, h) = (CGFloat(values.image.width), CGFloat(values.image.height))
        let caps = values.capInsets
        let fromX = [0, part.minX * w, max(part.maxX * w, part.minX * w + 1), w]
        let fromY = [0, part.minY * h, max(part.maxY * h, part.minY * h + 1), h]
        let toX = [rect.minX, rect.minX + caps.left, rect.maxX - caps.right, rect.maxX]
        let toY = [rect.minY, rect.minY + caps.top, rect.maxY - caps.bottom, rect.maxY]
        for row in 0..<3 {
            for column in 0..<3 {
                let from = CGRect(
                    x: fromX[column], y: fromY[row], width: fromX[column + 1] - fromX[column],
                    height: fromY[row + 1] - fromY[row])
                let to = CGRect(
                    x: toX[column], y: toY[row], width: toX[column + 1] - toX[column],
                    height: toY[row + 1] - toY[row])
                guard to.width > 0, to.height > 0, let piece = values.image.cropping(to: from) else {
                    continue
                }
                guard isTiled, row == 1 || column == 1 else {
                    context.draw(piece, in: to, orientation: .up, tint: tint)
                    continue
                }
                // Parts in the middle have their own size along the axes on which they are.
                let step = CGSize(
                    width: column == 1 ? from.width / scale : to.width,
                    height: row == 1 ? from.height / scale : to.height)
                recordTiles(context, piece, step, to, tint)
            }
        }
    }

    /// A picture again and again from a rectangle's top left, cut off at its end; stretched where it is but a pixel.
    private func recordTiles(
        _ context: CGContext, _ piece: CGImage, _ step: CGSize, _ rect: CGRect, _ tint: CGColor?
    ) {
        let pixel = 1 / scale
        let width = step.width > pixel ? step.width : rect.width
        let height = step.height > pixel ? step.height : rect.height
        context.saveGState()
        context.clip(to: rect)
        for y in stride(from: rect.minY, to: rect.maxY, by: height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: width) {
                context.draw(
                    piece, in: CGRect(x: x, y: y, width: width, height: height), orientation: .up, tint: tint)
            }
        }
        context.restoreGState()
    }
}
