/// The contiguous range of items that are realised, and how it changes.
///
/// Visible is what has points in common with the viewport: edges that only touch do not count.
public struct VisibleWindow: Sendable, Equatable, CustomStringConvertible {
    /// Realised items, by number.
    public private(set) var items: Range<Int>

    public init(items: Range<Int> = 0..<0) { self.items = items }

    /// What a step to another range asks for. Ranges are in ascending order and never overlap.
    public struct Change: Sendable, Equatable, CustomStringConvertible {
        /// At most two ranges that came in: before and after those kept.
        public var mount: [Range<Int>]
        public var keep: Range<Int>
        /// At most two ranges that went out.
        public var unmount: [Range<Int>]

        /// Whether nothing comes or goes: the frame then only moves what is there.
        public var isEmpty: Bool { mount.isEmpty && unmount.isEmpty }

        public var description: String { "mount \(mount) keep \(keep) unmount \(unmount)" }
    }

    /// Moves the window; returns who comes, stays and goes. O(1).
    public mutating func move(to next: Range<Int>) -> Change {
        let change = Self.change(from: items, to: next)
        items = next
        return change
    }

    /// Who comes, stays and goes between two ranges.
    public static func change(from old: Range<Int>, to new: Range<Int>) -> Change {
        let lower = max(old.lowerBound, new.lowerBound)
        let upper = min(old.upperBound, new.upperBound)
        guard lower < upper else {
            return Change(
                mount: new.isEmpty ? [] : [new], keep: new.lowerBound..<new.lowerBound,
                unmount: old.isEmpty ? [] : [old])
        }
        let keep = lower..<upper
        return Change(mount: outside(new, keep), keep: keep, unmount: outside(old, keep))
    }

    private static func outside(_ range: Range<Int>, _ kept: Range<Int>) -> [Range<Int>] {
        [range.lowerBound..<kept.lowerBound, kept.upperBound..<range.upperBound].filter { !$0.isEmpty }
    }

    public var description: String { "visible \(items)" }
}
