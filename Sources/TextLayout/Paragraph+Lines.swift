import CoreGraphics

extension Paragraph {
    /// The lines with their glyphs, aligned in the proposed width, or in the widest line when that is infinite.
    /// They stand exactly where `measure` found them.
    public func lines(_ proposal: TextProposal = TextProposal()) -> [TextLine] {
        let broken = broken(proposal)
        var container = proposal.width
        if !container.isFinite { container = measure(proposal).size.width }
        var offsets = UTF16Offsets(utf8)
        var result: [TextLine] = []
        result.reserveCapacity(broken.count)
        var y: CGFloat = 0
        for index in broken.indices {
            let line = broken[index]
            y = top(of: index, in: broken, after: y)
            let height = lineHeight(line)
            let start = offsets.offset(of: byte(line.start, line.segment))
            let hidden = line.ellipsis.map { ellipsis in
                let first = offsets.offset(of: byte(line.end, line.segment))
                return first..<max(offsets.offset(of: byte(ellipsis.resume, line.segment)), first)
            }
            let end = offsets.offset(
                of: line.isLast(of: self)
                    ? segments[line.segment].text.upperBound : byte(line.next, line.segment))
            var setter = LineSetter(
                paragraph: self, line: line, container: container, baseline: y + height.top + line.ascent)
            setter.run()
            result.append(
                TextLine(
                    range: start..<end, hidden: hidden, origin: setter.origin, width: line.width,
                    ascent: line.ascent,
                    descent: line.descent, top: y, height: height.total,
                    gap: gap(of: line, in: container), fragments: setter.fragments, spans: setter.spans))
            y += height.total
        }
        return result
    }

    private func gap(of line: BrokenLine, in container: CGFloat) -> ClosedRange<CGFloat>? {
        guard line.top != nil else { return nil }
        let start =
            segments[line.segment].isRightToLeft ? container - line.indent - line.available : line.indent
        return start...start + line.available
    }

    private func byte(_ position: Position, _ segment: Int) -> Int {
        guard position.piece < segments[segment].pieces.upperBound else {
            return position.piece == segments[segment].pieces.lowerBound
                ? segments[segment].text.lowerBound : segments[segment].text.upperBound
        }
        return Int(pieces[position.piece].start) + position.byte
    }
}

/// Turns UTF-8 offsets into UTF-16 ones; offsets must be asked for in rising order.
private struct UTF16Offsets {
    private let utf8: ContiguousArray<UInt8>
    private var bytes = 0
    private var units = 0

    init(_ utf8: ContiguousArray<UInt8>) { self.utf8 = utf8 }

    mutating func offset(of byte: Int) -> Int {
        if utf8.isEmpty { return byte }
        while bytes < byte {
            let width = TextScan.width(utf8[bytes])
            bytes += width
            units += width == 4 ? 2 : 1
        }
        return units
    }
}
