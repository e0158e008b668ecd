extension DrawingList {
    /// A part of `bounds` outside of which the drawing leaves everything transparent: a separator's line in a whole cell. Of what is only known
    /// when it is drawn (text, gradients, shadows, masks, layers), all of `bounds`.
    public func reach(in bounds: CGRect) -> CGRect {
        var place = CGAffineTransform.identity
        var saved: [CGAffineTransform] = []
        var reach = CGRect.null
        func add(_ box: CGRect) {
            if !box.isNull { reach = reach.union(box.standardized.applying(place)) }
        }
        for command in commands {
            switch command {
            case .save: saved.append(place)
            case .restore: place = saved.popLast() ?? place
            case .concatenate(let transform): place = transform.concatenating(place)
            case .fillRect(let rect, _), .image(_, let rect, _, _, _): add(rect)
            case .fill(let path, _, _): add(path.boundingBox)
            case .stroke(let path, let style, _):
                // A corner's tip reaches as far as the limit lets it, a square end's corner 1.5 times half the width.
                let beyond = abs(style.width) / 2 * max(style.miterLimit, 1.5)
                add(path.boundingBox.insetBy(dx: -beyond, dy: -beyond))
            case .setShadow(nil), .clip, .clear, .setAlpha, .setBlendMode: break
            case .glyphs, .linearGradient, .radialGradient, .conicGradient, .setShadow, .clipMask,
                .beginLayer,
                .endLayer:
                return bounds
            }
        }
        // Edges between pixels take a share of the next one.
        let part = reach.insetBy(dx: -1, dy: -1).intersection(bounds)
        return part.width > 0 && part.height > 0 && bounds.contains(part) ? part : bounds
    }
}
