/// Shaped words, shared by every paragraph: the same word of the same face is shaped once, whatever its size.
///
/// Open addressing over flat storage, so that a lookup touches no reference count.
final class WordCache {
    struct Entry {
        var hash: UInt64
        var keyStart: Int
        var keyLength: Int
        /// Face slot and direction.
        var tag: UInt32
        var glyphStart: Int
        var glyphCount: Int
        var clusterCount: Int
        /// Sum of advances in ems.
        var width: Double
    }

    private(set) var entries: ContiguousArray<Entry> = []
    private(set) var glyphs: ContiguousArray<ShapedGlyph> = []
    private var keys: ContiguousArray<UInt8> = []
    private var table = ContiguousArray<UInt32>(repeating: 0, count: 4096)

    static let seed: UInt64 = 14_695_981_039_346_656_037
    static let prime: UInt64 = 1_099_511_628_211

    /// Past this a shaper starts an empty cache; paragraphs keep the one they were built with.
    var isFull: Bool { entries.count >= 200_000 || keys.count >= 8_000_000 }

    static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = seed
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* prime }
        return hash
    }

    /// The number of the entry, or nil.
    @inline(__always)
    func find(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64, tag: UInt32) -> Int? {
        let mask = table.count - 1
        var place = Int(truncatingIfNeeded: (hash ^ (hash >> 29)) &+ UInt64(tag) &* 0x9E37_79B9) & mask
        while true {
            let number = Int(table[place])
            if number == 0 { return nil }
            if matches(number - 1, bytes, hash, tag) { return number - 1 }
            place = (place + 1) & mask
        }
    }

    @inline(__always)
    private func matches(_ number: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ hash: UInt64, _ tag: UInt32)
        -> Bool
    {
        let entry = entries[number]
        guard entry.hash == hash, entry.tag == tag, entry.keyLength == bytes.count else { return false }
        return keys.withUnsafeBufferPointer { keys in
            var index = 0
            while index < bytes.count, keys[entry.keyStart + index] == bytes[index] { index += 1 }
            return index == bytes.count
        }
    }

    /// Adds a word whose glyphs `shape` appends to the store; the word must not be there yet.
    func insert(
        _ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64, tag: UInt32,
        shape: (inout ContiguousArray<ShapedGlyph>) -> Void
    ) -> Int {
        let glyphStart = glyphs.count
        shape(&glyphs)
        var width = 0.0
        var clusters = 0
        for index in glyphStart..<glyphs.count {
            width += glyphs[index].advance
            if index == glyphStart || glyphs[index].cluster != glyphs[index - 1].cluster { clusters += 1 }
        }
        let keyStart = keys.count
        keys.append(contentsOf: bytes)
        entries.append(
            Entry(
                hash: hash, keyStart: keyStart, keyLength: bytes.count, tag: tag, glyphStart: glyphStart,
                glyphCount: glyphs.count - glyphStart, clusterCount: clusters, width: width))
        if entries.count * 2 > table.count { rebuildTable() } else { place(entries.count - 1) }
        return entries.count - 1
    }

    private func rebuildTable() {
        table = ContiguousArray(repeating: 0, count: table.count * 4)
        for number in entries.indices { place(number) }
    }

    private func place(_ number: Int) {
        let entry = entries[number]
        let mask = table.count - 1
        let spread = (entry.hash ^ (entry.hash >> 29)) &+ UInt64(entry.tag) &* 0x9E37_79B9
        var place = Int(truncatingIfNeeded: spread) & mask
        while table[place] != 0 { place = (place + 1) & mask }
        table[place] = UInt32(number + 1)
    }
}
