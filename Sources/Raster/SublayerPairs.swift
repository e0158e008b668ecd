import QuartzCore

/// Which sublayers of two trees are the same layer, in the same order among each other. A layer that changed its
/// place in the order counts as gone and come, as few of them as can be: a reused cell moves to the end.
struct SublayerPairs {
    /// Indices into the old and the new scene.
    private(set) var both: [(old: Int, new: Int)] = []
    private(set) var gone: [Int] = []
    private(set) var come: [Int] = []

    init(_ before: [Int], in old: Scene, _ after: [Int], in new: Scene) {
        let places = Dictionary(before.enumerated().map { (old.layers[$1].node.id, $0) }) { first, _ in first
        }
        // 1. The new sublayers that were there before, as places in the old order.
        var known: [(place: Int, new: Int)] = []
        known.reserveCapacity(after.count)
        for index in after {
            if let place = places[new.layers[index].node.id] {
                known.append((place, index))
            } else {
                come.append(index)
            }
        }
        // 2. The longest part of them that is in the old order.
        let kept = Self.longestIncreasing(known.map(\.place))
        both.reserveCapacity(kept.count)
        var next = 0
        for (i, pair) in known.enumerated() {
            if next < kept.count, kept[next] == i {
                both.append((before[pair.place], pair.new))
                next += 1
            } else {
                come.append(pair.new)
            }
        }
        // 3. The rest of the old ones.
        var pairIndex = 0
        for index in before {
            if pairIndex < both.count, both[pairIndex].old == index {
                pairIndex += 1
            } else {
                gone.append(index)
            }
        }
    }

    /// Positions of a longest strictly increasing part of `values`.
    static func longestIncreasing(_ values: [Int]) -> [Int] {
        // tails[k]: where the best part of length k + 1 ends so far.
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: values.count)
        for (i, value) in values.enumerated() {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[i] = tails[low - 1] }
            if low == tails.count { tails.append(i) } else { tails[low] = i }
        }
        var result: [Int] = []
        var at = tails.last ?? -1
        while at >= 0 {
            result.append(at)
            at = previous[at]
        }
        return result.reversed()
    }
}
