import TextLayout

/// What a run looks like, apart from its glyphs.
struct TextRunStyle {
    var color: UIColor
    var background: UIColor?
    var underline: NSUnderlineStyle = []
    var underlineColor: UIColor?
    var strikethrough: NSUnderlineStyle = []
    var strikethroughColor: UIColor?
    var shadow: NSShadow?
    /// Percent of the font's size: above 0 outlines only, below 0 outlines over the filled glyphs.
    var strokeWidth: CGFloat = 0
    var strokeColor: UIColor?
    /// How far the glyphs lean over: across a unit of height.
    var obliqueness: CGFloat = 0
    var isLetterpress = false
    var font: UIFont
    var attachment: TextPicture?
}

/// A picture inside a text.
struct TextPicture {
    var image: UIImage
    /// From the pen on the baseline, y upwards.
    var bounds: CGRect
}

/// An attributed text made ready for the text engine: its runs, and what each looks like.
struct AttributedText {
    var runs: [TextRun] = []
    var looks: [TextRunStyle] = []
    /// The style of the first paragraph, nil when none is given.
    var firstStyle: NSParagraphStyle?

    /// - Parameters:
    ///   - look: for what the text does not say itself.
    ///   - usesLeading: whether the fonts' leading stands between lines.
    init(_ text: NSAttributedString, look: TextRunStyle, rightToLeft: Bool, usesLeading: Bool = true) {
        let string = text.string
        let length = text.length
        var location = 0
        var index = string.startIndex
        while location < length {
            var range = NSRange(location: location, length: length - location)
            let attributes = text.attributes(at: location, effectiveRange: &range)
            let end = string.utf16.index(index, offsetBy: NSMaxRange(range) - location)
            add(String(string[index..<end]), attributes, look, rightToLeft)
            if !usesLeading { runs[runs.count - 1].font.leading = 0 }
            if location == 0 { firstStyle = attributes[.paragraphStyle] as? NSParagraphStyle }
            location = NSMaxRange(range)
            index = end
        }
    }

    /// A text with one look. Attributed strings keep their memory on Linux, so that none is made for it.
    init(
        _ text: String, _ attributes: [NSAttributedString.Key: Any], look: TextRunStyle, rightToLeft: Bool,
        usesLeading: Bool = true
    ) {
        guard !text.isEmpty else { return }
        add(text, attributes, look, rightToLeft)
        if !usesLeading { runs[0].font.leading = 0 }
        firstStyle = attributes[.paragraphStyle] as? NSParagraphStyle
    }

    private mutating func add(
        _ text: String, _ attributes: [NSAttributedString.Key: Any], _ look: TextRunStyle, _ rightToLeft: Bool
    ) {
        var look = look
        if let font = attributes[.font] as? UIFont { look.font = font }
        if let intent = InlinePresentationIntent(attribute: attributes[.inlinePresentationIntent]) {
            look.font = look.font.showing(intent)
            if intent.contains(.strikethrough) { look.strikethrough = .single }
        }
        if attributes[.link] != nil {
            look.color = .systemBlue
            look.underline = .single
        }
        if let color = attributes[.foregroundColor] as? UIColor { look.color = color }
        look.background = attributes[.backgroundColor] as? UIColor
        if let style = Self.lineStyle(attributes[.underlineStyle]) { look.underline = style }
        look.underlineColor = attributes[.underlineColor] as? UIColor
        if let style = Self.lineStyle(attributes[.strikethroughStyle]) { look.strikethrough = style }
        look.strikethroughColor = attributes[.strikethroughColor] as? UIColor
        look.shadow = attributes[.shadow] as? NSShadow
        look.strokeWidth = CGFloat(anyNumber: attributes[.strokeWidth]) ?? 0
        look.strokeColor = attributes[.strokeColor] as? UIColor
        look.obliqueness = CGFloat(anyNumber: attributes[.obliqueness]) ?? 0
        look.isLetterpress = Self.isLetterpress(attributes[.textEffect])
        var run = TextRun(text, font: look.font.textFont)
        run.expansion = CGFloat(anyNumber: attributes[.expansion]) ?? 0
        run.ligatures = CGFloat(anyNumber: attributes[.ligature]) != 0
        run.embeddings = Self.embeddings(attributes[.writingDirection])
        run.kern = CGFloat(anyNumber: attributes[.kern]) ?? CGFloat(anyNumber: attributes[.tracking]) ?? 0
        run.baselineOffset = CGFloat(anyNumber: attributes[.baselineOffset]) ?? 0
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            run.style = style.values.engineStyle(rightToLeft: rightToLeft)
        }
        if text.hasPrefix("\u{FFFC}"), let attachment = attributes[.attachment] as? NSTextAttachment {
            let line = CGRect(x: 0, y: 0, width: 1e7, height: look.font.lineHeight)
            let bounds = attachment.attachmentBounds(
                for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
            // Moved with the character that it stands for.
            let place = bounds.offsetBy(dx: 0, dy: run.baselineOffset)
            run.attachment = place
            look.attachment = attachment.image(
                forBounds: bounds, textContainer: nil, characterIndex: 0
            ).map { TextPicture(image: $0, bounds: place) }
        }
        runs.append(run)
        looks.append(look)
    }

    private static func isLetterpress(_ value: Any?) -> Bool {
        let name = (value as? NSAttributedString.TextEffectStyle)?.rawValue ?? value as? String
        return name == NSAttributedString.TextEffectStyle.letterpressStyle.rawValue
    }

    /// Apple's documentation of `writingDirection`: numbers of which each is a direction plus a format type.
    private static func embeddings(_ value: Any?) -> [TextEmbedding] {
        guard let values = value as? [Any] else { return [] }
        return values.compactMap { CGFloat(anyNumber: $0) }.compactMap { value in
            switch Int(value) {
            case NSWritingDirection.leftToRight.rawValue: .leftToRight
            case NSWritingDirection.rightToLeft.rawValue: .rightToLeft
            case NSWritingDirection.leftToRight.rawValue | NSWritingDirectionFormatType.override.rawValue:
                .leftToRightOverride
            case NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue:
                .rightToLeftOverride
            default: nil
            }
        }
    }

    private static func lineStyle(_ value: Any?) -> NSUnderlineStyle? {
        if let style = value as? NSUnderlineStyle { return style }
        return CGFloat(anyNumber: value).map { NSUnderlineStyle(rawValue: Int($0)) }
    }
}

extension [TextRun] {
    /// Makes all fonts larger or smaller, and the leading that belongs to them.
    mutating func scale(by factor: CGFloat) {
        guard factor != 1 else { return }
        for index in indices {
            self[index].font.size *= factor
            self[index].font.leading *= factor
        }
    }
}
