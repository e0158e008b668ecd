extension Bitmap {
    /// Where another bitmap differs, for the eye: this one pale and grey, what differs red. As large as both together; what only one of
    /// them has differs.
    public func marked(whereDifferentFrom other: Bitmap) -> Bitmap {
        let size = (width: max(width, other.width), height: max(height, other.height))
        let result = Bitmap(width: size.width, height: size.height)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let isInBoth = x < min(width, other.width) && y < min(height, other.height)
                let word = self[x, y]
                result.set(x, y, isInBoth && word == other[x, y] ? Self.pale(word) : 0xFFFF_0000)
            }
        }
        return result
    }

    /// A quarter of its brightness on three quarters of white.
    private static func pale(_ word: UInt32) -> UInt32 {
        func part(_ shift: UInt32) -> UInt32 { word >> shift & 0xFF }
        // Premultiplied: what is translucent lies on white. Weights of brightness as in ITU-R BT.601.
        let grey = (part(16) * 299 + part(8) * 587 + part(0) * 114) / 1000 + 255 - part(24)
        let value = (765 + min(grey, 255)) / 4
        return 0xFF00_0000 | value << 16 | value << 8 | value
    }
}
