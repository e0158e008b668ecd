extension CALayer {
    /// Draws the layer and all below it as it is shown now, or will be without animations, with the bounds' origin at the context's
    /// origin.
    /// DIFFERS: masks and shadows are left out.
    public func record(in context: CGContext, ignoringAnimations: Bool = false) {
        displayTree()
        let shown = commit(at: FrameClock.current.time)
        let node = ignoringAnimations && committed.isAnimated ? nodeWithoutAnimations() : shown
        context.append(.save)
        context.append(
            .concatenate(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)))
        context.append(node.commands)
        context.append(.restore)
    }
}

extension LayerNode {
    /// The subtree as a drawing in this layer's bounds space.
    var commands: [DrawingCommand] {
        guard appearance.opacity > 0 else { return [] }
        let box = geometry.bounds
        let outline = outlinePath(box)
        var list: [DrawingCommand] = [.save]
        if appearance.opacity < 1 { list += [.setAlpha(CGFloat(appearance.opacity)), .beginLayer] }
        if let color = appearance.backgroundColor { list.append(.fill(outline, .winding, color)) }
        if appearance.masksToBounds { list += [.save, .clip(outline, .winding)] }
        switch contents {
        case .none: break
        case .drawing(let drawing): list += [.save] + drawing.list.commands + [.restore]
        case .image(let image): list += image.commands(in: box)
        }
        for child in children {
            list += [.save, .concatenate(child.geometry.toParent)] + child.commands + [.restore]
        }
        if appearance.masksToBounds { list.append(.restore) }
        if appearance.borderWidth > 0, let color = appearance.borderColor {
            var style = StrokeStyle()
            style.width = appearance.borderWidth
            let inner = box.insetBy(dx: style.width / 2, dy: style.width / 2)
            list.append(.stroke(outlinePath(inner), style, color))
        }
        if appearance.opacity < 1 { list.append(.endLayer) }
        return list + [.restore]
    }

    private func outlinePath(_ box: CGRect) -> CGPath {
        let radius = min(appearance.cornerRadius, box.width / 2, box.height / 2)
        guard radius > 0 else { return CGPath(rect: box, transform: nil) }
        let path = CGMutablePath()
        path.addOutline(
            of: box, radius: radius, corners: appearance.maskedCorners, curve: appearance.cornerCurve)
        return path
    }
}

extension CGMutablePath {
    /// The outline of a layer.
    public func addOutline(
        of box: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve
    ) {
        let round = (
            corners.contains(.layerMinXMinYCorner), corners.contains(.layerMaxXMinYCorner),
            corners.contains(.layerMaxXMaxYCorner), corners.contains(.layerMinXMaxYCorner)
        )
        // Where the radius is half a side there is no room for more than the circle.
        if curve == .continuous, radius < min(box.width, box.height) / 2 {
            return addContinuousRect(box, radius: radius, corners: round)
        }
        let size = CGSize(width: radius, height: radius)
        addRoundedRect(
            box,
            corners: (
                round.0 ? size : .zero, round.1 ? size : .zero, round.2 ? size : .zero,
                round.3 ? size : .zero
            ))
    }
}

extension LayerImage {
    fileprivate func commands(in box: CGRect) -> [DrawingCommand] {
        var size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        if orientation.isTransposed { size = CGSize(width: size.height, height: size.width) }
        guard size.width > 0, size.height > 0 else { return [] }
        let fit = min(box.width / size.width, box.height / size.height)
        let fill = max(box.width / size.width, box.height / size.height)
        var shown = size
        switch gravity {
        case .resize: shown = box.size
        case .resizeAspect: shown = CGSize(width: size.width * fit, height: size.height * fit)
        case .resizeAspectFill: shown = CGSize(width: size.width * fill, height: size.height * fill)
        default: break
        }
        let name = gravity.rawValue.lowercased()
        func start(
            _ low: String, _ high: String, _ length: CGFloat, _ span: (CGFloat, middle: CGFloat, end: CGFloat)
        ) -> CGFloat {
            if name.contains(low) { return span.0 }
            return name.contains(high) ? span.end - length : span.middle - length / 2
        }
        let x = start("left", "right", shown.width, (box.minX, box.midX, box.maxX))
        let y = start("top", "bottom", shown.height, (box.minY, box.midY, box.maxY))
        return [
            .image(
                image, rect: CGRect(origin: CGPoint(x: x, y: y), size: shown), orientation: orientation,
                tint: tint, .default)
        ]
    }
}
