import TextLayout

/// A text laid out in a column, and where its characters stand. Points from the column's top left.
@MainActor
struct TextBox {
    let paragraph: Paragraph
    let looks: [TextRunStyle]
    let string: NSString
    let isRightToLeft: Bool

    /// - Parameters:
    ///   - look: for what the text does not say itself.
    ///   - style: for paragraphs that have none.
    ///   - usesLeading: whether the fonts' leading stands between lines.
    ///   - scale: of all fonts.
    ///   - hyphenationFactor: of paragraphs that have none.
    init(
        _ text: NSAttributedString, look: TextRunStyle, style: NSParagraphStyle.Values, rightToLeft: Bool,
        usesLeading: Bool = true, scale: CGFloat = 1, hyphenationFactor: Float = 0
    ) {
        let attributed = AttributedText(text, look: look, rightToLeft: rightToLeft, usesLeading: usesLeading)
        var runs = attributed.runs
        if runs.isEmpty { runs = [TextRun("", font: look.font.textFont)] }
        runs.scale(by: scale)
        looks = attributed.looks.isEmpty ? [look] : attributed.looks
        var engineStyle = style.engineStyle(rightToLeft: rightToLeft)
        if hyphenationFactor > 0 {
            if engineStyle.breaking.hyphenationFactor == 0 {
                engineStyle.breaking.hyphenationFactor = CGFloat(hyphenationFactor)
            }
            for index in runs.indices where runs[index].style?.breaking.hyphenationFactor == 0 {
                runs[index].style?.breaking.hyphenationFactor = CGFloat(hyphenationFactor)
            }
        }
        // TextKit's extra line fragment: the insertion point stands there.
        engineStyle.hasEmptyLastLine = true
        paragraph = Paragraph(runs, style: engineStyle, shaper: SharedText.shaper)
        string = text.string as NSString
        isRightToLeft = rightToLeft
    }

    /// A proposal with as many lines as have room in a height; 0 and very large heights hold all.
    func proposal(_ proposal: TextProposal, height: CGFloat) -> TextProposal {
        guard height > 0, height < 1e6 else { return proposal }
        guard paragraph.measure(proposal).size.height > height + 0.001 else { return proposal }
        var proposal = proposal
        let count = paragraph.lineCount(
            fitting: height, width: proposal.width, beside: proposal.obstacles,
            spacings: proposal.spacings)
        proposal.maxLines = proposal.maxLines > 0 ? min(proposal.maxLines, count) : count
        return proposal
    }

    func size(_ proposal: TextProposal) -> CGSize { paragraph.measure(proposal).size }

    /// - Parameter withBackgrounds: whether the colours behind the text are drawn too.
    func draw(
        _ proposal: TextProposal, at origin: CGPoint, in context: CGContext, withBackgrounds: Bool = true
    ) {
        var painter = TextPainter(context: context, looks: looks)
        painter.drawsBackgrounds = withBackgrounds
        painter.draw(paragraph.lines(proposal), at: origin)
    }

    /// A line as tall as the first run's font, for text that is empty.
    private func lines(_ proposal: TextProposal) -> [TextLine] { paragraph.lines(proposal) }

    /// Width of the characters of `range`, as they stand side by side on a line.
    /// - Parameter style: says where tabs lead.
    private func width(_ range: Range<Int>, style: ParagraphStyle = ParagraphStyle()) -> CGFloat {
        guard !range.isEmpty else { return 0 }
        var parts: [TextRun] = []
        var start = 0
        for run in paragraph.runs {
            let text = run.text as NSString
            let (lower, upper) = (max(range.lowerBound, start), min(range.upperBound, start + text.length))
            if lower < upper {
                var part = run
                part.style = nil
                part.text = text.substring(with: NSRange(location: lower - start, length: upper - lower))
                parts.append(part)
            }
            start += text.length
        }
        return Paragraph(parts, style: style, shaper: SharedText.shaper)
            .measure(TextProposal(maxLines: 1)).size.width
    }

    /// Width of a line's beginning. A tab's depends on the text after it, up to the next one.
    private func width(ofLine line: Range<Int>, upTo end: Int) -> CGFloat {
        let tab = string.range(
            of: "\t", options: .backwards,
            range: NSRange(location: line.lowerBound, length: end - line.lowerBound))
        guard tab.location != NSNotFound else { return width(line.lowerBound..<end) }
        let ahead = string.rangeOfCharacter(
            from: CharacterSet(charactersIn: "\t\n"),
            range: NSRange(location: end, length: line.upperBound - end))
        let column = ahead.location == NSNotFound ? line.upperBound : ahead.location
        var start = 0
        let run = paragraph.runs.first { run in
            start += (run.text as NSString).length
            return start > line.lowerBound
        }
        var stops = ParagraphStyle()
        let own = run?.style ?? paragraph.style
        stops.tabs = own.tabs
        return width(line.lowerBound..<column, style: stops) - width(end..<column)
    }

    /// A mark at a UTF-16 offset, two points wide.
    func caret(at offset: Int, _ proposal: TextProposal) -> CGRect {
        let lines = lines(proposal)
        guard let number = lines.lastIndex(where: { $0.range.lowerBound <= offset }) else {
            return CGRect(x: 0, y: 0, width: 2, height: looks[0].font.lineHeight)
        }
        let line = lines[number]
        return CGRect(
            x: x(of: offset, in: line), y: line.origin.y - line.ascent, width: 2,
            height: line.ascent + line.descent)
    }

    private func x(of offset: Int, in line: TextLine) -> CGFloat {
        let end = min(max(offset, line.range.lowerBound), line.range.upperBound)
        let prefix = width(ofLine: line.range, upTo: end)
        return isRightToLeft ? line.origin.x + line.width - prefix : line.origin.x + prefix
    }

    /// The place between two characters that is nearest to `point`.
    func offset(closestTo point: CGPoint, _ proposal: TextProposal) -> Int {
        let lines = lines(proposal)
        guard var line = lines.first(where: { point.y < $0.top + $0.height }) ?? lines.last else { return 0 }
        if line.gap != nil {
            // Of lines beside each other that which begins last before the point.
            let beside = lines.filter { $0.top == line.top && ($0.gap?.lowerBound ?? 0) <= point.x }
            line = beside.max { $0.origin.x < $1.origin.x } ?? line
        }
        var best = (offset: line.range.lowerBound, distance: CGFloat.infinity)
        var offset = line.range.lowerBound
        while offset <= line.range.upperBound {
            let distance = abs(x(of: offset, in: line) - point.x)
            if distance < best.distance { best = (offset, distance) }
            guard offset < string.length else { break }
            let next = NSMaxRange(string.rangeOfComposedCharacterSequence(at: offset))
            // The place after a line's end belongs to the next line.
            if next >= line.range.upperBound, next < string.length || endsLine(next) { break }
            offset = next
        }
        return best.offset
    }

    private func endsLine(_ offset: Int) -> Bool {
        offset > 0 && string.character(at: offset - 1) == 0x0A
    }

    /// The character at `point`; nil beside the text.
    func character(at point: CGPoint, _ proposal: TextProposal) -> Int? {
        for line in lines(proposal) where point.y >= line.top && point.y < line.top + line.height {
            var offset = line.range.lowerBound
            while offset < min(line.range.upperBound, string.length) {
                let next = NSMaxRange(string.rangeOfComposedCharacterSequence(at: offset))
                let (a, b) = (x(of: offset, in: line), x(of: next, in: line))
                if point.x >= min(a, b), point.x < max(a, b) { return offset }
                offset = next
            }
        }
        return nil
    }

    /// One rectangle for every line that `range` touches.
    func rects(for range: NSRange, _ proposal: TextProposal) -> [CGRect] {
        lines(proposal).compactMap { line in
            let lower = max(range.location, line.range.lowerBound)
            let upper = min(NSMaxRange(range), line.range.upperBound)
            guard lower < upper else { return nil }
            let (a, b) = (x(of: lower, in: line), x(of: upper, in: line))
            return CGRect(
                x: min(a, b), y: line.origin.y - line.ascent, width: abs(b - a),
                height: line.ascent + line.descent)
        }
    }

    /// The offset on the line above or below, at the same distance from the edge.
    func offset(from offset: Int, linesDown count: Int, _ proposal: TextProposal) -> Int {
        let lines = lines(proposal)
        guard let number = lines.lastIndex(where: { $0.range.lowerBound <= offset }) else { return offset }
        let wanted = number + count
        if wanted < 0 { return 0 }
        if wanted >= lines.count { return string.length }
        let line = lines[wanted]
        return self.offset(
            closestTo: CGPoint(x: x(of: offset, in: lines[number]), y: line.top + line.height / 2), proposal)
    }
}
