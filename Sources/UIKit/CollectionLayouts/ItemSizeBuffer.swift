import ListEngine

/// The sizes that a delegate gives for the items of a section, one after the other: heights alone while all have one
/// width, which most have.
struct ItemSizeBuffer {
    /// No number once the widths differ, so that no width is the same any more.
    private var width: CGFloat
    private let heights: UnsafeMutableBufferPointer<CGFloat>
    /// All, once the widths differ.
    private var sizes: [CGSize] = []

    /// Room for `count` items, at least one. To be emptied with `take`.
    init(count: Int, first: CGSize) {
        width = first.width
        heights = .allocate(capacity: count)
        heights.initializeElement(at: 0, to: first.height)
        if width.isNaN { sizes = [first] }
    }

    /// The size of the next item.
    @inline(__always)
    mutating func put(_ size: CGSize, at item: Int) {
        if size.width == width {
            heights.initializeElement(at: item, to: size.height)
        } else {
            putOther(size, at: item)
        }
    }

    @inline(never)
    private mutating func putOther(_ size: CGSize, at item: Int) {
        if sizes.isEmpty {
            sizes.reserveCapacity(heights.count)
            sizes += heights[..<item].map { CGSize(width: width, height: $0) }
            width = .nan
        }
        sizes.append(size)
    }

    /// The sizes, and an end of the memory they were gathered in.
    /// - Parameter lay: what to lay out instead of a size that is not plain lengths; called for all when one is not.
    func take(_ lay: (CGSize, Int) -> CGSize) -> FlowItemSizes {
        defer { heights.deallocate() }
        if sizes.isEmpty {
            if areLengths { return FlowItemSizes(width: width, heights: Array(heights)) }
            return FlowItemSizes(
                heights.enumerated().map { lay(CGSize(width: width, height: $1), $0) })
        }
        return FlowItemSizes(sizes.enumerated().map { lay($1, $0) })
    }

    /// Whether width and heights are lengths that mean nothing but themselves: none is negative, automatic or no
    /// number. The bits of numbers from zero on rise with them, so that those of a length lie below those of the automatic one,
    /// the greatest; a sign, or a difference below zero, is the first bit. Without a branch, several at once.
    private var areLengths: Bool {
        let last = Int64(bitPattern: UICollectionViewFlowLayout.automaticSize.height.native.bitPattern) - 1
        func faults(_ length: CGFloat) -> Int64 {
            let bits = Int64(bitPattern: length.native.bitPattern)
            return bits | (last &- bits)
        }
        var all = faults(width)
        for height in heights { all |= faults(height) }
        return all >= 0
    }
}
