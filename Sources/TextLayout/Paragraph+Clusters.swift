import CoreGraphics

/// The parts of a piece that stay together, for breaks inside words.
extension Paragraph {
    struct Cluster {
        /// Byte offset in the piece.
        var start: Int
        /// Points, kerning included.
        var width: CGFloat
    }

    /// In the order of the text.
    func clusters(of number: Int) -> [Cluster] {
        let piece = pieces[number]
        guard piece.length > 0 else { return [] }
        guard piece.word != Piece.noWord else { return [Cluster(start: 0, width: piece.width)] }
        let face = faces[Int(piece.run)]
        let spacing = face.spacing(in: Int(piece.slot))
        let entry = cache.entries[Int(piece.word)]
        var found: [Cluster] = []
        for index in 0..<entry.glyphCount {
            let place = piece.isRightToLeft ? entry.glyphCount - 1 - index : index
            let glyph = cache.glyphs[entry.glyphStart + place]
            if let last = found.last, last.start == Int(glyph.cluster) {
                found[found.count - 1].width += glyph.advance * face.em
            } else {
                found.append(Cluster(start: Int(glyph.cluster), width: glyph.advance * face.em + spacing))
            }
        }
        return found
    }

    /// Width of a piece's text from one byte to another, without white space.
    func width(of number: Int, _ bytes: Range<Int>) -> CGFloat {
        let piece = pieces[number]
        if bytes.lowerBound <= 0 && bytes.upperBound >= Int(piece.length) { return piece.width }
        return clusters(of: number).reduce(0) { bytes.contains($1.start) ? $0 + $1.width : $0 }
    }

    /// The bytes of a piece between two positions, and whether its white space lies between them too.
    func part(_ number: Int, from start: Position, to end: Position) -> (bytes: Range<Int>, hasSpace: Bool) {
        let length = Int(pieces[number].length)
        let lower = number == start.piece ? min(start.byte, length) : 0
        let upper = number == end.piece ? min(end.byte, length) : length
        return (lower..<max(lower, upper), number < end.piece)
    }

    /// Pieces that have something between two positions.
    func pieceNumbers(from start: Position, to end: Position) -> Range<Int> {
        let last = end.byte > 0 ? end.piece + 1 : end.piece
        return start.piece..<max(start.piece, last)
    }

    /// Text and white space between two positions; white space at the very end is told apart.
    func width(from start: Position, to end: Position) -> (content: CGFloat, trailing: CGFloat) {
        var x: CGFloat = 0
        var content: CGFloat = 0
        for number in pieceNumbers(from: start, to: end) {
            let part = part(number, from: start, to: end)
            if !part.bytes.isEmpty {
                x += width(of: number, part.bytes)
                content = x
            }
            if part.hasSpace { x += pieces[number].space }
        }
        return (content, x - content)
    }

    /// The last place, from `start` on, up to which the text is at most `room` wide.
    func fit(from start: Position, to end: Position, room: CGFloat) -> Position {
        var x: CGFloat = 0
        for number in pieceNumbers(from: start, to: end) {
            let part = part(number, from: start, to: end)
            let width = width(of: number, part.bytes)
            if x + width > room + Self.tolerance {
                for cluster in clusters(of: number) where part.bytes.contains(cluster.start) {
                    if x + cluster.width > room + Self.tolerance {
                        return Position(piece: number, byte: cluster.start)
                    }
                    x += cluster.width
                }
                return Position(piece: number, byte: part.bytes.upperBound)
            }
            x += width
            if part.hasSpace { x += pieces[number].space }
        }
        return end
    }

    /// The place after which at most `room` of the text up to `end` is left.
    func fitBackward(from start: Position, to end: Position, room: CGFloat) -> Position {
        let total = width(from: start, to: end)
        let skip = total.content - room
        guard skip > Self.tolerance else { return start }
        var x: CGFloat = 0
        for number in pieceNumbers(from: start, to: end) {
            let part = part(number, from: start, to: end)
            for cluster in clusters(of: number) where part.bytes.contains(cluster.start) {
                if x >= skip - Self.tolerance { return Position(piece: number, byte: cluster.start) }
                x += cluster.width
            }
            if part.hasSpace { x += pieces[number].space }
        }
        return end
    }

    /// Moves a place back over white space, not before `start`.
    func trimmedBack(_ position: Position, notBefore start: Position) -> Position {
        var position = position
        while position.byte == 0, position.piece > start.piece {
            position = Position(piece: position.piece - 1, byte: Int(pieces[position.piece - 1].length))
        }
        return position
    }
}
