import CoreGraphics

/// How the items of one line share its length.
///
/// UIKit: rules recorded on iOS 26 Mac Catalyst at scale 2. A line of items of one size is spaced as if it were full;
/// where only one fits it stands in the middle. A full line of items that are not all of one size, in length or height, is
/// justified, a last one keeps the minimum spacing (of unequal heights the last line was recorded; of the others Apple's
/// documentation says so: "the actual spacing may possibly be adjusted upward").
struct FlowLineRule: Sendable, Equatable {
    /// Length that items may use, points.
    let available: Double
    let interitemSpacing: Double
    let lineSpacing: Double

    struct Spread: Equatable {
        var capacity: Int
        var lead: Double
        var gap: Double
    }

    /// Lengths within this of the end of a line still fit, so that three thirds of a width make one line.
    static let tolerance = 1e-6

    func fits(used: Double, next: Double) -> Bool {
        used + interitemSpacing + next <= available + Self.tolerance
    }

    /// The spread of a line of items of one length, of which `placed` are known to fit. O(1).
    func spread(ofUniform length: Double, atLeast placed: Int) -> Spread {
        let step = length + interitemSpacing
        guard step > 0 else { return Spread(capacity: max(placed, 1 << 20), lead: 0, gap: 0) }
        let fitting = ((available + Self.tolerance + interitemSpacing) / step).rounded(.down)
        let capacity = max(placed, min(max(Int(cutting: fitting), 1), 1 << 20))
        guard capacity > 1 else { return Spread(capacity: 1, lead: (available - length) / 2, gap: 0) }
        let gap = (available - Double(capacity) * length) / Double(capacity - 1)
        return Spread(capacity: capacity, lead: 0, gap: gap)
    }

    /// The gap in a line of items of unequal sizes whose lengths sum to `total`.
    func gap(ofMixed count: Int, total: Double, isLast: Bool) -> Double {
        isLast || count < 2 ? interitemSpacing : (available - total) / Double(count - 1)
    }
}
