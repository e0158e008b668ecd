import QuartzCore

/// Upright text in one colour as the coverage of its glyphs, which all texts share. Glyphs that touch are one piece, so
/// that no pixel is covered by two.
struct TextCoverage {
    struct Piece {
        let mask: Mask
        /// The mask's first pixel, from the first one of the drawing's box.
        let x: Int
        let y: Int

        var box: PixelRect { PixelRect(x, y, x + mask.width, y + mask.height) }
    }

    let pieces: [Piece]
    let color: CGColor
    /// Around all pieces.
    let box: PixelRect
    /// What it takes besides the glyphs that others show too.
    let byteCount: Int

    /// - Parameter ownBytes: of masks that no other text has.
    init(pieces: [Piece], color: CGColor, ownBytes: Int) {
        self.pieces = pieces
        self.color = color
        box = pieces.reduce(.empty) { $0.union($1.box) }
        byteCount = ownBytes + pieces.count * MemoryLayout<Piece>.stride
    }
}

/// Parts a text's glyphs into groups whose boxes do not meet: lines that lie one below the other, and in each what is side
/// by side. O(glyphs).
struct GlyphsApart {
    struct Group: Equatable {
        var glyphs: Range<Int>
        var box: PixelRect
    }

    /// In the order of the glyphs; none is in two.
    private(set) var groups: [Group] = []
    private var count = 0
    /// The first group of the line, and where it ends below.
    private var line = 0
    private var bottom = Int.min

    /// The next run's glyphs, of which none is empty.
    /// - Parameter areSmall: whether they are one group all the same.
    mutating func add(_ boxes: some Collection<PixelRect>, areSmall: Bool = false) {
        var (top, end) = (Int.max, bottom)
        for box in boxes {
            top = min(top, box.y0)
            end = max(end, box.y1)
        }
        if top >= bottom { line = groups.count }
        bottom = end
        let first = groups.count
        groups.reserveCapacity(first + boxes.count)
        for box in boxes {
            var group = Group(glyphs: count..<count + 1, box: box)
            count += 1
            while groups.count > line, let last = groups.last,
                last.box.x1 > group.box.x0 || areSmall && groups.count > first
            {
                group = Group(
                    glyphs: last.glyphs.lowerBound..<group.glyphs.upperBound, box: last.box.union(group.box))
                groups.removeLast()
            }
            groups.append(group)
        }
    }
}
