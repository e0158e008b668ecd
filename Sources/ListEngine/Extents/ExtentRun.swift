import CoreGraphics

/// Neighbouring rows of one extent, all measured or all estimated.
struct ExtentRun: TreeElement, CustomStringConvertible {
    var count: Int
    /// Extent of each row, in points.
    var extent: CGFloat
    var isMeasured: Bool

    struct Sum: TreeSum {
        var count: Int
        var measured: Int
        var extent: CGFloat

        static let zero = Sum(count: 0, measured: 0, extent: 0)
        static func + (a: Sum, b: Sum) -> Sum {
            Sum(count: a.count + b.count, measured: a.measured + b.measured, extent: a.extent + b.extent)
        }
    }

    var sum: Sum {
        Sum(count: count, measured: isMeasured ? count : 0, extent: CGFloat(count) * extent)
    }

    func split(at count: Int) -> (ExtentRun, ExtentRun) {
        (
            ExtentRun(count: count, extent: extent, isMeasured: isMeasured),
            ExtentRun(count: self.count - count, extent: extent, isMeasured: isMeasured)
        )
    }

    func merged(with next: ExtentRun) -> ExtentRun? {
        guard extent == next.extent, isMeasured == next.isMeasured else { return nil }
        return ExtentRun(count: count + next.count, extent: extent, isMeasured: isMeasured)
    }

    /// `3×44` for measured rows, `3~44` for estimated ones.
    var description: String { "\(count)\(isMeasured ? "×" : "~")\(extent)" }

    /// The row that covers an offset counted from the run's start; `0 <= offset`, `extent > 0`.
    func index(at offset: CGFloat) -> Int {
        var index = Int(cutting: offset / extent)
        if CGFloat(index) * extent > offset { index -= 1 }
        if CGFloat(index + 1) * extent <= offset { index += 1 }
        return min(max(index, 0), count - 1)
    }

    /// How many rows begin before an offset counted from the run's start.
    func startsBefore(_ offset: CGFloat) -> Int {
        if offset <= 0 { return 0 }
        if extent == 0 { return count }
        return min(index(at: offset) + (CGFloat(index(at: offset)) * extent < offset ? 1 : 0), count)
    }
}
