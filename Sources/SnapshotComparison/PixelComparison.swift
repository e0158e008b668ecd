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
}

extension DumpComparison {
    /// Adds what only the pixels tell: colours of texts and pictures, and what is drawn otherwise.
    /// - Returns: how many pixels differ.
    public mutating func addPixels(from old: SnapshotPixels, to new: SnapshotPixels) -> Int {
        guard old.width == new.width, old.height == new.height else {
            return max(old.values.count, new.values.count)
        }
        var mask = [Bool](repeating: false, count: new.values.count)
        var count = 0
        for index in mask.indices where old.values[index] != new.values[index] {
            mask[index] = true
            count += 1
        }
        guard count > 0, let root else { return count }
        var claims = PixelClaims(old: old, new: new, mask: mask, root: root)
        let changed = found
        for pair in root.all.reversed() where pair.old?.isHidden == false && pair.new?.isHidden == false {
            let own = changed.filter { $0.pair === pair }.map(\.change.what)
            guard !own.contains(where: { [.text, .font, .image, .alpha, .color, .resized].contains($0) }),
                claims.remaining(in: pair) > 0, let change = claims.lookOfLeaf(pair)
            else { continue }
            add(pair, change.what, change.from, change.to, because: change.because, .content)
            claims.take(pair)
        }
        for each in found { claims.take(each.pair) }
        for pair in root.all.reversed() where pair.old?.isHidden == false && pair.new?.isHidden == false {
            guard claims.remaining(in: pair) > 0 else { continue }
            let looks = pair.details?.looks.joined(separator: ", ") ?? ""
            add(pair, .other, nil, nil, because: looks.isEmpty ? "what it draws" : looks, .content)
            claims.take(pair)
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

    /// The pixels of a changed view, then and now, are accounted for. A container's are those of what is in it, unless
    /// it came, went or has another ground.
    mutating func take(_ pair: ViewPair) {
        for frame in [pair.old?.windowFrame, pair.new?.windowFrame].compactMap({ $0 }) {
            let area = pixels(frame, outset: 2)
            for y in area.y { for x in area.x { mask[y * new.width + x] = false } }
        }
    }

    func remaining(in pair: ViewPair) -> Int {
        guard let frame = pair.new?.windowFrame else { return 0 }
        let area = pixels(frame)
        return area.y.reduce(0) { sum, y in sum + area.x.count { mask[y * new.width + $0] } }
    }

    /// How a view without others in it looks otherwise, at its own place in both pictures.
    func lookOfLeaf(_ pair: ViewPair) -> (
        what: ViewChange.What, from: ChangedValue?, to: ChangedValue?, because: String
    )? {
        guard let view = pair.new, let earlier = pair.old,
            view.text != nil || view.image != nil || view.children.isEmpty
        else { return nil }
        let (now, then) = (pixels(view.windowFrame), pixels(earlier.windowFrame))
        guard now.x.count == then.x.count, now.y.count == then.y.count, !now.x.isEmpty, !now.y.isEmpty else {
            return nil
        }
        let ink = pair.details?.color.flatMap(Self.opaque)
        var (changed, ofInk, before) = (0, [UInt32: Int](), [UInt32: Int]())
        for (y, z) in zip(now.y, then.y) {
            for (x, w) in zip(now.x, then.x) {
                let (a, b) = (old.values[z * old.width + w], new.values[y * new.width + x])
                if a != b { changed += 1 }
                if ink != nil { before[a, default: 0] += 1 }
                if let ink, b == ink { ofInk[a, default: 0] += 1 }
            }
        }
        guard changed > 0 else { return nil }
        let total = ofInk.values.reduce(0, +)
        if let ink, let best = ofInk.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), total >= 3,
            best.key != ink,
            best.value * 10 >= total * 6,
            // The same shape was drawn in the other colour, not the ground that was there.
            (before[best.key] ?? 0) * 10 <= total * 13 + 40
        {
            return (
                .color, .text(Self.text(best.key)), .text(Self.text(ink)),
                view.text == nil ? "its tintColor" : "its textColor"
            )
        }
        // Others in front or behind may have moved.
        guard view.background == earlier.background, remaining(in: pair) == changed, view.image != nil else {
            return nil
        }
        return (
            .image, view.image.map { .text($0) }, view.image.map { .text($0) }, "the picture of that name"
        )
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
    /// How many pixels differ; all of them where the sizes do.
    public static func difference(_ a: SnapshotPixels, _ b: SnapshotPixels) -> Int {
        guard a.width == b.width, a.height == b.height else { return max(a.values.count, b.values.count) }
        return zip(a.values, b.values).count { $0 != $1 }
    }
}
