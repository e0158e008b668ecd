import CoreGraphics
import Foundation
import TestSeeds
import Testing

@testable import Raster

/// Files of our encoder, read by libpng and zlib, which know nothing of it.
struct PNGTests {
    /// What a random picture consists of, row by row.
    private enum Row: CaseIterable { case asAbove, flat, noise, gradient, pattern, shifted }

    @Test(arguments: 1...120) func anyPictureIsReadAsItWas(seed: Int) throws {
        try roundTrip(SeededGenerator(seed: UInt64(seed)), "seed \(seed)")
    }

    @Test(
        .enabled(if: Soak.isWanted, "runs in `make soak`"), arguments: Soak.seeds(121..<3001))
    func longSoakOfPicturesThatAreReadAsTheyWere(seed: Int) throws {
        try roundTrip(SeededGenerator(seed: UInt64(seed)), "seed \(seed)")
    }

    private func roundTrip(_ generator: SeededGenerator, _ name: String) throws {
        var random = generator
        // Rows on both sides of the 32,768 bytes that a match may reach back.
        let width = random.pick([
            1, 2, 3, 1 + random.next(40), 1 + random.next(400), 8000 + random.next(4000),
        ])
        let height = random.pick([1, 2, 1 + random.next(40), 1 + random.next(min(400_000 / width, 29_999))])
        let picture = Bitmap(width: width, height: height)
        let isOpaque = random.chance(percent: 60)
        // Premultiplied: no colour is more than its alpha, so that dividing and multiplying again gives the same.
        func color() -> UInt32 {
            let alpha = isOpaque ? 255 : random.pick([0, 255, random.next(256)])
            let parts = (0..<3).map { _ in UInt32(alpha == 0 ? 0 : random.next(alpha + 1)) }
            return UInt32(alpha) << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
        }
        let colors = (0..<4).map { _ in color() }
        for y in 0..<height {
            let kind = random.pick(Row.allCases)
            let flat = random.pick(colors)
            let (period, shift) = (1 + random.next(30), random.next(width))
            for x in 0..<width {
                let value =
                    switch kind {
                    case .asAbove: y > 0 ? picture[x, y - 1] : flat
                    case .flat: flat
                    case .noise: color()
                    case .gradient: 0xFF00_0000 | UInt32((x + y) & 255) * 0x01_01_01
                    case .pattern: colors[x % period % 4]
                    case .shifted: y > 0 ? picture[(x + shift) % width, y - 1] : flat
                    }
                (picture.pixels + y * picture.stride).withMemoryRebound(to: UInt32.self, capacity: width) {
                    $0[x] = value
                }
            }
        }
        let file = picture.png()
        let read = try Bitmap(decoding: file, origin: name)
        #expect((read.width, read.height) == (width, height), "\(name)")
        #expect(read.words == picture.words, "\(name), \(width) x \(height)")
        #expect(file == picture.png(), "\(name): the same pixels give the same bytes")
    }

    /// So many colours, and the bits of a pixel and the kind of colour that W3C PNG has for them (chapter 11.2.1).
    @Test(
        arguments: [
            (1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8), (257, 0),
        ], [255, 128])
    func fewColorsAreNumbered(_ given: (colors: Int, bits: Int), alpha: Int) throws {
        // 37 pixels across: rows end within a byte.
        let picture = Bitmap(width: 37, height: 41)
        picture.pixels.withMemoryRebound(to: UInt32.self, capacity: 37 * 41) { words in
            for index in 0..<37 * 41 {
                let number = UInt32(index * 7 % given.colors)
                words[index] = UInt32(number == 0 ? 255 : alpha) << 24 | (number / 16) << 8 | number % 16
            }
        }
        let file = picture.png()
        let isOpaque = alpha == 255 || given.colors == 1
        #expect(Array(file[24...25]) == (given.bits > 0 ? [UInt8(given.bits), 3] : [8, isOpaque ? 2 : 6]))
        #expect(try Bitmap(decoding: file, origin: nil).words == picture.words)
        #expect(try Bitmap(decoding: picture.png(mayHavePalette: false), origin: nil).words == picture.words)
    }

    /// Nothing comes in but rows that are as the first one: of a megabyte hardly anything is left.
    @Test func rowsThatRepeatCostNextToNothing() throws {
        let picture = Bitmap(width: 1170, height: 2532)
        picture.makeOpaque()
        // Fourteen matches of 258 bytes fill a row; they take two bits each, and what begins the row takes two bytes.
        #expect(picture.png().count < 2532 * 6)
    }
}
