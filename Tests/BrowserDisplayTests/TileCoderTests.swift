import CoreGraphics
import Foundation
import QuartzCore
import Raster
import TestSeeds
import Testing

@testable import BrowserDisplay
@testable import PageServing

@Suite struct TileCoderTests {
    @Test func aPlainAreaTakesAlmostNothing() {
        let bytes = [UInt8](repeating: 255, count: 400 * 100 * 4)
        let packed = bytes.withUnsafeBytes(TileCoder.pack)
        // White is a step of one from black, as numbers of a byte go, and the other 39,999 pixels are a run.
        #expect(packed.count == 1 + 3)
        #expect(packed.capacity < 800, "what is kept has no room for what did not come")
    }

    /// Runs of every length at which another form begins, and of more than one form can say; an edge of text: one colour, another alpha.
    @Test func runsAndEdgesComeBackAsTheyWere() {
        for count in [1, 2, 60, 61, 62, 63, 1000, 61 + 0xFFFF, 62 + 0xFFFF, 140_000] {
            let bytes = [UInt8](repeating: 255, count: count * 4)
            #expect(Self.unpack(bytes.withUnsafeBytes(TileCoder.pack), count: count) == bytes, "\(count)")
        }
        let edge: [UInt8] = (0..<256).flatMap { (alpha: Int) -> [UInt8] in [0, 0, 0, UInt8(alpha)] }
        let packed = edge.withUnsafeBytes(TileCoder.pack)
        #expect(Self.unpack(packed, count: 256) == edge)
        #expect(packed.count <= 256 * 2)
    }

    @Test func randomPixelsComeBackAsTheyWere() {
        var random = SeededGenerator(seed: 0x5EED)
        var bytes: [UInt8] = []
        for _ in 0..<5000 {
            // Premultiplied, in runs, with small and large steps.
            let alpha = [0, 255, 255, 128, random.next(256)][random.next(5)]
            let pixel = (0..<3).map { _ in UInt8(random.next(alpha + 1)) } + [UInt8(alpha)]
            for _ in 0...random.next(4) { bytes.append(contentsOf: pixel) }
        }
        let unpacked = Self.unpack(bytes.withUnsafeBytes(TileCoder.pack), count: bytes.count / 4)
        #expect(unpacked == bytes)
    }

    /// As the page does it, and premultiplied as a canvas does.
    private static func unpack(_ packed: [UInt8], count: Int) -> [UInt8] {
        var seen = [[UInt8]](repeating: [0, 0, 0, 0], count: 64)
        var pixel: [UInt8] = [0, 0, 0, 255]
        var out: [UInt8] = []
        var at = 0
        func next() -> UInt8 {
            defer { at += 1 }
            return packed[at]
        }
        while at < packed.count {
            let code = next()
            var run = 1
            switch code {
            case 0xFE: pixel = [next(), next(), next(), pixel[3]]
            case 0xFF: pixel = [next(), next(), next(), next()]
            case 0xFD: pixel[3] = next()
            case 0xFC: run = 61 + Int(next()) + Int(next()) * 256
            case 0xC0...: run = Int(code & 63) + 1
            case 0x80...:
                let rest = next()
                let green = Int(code & 63) - 32
                for (i, step) in [green + Int(rest >> 4) - 8, green, green + Int(rest & 15) - 8].enumerated()
                {
                    pixel[i] = UInt8(truncatingIfNeeded: Int(pixel[i]) + step)
                }
            case 0x40...:
                for (i, shift) in [4, 2, 0].enumerated() {
                    pixel[i] = UInt8(truncatingIfNeeded: Int(pixel[i]) + Int(code >> UInt8(shift) & 3) - 2)
                }
            default: pixel = seen[Int(code)]
            }
            let slot = (Int(pixel[0]) * 3 + Int(pixel[1]) * 5 + Int(pixel[2]) * 7 + Int(pixel[3]) * 11) & 63
            if run == 1 { seen[slot] = pixel }
            let alpha = Int(pixel[3])
            let premultiplied = [2, 1, 0].map { UInt8((Int(pixel[$0]) * alpha + 127) / 255) } + [pixel[3]]
            for _ in 0..<run { out.append(contentsOf: premultiplied) }
        }
        #expect(out.count == count * 4)
        return out
    }
}
