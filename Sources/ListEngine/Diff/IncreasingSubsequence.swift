/// A longest increasing subsequence: of the identifiers that two lists share, those that need not move.
enum IncreasingSubsequence {
    /// Marks the members of one longest increasing subsequence. O(n log n) at worst, O(n) for values that
    /// increase but for a few; O(n) memory.
    /// - Parameter values: all different.
    /// - Returns: for every value whether it is a member, and one `false` more; how many members there are.
    static func members(of values: [Int32]) -> (isMember: [Bool], count: Int) {
        var isMember = [Bool](repeating: true, count: values.count + 1)
        isMember[values.count] = false
        guard let firstFall = values.indices.dropFirst().first(where: { values[$0] < values[$0 - 1] }) else {
            return (isMember, values.count)
        }
        // 1. For every length the least last value of a subsequence so long, its place, and for every value
        //    the place of the one before it.
        let count = values.count
        let lasts = UnsafeMutablePointer<Int32>.allocate(capacity: count)
        let places = UnsafeMutablePointer<Int32>.allocate(capacity: count)
        let before = UnsafeMutablePointer<Int32>.allocate(capacity: count)
        defer {
            lasts.deallocate()
            places.deallocate()
            before.deallocate()
        }
        var length = 0
        values.withUnsafeBufferPointer { values in
            for place in 0..<firstFall {
                lasts[place] = values[place]
                places[place] = Int32(truncatingIfNeeded: place)
                before[place] = Int32(truncatingIfNeeded: place &- 1)
            }
            length = firstFall
            var hint = 0
            for place in firstFall..<count {
                let value = values[place]
                var low: Int
                if value > lasts[length &- 1] {
                    low = length
                    length &+= 1
                } else if length > 1, value > lasts[length &- 2] {
                    // The list goes on where it was before one value from far behind.
                    low = length &- 1
                } else if hint &+ 1 < length, lasts[hint] < value, value < lasts[hint &+ 1] {
                    // Runs that move together replace one length after the other.
                    low = hint &+ 1
                } else {
                    low = 0
                    var span = length
                    while span > 1 {
                        let half = span / 2
                        low &+= half & isBelow(lasts[low &+ half &- 1], value)
                        span &-= half
                    }
                    low &-= isBelow(lasts[low], value)
                }
                lasts[low] = value
                places[low] = Int32(truncatingIfNeeded: place)
                before[place] = low == 0 ? -1 : places[low &- 1]
                hint = low
            }
            // 2. Back from the end of the longest.
            isMember.withUnsafeMutableBufferPointer { isMember in
                isMember.update(repeating: false)
                var place = Int(places[length &- 1])
                while place >= 0 {
                    isMember[place] = true
                    place = Int(before[place])
                }
            }
        }
        return (isMember, length)
    }

    /// All ones where `a` is below `b`, otherwise 0: searching without a branch that a processor cannot predict. Neither may
    /// be negative.
    @inline(__always)
    private static func isBelow(_ a: Int32, _ b: Int32) -> Int { Int((a &- b) >> 31) }
}
