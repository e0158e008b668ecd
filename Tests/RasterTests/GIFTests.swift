import CoreGraphics
import Foundation
import Testing

@testable import Raster

/// Files written by hand after the GIF89a specification.
struct GIFTests {
    /// A screen of 2 by 1 with the colours red and blue, then a graphic control and two pictures of one pixel each.
    private static let header: [UInt8] =
        Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
    /// Transparent: colour 0.
    private static let control: [UInt8] = [0x21, 0xF9, 4, 1, 0, 0, 0, 0]
    private static func picture(at x: UInt8, color: UInt8) -> [UInt8] {
        // Codes of three bits, the first at the low end: clear (4), the colour, end (5).
        let codes = 4 | UInt16(color) << 3 | 5 << 6
        return [0x2C, x, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, UInt8(codes & 255), UInt8(codes >> 8), 0]
    }
    private static let end: [UInt8] = [0x3B]

    @Test func theFirstPictureIsDecodedAtItsPlace() throws {
        let file = Data(
            Self.header + Self.picture(at: 1, color: 1) + Self.picture(at: 0, color: 0) + Self.end)
        let bitmap = try Bitmap(decoding: file, origin: nil)
        #expect((bitmap.width, bitmap.height) == (2, 1))
        #expect(bitmap[0, 0] == 0, "beside the picture the screen is clear")
        #expect(bitmap[1, 0] == 0xFF00_00FF)
        let header = try #require(ImageHeader(file))
        #expect(header.kind == .gif && header.width == 2 && header.height == 1)
    }

    @Test func theTransparentColourIsClear() throws {
        let file = Data(Self.header + Self.control + Self.picture(at: 0, color: 0) + Self.end)
        #expect(try Bitmap(decoding: file, origin: nil)[0, 0] == 0)
        let other = Data(Self.header + Self.control + Self.picture(at: 0, color: 1) + Self.end)
        #expect(try Bitmap(decoding: other, origin: nil)[0, 0] == 0xFF00_00FF)
    }

    @Test func filesThatEndEarlyAreRefused() {
        let file = Self.header + Self.control + Self.picture(at: 0, color: 1)
        for count in 0..<(file.count - 2) {
            #expect(throws: ImageDecodingError.self, "\(count) bytes") {
                try Bitmap(decoding: Data(file.prefix(count)), origin: "x.gif")
            }
        }
        #expect(throws: ImageDecodingError.self) {
            try Bitmap(decoding: Data(Self.header + Self.end), origin: "empty.gif")
        }
    }

    @Test func aScreenTooLargeIsRefused() {
        var file = Self.header + Self.picture(at: 0, color: 1) + Self.end
        file.replaceSubrange(6..<10, with: [255, 255, 255, 255])
        #expect(throws: ImageDecodingError.self) { try Bitmap(decoding: Data(file), origin: "x.gif") }
    }

    /// Whatever a byte becomes, the file is read or refused.
    @Test func damagedFilesStopNothing() {
        let file = Self.header + Self.control + Self.picture(at: 0, color: 1) + Self.end
        for at in 10..<file.count {
            for value in stride(from: UInt8(0), to: 255, by: 5) {
                var damaged = file
                damaged[at] = value
                _ = try? Bitmap(decoding: Data(damaged), origin: nil)
            }
        }
    }
}
