import CoreGraphics

/// The extents of a list of rows along the scrolling axis, each estimated or measured.
///
/// A sum tree over runs of equal rows: offset to index and index to offset cost O(log runs), and a
/// million rows of one estimate are one run. A value: copies share their nodes.
public struct ExtentTree: Sendable, Equatable, CustomStringConvertible {
    var runs: SumTree<ExtentRun>

    public init() { runs = SumTree() }

    init(runs: SumTree<ExtentRun>) { self.runs = runs }

    /// Rows that all have one extent. O(1).
    public init(count: Int, extent: CGFloat, isMeasured: Bool = false) {
        Self.check(extent)
        runs = SumTree([ExtentRun(count: count, extent: extent, isMeasured: isMeasured)])
    }

    /// Rows with extents of their own. O(n).
    public init(_ extents: [CGFloat], areMeasured: Bool) {
        var found: [ExtentRun] = []
        for extent in extents {
            Self.check(extent)
            if let last = found.indices.last, found[last].extent == extent {
                found[last].count += 1
            } else {
                found.append(ExtentRun(count: 1, extent: extent, isMeasured: areMeasured))
            }
        }
        runs = SumTree(found)
    }

    static func check(_ extent: CGFloat) {
        guard extent >= 0, extent.isFinite else {
            fatalError("An extent must be finite and not negative: \(extent)")
        }
    }

    /// Number of rows.
    public var count: Int { runs.count }
    /// Number of measured rows.
    public var measuredCount: Int { runs.sum.measured }
    /// Sum of all extents, in points.
    public var extent: CGFloat { runs.sum.extent }

    /// Runs from the first row on: `2×50.0 98~44.0` is two measured rows of 50 pt, then 98 estimates.
    public var description: String {
        runs.count == 0 ? "empty" : runs.elements.map(\.description).joined(separator: " ")
    }

    /// Stops with a message when the tree is inconsistent. O(n); for tests.
    public func checkInvariants() { runs.checkInvariants() }
}

// MARK: Looking up

extension ExtentTree {
    public func isMeasured(at index: Int) -> Bool { runs.element(at: index).element.isMeasured }

    /// Where a row begins, counted from the first row's start; `count` gives the end.
    public func offset(of index: Int) -> CGFloat {
        if index == count { return extent }
        let (before, run) = runs.element(at: index)
        return before.extent + CGFloat(index - before.count) * run.extent
    }

    public func span(at index: Int) -> ExtentSpan {
        let (before, run) = runs.element(at: index)
        return ExtentSpan(
            start: before.extent + CGFloat(index - before.count) * run.extent, extent: run.extent)
    }

    /// The row that covers an offset (its start counts, its end does not); nil outside all rows.
    public func index(at offset: CGFloat) -> Int? {
        guard offset >= 0, let (before, run) = runs.first(where: { $0.extent > offset }) else { return nil }
        return before.count + run.index(at: offset - before.extent)
    }

    /// How many rows begin before an offset.
    public func startsBefore(_ offset: CGFloat) -> Int {
        guard offset > 0 else { return 0 }
        guard let (before, run) = runs.first(where: { $0.extent >= offset }) else { return count }
        let inside = run.startsBefore(offset - before.extent)
        // Empty rows that begin exactly at the end of this run begin at `offset` at the earliest.
        return before.count + inside
    }

    /// The rows that have points in common with a span. Rows that only touch it do not count; empty
    /// rows between two others do.
    public func rows(in span: ExtentSpan) -> Range<Int> {
        let end = startsBefore(span.end)
        guard span.extent > 0, let first = index(at: max(span.start, 0)), first < end else {
            return end..<end
        }
        return first..<end
    }
}

// MARK: Editing

extension ExtentTree {
    /// Records what a row really measures. O(log runs).
    public mutating func setMeasured(_ extent: CGFloat, at index: Int) {
        Self.check(extent)
        let run = runs.element(at: index).element
        if run.isMeasured, run.extent == extent { return }
        runs.replace(
            index..<(index + 1), with: SumTree([ExtentRun(count: 1, extent: extent, isMeasured: true)]))
    }

    /// Makes rows estimates of one extent again. O(log runs + runs touched).
    public mutating func setEstimate(_ extent: CGFloat, in rows: Range<Int>) {
        Self.check(extent)
        runs.replace(
            rows, with: SumTree([ExtentRun(count: rows.count, extent: extent, isMeasured: false)]))
    }

    /// Keeps every extent but calls none of them measured: for a change of width. O(runs).
    public mutating func forgetMeasurements() {
        runs = SumTree(
            runs.elements.lazy.map { ExtentRun(count: $0.count, extent: $0.extent, isMeasured: false) })
    }

    /// Puts other rows before row `index`. O(log runs + runs of `rows`).
    public mutating func insert(_ rows: ExtentTree, at index: Int) {
        runs.replace(index..<index, with: rows.runs)
    }

    public mutating func remove(_ rows: Range<Int>) { runs.replace(rows, with: SumTree()) }

    /// A range of rows as a tree of its own. O(log runs).
    public subscript(rows: Range<Int>) -> ExtentTree {
        ExtentTree(runs: runs.split(at: rows.lowerBound).1.split(at: rows.count).0)
    }
}
