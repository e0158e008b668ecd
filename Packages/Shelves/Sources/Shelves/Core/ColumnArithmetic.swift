import Foundation

/// How many columns there are, and where each stands in a width.
struct ColumnArithmetic: Equatable {
    var width: CGFloat
    var spacing: CGFloat
    var leading: CGFloat
    var trailing: CGFloat
    var count: Int

    /// As many columns as fit that are at least so wide; one at least.
    static func count(atLeast least: CGFloat, spacing: CGFloat, within width: CGFloat) -> Int {
        guard least > 0, least + spacing > 0, width.isFinite else { return 1 }
        return max(Int(((width + spacing) / (least + spacing)).rounded(.down)), 1)
    }

    var columnWidth: CGFloat {
        max((width - leading - trailing - CGFloat(count - 1) * spacing) / CGFloat(count), 0)
    }

    func start(ofColumn column: Int) -> CGFloat { leading + CGFloat(column) * (columnWidth + spacing) }
}

/// Places items in columns: line by line, or each in the column that is shortest.
///
/// Lengths come in as they are known; a change of one moves only what stands behind it. `O(items)` to place, `O(log items)` to
/// find those within a stretch when lines are placed, since line starts rise.
struct ColumnPlacement: Equatable {
    enum Order: Equatable {
        /// Items of a line begin at one height.
        case lines
        /// The same, and all are as high as the highest.
        case equalLines
        /// Each item goes below the shortest column, the first of several.
        case masonry
    }

    var places: [Place] = []
    /// The end of the last item.
    private(set) var length: CGFloat = 0
    /// Lengths of the longest item so far: no item that begins further up reaches a stretch.
    private var longest: CGFloat = 0

    struct Place: Equatable {
        var column: Int
        var start: CGFloat
        var length: CGFloat
        var end: CGFloat { start + length }
    }

    init(lengths: [CGFloat], columns: Int, spacing: CGFloat, order: Order) {
        let columns = max(columns, 1)
        places.reserveCapacity(lengths.count)
        if order == .masonry {
            var ends = [CGFloat](repeating: 0, count: columns)
            for length in lengths {
                let least = ends.min() ?? 0
                // Sums of the same lengths in another order may differ in their last bits.
                let column = ends.firstIndex { $0 <= least + 0.01 } ?? 0
                let start = ends[column]
                places.append(Place(column: column, start: start, length: length))
                ends[column] = start + length + spacing
            }
        } else {
            var start: CGFloat = 0
            for first in stride(from: 0, to: lengths.count, by: columns) {
                let line = lengths[first..<min(first + columns, lengths.count)]
                let height = line.max() ?? 0
                for (column, length) in line.enumerated() {
                    places.append(
                        Place(column: column, start: start, length: order == .equalLines ? height : length))
                }
                start += height + spacing
            }
        }
        for place in places {
            length = max(length, place.end)
            longest = max(longest, place.length)
        }
    }

    /// The items that meet a stretch. Starts rise in every order: masonry puts each item at the least end so far.
    func items(from start: CGFloat, to end: CGFloat) -> [Int] {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle].start < start - longest { low = middle + 1 } else { high = middle }
        }
        var found: [Int] = []
        while low < places.count, places[low].start < end {
            if places[low].end > start { found.append(low) }
            low += 1
        }
        return found
    }
}
