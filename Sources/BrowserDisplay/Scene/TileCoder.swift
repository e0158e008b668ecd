import CPixels

/// Lossless and simple packing of a tile's pixels, the chunks of the "Quite OK Image" format without its header, with longer runs and with steps
/// of alpha alone, of which text and round corners are made. The page unpacks it in one synchronous loop.
enum TileCoder {
    /// Pixels at a time.
    private static let stretch = 1 << 14

    /// Packs premultiplied BGRA as straight RGBA.
    static func pack(_ pixels: UnsafeRawBufferPointer) -> [UInt8] { pack(pixels, keeping: .max) }

    /// Packs black pixels with the alpha of these.
    static func packAlpha(_ pixels: UnsafeRawBufferPointer) -> [UInt8] { pack(pixels, keeping: 0xFF00_0000) }

    private static func pack(_ pixels: UnsafeRawBufferPointer, keeping kept: UInt32) -> [UInt8] {
        guard let source = pixels.bindMemory(to: UInt8.self).baseAddress else { return [] }
        let count = pixels.count / 4
        var packer = cpixels_tile_packer()
        cpixels_tile_begin(&packer)
        packer.kept = kept
        var packed: [UInt8] = []
        // Six bytes are the most that a pixel takes, and three a run that ends with the first.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: stretch * 6 + 3) { room in
            var place = 0
            while place < count {
                let length = min(stretch, count - place)
                let used = cpixels_tile_pack(&packer, source + place * 4, length, room.baseAddress)
                packed.append(contentsOf: room[..<used])
                place += length
            }
            packed.append(contentsOf: room[..<cpixels_tile_end(&packer, room.baseAddress)])
        }
        // Tiles are kept for long: without the room that was made for what might have come.
        return packed.withUnsafeBufferPointer { Array($0) }
    }
}
