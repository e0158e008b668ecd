import Foundation

/// What items were measured to need, by identity, each at the width at which it was measured.
struct MeasuredLengths {
    private var known: [AnyHashable: (length: CGFloat, width: CGFloat)] = [:]

    /// At another width text takes about the same area: a better guess than any other until the item is measured again.
    func length(of item: AnyHashable, width: CGFloat) -> CGFloat? {
        guard let (length, measuredWidth) = known[item] else { return nil }
        return width == measuredWidth || width <= 0 ? length : length * measuredWidth / width
    }

    /// Whether the item was measured at this width: its length is no guess.
    func isMeasured(_ item: AnyHashable, width: CGFloat) -> Bool { known[item]?.width == width }

    /// Whether the item was measured at another width, or otherwise, or never.
    func isNew(_ length: CGFloat, of item: AnyHashable, width: CGFloat) -> Bool {
        guard let before = known[item] else { return true }
        return before.width != width || abs(before.length - length) > 0.01
    }

    mutating func remember(_ length: CGFloat, of item: AnyHashable, width: CGFloat) {
        known[item] = (length, width)
    }

    /// Most of what is known is of items that are gone: what is still there is measured again when it is seen.
    mutating func forget(beyond count: Int) {
        if known.count > 2 * count + 64 { known = [:] }
    }
}
