import TextLayout

/// Records the lines of a text into a context, every line on whole device pixels.
struct TextPainter {
    let context: CGContext
    /// One for every run.
    let looks: [TextRunStyle]
    /// Replaces the runs' own colours, as for a highlighted label.
    var color: UIColor?
    var shadow: (color: UIColor, offset: CGSize)?
    /// Whether the colours behind the text are drawn, or somebody else has drawn them.
    var drawsBackgrounds = true
    /// Of everything that is drawn.
    var alpha: CGFloat = 1

    init(context: CGContext, looks: [TextRunStyle]) {
        self.context = context
        self.looks = looks
    }

    /// Draws `lines` with the paragraph's top left at `origin`.
    func draw(_ lines: [TextLine], at origin: CGPoint) {
        for line in lines {
            let baseline = pixel(origin.y + line.origin.y)
            let x = pixel(origin.x + line.origin.x) - line.origin.x
            if drawsBackgrounds { drawBackgrounds(line, x: x, baseline: baseline) }
            for fragment in line.fragments {
                let place = CGPoint(x: x + fragment.origin.x, y: baseline)
                let look = looks[fragment.run]
                var glyphs = fragment.glyphs
                glyphs.slant += look.obliqueness
                drawShadowed(commands(for: glyphs, look, at: place), look)
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

    // MARK: Glyphs

    private func commands(for run: GlyphRun, _ look: TextRunStyle, at place: CGPoint) -> [DrawingCommand] {
        let color = color ?? look.color
        var commands: [DrawingCommand] = []
        if look.strokeWidth <= 0 {
            let isPressed = look.isLetterpress && !run.font.isColored
            commands +=
                isPressed
                ? pressed(run, color, at: place) : [.glyphs(run, origin: place, cgColor(color))]
        }
        if look.strokeWidth != 0 {
            var outlines = run
            outlines.stroke = abs(look.strokeWidth) / 100 * run.size
            commands.append(.glyphs(outlines, origin: place, cgColor(look.strokeColor ?? color)))
        }
        return commands
    }

    /// Text pressed into its ground: dark inside its upper edges, light under its lower ones.
    private func pressed(_ run: GlyphRun, _ color: UIColor, at place: CGPoint) -> [DrawingCommand] {
        let below = CGPoint(x: place.x, y: place.y + 1 / max(context.scale, 1))
        let color = cgColor(color)
        let dark = CGColor(
            red: color.red * 0.5, green: color.green * 0.5, blue: color.blue * 0.5, alpha: color.alpha)
        let light = CGColor(red: 1, green: 1, blue: 1, alpha: 0.4 * alpha)
        return [
            .glyphs(run, origin: below, light), .beginLayer, .glyphs(run, origin: place, dark),
            .setBlendMode(.sourceAtop), .glyphs(run, origin: below, color), .endLayer,
        ]
    }

    private func drawShadowed(_ commands: [DrawingCommand], _ look: TextRunStyle) {
        var style: ShadowStyle?
        if let own = look.shadow, let color = own.shadowColor as? UIColor {
            style = ShadowStyle(offset: own.shadowOffset, blur: own.shadowBlurRadius, color: cgColor(color))
        } else if let shadow {
            style = ShadowStyle(offset: shadow.offset, blur: 0, color: cgColor(shadow.color))
        }
        guard let style else { return context.append(commands) }
        // A sharp shadow of one filled run is the run again.
        if style.blur == 0, commands.count == 1, case .glyphs(let run, let place, _) = commands[0],
            !run.font.isColored
        {
            let moved = CGPoint(x: place.x + style.offset.width, y: place.y + style.offset.height)
            return context.append([.glyphs(run, origin: moved, style.color)] + commands)
        }
        let group = commands.count > 1
        context.append([.save, .setShadow(style)] + (group ? [.beginLayer] : []))
        context.append(commands)
        context.append((group ? [.endLayer] : []) + [.restore])
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
            func draw(_ style: NSUnderlineStyle, _ lineColor: UIColor?, y: CGFloat) {
                guard style.rawValue & 0xFF != 0 else { return }
                for part in Self.parts(of: span, style) {
                    let (left, right) = (x + part.lowerBound, min(x + part.upperBound, end))
                    guard right > left else { continue }
                    rule(
                        style, lineColor ?? color ?? look.color, x: left, width: right - left, y: y,
                        size: size)
                }
            }
            draw(look.underline, look.underlineColor, y: baseline + size * 0.09)
            draw(look.strikethrough, look.strikethroughColor, y: baseline - look.font.xHeight * 0.55)
        }
    }

    /// The whole span, or its words.
    private static func parts(of span: TextSpan, _ style: NSUnderlineStyle) -> [ClosedRange<CGFloat>] {
        guard style.contains(.byWord) else { return [span.minX...span.maxX] }
        var parts: [ClosedRange<CGFloat>] = []
        var start = span.minX
        for gap in span.gaps.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if gap.lowerBound > start { parts.append(start...gap.lowerBound) }
            start = gap.upperBound
        }
        if span.maxX > start { parts.append(start...span.maxX) }
        return parts
    }

    /// Dashes and gaps of a pattern in multiples of the line's thickness; none for a solid line.
    private static func dashes(_ style: NSUnderlineStyle) -> [CGFloat] {
        switch style.rawValue & 0xF00 {
        case NSUnderlineStyle.patternDot.rawValue: [3, 3]
        case NSUnderlineStyle.patternDash.rawValue: [10, 5]
        case NSUnderlineStyle.patternDashDot.rawValue: [10, 3, 3, 3]
        case NSUnderlineStyle.patternDashDotDot.rawValue: [10, 3, 3, 3, 3, 3]
        default: []
        }
    }

    private func rule(
        _ style: NSUnderlineStyle, _ color: UIColor, x: CGFloat, width: CGFloat, y: CGFloat, size: CGFloat
    ) {
        let pixelHeight = 1 / max(context.scale, 1)
        var thickness = max(pixel(size * 0.055), pixelHeight)
        if style.contains(.thick) && !style.contains(.double) { thickness *= 2 }
        let rect = CGRect(x: x, y: pixel(y), width: width, height: thickness)
        let dashes = Self.dashes(style).map { $0 * thickness }
        for rect in style.contains(.double) ? [rect, rect.offsetBy(dx: 0, dy: 2 * thickness)] : [rect] {
            guard !dashes.isEmpty else {
                context.append(.fillRect(rect, cgColor(color)))
                continue
            }
            var line = StrokeStyle()
            line.width = thickness
            line.dashLengths = dashes
            let path = CGMutablePath()
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            context.append(.stroke(path, line, cgColor(color)))
        }
    }
}
