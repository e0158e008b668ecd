import CoreGraphics
import SnapshotComparison

/// The rule of contrast: the colours that the views say, on the ground that was drawn.
extension LintScreen {
    var contrastFindings: [(Int, LintFinding)] {
        guard let pixels else { return [] }
        return views.indices.compactMap { index in
            guard let text = views[index].text,
                text.string.contains(where: { !$0.isWhitespace })
            else { return nil }
            let box = uncovered(seen(text.box, of: index), of: index)
            guard !box.isEmpty, !isUnderBar(box, of: index),
                cover(of: text, index) == nil,
                let ground = ground(of: box, of: text, pixels)
            else { return nil }
            let needed = ContrastLevel.needed(fontSize: text.fontSize, isBold: text.isBold)
            for paint in text.paints {
                let color = LintColor(pixel: paint.color.pixel(over: ground))
                let ratio = LintColor.contrast(color, ground)
                guard ratio < needed, isDrawn(color, in: box, pixels),
                    !isMadeStronger(paint, at: index, ground, needed)
                else { continue }
                return finding(
                    index, .lowContrast,
                    "its text \"\(text.string.start)\" has a contrast of \(ratio.short2):1 (\(color.text) on \(ground.text)), under the \(needed.short):1 of WCAG AA",
                    "take a darker or lighter colour for it or for what is behind")
            }
            return nil
        }
    }

    /// What most of a box shows, behind the text; nil for a picture or a gradient, which no one number tells.
    private func ground(of box: CGRect, of text: LintText, _ pixels: SnapshotPixels) -> LintColor? {
        var counts: [UInt32: Int] = [:]
        var total = 0
        pixels.visit(box.insetBy(dx: -1, dy: -1), scale) {
            counts[$0, default: 0] += 1
            total += 1
        }
        func most(_ counts: [UInt32: Int]) -> (key: UInt32, value: Int)? {
            counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        }
        guard var found = most(counts) else { return nil }
        // Large letters cover more of what is seen of a box than their ground does.
        let inks = text.paints.map { $0.color.pixel(over: $0.color) }
        if inks.contains(found.key), let behind = most(counts.filter { !inks.contains($0.key) }),
            behind.value * 100 >= total * 15
        {
            found = behind
            total -= inks.reduce(0) { $0 + (counts[$1] ?? 0) }
        }
        return found.value * 100 >= total * 35 ? LintColor(pixel: found.key) : nil
    }

    /// Whether the colour is there at all: something may be in front of the text.
    private func isDrawn(_ color: LintColor, in box: CGRect, _ pixels: SnapshotPixels) -> Bool {
        let wanted = color.pixel(over: color)
        func isNear(_ pixel: UInt32) -> Bool {
            for shift: UInt32 in [16, 8, 0] {
                let difference = Int((pixel >> shift) & 0xFF) - Int((wanted >> shift) & 0xFF)
                if abs(difference) > 6 { return false }
            }
            return true
        }
        var isFound = false
        pixels.visit(box, scale) { if !isFound, isNear($0) { isFound = true } }
        return isFound
    }

    /// Whether a reader who asks for it (Settings, Increase Contrast) gets enough: colours that know of that are the system's
    /// and those of catalogs. The system's text colours on its own backgrounds always do.
    private func isMadeStronger(
        _ paint: LintPaint, at index: Int, _ ground: LintColor, _ needed: Double
    ) -> Bool {
        let isOnSystemGround =
            views[index].isOfSystem
            || systemGrounds.contains { $0.pixel(over: $0) == ground.pixel(over: ground) }
        if paint.isOfSystem, isOnSystemGround { return true }
        var strongGround = ground
        for other in views[...index].reversed() where other.frame.intersects(views[index].frame) {
            guard let background = other.background, background.color.alpha > 0.99,
                background.color.pixel(over: background.color) == ground.pixel(over: ground)
            else { continue }
            strongGround = background.strongColor
            break
        }
        let isOther = paint.strongColor != paint.color || strongGround != ground
        let strong = LintColor(pixel: paint.strongColor.pixel(over: strongGround))
        return isOther && LintColor.contrast(strong, strongGround) >= needed
    }
}

extension SnapshotPixels {
    /// The pixels inside a rectangle of points.
    fileprivate func visit(_ rect: CGRect, _ scale: CGFloat, _ body: (UInt32) -> Void) {
        func range(_ low: CGFloat, _ high: CGFloat, _ limit: Int) -> Range<Int> {
            let first = min(max(Int((low * scale).rounded(.down)), 0), limit)
            return first..<max(first, min(Int((high * scale).rounded(.up)), limit))
        }
        let columns = range(rect.minX, rect.maxX, width)
        for y in range(rect.minY, rect.maxY, height) { for x in columns { body(values[y * width + x]) } }
    }
}

extension Double {
    var short2: String {
        let hundredths = Int((self * 100).rounded(.down))
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
