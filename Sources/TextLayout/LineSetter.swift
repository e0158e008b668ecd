import CoreGraphics

/// Puts the glyphs of one broken line in their places, in visual order.
struct LineSetter {
    let paragraph: Paragraph
    let line: BrokenLine
    let container: CGFloat
    let baseline: CGFloat
    private(set) var origin = CGPoint.zero
    private(set) var fragments: [TextFragment] = []
    private(set) var spans: [TextSpan] = []
    private var x: CGFloat = 0

    /// One thing on the line: part of a piece's text, its white space, or an ellipsis or hyphen in the font of a run.
    private struct Item {
        enum Content {
            case text(Int, Range<Int>)
            case space(Int)
            case mark(String, Int)
        }
        var content: Content
        var level: UInt8
    }

    init(paragraph: Paragraph, line: BrokenLine, container: CGFloat, baseline: CGFloat) {
        self.paragraph = paragraph
        self.line = line
        self.container = container
        self.baseline = baseline
    }

    mutating func run() {
        let segment = paragraph.segments[line.segment]
        var items = logicalItems(baseLevel: segment.isRightToLeft ? 1 : 0)
        let stretch = stretch(items, segment.style)
        if !segment.isPlain { Self.reorder(&items) }
        place(segment)
        x = segment.isRightToLeft ? -line.trailing : 0
        for item in items { set(item, stretch: stretch) }
    }

    // MARK: What is on the line

    private func logicalItems(baseLevel: UInt8) -> [Item] {
        var items: [Item] = []
        append(from: line.start, to: line.end, &items)
        if let hyphen = line.hyphen {
            items.append(Item(content: .mark("-", hyphen), level: items.last?.level ?? baseLevel))
        }
        if let ellipsis = line.ellipsis {
            items.append(Item(content: .mark("…", ellipsis.run), level: baseLevel))
            append(from: ellipsis.resume, to: ellipsis.resumeEnd, &items)
        }
        for index in items.indices.reversed() {
            guard case .space = items[index].content else { break }
            items[index].level = baseLevel
        }
        return items
    }

    private func append(from start: Position, to end: Position, _ items: inout [Item]) {
        for number in paragraph.pieceNumbers(from: start, to: end) {
            let part = paragraph.part(number, from: start, to: end)
            let piece = paragraph.pieces[number]
            if !part.bytes.isEmpty {
                items.append(Item(content: .text(number, part.bytes), level: piece.level))
            }
            if part.hasSpace, piece.spaces > 0 {
                items.append(Item(content: .space(number), level: piece.level))
            }
        }
    }

    /// Unicode annex 9, rule L2.
    private static func reorder(_ items: inout [Item]) {
        guard var level = items.map(\.level).max() else { return }
        while level > 0 {
            var index = 0
            while index < items.count {
                let start = index
                while index < items.count, items[index].level >= level { index += 1 }
                if index > start { items[start..<index].reverse() } else { index += 1 }
            }
            level -= 1
        }
    }

    // MARK: Alignment

    private mutating func place(_ segment: Segment) {
        let free = max(min(line.available, container - line.indent) - line.width, 0)
        let style = segment.style
        let left = segment.isRightToLeft ? container - line.indent - line.width - free : line.indent
        let offset: CGFloat =
            switch style.alignment {
            case .left: 0
            case .right: free
            case .center: free / 2
            case .natural: style.naturalDirection == .rightToLeft ? free : 0
            case .justified: segment.isRightToLeft && line.isLast(of: paragraph) ? free : 0
            }
        origin = CGPoint(x: left + offset, y: baseline)
    }

    /// What each space grows by in a justified line.
    private func stretch(_ items: [Item], _ style: ParagraphStyle) -> CGFloat {
        guard style.alignment == .justified, line.available.isFinite, !line.isLast(of: paragraph),
            line.ellipsis == nil
        else { return 0 }
        var pending = 0
        var inner = 0
        for item in items {
            switch item.content {
            case .space(let number): pending += Int(paragraph.pieces[number].spaces)
            case .text, .mark:
                inner += pending
                pending = 0
            }
        }
        return inner > 0 ? max(line.available - line.width, 0) / CGFloat(inner) : 0
    }

    // MARK: Glyphs

    private mutating func set(_ item: Item, stretch: CGFloat) {
        let start = x
        let run: Int
        switch item.content {
        case .space(let number):
            let piece = paragraph.pieces[number]
            run = Int(piece.run)
            x += piece.space + (stretch - line.tightening) * CGFloat(piece.spaces)
        case .mark(let text, let number):
            run = number
            let word = paragraph.shaper.word(
                text, typeface: paragraph.faces[run].typeface, in: paragraph.cache)
            addGlyphs(word.word, slot: word.slot, run: run, bytes: nil)
        case .text(let number, let bytes):
            let piece = paragraph.pieces[number]
            run = Int(piece.run)
            if piece.word == Piece.noWord {
                x += piece.width
            } else {
                addGlyphs(
                    Int(piece.word), slot: Int(piece.slot), run: run,
                    bytes: bytes.count == Int(piece.length) ? nil : bytes)
            }
        }
        if let last = spans.last, last.run == run, last.maxX == origin.x + start {
            spans[spans.count - 1].maxX = origin.x + x
        } else {
            spans.append(TextSpan(run: run, minX: origin.x + start, maxX: origin.x + x))
        }
        if case .space = item.content, x > start {
            spans[spans.count - 1].gaps.append(origin.x + start...origin.x + x)
        }
    }

    private mutating func addGlyphs(_ word: Int, slot number: Int, run: Int, bytes: Range<Int>?) {
        let entry = paragraph.cache.entries[word]
        let face = paragraph.faces[run]
        let spacing = face.spacing(in: number) - line.tightening
        let slot = paragraph.shaper.slot(number)
        let isNew = fragments.last.map { $0.run != run || $0.glyphs.font != slot.font } ?? true
        if isNew {
            let glyphs = GlyphRun(
                font: slot.font, size: face.size, glyphs: [], positions: [], slant: slot.slant,
                stretch: face.stretch)
            fragments.append(TextFragment(run: run, origin: origin, glyphs: glyphs))
        }
        let last = fragments.count - 1
        for index in entry.glyphStart..<entry.glyphStart + entry.glyphCount {
            let glyph = paragraph.cache.glyphs[index]
            if let bytes, !bytes.contains(Int(glyph.cluster)) { continue }
            fragments[last].glyphs.glyphs.append(glyph.glyph)
            fragments[last].glyphs.positions.append(
                CGPoint(x: x + glyph.offsetX * face.em, y: glyph.offsetY * face.size - face.baselineOffset))
            x += glyph.advance * face.em
            let endsCluster =
                index + 1 == entry.glyphStart + entry.glyphCount
                || paragraph.cache.glyphs[index + 1].cluster != glyph.cluster
            if endsCluster { x += spacing }
        }
    }
}
