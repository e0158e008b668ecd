import TextLayout

/// Records the lines of a text into a context, every line on whole device pixels.
@MainActor
struct TextPainter {
    let context: CGContext
    /// One for every run.
    let looks: [TextLook]
    /// Replaces the runs' own colours, as for a highlighted label.
    var color: UIColor?
    var shadow: (color: UIColor, offset: CGSize)?
    /// Of everything that is drawn.
    var alpha: CGFloat = 1

    init(context: CGContext, looks: [TextLook]) {
        self.context = context
        self.looks = looks
    }

    /// Draws `lines` with the paragraph's top left at `origin`.
    func draw(_ lines: [TextLine], at origin: CGPoint) {
        for line in lines {
            let baseline = pixel(origin.y + line.origin.y)
            let x = pixel(origin.x + line.origin.x) - line.origin.x
            drawBackgrounds(line, x: x, baseline: baseline)
            for fragment in line.fragments {
                let place = CGPoint(x: x + fragment.origin.x, y: baseline)
                let look = looks[fragment.run]
                if let shadow = shadow(look) {
                    let moved = CGPoint(x: place.x + shadow.offset.width, y: place.y + shadow.offset.height)
                    context.append(.glyphs(fragment.glyphs, origin: moved, cgColor(shadow.color)))
                }
                context.append(.glyphs(fragment.glyphs, origin: place, cgColor(color ?? look.color)))
            }
            drawPictures(line, x: x, baseline: baseline)
            drawLines(line, x: x, baseline: baseline)
        }
    }

    private func pixel(_ value: CGFloat) -> CGFloat {
        let scale = max(context.scale, 1)
        return (value * scale).rounded() / scale
    }

    private func cgColor(_ color: UIColor) -> CGColor {
        let color = color.cgColor
        return alpha == 1 ? color : color.copy(alpha: color.alpha * alpha) ?? color
    }

    private func shadow(_ look: TextLook) -> (color: UIColor, offset: CGSize)? {
        guard let own = look.shadow, let color = own.shadowColor as? UIColor else { return shadow }
        return (color, own.shadowOffset)
    }

    private func drawBackgrounds(_ line: TextLine, x: CGFloat, baseline: CGFloat) {
        for span in line.spans {
            guard let background = looks[span.run].background else { continue }
            let top = baseline - line.ascent
            context.append(
                .fillRect(
                    CGRect(
                        x: x + span.minX, y: top, width: span.maxX - span.minX,
                        height: line.ascent + line.descent),
                    cgColor(background)))
        }
    }

    private func drawPictures(_ line: TextLine, x: CGFloat, baseline: CGFloat) {
        for span in line.spans {
            guard let picture = looks[span.run].attachment else { continue }
            let place = picture.bounds
            let rect = CGRect(
                x: x + span.minX + place.minX, y: baseline - place.maxY, width: place.width,
                height: place.height)
            var image = picture.image
            if image.isTemplate { image = image.withTintColor(color ?? looks[span.run].color) }
            UIGraphicsPushContext(context)
            image.draw(in: rect, blendMode: .normal, alpha: alpha)
            UIGraphicsPopContext()
        }
    }

    /// Underlines and lines through the text, over the glyphs.
    private func drawLines(_ line: TextLine, x: CGFloat, baseline: CGFloat) {
        let end = x + line.origin.x + line.width
        for span in line.spans {
            let look = looks[span.run]
            let size = look.font.pointSize
            let width = min(x + span.maxX, end) - (x + span.minX)
            guard width > 0 else { continue }
            if look.underline.rawValue & 0xFF != 0 {
                rule(
                    look.underline, look.underlineColor ?? color ?? look.color, x: x + span.minX,
                    width: width,
                    y: baseline + size * 0.09, size: size)
            }
            if look.strikethrough.rawValue & 0xFF != 0 {
                rule(
                    look.strikethrough, look.strikethroughColor ?? color ?? look.color, x: x + span.minX,
                    width: width, y: baseline - look.font.xHeight * 0.55, size: size)
            }
        }
    }

    private func rule(
        _ style: NSUnderlineStyle, _ color: UIColor, x: CGFloat, width: CGFloat, y: CGFloat, size: CGFloat
    ) {
        let pixelHeight = 1 / max(context.scale, 1)
        var thickness = max(pixel(size * 0.055), pixelHeight)
        if style.contains(.thick) && !style.contains(.double) { thickness *= 2 }
        let rect = CGRect(x: x, y: pixel(y), width: width, height: thickness)
        context.append(.fillRect(rect, cgColor(color)))
        if style.contains(.double) {
            context.append(.fillRect(rect.offsetBy(dx: 0, dy: 2 * thickness), cgColor(color)))
        }
    }
}
