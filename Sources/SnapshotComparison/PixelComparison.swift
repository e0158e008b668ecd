import CoreGraphics
import Foundation

/// Pixels of a snapshot as `0xAARRGGBB`, rows from the top.
public struct SnapshotPixels: Sendable {
    public let width: Int
    public let height: Int
    public let values: [UInt32]

    /// - Parameter values: `width * height` of them.
    public init(width: Int, height: Int, values: [UInt32]) {
        precondition(values.count == width * height, "\(values.count) pixels for \(width) x \(height)")
        (self.width, self.height, self.values) = (width, height, values)
    }

    public init(_ picture: some PixelReadable) {
        self.init(width: picture.width, height: picture.height, values: picture.words)
    }
}

extension DumpComparison {
    /// Adds what only the pixels tell: colours of texts and pictures, and what is drawn otherwise.
    /// - Returns: how many pixels differ.
    public mutating func addPixels(from old: SnapshotPixels, to new: SnapshotPixels) -> Int {
        guard old.width == new.width, old.height == new.height else {
            return max(old.values.count, new.values.count)
        }
        let mask = new.mask(of: old)
        let count = mask.count { $0 }
        guard count > 0, let root else { return count }
        var claims = PixelClaims(old: old, new: new, mask: mask, root: root)
        let seen = root.all.reversed().filter { $0.old?.isHidden == false && $0.new?.isHidden == false }
        let changed = found
        for pair in seen {
            let own = changed.filter { $0.pair === pair }.map(\.change.what)
            guard !own.contains(where: { [.text, .font, .image, .alpha, .color, .resized].contains($0) }),
                claims.isAnyLeft(in: pair), let color = claims.colors(ofLeaf: pair)
            else { continue }
            add(
                pair, .color, .text(color.from), .text(color.to),
                because: pair.new?.text == nil ? "its tintColor" : "its textColor", .content)
        }
        for each in found { claims.claim(each.pair) }
        // What is left, a view before those that it is in.
        for pair in seen where claims.isAnyLeft(in: pair) {
            if let image = pair.new?.image {
                add(pair, .image, .text(image), .text(image), because: "the picture of that name", .content)
            } else {
                add(pair, .other, nil, nil, because: "what it draws", .plain)
            }
            claims.claim(pair)
        }
        return count
    }
}

/// Which views the differing pixels belong to.
private struct PixelClaims {
    let old: SnapshotPixels
    let new: SnapshotPixels
    var mask: [Bool]
    private let scale: CGFloat
    private let origin: CGPoint

    init(old: SnapshotPixels, new: SnapshotPixels, mask: [Bool], root: ViewPair) {
        (self.old, self.new, self.mask) = (old, new, mask)
        let frame = root.new?.windowFrame ?? .zero
        scale = frame.width > 0 ? (CGFloat(new.width) / frame.width).rounded() : 1
        origin = frame.origin
    }

    private func pixels(_ rect: CGRect, outset: Int = 0) -> (x: Range<Int>, y: Range<Int>) {
        func range(_ start: CGFloat, _ end: CGFloat, _ limit: Int) -> Range<Int> {
            let low = min(max(Int((start * scale).rounded()) - outset, 0), limit)
            return low..<min(max(Int((end * scale).rounded()) + outset, low), limit)
        }
        let own = rect.offsetBy(dx: -origin.x, dy: -origin.y)
        return (range(own.minX, own.maxX, new.width), range(own.minY, own.maxY, new.height))
    }

    /// The pixels of a changed view, then and now, are accounted for, with all that hang together with them: a shadow is
    /// drawn beyond the frame, and through what is in front.
    mutating func claim(_ pair: ViewPair) {
        let (width, height) = (new.width, new.height)
        let areas = [pair.old?.windowFrame, pair.new?.windowFrame].compactMap { $0 }.map {
            pixels($0, outset: 2)
        }
        mask.withUnsafeMutableBufferPointer { mask in
            var reached: [Int] = []
            for area in areas where !area.x.isEmpty {
                for y in area.y {
                    let row = y * width
                    // All around any other pixel of an area is claimed with it.
                    if y == area.y.lowerBound || y == area.y.upperBound - 1 {
                        reached += area.x.lazy.map { row + $0 }.filter { mask[$0] }
                    } else {
                        for index in [row + area.x.lowerBound, row + area.x.upperBound - 1] where mask[index]
                        {
                            reached.append(index)
                        }
                    }
                    for x in area.x { mask[row + x] = false }
                }
            }
            while let last = reached.popLast() {
                let (x, y) = (last % width, last / width)
                for nextY in max(y - 1, 0)...min(y + 1, height - 1) {
                    for nextX in max(x - 1, 0)...min(x + 1, width - 1) where mask[nextY * width + nextX] {
                        mask[nextY * width + nextX] = false
                        reached.append(nextY * width + nextX)
                    }
                }
            }
        }
    }

    /// Whether pixels of a view's place differ that are accounted for by no other.
    func isAnyLeft(in pair: ViewPair) -> Bool {
        guard let frame = pair.new?.windowFrame else { return false }
        let area = pixels(frame)
        return mask.withUnsafeBufferPointer { mask in
            area.y.contains { y in area.x.contains { mask[y * new.width + $0] } }
        }
    }

    /// The colours in which a view without others in it was and is drawn, at its own place in both pictures; nil where that
    /// is the same one.
    func colors(ofLeaf pair: ViewPair) -> (from: String, to: String)? {
        guard let view = pair.new, let earlier = pair.old,
            view.text != nil || view.image != nil || view.children.isEmpty, let color = pair.details?.color
        else { return nil }
        if let was = pair.oldDetails { return was.color.flatMap { $0 == color ? nil : ($0, color) } }
        let (now, then) = (pixels(view.windowFrame), pixels(earlier.windowFrame))
        guard now.x.count == then.x.count, now.y.count == then.y.count, let ink = Self.opaque(color) else {
            return nil
        }
        var (ofInk, before) = ([UInt32: Int](), [UInt32: Int]())
        for (y, z) in zip(now.y, then.y) {
            for (x, w) in zip(now.x, then.x) {
                let (a, b) = (old.values[z * old.width + w], new.values[y * new.width + x])
                before[a, default: 0] += 1
                if b == ink { ofInk[a, default: 0] += 1 }
            }
        }
        let total = ofInk.values.reduce(0, +)
        guard let best = ofInk.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), total >= 3,
            best.key != ink, best.value * 10 >= total * 6,
            // The same shape was drawn in the other colour, not the ground that was there.
            (before[best.key] ?? 0) * 10 <= total * 13 + 40
        else { return nil }
        return (Self.text(best.key), color)
    }

    private static func opaque(_ text: String) -> UInt32? {
        guard text.count == 9, text.hasSuffix("FF"), let value = UInt32(text.dropFirst().prefix(6), radix: 16)
        else {
            return nil
        }
        return 0xFF00_0000 | value
    }

    private static func text(_ value: UInt32) -> String {
        let digits = String(value & 0xFF_FFFF, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits + "FF"
    }
}

extension SnapshotPixels {
    /// Where the pixels of a picture of the same size are others.
    fileprivate func mask(of other: SnapshotPixels) -> [Bool] {
        values.withUnsafeBufferPointer { values in
            other.values.withUnsafeBufferPointer { others in
                [Bool](unsafeUninitializedCapacity: values.count) { mask, count in
                    for index in values.indices { mask[index] = values[index] != others[index] }
                    count = values.count
                }
            }
        }
    }

    /// How many pixels differ; all of them where the sizes do.
    public static func difference(_ a: SnapshotPixels, _ b: SnapshotPixels) -> Int {
        guard a.width == b.width, a.height == b.height else { return max(a.values.count, b.values.count) }
        return zip(a.values, b.values).count { $0 != $1 }
    }
}
