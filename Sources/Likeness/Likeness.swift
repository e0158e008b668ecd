/// A recorded picture and ours beside it.
public struct Likeness: Sendable {
    /// What two pictures differ in.
    public enum Kind: String, CaseIterable, Sendable {
        case textWidth = "text width"
        case lineHeight = "line height"
        case margin = "margin"
        case size = "size"
        case glyph = "glyph"
        case color = "colour"

        /// What its amounts count.
        public var unit: String {
            switch self {
            case .glyph: "of 1"
            case .color: "of 255"
            default: "points"
            }
        }
    }

    public struct Difference: Sendable {
        public var kind: Kind
        public var amount: Double
        /// In the recorded picture, in pixels.
        public var box: Box
    }

    /// Of the whole pictures, as far as both reach.
    public let similarity: Double
    /// Of the lines of text that were found in the recorded one; nil: there are none.
    public let textSimilarity: Double?
    /// Whether the pictures have one size.
    public let isSameSize: Bool
    public let differences: [Difference]
    /// Blocks that were found in both, in the recorded picture alone, in ours alone.
    public let found: Int
    public let missing: Int
    public let added: Int

    /// - Parameter scale: pixels a point.
    public init(recorded: Picture, ours: Picture, scale: Double) {
        isSameSize = recorded.width == ours.width && recorded.height == ours.height
        let (width, height) = (min(recorded.width, ours.width), min(recorded.height, ours.height))
        let (a, b) = (recorded.cut(width: width, height: height), ours.cut(width: width, height: height))
        let map = StructuralSimilarity(a, b)
        let theirs = BlockFinder(a, scale: scale).blocks
        var mine = BlockFinder(b, scale: scale).blocks
        similarity = map.mean
        textSimilarity = map.mean(in: theirs.filter { $0.isText(scale: scale) }.map(\.box))
        var differences: [Difference] = []
        var lost = 0
        // The largest first: they are the surest to be the same.
        for block in theirs.sorted(by: { $0.box.area > $1.box.area }) {
            let nearest = mine.indices.min {
                Self.distance(block, mine[$0], scale) < Self.distance(block, mine[$1], scale)
            }
            guard let nearest, Self.distance(block, mine[nearest], scale) < Self.reach else {
                lost += 1
                continue
            }
            let other = mine.remove(at: nearest)
            differences += Self.compare(block, a, other, b, scale)
        }
        self.differences = differences
        (found, missing, added) = (theirs.count - lost, lost, mine.count)
    }

    /// The largest distance by which something stands elsewhere, in points.
    public var largestOffset: Double { largest(.margin)?.amount ?? 0 }

    public func largest(_ kind: Kind) -> Difference? {
        differences.filter { $0.kind == kind }.max { $0.amount < $1.amount }
    }

    public func median(_ kind: Kind) -> Double {
        let amounts = differences.filter { $0.kind == kind }.map(\.amount).sorted()
        return amounts.isEmpty ? 0 : amounts[amounts.count / 2]
    }

    /// Points of distance within which two blocks are taken for the same one.
    private static let reach = 40.0

    private static func distance(_ a: Block, _ b: Block, _ scale: Double) -> Double {
        let (dx, dy) = (abs(a.box.left - b.box.left), abs(a.box.top - b.box.top))
        let size = abs(a.box.width - b.box.width) + 2 * abs(a.box.height - b.box.height)
        // Text that stands at the other end of its room moves its beginning as far as its width changes.
        let end = abs(a.box.right - b.box.right)
        return (Double(min(dx, end)) + Double(dy) + 0.25 * Double(size)) / scale
    }

    private static func compare(
        _ block: Block, _ recorded: Picture, _ other: Block, _ ours: Picture, _ scale: Double
    ) -> [Difference] {
        func points(_ pixels: Int) -> Double { Double(abs(pixels)) / scale }
        let (a, b) = (block.box, other.box)
        var all: [Difference] = []
        func add(_ kind: Kind, _ amount: Double) {
            all.append(Difference(kind: kind, amount: amount, box: a))
        }
        // One side, the nearer one, is where it is fixed.
        add(.margin, max(points(min(abs(a.left - b.left), abs(a.right - b.right))), points(a.top - b.top)))
        if block.isText(scale: scale), other.isText(scale: scale) {
            add(.textWidth, points(a.width - b.width))
            add(.lineHeight, points(a.height - b.height))
            let (width, height) = (min(a.width, b.width), min(a.height, b.height))
            let both = StructuralSimilarity(
                recorded.part(a.left, a.top, width, height), ours.part(b.left, b.top, width, height))
            add(.glyph, 1 - both.mean)
        } else {
            add(.size, max(points(a.width - b.width), points(a.height - b.height)))
        }
        let away = block.color - other.color
        add(.color, Double(max(abs(away.x), abs(away.y), abs(away.z))))
        return all
    }
}

extension Picture {
    fileprivate func part(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> Picture {
        var part: [UInt8] = []
        part.reserveCapacity(width * height * 3)
        for y in top..<top + height {
            let start = (y * self.width + left) * 3
            part += pixels[start..<start + width * 3]
        }
        return Picture(width: width, height: height, pixels: part)
    }
}
