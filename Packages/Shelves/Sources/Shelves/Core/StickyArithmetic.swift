import Foundation

/// Where a header is that stays at an edge while its section is there. Lengths along the direction of scrolling.
struct StickyArithmetic: Equatable {
    struct Placement: Equatable {
        var start: CGFloat
        var length: CGFloat
        /// It has left its own place.
        var isStuck: Bool
    }

    /// - Parameters:
    ///   - natural: where the header would be.
    ///   - end: of its section's content; the header does not go further.
    ///   - edge: where headers stay.
    ///   - collapsed: what is left of a header's length while it stays; nil: all of it.
    static func header(
        natural: Stretch, end: CGFloat, edge: CGFloat, collapsed: CGFloat? = nil
    ) -> Placement {
        let passed = max(edge - natural.start, 0)
        let length = max(natural.length - passed, min(collapsed ?? natural.length, natural.length))
        let start = max(natural.start, min(edge, max(end - length, natural.start)))
        return Placement(
            start: start, length: length, isStuck: start > natural.start || length < natural.length)
    }

    /// The same for a footer at the trailing edge: it stays there until its section begins below.
    static func footer(natural: Stretch, sectionStart: CGFloat, edge: CGFloat) -> Placement {
        let ahead = max(natural.end - edge, 0)
        let start = min(natural.start, max(natural.start - ahead, sectionStart))
        return Placement(start: start, length: natural.length, isStuck: start < natural.start)
    }

    /// Where a header is whose predecessors stay above it, `depth` of them at most; one more pushes the whole stack up.
    /// - Parameters:
    ///   - current: the last section that begins at or before the edge.
    ///   - header: the place that a section's header has by itself; nil: it has none.
    static func stacked(
        _ section: Int, depth: Int, edge: CGFloat, current: Int, count: Int, header: (Int) -> Stretch?
    ) -> Placement {
        let own = header(section) ?? Stretch(0, 0)
        func length(_ sections: Range<Int>) -> CGFloat {
            sections.reduce(0) { $0 + (header($1)?.length ?? 0) }
        }
        // Those below the edge join the stack where its end has reached them.
        var last = current
        while last + 1 < count {
            let above = length(max(last + 1 - depth, 0)..<last + 1)
            guard let next = header(last + 1), next.start <= edge + above else { break }
            last += 1
        }
        guard section <= last else { return Placement(start: own.start, length: own.length, isStuck: false) }
        let first = max(last - depth, 0)
        var pushed: CGFloat = 0
        if last >= depth, last + 1 < count, let next = header(last + 1) {
            pushed = max(edge + length(first..<last + 1) - next.start, 0)
        }
        let before = section >= first ? length(first..<section) : -length(section..<first)
        let start = max(edge - pushed + before, own.start)
        return Placement(start: start, length: own.length, isStuck: start > own.start)
    }

    /// The last of `count` sections that begins at or before an edge, asking about O(log count) of them; nil when none does.
    /// - Parameter start: of a section; nil for one without anything in it, which stands with the next that has something.
    static func section(
        at edge: CGFloat, count: Int, start: (Int) -> CGFloat?
    ) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            var known = middle
            var found = start(known)
            while found == nil, known + 1 < high {
                known += 1
                found = start(known)
            }
            if let found, found <= edge {
                low = known + 1
            } else {
                high = middle
            }
        }
        var last = low - 1
        while last >= 0, start(last) == nil { last -= 1 }
        return last >= 0 ? last : nil
    }
}

/// How high a page header is that stands above a list, and where.
struct PageHeaderArithmetic: Equatable {
    /// - Parameters:
    ///   - edge: the top of what is seen below bars, counted from the list's content: negative above it.
    ///   - height: at rest.
    ///   - least: what stays; 0: it scrolls away.
    ///   - stretches: it grows with the pull beyond the top.
    static func stretch(edge: CGFloat, height: CGFloat, least: CGFloat, stretches: Bool) -> Stretch {
        let pulled = -height - edge
        if pulled > 0 { return stretches ? Stretch(edge, height + pulled) : Stretch(-height, height) }
        let left = height + pulled
        if left >= least { return least > 0 ? Stretch(edge, left) : Stretch(-height, height) }
        return least > 0 ? Stretch(edge, least) : Stretch(-height, height)
    }

    /// 0 at rest, 1 when only `least` is left.
    static func progress(edge: CGFloat, height: CGFloat, least: CGFloat) -> CGFloat {
        guard height > least else { return 0 }
        return min(max((edge + height) / (height - least), 0), 1)
    }
}
