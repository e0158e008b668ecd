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
        let small = picture.smallPNG()
        #expect(try Bitmap(decoding: small, origin: name).words == picture.words, "\(name), kept")
        for known in [file, picture.png(mayHavePalette: false), small] {
            #expect(picture.isShown(by: known), "\(name)")
        }
        let (x, y) = (random.next(width), random.next(height))
        picture.pixels[y * picture.stride + x * 4 + 3] ^= 1
        #expect(!picture.isShown(by: file) && !picture.isShown(by: small), "\(name): \(x), \(y)")
        #expect(!picture.isShown(by: file.prefix(random.next(file.count))), "\(name), cut")
    }

    /// So large that it is packed in parts, by all processors or by one.
    @Test(arguments: [false, true]) func theNumberOfProcessorsMakesNoDifference(isFlat: Bool) async throws {
        var random = SeededGenerator(seed: 7)
        let picture = Bitmap(width: 1300, height: 1700)
        picture.pixels.withMemoryRebound(to: UInt32.self, capacity: 1300 * 1700) { words in
            for index in 0..<1300 * 1700 {
                let isNoise = !isFlat && index / 1300 % 3 == 0
                words[index] =
                    0xFF00_0000 | UInt32(isNoise ? random.next(1 << 24) : index % 1300 / 90 * 0x0A0B0C)
            }
        }
        let file = picture.png()
        #expect(try Bitmap(decoding: file, origin: nil).words == picture.words)
        // The thread's own processors are set, and no other's: the first one that it has.
        typealias Affinity = @convention(c) (Int32, Int, UnsafeMutableRawPointer) -> Int32
        func affinity(_ name: String) throws -> Affinity {
            unsafeBitCast(try #require(dlsym(nil, name)), to: Affinity.self)
        }
        let (get, set) = (try affinity("sched_getaffinity"), try affinity("sched_setaffinity"))
        let shared = picture
        let alone: Data? = await withCheckedContinuation { done in
            Thread.detachNewThread {
                var mask = [UInt64](repeating: 0, count: 16)
                guard get(0, 128, &mask) >= 0, let word = mask.firstIndex(where: { $0 != 0 }) else {
                    return done.resume(returning: nil)
                }
                let first = mask[word] & (~mask[word] + 1)
                mask = [UInt64](repeating: 0, count: 16)
                mask[word] = first
                done.resume(returning: set(0, 128, &mask) == 0 ? shared.png() : nil)
            }
        }
        #expect(alone == file)
    }

    /// What `oxipng -o2` (pyoxipng 9.1.1) makes of pictures that were recorded for UIKitSnapshotsTests, as they were in November 2026.
    @Test func keptFilesAreAsSmallAsOxipngMakesThem() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("UIKitSnapshotsTests/Pictures/__Snapshots__/PictureTests")
        let theirs = [
            "picture.alert-light": 15661, "picture.cards-light": 19209, "picture.controls-light": 17989,
            "picture.drawing-pixels3": 25469, "picture.grid-light": 8506, "picture.labels-dark": 35870,
            "picture.layers-light": 25443, "picture.list-light": 14349, "picture.materials-light": 48912,
            "picture.pickers-light": 25405, "picture.shelf-light": 5125, "picture.table-light": 14833,
        ]
        var (ours, oxipng) = (0, 0)
        for (name, size) in theirs {
            let recorded = try Data(contentsOf: folder.appendingPathComponent("\(name).png"))
            let kept = Bitmap.kept(recorded)
            #expect(Bitmap.countOfDifferent(kept, recorded) == 0, "\(name)")
            #expect(kept.count < size * 102 / 100, "\(name): \(kept.count) bytes, oxipng's \(size)")
            ours += kept.count
            oxipng += size
        }
        #expect(ours <= oxipng)
    }

    /// Large enough for several parts, and opaque up to the last of them.
    @Test(arguments: [true, false]) func whatShowsThroughAtTheEndIsKept(hasFewColors: Bool) throws {
        let (width, height) = (1024, 1100)
        let picture = Bitmap(width: width, height: height)
        picture.pixels.withMemoryRebound(to: UInt32.self, capacity: width * height) { words in
            for index in 0..<width * height {
                words[index] = 0xFF00_0000 | UInt32(hasFewColors ? index % 200 : index * 7 % 70_000)
            }
            words[width * height - 3] = 0x8012_3456
        }
        let file = picture.png()
        #expect(Array(file[24...25]) == [8, hasFewColors ? 3 : 6])
        #expect(try Bitmap(decoding: file, origin: nil).words == picture.words)
    }

    /// Rows with noise, each as the one above moved along by five pixels: a repeat from afar, in pieces of 258 bytes at most. A repeat takes 48
    /// bits at most (RFC 1951, 3.2.5 and 3.2.7: two codes of 15 bits, 5 and 13 more). Two thirds are flat, so that no row has a filter.
    @Test(arguments: [255, 128]) func whatMovedAlongIsFoundAgain(alpha: Int) throws {
        var random = SeededGenerator(seed: 3)
        let (width, height, moved) = (1200, 60, 5)
        let picture = Bitmap(width: width, height: height)
        let row = (0..<width).map { x in
            (0..<3).reduce(UInt32(alpha)) { color, _ in
                color << 8 | (x < width / 3 ? UInt32(random.next(alpha + 1)) : 0)
            }
        }
        picture.pixels.withMemoryRebound(to: UInt32.self, capacity: width * height) { words in
            for index in 0..<width * height {
                words[index] = row[(index % width + index / width * moved) % width]
            }
        }
        let file = picture.png()
        #expect(try Bitmap(decoding: file, origin: nil).words == picture.words)
        // The first row's noise as it is. Then what fills a row, two repeats more around its filter, two where flat and noise meet,
        // and five pixels.
        let bytes = width * (alpha == 255 ? 3 : 4)
        let most = bytes / 3 * 51 / 50 + (height - 1) * ((bytes / 258 + 1 + 4) * 6 + moved * 4) + 500
        #expect(file.count < most)
    }

    /// What looks like a screen, beside what zlib makes of the same rows without filters at its quickest level: flat ground, letters that come
    /// again, covers with noise as photographs have it.
    @Test(arguments: 1...6) func filesAreSmallerThanThoseOfZlibInAHurry(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let (width, height) = (400 + random.next(400), 300 + random.next(500))
        let picture = Bitmap(width: width, height: height)
        let letters = (0..<20).map { _ in
            (0..<12 * 16).map { _ in UInt32(random.pick([0, 0, 0, 60, 180, 255])) }
        }
        picture.pixels.withMemoryRebound(to: UInt32.self, capacity: width * height) { words in
            for index in 0..<width * height { words[index] = 0xFFFF_FFFF }
            for top in stride(from: 0, to: height - 100, by: 30) {
                for left in stride(from: 8, to: width - 12, by: 12) where random.chance(percent: 50) {
                    let letter = random.pick(letters)
                    for place in 0..<12 * 16 {
                        words[(top + place / 12) * width + left + place % 12] =
                            0xFFFF_FFFF - letter[place] * 0x01_01_01
                    }
                }
            }
            for _ in 0..<4 {
                let (left, top) = (random.next(width - 90), random.next(height - 90))
                let (ground, spread) = (UInt32(random.next(200)), 1 + random.next(24))
                for place in 0..<80 * 80 {
                    words[(top + place / 80) * width + left + place % 80] =
                        (0..<3).reduce(0xFF) { color, _ in color << 8 | (ground + UInt32(random.next(spread)))
                        }
                }
            }
        }
        let file = picture.png(mayHavePalette: false)
        #expect(try Bitmap(decoding: file, origin: nil).words == picture.words, "seed \(seed)")
        typealias Compress =
            @convention(c) (
                UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt, Int32
            ) -> Int32
        let compress = unsafeBitCast(try #require(dlsym(nil, "compress2")), to: Compress.self)
        var rows: [UInt8] = []
        for y in 0..<height {
            rows.append(0)
            for x in 0..<width { rows += [16, 8, 0].map { UInt8(picture[x, y] >> $0 & 255) } }
        }
        var packed = [UInt8](repeating: 0, count: rows.count + 1000)
        var count = UInt(packed.count)
        #expect(compress(&packed, &count, rows, UInt(rows.count), 1) == 0)
        #expect(file.count < count, "seed \(seed): \(file.count) bytes, zlib's \(count)")
    }

    /// A form that is not written here, a grey of 16 bits (W3C PNG, chapter 11.2.1), is not known without a look at its pixels.
    @Test func otherFormsAreNotKnown() {
        let picture = Bitmap(width: 1, height: 1)
        var file = picture.png()
        file[24] = 16
        file[25] = 0
        #expect(!picture.isShown(by: file) && !picture.isShown(by: Data()))
    }

    /// Files of one picture that are packed in other ways; what cannot be read is no picture.
    @Test func filesOfOnePictureAreKnown() {
        let (one, other) = (Bitmap(width: 3, height: 2), Bitmap(width: 2, height: 3))
        #expect(Bitmap.areOfOnePicture(one.png(), one.png(mayHavePalette: false)))
        #expect(Bitmap.areOfOnePicture(one.png(), one.smallPNG()))
        #expect(!Bitmap.areOfOnePicture(one.png(), other.png()))
        #expect(!Bitmap.areOfOnePicture(Data("a".utf8), Data("b".utf8)))
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
