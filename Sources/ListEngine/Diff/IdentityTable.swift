/// Finds identifiers of a list by open addressing: 8 bytes a slot, at most half full.
///
/// A slot holds the upper half of the hash, so that almost every look at the list itself is a hit, and
/// the place plus one in the lower half; 0 is a free slot.
struct IdentityTable: ~Copyable {
    private let slots: UnsafeMutableBufferPointer<UInt64>
    private let mask: Int

    /// - Parameter count: how many places will be put in, at most.
    init(count: Int) {
        var capacity = 16
        while capacity < count * 2 { capacity <<= 1 }
        slots = .allocate(capacity: capacity)
        slots.initialize(repeating: 0)
        mask = capacity - 1
    }

    deinit { slots.deallocate() }

    /// Whole numbers are spread by one multiplication; everything else by its own hash.
    @inline(__always)
    private static func spread<Identifier: Hashable>(_ identifier: Identifier) -> UInt64 {
        if Identifier.self == Int.self {
            let mixed =
                UInt64(bitPattern: Int64(unsafeBitCast(identifier, to: Int.self)))
                &* 0x9E37_79B9_7F4A_7C15
            return mixed ^ (mixed >> 29)
        }
        return UInt64(truncatingIfNeeded: identifier.hashValue)
    }

    @inline(__always)
    private static func tag(_ hash: UInt64) -> UInt64 { hash & 0xFFFF_FFFF_0000_0000 }

    /// Of equal identifiers the first one put in is found.
    @inline(__always)
    func put<Identifier: Hashable>(_ identifier: Identifier, at place: Int) {
        let hash = Self.spread(identifier)
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 { slot = (slot &+ 1) & mask }
        slots[slot] = Self.tag(hash) | UInt64(place &+ 1)
    }

    /// The place in `list` of the same identifier; nil when it was not put in.
    @inline(__always)
    func place<Identifier: Hashable>(
        of identifier: Identifier, in list: UnsafeBufferPointer<Identifier>
    ) -> Int? {
        let hash = Self.spread(identifier)
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let found = slots[slot]
            if Self.tag(found) == Self.tag(hash) {
                let place = Int(found & 0xFFFF_FFFF) &- 1
                if list[place] == identifier { return place }
            }
            slot = (slot &+ 1) & mask
        }
        return nil
    }
}
