import CoreGraphics
import Foundation
import Testing

@testable import Raster

/// By the specification of PNG, third edition: 5.3 (chunks), 11.3.6 (animation).
struct AnimatedPNGTests {
    private func chunks(_ file: Data) -> [(name: String, data: [UInt8])] {
        var result: [(String, [UInt8])] = []
        var place = 8
        while place + 12 <= file.count {
            let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            result.append(
                (
                    String(decoding: file[place + 4..<place + 8], as: UTF8.self),
                    Array(file[place + 8..<place + 8 + length])
                ))
            place += 12 + length
        }
        return result
    }

    private func picture(_ dot: Int?) -> Bitmap {
        let bitmap = Bitmap(width: 8, height: 4)
        for index in 0..<8 * 4 * 4 { bitmap.pixels[index] = 255 }
        if let dot { bitmap.pixels[(2 * 8 + dot) * 4] = 0 }
        return bitmap
    }

    @Test func whatChangesIsKeptAndWhatStaysIsShownLonger() throws {
        var animation = AnimatedPNG(framesPerSecond: 30)
        #expect(animation.data == nil)
        for dot in [nil, nil, 3, 5] as [Int?] { animation.add(picture(dot)) }
        let file = try #require(animation.data)
        let all = chunks(file)
        #expect(all.map(\.name) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
        #expect(all[1].data == [0, 0, 0, 3, 0, 0, 0, 0])
        // Number, width, height, left, top, a delay of 2/30, no disposal, no blending.
        #expect(
            all[2].data == [0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 30, 0, 0])
        #expect(
            all[4].data == [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 2, 0, 1, 0, 30, 0, 0])
        // The second dot goes and another comes: pixels 3 to 5.
        #expect(
            all[6].data == [0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 2, 0, 1, 0, 30, 0, 0])
        #expect(
            Array(all[5].data.prefix(4)) == [0, 0, 0, 2] && Array(all[7].data.prefix(4)) == [0, 0, 0, 4])
        // A reader that knows no animation sees the first picture; it checks the checksums of what it reads.
        let first = try Bitmap(decoding: file, origin: nil)
        #expect(first.difference(from: picture(nil)) == nil)
        // IEND's checksum stands in the specification's examples.
        #expect(Array(file.suffix(4)) == [0xAE, 0x42, 0x60, 0x82])
    }
}
