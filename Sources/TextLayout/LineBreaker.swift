import CoreGraphics

/// Breaks a paragraph's pieces into lines, first fit. Shapes nothing but an ellipsis.
struct LineBreaker {
    let paragraph: Paragraph
    let proposal: TextProposal
    private(set) var lines: ContiguousArray<BrokenLine> = []
    private(set) var isTruncated = false
    /// Where the line stands that is being made beside obstacles: its top, and its sides from the one where writing begins.
    private var place: (top: CGFloat, start: CGFloat, end: CGFloat)?

    init(paragraph: Paragraph, proposal: TextProposal) {
        self.paragraph = paragraph
        self.proposal = proposal
    }

    mutating func run() {
        if let obstacles = proposal.obstacles { return run(beside: obstacles) }
        for number in paragraph.segments.indices {
            let segment = paragraph.segments[number]
            let end = Position(piece: segment.pieces.upperBound, byte: 0)
            var start = Position(piece: segment.pieces.lowerBound, byte: 0)
            var isFirst = true
            let first = lines.count
            repeat {
                if proposal.maxLines > 0, lines.count == proposal.maxLines - 1 {
                    addLastAllowed(number, start, end, isFirst: isFirst)
                    if !isTruncated { joinSingleWord(from: first) }
                    return
                }
                add(nextLine(number, start, end, isFirst: isFirst))
                if lines.count > first + 1 { evenOut() }
                start = lines[lines.count - 1].next
                isFirst = false
            } while start != end
            joinSingleWord(from: first)
        }
    }

    private mutating func add(_ line: BrokenLine) {
        var line = line
        measureHeight(&line)
        if lines.count < proposal.spacings.count { line.spacing = proposal.spacings[lines.count] }
        lines.append(line)
    }

    /// Brings a word to the one that stands alone in the last of a paragraph's lines, where the style asks for it.
    private mutating func joinSingleWord(from first: Int) {
        let style = paragraph.segments[lines[lines.count - 1].segment].style
        guard style.breaking.avoidsSingleWords, style.breakMode != .byCharacters, lines.count > first + 1
        else {
            return
        }
        var (before, last) = (lines[lines.count - 2], lines[lines.count - 1])
        guard before.start.byte == 0, last.start.byte == 0 else { return }
        let place = paragraph.pieces.withUnsafeBufferPointer {
            SingleWord.newBreak(
                $0, line: last.start.piece..<last.end.piece, before: before.start.piece, room: last.available)
        }
        guard let place else { return }
        let position = Position(piece: place, byte: 0)
        (before.end, before.next, last.start) = (position, position, position)
        (before.width, before.trailing) = paragraph.width(from: before.start, to: position)
        (last.width, last.trailing) = paragraph.width(from: position, to: last.end)
        lines.removeLast(2)
        add(before)
        add(last)
    }

    /// Brings the last word of a justified line to the next one, where the spaces of both are then stretched more evenly.
    ///
    /// UIKit: a label of 17 points, 300 wide (github.com/square/Blueprint @1237c2b6, iOS 17): “text” that had room in the first line
    /// begins the second. That the sum of the squares counts is chosen.
    private mutating func evenOut() {
        var (before, last) = (lines[lines.count - 2], lines[lines.count - 1])
        let style = paragraph.segments[last.segment].style
        guard style.alignment == .justified, style.breakMode != .byCharacters, before.hyphen == nil,
            !last.isLast(of: paragraph), before.start.byte == 0, last.start.byte == 0, last.end.byte == 0,
            let word = (before.start.piece..<last.start.piece - 1).last(where: {
                paragraph.pieces[$0].mayBreak && paragraph.pieces[$0].spaces > 0
            })
        else { return }
        let position = Position(piece: word + 1, byte: 0)
        let worst = unevenness(before) + unevenness(last)
        (before.end, before.next, last.start) = (position, position, position)
        (before.width, before.trailing) = paragraph.width(from: before.start, to: position)
        (last.width, last.trailing) = paragraph.width(from: position, to: last.end)
        guard last.width <= last.available + Paragraph.tolerance,
            unevenness(before) + unevenness(last) < worst
        else { return }
        lines.removeLast(2)
        add(before)
        add(last)
    }

    /// What the spaces of a justified line are stretched by, squared and summed up; a line without any is as bad as can be.
    private func unevenness(_ line: BrokenLine) -> CGFloat {
        let spaces = (line.start.piece..<line.end.piece - 1).reduce(0) { $0 + paragraph.pieces[$1].spaces }
        let free = max(line.available - line.width, 0)
        return spaces > 0 ? free * free / CGFloat(spaces) : .infinity
    }

    private func measureHeight(_ line: inout BrokenLine) {
        let pieces = paragraph.pieces
        let faces = paragraph.faces
        if paragraph.isUniform {
            line.measureHeight(faces[0])
            return
        }
        var runs = paragraph.pieceNumbers(from: line.start, to: line.end).map { Int(pieces[$0].run) }
        if let ellipsis = line.ellipsis {
            runs.append(ellipsis.run)
            runs += paragraph.pieceNumbers(from: ellipsis.resume, to: ellipsis.resumeEnd).map {
                Int(pieces[$0].run)
            }
        }
        if runs.isEmpty { runs = [paragraph.segments[line.segment].run] }
        line.measureHeight(faces[runs[0]], and: runs.dropFirst().map { faces[$0] })
    }

    private func emptyLine(_ segment: Int, _ start: Position, isFirst: Bool) -> BrokenLine {
        let room = place.map { ($0.start, $0.end) } ?? sides(segment, isFirst: isFirst)
        var line = BrokenLine(
            segment: segment, start: start, end: start, next: start, indent: room.0,
            available: max(room.1 - room.0, 0), width: 0, trailing: 0)
        line.top = place?.top
        return line
    }

    /// Where a line begins and ends, from the side where writing begins.
    private func sides(_ segment: Int, isFirst: Bool) -> (CGFloat, CGFloat) {
        let indents = paragraph.segments[segment].style.indents
        return (
            isFirst ? indents.firstLine : indents.head,
            indents.tail > 0 ? min(indents.tail, proposal.width) : proposal.width + indents.tail
        )
    }

    // MARK: Beside obstacles

    /// Lines in the gaps that obstacles leave at a height, and further down where no word has room in one. A line counts as high as
    /// what it begins with when its gaps are looked for.
    private mutating func run(beside obstacles: TextObstacles) {
        var (top, rows) = (CGFloat(0), 0)
        for number in paragraph.segments.indices {
            let segment = paragraph.segments[number]
            let end = Position(piece: segment.pieces.upperBound, byte: 0)
            var start = Position(piece: segment.pieces.lowerBound, byte: 0)
            var (isFirst, isDone) = (true, false)
            while !isDone {
                let face = paragraph.faces[run(at: start, number)]
                let bottom = top + segment.style.height(of: face.ascent + face.descent)
                let sides = sides(number, isFirst: isFirst)
                let gaps = gaps(obstacles, top, bottom, sides, mirrored: segment.isRightToLeft)
                let isLast = proposal.maxLines > 0 && rows == proposal.maxLines - 1
                let row = lines.count
                for gap in gaps where !isDone {
                    place = (top, gap.0, gap.1)
                    if isLast, gap == gaps[gaps.count - 1] {
                        return addLastAllowed(number, start, end, isFirst: isFirst)
                    }
                    let line = nextLine(number, start, end, isFirst: isFirst)
                    guard gap == sides || keepsWords(line) else { continue }
                    add(line)
                    (start, isFirst, isDone) = (line.next, false, line.next == end)
                }
                guard lines.count > row else {
                    top = min(obstacles.end(from: top, to: bottom) ?? bottom, bottom)
                    continue
                }
                rows += 1
                let next = isDone ? number + 1 : number
                guard next < paragraph.segments.count else { return }
                if isLast {
                    isTruncated = true
                    return
                }
                top = lines[row...].reduce(top) { max($0, top + paragraph.lineHeight($1).total) }
                top += paragraph.spacing(after: lines[row], before: next)
            }
        }
    }

    /// What is free between the sides of a line, from the side where writing begins.
    private func gaps(
        _ obstacles: TextObstacles, _ top: CGFloat, _ bottom: CGFloat, _ sides: (CGFloat, CGFloat),
        mirrored: Bool
    ) -> [(CGFloat, CGFloat)] {
        guard obstacles.end(from: top, to: bottom) != nil else { return [sides] }
        let width = proposal.width
        guard mirrored else {
            return obstacles.gaps(from: top, to: bottom, left: sides.0, right: sides.1).map {
                ($0.left, $0.right)
            }
        }
        return obstacles.gaps(from: top, to: bottom, left: width - sides.1, right: width - sides.0)
            .reversed().map { (width - $0.right, width - $0.left) }
    }

    /// Whether a line ends where lines may end.
    private func keepsWords(_ line: BrokenLine) -> Bool {
        guard line.width <= line.available + Paragraph.tolerance else { return false }
        if line.hyphen != nil || line.isLast(of: paragraph) { return true }
        return line.next.byte == 0 && paragraph.pieces[line.next.piece - 1].mayBreak
            || paragraph.segments[line.segment].style.breakMode == .byCharacters
    }

    // MARK: Wrapping

    private func nextLine(_ segment: Int, _ start: Position, _ end: Position, isFirst: Bool) -> BrokenLine {
        var line = emptyLine(segment, start, isFirst: isFirst)
        let limit = line.available + Paragraph.tolerance
        let byCharacters = paragraph.segments[segment].style.breakMode == .byCharacters
        var x: CGFloat = 0
        var content: CGFloat = 0
        var breakAfter = -1
        var contentAtBreak: CGFloat = 0
        var endAtBreak: CGFloat = 0
        var overflow = -1
        // UIKit: where lines break at characters, white space that has no room begins the next line (labels:
        // github.com/square/Blueprint @1237c2b6, iOS 17).
        var withoutSpace = -1
        paragraph.pieces.withUnsafeBufferPointer { pieces in
            var number = start.piece
            while number < end.piece {
                let width =
                    number == start.piece && start.byte > 0
                    ? paragraph.width(of: number, start.byte..<Int(pieces[number].length))
                    : pieces[number].width
                if x + width > limit, pieces[number].length > 0 {
                    overflow = number
                    return
                }
                x += width
                if pieces[number].length > 0 { content = x }
                if byCharacters, x > 0, number + 1 < end.piece, x + pieces[number].space > limit {
                    withoutSpace = number
                    return
                }
                x += pieces[number].space
                if pieces[number].mayBreak { (breakAfter, contentAtBreak, endAtBreak) = (number, content, x) }
                number += 1
            }
        }
        if withoutSpace >= 0 {
            line.end = Position(piece: withoutSpace, byte: Int(paragraph.pieces[withoutSpace].length))
            line.next = line.end
            (line.width, line.trailing) = paragraph.width(from: line.start, to: line.end)
        } else if overflow < 0 {
            (line.end, line.next) = (end, end)
            (line.width, line.trailing) = (content, x - content)
        } else if paragraph.hyphenates, !byCharacters,
            let divided = divided(line, end, breakAfter, overflow, content: contentAtBreak, x: endAtBreak)
        {
            return divided
        } else if breakAfter >= 0 && !byCharacters {
            line.end = Position(piece: breakAfter + 1, byte: 0)
            line.next = line.end
            (line.width, line.trailing) = (contentAtBreak, endAtBreak - contentAtBreak)
        } else {
            breakInside(&line, end, overflow: overflow)
        }
        return line
    }

    /// The line with as much of the word behind its last break as has room with a hyphen; nil where nothing has.
    ///
    /// UIKit: words are divided where "the ratio of the text width (as broken without hyphenation) to the width of the line fragment is
    /// less than the hyphenation factor" (Apple's documentation of `hyphenationFactor`).
    private func divided(
        _ line: BrokenLine, _ end: Position, _ breakAfter: Int, _ overflow: Int, content: CGFloat, x: CGFloat
    ) -> BrokenLine? {
        let start = breakAfter >= 0 ? Position(piece: breakAfter + 1, byte: 0) : line.start
        var last = overflow
        while last + 1 < end.piece, !paragraph.pieces[last].mayBreak { last += 1 }
        let factor = paragraph.segments[line.segment].style.breaking.hyphenationFactor
        let places = paragraph.divisions(
            of: start.piece...last, byLanguage: content < factor * line.available)
        for place in places.reversed() where place.piece > start.piece || place.byte > start.byte {
            let run = Int(paragraph.pieces[place.byte > 0 ? place.piece : place.piece - 1].run)
            let width = x + paragraph.width(from: start, to: place).content + width(of: "-", run)
            guard width <= line.available + Paragraph.tolerance else { continue }
            var divided = line
            (divided.end, divided.next, divided.hyphen) = (place, place, run)
            (divided.width, divided.trailing) = (width, 0)
            return divided
        }
        return nil
    }

    /// A break at a character: at least one stays on the line, so that every line makes progress.
    private func breakInside(_ line: inout BrokenLine, _ end: Position, overflow: Int) {
        var stop = paragraph.fit(from: line.start, to: end, room: line.available)
        if stop == line.start {
            let first = paragraph.clusters(of: stop.piece).first { $0.start > stop.byte }
            stop =
                first.map { Position(piece: stop.piece, byte: $0.start) }
                ?? Position(piece: stop.piece + 1, byte: 0)
        } else if stop.byte >= Int(paragraph.pieces[stop.piece].length) {
            stop = Position(piece: stop.piece + 1, byte: 0)
        }
        line.end = stop
        line.next = stop
        (line.width, line.trailing) = paragraph.width(from: line.start, to: stop)
    }

    // MARK: The last line allowed

    private mutating func addLastAllowed(_ segment: Int, _ start: Position, _ end: Position, isFirst: Bool) {
        var line = emptyLine(segment, start, isFirst: isFirst)
        (line.width, line.trailing) = paragraph.width(from: start, to: end)
        (line.end, line.next) = (end, end)
        let isLastSegment = segment == paragraph.segments.count - 1
        let fits = line.width <= line.available + Paragraph.tolerance
        if fits && isLastSegment {
            add(line)
            return
        }
        if isLastSegment, tighten(&line) {
            add(line)
            return
        }
        isTruncated = true
        switch lastMode(segment) {
        case .byWords, .byCharacters:
            line = nextLine(segment, start, end, isFirst: isFirst)
            line.hangsSpaces = true
            add(line)
        case .clipping: add(line)
        case .truncatingTail: add(truncateTail(line, end))
        case .truncatingHead: add(fits ? truncateTail(line, end) : truncateHead(line, end))
        case .truncatingMiddle: add(fits ? truncateTail(line, end) : truncateMiddle(line, end))
        }
    }

    private func lastMode(_ segment: Int) -> TextBreakMode {
        proposal.lastLine ?? paragraph.segments[segment].style.breakMode
    }

    /// A text may be this much wider than its room and need not be truncated (Apple's documentation of
    /// `NSParagraphStyle.tighteningFactorForTruncation`, whose default is 0.05).
    private static let tightest: CGFloat = 1.05

    /// By how much the face that stands in for Apple's may be wider than that (decision 0047): a text that its author gave as much
    /// room as it needs on a device is not cut for it.
    private static let standInResidue: CGFloat = 1.015

    /// How much wider than its room a line may be.
    private func tightest(_ line: BrokenLine, _ numbers: Range<Int>) -> CGFloat {
        if paragraph.segments[line.segment].style.breaking.tightens { return Self.tightest }
        let isStandIn = numbers.allSatisfy {
            paragraph.shaper.typeface(paragraph.faces[Int(paragraph.pieces[$0].run)].typeface).standsIn
        }
        return isStandIn ? Self.standInResidue : 1
    }

    /// Makes a whole line fit by taking a little from every character; false where that is not asked for or not enough.
    private func tighten(_ line: inout BrokenLine) -> Bool {
        let numbers = paragraph.pieceNumbers(from: line.start, to: line.end)
        guard line.available > 0, line.width <= line.available * tightest(line, numbers) else { return false }
        switch lastMode(line.segment) {
        case .byWords, .byCharacters, .clipping: return false
        case .truncatingHead, .truncatingTail, .truncatingMiddle: break
        }
        let characters = numbers.reduce(0) {
            $0 + paragraph.clusters(of: $1).count + Int(paragraph.pieces[$1].spaces)
        }
        guard characters > 0 else { return false }
        line.tightening = (line.width - line.available) / CGFloat(characters)
        line.width = line.available
        return true
    }

    private func ellipsisWidth(_ run: Int) -> CGFloat { width(of: "…", run) }

    private func width(of mark: String, _ run: Int) -> CGFloat {
        let face = paragraph.faces[run]
        let word = paragraph.shaper.word(mark, typeface: face.typeface, in: paragraph.cache).word
        return paragraph.cache.entries[word].width * face.em + face.spacing(in: face.slot)
    }

    private func run(at position: Position, _ segment: Int) -> Int {
        let pieces = paragraph.segments[segment].pieces
        if pieces.isEmpty { return paragraph.segments[segment].run }
        return Int(paragraph.pieces[min(max(position.piece, pieces.lowerBound), pieces.upperBound - 1)].run)
    }

    private func truncateTail(_ whole: BrokenLine, _ end: Position) -> BrokenLine {
        var line = whole
        var run = run(at: paragraph.fit(from: line.start, to: end, room: line.available), line.segment)
        var cut = line.start
        for _ in 0..<2 {
            cut = paragraph.fit(from: line.start, to: end, room: line.available - ellipsisWidth(run))
            cut = paragraph.trimmedBack(cut, notBefore: line.start)
            let last = cut.byte == 0 && cut.piece > line.start.piece ? cut.piece - 1 : cut.piece
            run = self.run(at: Position(piece: last, byte: 0), line.segment)
        }
        line.end = cut
        line.ellipsis = Ellipsis(run: run, resume: end, resumeEnd: end)
        line.width = paragraph.width(from: line.start, to: cut).content + ellipsisWidth(run)
        line.trailing = 0
        return line
    }

    private func truncateHead(_ whole: BrokenLine, _ end: Position) -> BrokenLine {
        var line = whole
        let last = paragraph.trimmedBack(end, notBefore: line.start)
        let run = run(at: last, line.segment)
        let ellipsis = ellipsisWidth(run)
        let resume = paragraph.fitBackward(from: line.start, to: last, room: line.available - ellipsis)
        line.end = line.start
        line.ellipsis = Ellipsis(run: run, resume: resume, resumeEnd: last)
        line.width = ellipsis + paragraph.width(from: resume, to: last).content
        line.trailing = 0
        return line
    }

    private func truncateMiddle(_ whole: BrokenLine, _ end: Position) -> BrokenLine {
        var line = whole
        let last = paragraph.trimmedBack(end, notBefore: line.start)
        let run = run(at: line.start, line.segment)
        let ellipsis = ellipsisWidth(run)
        let room = line.available - ellipsis
        let cut = paragraph.trimmedBack(
            paragraph.fit(from: line.start, to: last, room: room / 2), notBefore: line.start)
        let head = paragraph.width(from: line.start, to: cut).content
        let resume = paragraph.fitBackward(from: line.start, to: last, room: room - head)
        line.end = cut
        line.ellipsis = Ellipsis(run: run, resume: resume, resumeEnd: last)
        line.width = head + ellipsis + paragraph.width(from: resume, to: last).content
        line.trailing = 0
        return line
    }
}
