import CoreGraphics

/// Turns runs of text into pieces: finds breaks, directions and faces, and looks the words up.
struct ParagraphBuilder {
    let runs: [TextRun]
    let style: ParagraphStyle
    let shaper: TextShaper
    let cache: WordCache
    var faces: [RunFace] = []
    var pieces: ContiguousArray<Piece> = []
    var segments: [Segment] = []
    var utf8: ContiguousArray<UInt8> = []
    /// The run at the place being read.
    private var run = 0
    private let hasEmbeddings: Bool
    /// Whether the segment being read has tabs.
    private var hasTabs = false
    /// Whether lines may end within words, with a hyphen.
    private(set) var hyphenates = false

    init(runs: [TextRun], style: ParagraphStyle, shaper: TextShaper) {
        if runs.count >= Int(UInt16.max) { fatalError("a text may have at most \(UInt16.max - 1) runs") }
        self.runs = runs
        self.style = style
        self.shaper = shaper
        hasEmbeddings = runs.contains { !$0.embeddings.isEmpty }
        cache = shaper.cacheForNewParagraph()
        var end = 0
        faces.reserveCapacity(runs.count)
        for run in runs {
            end += run.text.utf8.count
            let number = shaper.number(of: run.font)
            let typeface = shaper.typeface(number)
            let metrics = typeface.metrics
            let stretch = run.expansion == 0 ? 1 : exp(run.expansion)
            let em = run.font.size * stretch
            let tracking = typeface.isTracked ? Tracking.points(of: run.font) * stretch : 0
            var face = RunFace(
                typeface: number, slot: typeface.slot, size: run.font.size, em: em,
                stretch: stretch, ligatures: run.ligatures, kern: run.kern,
                tracking: tracking, space: typeface.spaceWidth * em + run.kern + tracking,
                ascent: metrics.ascender * run.font.size + run.baselineOffset,
                descent: -metrics.descender * run.font.size - run.baselineOffset, leading: run.font.leading,
                baselineOffset: run.baselineOffset, end: end, attachment: run.attachment)
            if let box = run.attachment {
                face.ascent = max(box.maxY, 0)
                face.descent = max(-box.minY, 0)
            }
            faces.append(face)
        }
    }

    mutating func build(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.count > 0 else { return }
        pieces.reserveCapacity(text.count / 6 + 2)
        var start = 0
        var isASCII = true
        var endsWithLine = false
        while start < text.count {
            let scan = TextScan(text, from: start)
            isASCII = isASCII && scan.isASCII
            addSegment(text, start..<scan.end, next: scan.next, scan)
            start = scan.next
            endsWithLine = scan.end < scan.next
        }
        if style.hasEmptyLastLine, endsWithLine {
            segments.append(
                Segment(
                    pieces: pieces.count..<pieces.count, text: text.count..<text.count,
                    style: runs[run].style ?? style,
                    isRightToLeft: segments[segments.count - 1].isRightToLeft,
                    isPlain: true, run: run))
        }
        if !isASCII { utf8 = ContiguousArray(text) }
    }

    private mutating func addSegment(
        _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, next: Int, _ scan: TextScan
    ) {
        moveRun(to: range.lowerBound)
        let first = pieces.count
        let firstRun = run
        let style = runs[run].style ?? style
        hasTabs = false
        hyphenates = hyphenates || style.breaking.hyphenationFactor > 0
        let embeddings = embeddings(in: range)
        let isBidi =
            scan.hasRightToLeft || style.baseDirection == .rightToLeft || !embeddings.isEmpty
        var isRightToLeft = false
        if scan.isPlain && !isBidi {
            addPlainWords(text, range)
        } else if !range.isEmpty {
            let analysis = TextAnalysis(
                text, range, style: style, isBidi: isBidi, embeddings: embeddings, shaper: shaper)
            isRightToLeft = analysis.isRightToLeft
            hyphenates = hyphenates || analysis.hasSoftHyphens
            addWords(text, analysis)
            if hasTabs { setTabs(text, from: first, style) }
        }
        segments.append(
            Segment(
                pieces: first..<pieces.count, text: range.lowerBound..<next, style: style,
                isRightToLeft: isRightToLeft, isPlain: !isBidi, run: firstRun))
    }

    /// The writing directions of runs inside a segment, with the bytes that they hold for.
    private func embeddings(in range: Range<Int>) -> [(Range<Int>, [TextEmbedding])] {
        guard hasEmbeddings else { return [] }
        var start = 0
        var found: [(Range<Int>, [TextEmbedding])] = []
        for (run, face) in zip(runs, faces) {
            let part =
                max(start, range.lowerBound)..<max(start, range.lowerBound, min(face.end, range.upperBound))
            if !run.embeddings.isEmpty, !part.isEmpty { found.append((part, run.embeddings)) }
            start = face.end
        }
        return found
    }

    @inline(__always)
    private mutating func moveRun(to offset: Int) {
        while run + 1 < faces.count, offset >= faces[run].end { run += 1 }
    }

    // MARK: Plain text

    /// Words of letters, digits and closing punctuation with spaces between: breaks are after the spaces.
    private mutating func addPlainWords(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let start = index
            var hash = WordCache.seed
            while index < range.upperBound, text[index] != 0x20 {
                hash = (hash ^ UInt64(text[index])) &* WordCache.prime
                index += 1
            }
            let end = index
            while index < range.upperBound, text[index] == 0x20 { index += 1 }
            moveRun(to: start)
            if index <= faces[run].end {
                let face = faces[run]
                append(text, start..<end, hash, spaces: index - end, spaceWidth: face.space, slot: face.slot)
            } else {
                appendAcrossRuns(text, start..<end, spacesTo: index, slots: nil, level: 0)
            }
            pieces[pieces.count - 1].mayBreak = true
        }
    }

    @inline(__always)
    private mutating func append(
        _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ hash: UInt64, spaces: Int,
        spaceWidth: Double, slot: Int, level: UInt8 = 0
    ) {
        let face = faces[run]
        var piece = Piece(
            width: 0, space: Double(spaces) * spaceWidth, word: Piece.noWord, start: UInt32(range.lowerBound),
            length: UInt32(range.count), spaces: UInt32(spaces), run: UInt16(truncatingIfNeeded: run),
            slot: UInt16(truncatingIfNeeded: slot), level: level, mayBreak: false)
        if let box = face.attachment {
            piece.width = box.width
        } else if !range.isEmpty {
            let word = shaper.lookUp(
                UnsafeBufferPointer(rebasing: text[range]), hash: hash, slot: slot,
                rightToLeft: level & 1 == 1, ligatures: face.ligatures, in: cache)
            piece.word = UInt32(truncatingIfNeeded: word)
            piece.width = cache.entries[word].width * face.em
            let spacing = face.spacing(in: slot)
            if spacing != 0 { piece.width += Double(cache.entries[word].clusterCount) * spacing }
        }
        pieces.append(piece)
    }

    /// A word that more than one run or face holds, and its white space, as pieces without breaks between.
    private mutating func appendAcrossRuns(
        _ text: UnsafeBufferPointer<UInt8>, _ content: Range<Int>, spacesTo end: Int, slots: TextAnalysis?,
        level: UInt8
    ) {
        var start = content.lowerBound
        while start < content.upperBound {
            moveRun(to: start)
            var stop = min(content.upperBound, faces[run].end)
            var slot = faces[run].slot
            if let slots { (slot, stop) = slots.slot(at: start, to: stop, face: faces[run], shaper: shaper) }
            let bytes = UnsafeBufferPointer(rebasing: text[start..<stop])
            append(
                text, start..<stop, WordCache.hash(bytes), spaces: 0, spaceWidth: 0, slot: slot, level: level)
            start = stop
        }
        appendSpaces(text, content.upperBound..<end, level: level, joins: !content.isEmpty)
    }

    private mutating func appendSpaces(
        _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, level: UInt8, joins: Bool
    ) {
        var joins = joins
        for offset in range {
            moveRun(to: offset)
            let isTab = text[offset] == Self.tab
            hasTabs = hasTabs || isTab
            if !joins || Int(pieces[pieces.count - 1].run) != run || pieces[pieces.count - 1].level != level {
                append(
                    text, offset..<offset, 0, spaces: 0, spaceWidth: 0, slot: faces[run].slot, level: level)
                joins = true
            }
            pieces[pieces.count - 1].spaces += 1
            if !isTab { pieces[pieces.count - 1].space += faces[run].space }
        }
    }

    // MARK: Tabs

    private static let tab: UInt8 = 0x09

    /// Gives the tabs of a segment their widths, from the end of the text before each to the place that its stop gives to the text
    /// after it; no width where that text has no room before its stop.
    ///
    /// DIFFERS: they are counted as if the text before them were on the paragraph's first line.
    private mutating func setTabs(
        _ text: UnsafeBufferPointer<UInt8>, from first: Int, _ style: ParagraphStyle
    ) {
        var x = style.indents.firstLine
        for number in first..<pieces.count {
            x += pieces[number].width
            for offset in blanks(of: number) {
                if text[offset] == Self.tab {
                    let stop = Self.stop(after: x, style)
                    let share =
                        stop.share(of: 1) > 0
                        ? stop.share(
                            of: widthOfColumn(text, after: offset, in: number, until: stop.terminators))
                        : 0
                    let width = max(stop.location - share - x, 0)
                    pieces[number].space += width
                    x += width
                } else {
                    x += faces[Int(pieces[number].run)].space
                }
            }
        }
    }

    private static func stop(after x: Double, _ style: ParagraphStyle) -> TabStop {
        let interval = style.tabs.interval
        return style.tabs.stops.first { $0.location > x + Paragraph.tolerance }
            ?? TabStop(((x / interval).rounded(.down) + 1) * interval)
    }

    /// The white space after a piece's text, in bytes.
    private func blanks(of number: Int) -> Range<Int> {
        let start = Int(pieces[number].start + pieces[number].length)
        return start..<start + Int(pieces[number].spaces)
    }

    /// From a tab to the next one, to the first of some characters or to the segment's end, without the white space there.
    private func widthOfColumn(
        _ text: UnsafeBufferPointer<UInt8>, after tab: Int, in number: Int, until terminators: [UInt32]
    ) -> Double {
        var x: Double = 0
        var content: Double = 0
        for other in number..<pieces.count {
            if other > number {
                if !terminators.isEmpty, let end = first(of: terminators, text, in: other) {
                    return x + width(of: other, before: end)
                }
                x += pieces[other].width
                if pieces[other].length > 0 { content = x }
            }
            for offset in blanks(of: other) where offset > tab {
                if text[offset] == Self.tab { return content }
                x += faces[Int(pieces[other].run)].space
            }
        }
        return content
    }

    /// Where in a piece's text the first of some characters stands, in bytes.
    private func first(
        of terminators: [UInt32], _ text: UnsafeBufferPointer<UInt8>, in number: Int
    ) -> Int? {
        let start = Int(pieces[number].start)
        let word = String(decoding: text[start..<start + Int(pieces[number].length)], as: UTF8.self)
        return word.unicodeScalars.firstIndex { terminators.contains($0.value) }
            .map { word.utf8.distance(from: word.startIndex, to: $0) }
    }

    /// Of the part of a piece's text before a byte.
    private func width(of number: Int, before end: Int) -> Double {
        let piece = pieces[number]
        guard piece.word != Piece.noWord else { return 0 }
        let face = faces[Int(piece.run)]
        let entry = cache.entries[Int(piece.word)]
        var width = 0.0
        var last: UInt32?
        for glyph in cache.glyphs[entry.glyphStart..<entry.glyphStart + entry.glyphCount]
        where Int(glyph.cluster) < end {
            width += glyph.advance * face.em
            if glyph.cluster != last { width += face.spacing(in: Int(piece.slot)) }
            last = glyph.cluster
        }
        return width
    }

    // MARK: Any text

    /// Text with its breaks and directions taken from an analysis.
    private mutating func addWords(_ text: UnsafeBufferPointer<UInt8>, _ analysis: TextAnalysis) {
        var index = 0
        let scalars = analysis.scalars
        while index < scalars.count {
            let start = index
            repeat { index += 1 } while index < scalars.count && !analysis.mayBreak[index]
            var contentEnd = index
            while contentEnd > start, scalars[contentEnd - 1].isBlank { contentEnd -= 1 }
            var first = start
            // No line is broken before a point or comma, also where a tab stands before it.
            while let tab = (first..<contentEnd).first(where: { scalars[$0].value == UInt32(Self.tab) }) {
                addLevels(text, analysis, first..<tab, isBlank: false)
                addLevels(text, analysis, tab..<tab + 1, isBlank: true)
                first = tab + 1
            }
            addLevels(text, analysis, first..<contentEnd, isBlank: false)
            addLevels(text, analysis, contentEnd..<index, isBlank: true)
            pieces[pieces.count - 1].mayBreak = true
        }
    }

    /// Splits a word or its white space where the direction changes.
    private mutating func addLevels(
        _ text: UnsafeBufferPointer<UInt8>, _ analysis: TextAnalysis, _ range: Range<Int>, isBlank: Bool
    ) {
        var start = range.lowerBound
        while start < range.upperBound {
            let level = analysis.level(start)
            var end = start + 1
            while end < range.upperBound, analysis.level(end) == level { end += 1 }
            let bytes = analysis.offset(start)..<analysis.offset(end)
            if isBlank {
                appendSpaces(text, bytes, level: level, joins: start > 0 && start == range.lowerBound)
            } else {
                appendAcrossRuns(text, bytes, spacesTo: bytes.upperBound, slots: analysis, level: level)
            }
            start = end
        }
    }
}
