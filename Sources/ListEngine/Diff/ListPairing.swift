/// Which places of an old and a new list hold the same identifier.
///
/// O(n) time and memory. Identifiers are compared before any is hashed: lists that differ in few
/// places are paired without a table.
struct ListPairing: Sendable {
    /// How many identifiers the lists share at the start and at the end.
    private(set) var prefix = 0
    private(set) var suffix = 0
    let oldCount: Int
    let newCount: Int
    /// For the new places between prefix and suffix: the old place, or -1.
    private(set) var origins: [Int32] = []
    /// For the old places between prefix and suffix: whether the identifier is in the new list.
    private(set) var isKept: [Bool] = []

    /// - Parameters: lists of identifiers, each at most once in a list. Of a repeated identifier only one
    ///   place is paired.
    @_specialize(where Identifier == Int)
    @_specialize(where Identifier == String)
    init<Identifier: Hashable>(from old: [Identifier], to new: [Identifier]) {
        oldCount = old.count
        newCount = new.count
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in pair(old, new) }
        }
    }

    /// The old places between prefix and suffix.
    var oldMiddle: Range<Int> { prefix..<(oldCount - suffix) }
    /// The new places between prefix and suffix.
    var newMiddle: Range<Int> { prefix..<(newCount - suffix) }

    /// Where the identifier at a new place was; nil for a new one.
    func origin(of place: Int) -> Int? {
        if place < prefix { return place }
        if place >= newCount - suffix { return place - newCount + oldCount }
        let origin = origins[place - prefix]
        return origin < 0 ? nil : Int(origin)
    }

    @inline(__always)
    private mutating func pair<Identifier: Hashable>(
        _ old: UnsafeBufferPointer<Identifier>, _ new: UnsafeBufferPointer<Identifier>
    ) {
        // 1. What both lists begin and end with.
        if old.baseAddress == new.baseAddress, oldCount == newCount {
            prefix = oldCount
            return
        }
        let shorter = min(oldCount, newCount)
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        while suffix < shorter - prefix, old[oldCount - 1 - suffix] == new[newCount - 1 - suffix] {
            suffix += 1
        }
        guard !oldMiddle.isEmpty, !newMiddle.isEmpty else {
            isKept = Array(repeating: false, count: oldMiddle.count)
            origins = Array(repeating: -1, count: newMiddle.count)
            return
        }
        var origins = [Int32](repeating: -1, count: newMiddle.count)
        var isKept = [Bool](repeating: false, count: oldMiddle.count)
        origins.withUnsafeMutableBufferPointer { origins in
            isKept.withUnsafeMutableBufferPointer { isKept in
                let rest = walk(old, new, origins, isKept)
                look(old, new, rest, origins, isKept)
            }
        }
        self.origins = origins
        self.isKept = isKept
    }

    /// 2. Side by side through both lists, over single insertions, deletions and replacements. Ends where
    /// the lists have nothing to do with each other any more.
    /// - Returns: whether anything was left without its counterpart.
    @inline(__always)
    private func walk<Identifier: Hashable>(
        _ old: UnsafeBufferPointer<Identifier>, _ new: UnsafeBufferPointer<Identifier>,
        _ origins: UnsafeMutableBufferPointer<Int32>, _ isKept: UnsafeMutableBufferPointer<Bool>
    ) -> Bool {
        var (i, j) = (oldMiddle.lowerBound, newMiddle.lowerBound)
        let (oldEnd, newEnd) = (oldMiddle.upperBound, newMiddle.upperBound)
        var failures = 0
        var isComplete = true
        while i < oldEnd, j < newEnd {
            if old[i] == new[j] {
                origins[j &- prefix] = Int32(truncatingIfNeeded: i)
                isKept[i &- prefix] = true
                i &+= 1
                j &+= 1
                failures = 0
                continue
            }
            isComplete = false
            failures &+= 1
            if failures > 8 { break }
            if i &+ 1 < oldEnd, old[i &+ 1] == new[j] {
                i &+= 1
            } else if j &+ 1 < newEnd, old[i] == new[j &+ 1] {
                j &+= 1
            } else {
                i &+= 1
                j &+= 1
            }
        }
        return !isComplete || i < oldEnd || j < newEnd
    }

    /// 3. The identifiers that are still alone, through a table.
    @inline(__always)
    private func look<Identifier: Hashable>(
        _ old: UnsafeBufferPointer<Identifier>, _ new: UnsafeBufferPointer<Identifier>, _ isNeeded: Bool,
        _ origins: UnsafeMutableBufferPointer<Int32>, _ isKept: UnsafeMutableBufferPointer<Bool>
    ) {
        guard isNeeded else { return }
        var alone = 0
        for kept in isKept where !kept { alone &+= 1 }
        guard alone > 0 else { return }
        let table = IdentityTable(count: alone)
        for i in oldMiddle where !isKept[i &- prefix] { table.put(old[i], at: i) }
        for j in newMiddle where origins[j &- prefix] < 0 {
            guard let i = table.place(of: new[j], in: old), !isKept[i &- prefix] else { continue }
            origins[j &- prefix] = Int32(truncatingIfNeeded: i)
            isKept[i &- prefix] = true
        }
    }
}
