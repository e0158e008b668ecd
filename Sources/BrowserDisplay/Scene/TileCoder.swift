/// Lossless and simple packing of a tile's pixels, the chunks of the "Quite OK Image" format without its header:
/// text shrinks about tenfold, and the page unpacks it in one synchronous loop.
enum TileCoder {
    /// Packs premultiplied BGRA as straight RGBA.
    static func pack(_ pixels: UnsafeRawBufferPointer) -> [UInt8] {
        var packed: [UInt8] = []
        packed.reserveCapacity(pixels.count / 4)
        pack(pixels.bindMemory(to: UInt8.self), into: &packed)
        // Tiles are kept for long: without the room that was made for what might have come.
        return packed.withUnsafeBufferPointer { Array($0) }
    }

    private static func pack(_ source: UnsafeBufferPointer<UInt8>, into out: inout [UInt8]) {
        var seen = [UInt32](repeating: 0, count: 64)
        var previous: UInt32 = 0xFF00_0000
        var run = 0
        var offset = 0
        while offset < source.count {
            let pixel = straight(source, at: offset)
            offset += 4
            if pixel == previous {
                run += 1
                if run == 62 {
                    out.append(0xC0 | 61)
                    run = 0
                }
                continue
            }
            if run > 0 {
                out.append(0xC0 | UInt8(run - 1))
                run = 0
            }
            append(pixel, after: previous, seen: &seen, to: &out)
            previous = pixel
        }
        if run > 0 { out.append(0xC0 | UInt8(run - 1)) }
    }

    private static func append(
        _ pixel: UInt32, after previous: UInt32, seen: inout [UInt32], to out: inout [UInt8]
    ) {
        let (r, g, b, a) = components(pixel)
        let slot = Int((UInt32(r) * 3 + UInt32(g) * 5 + UInt32(b) * 7 + UInt32(a) * 11) & 63)
        if seen[slot] == pixel {
            out.append(UInt8(slot))
            return
        }
        seen[slot] = pixel
        let (pr, pg, pb, pa) = components(previous)
        guard a == pa else {
            out.append(contentsOf: [0xFF, r, g, b, a])
            return
        }
        let dr = Int(Int8(bitPattern: r &- pr))
        let dg = Int(Int8(bitPattern: g &- pg))
        let db = Int(Int8(bitPattern: b &- pb))
        if (-2...1).contains(dr), (-2...1).contains(dg), (-2...1).contains(db) {
            out.append(0x40 | UInt8((dr + 2) << 4 | (dg + 2) << 2 | (db + 2)))
        } else if (-32...31).contains(dg), (-8...7).contains(dr - dg), (-8...7).contains(db - dg) {
            out.append(0x80 | UInt8(dg + 32))
            out.append(UInt8((dr - dg + 8) << 4 | (db - dg + 8)))
        } else {
            out.append(contentsOf: [0xFE, r, g, b])
        }
    }

    private static func components(_ pixel: UInt32) -> (UInt8, UInt8, UInt8, UInt8) {
        (
            UInt8(truncatingIfNeeded: pixel), UInt8(truncatingIfNeeded: pixel >> 8),
            UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 24)
        )
    }

    /// Red in the lowest byte. Premultiplying the result gives the source again, exactly.
    private static func straight(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt32 {
        let alpha = UInt32(source[offset + 3])
        guard alpha > 0 else { return 0 }
        var red = UInt32(source[offset + 2])
        var green = UInt32(source[offset + 1])
        var blue = UInt32(source[offset])
        if alpha < 255 {
            red = min((red * 255 + alpha / 2) / alpha, 255)
            green = min((green * 255 + alpha / 2) / alpha, 255)
            blue = min((blue * 255 + alpha / 2) / alpha, 255)
        }
        return red | green << 8 | blue << 16 | alpha << 24
    }
}
