import CoreGraphics
import Foundation
import Glibc
import Testing

@testable import Raster

/// Pictures of our own, as the reference encoders (libheif, libwebp) write them: HEIC and AVIF files of 64 by 32 pixels, in tiles of 64 by 64 as a
/// phone's camera divides its own, WebP files of 5 by 3. The left part is red (220, 40, 60), the right one blue (30, 90, 200).
struct ContainerPictureTests {
    private static func file(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }

    private static func isThere(_ library: String) -> Bool { dlopen(library, RTLD_LAZY) != nil }

    @Test func headersSayTheSizeOfThePrimaryPicture() throws {
        for (file, kind) in [(Self.heic, ImageHeader.Kind.heic), (Self.avif, .avif)] {
            let header = try #require(ImageHeader(file))
            #expect(header.kind == kind && header.width == 64 && header.height == 32)
        }
        for file in [Self.lossless, Self.lossy, Self.extended] {
            let header = try #require(ImageHeader(file))
            #expect(header.kind == .webp && header.width == 5 && header.height == 3)
        }
    }

    /// A property `irot` of one quarter of a turn (ISO/IEC 23008-12) in the place of another one.
    @Test func aTurnedPictureIsUpright() throws {
        var file = Self.heic
        // How many bits a colour has, which nobody asks.
        let place = try #require(file.range(of: Data("pixi".utf8)))
        file.replaceSubrange(place, with: Data("irot".utf8))
        file[place.upperBound] = 1
        let header = try #require(ImageHeader(file))
        #expect(header.width == 32 && header.height == 64)
    }

    /// Whatever a byte becomes, and wherever the file ends.
    @Test func damagedHeadersStopNothing() {
        for file in [Self.heic, Self.avif, Self.extended] {
            for at in file.indices {
                var damaged = file
                damaged[at] = 255
                _ = ImageHeader(damaged)
                #expect(ImageHeader(file.prefix(min(at, 16))) == nil)
                _ = ImageHeader(file.prefix(at))
            }
        }
    }

    @Test(.enabled(if: isThere("libheif.so.1")))
    func heicAndAVIFAreDecodedWhereTheMachineCan() throws {
        for file in [Self.heic, Self.avif] {
            let bitmap = try Bitmap(decoding: file, origin: nil)
            #expect(bitmap.width == 64 && bitmap.height == 32)
            let (left, right) = (bitmap[2, 2], bitmap[61, 29])
            #expect(left >> 24 == 255 && left >> 16 & 255 > 200 && left & 255 < 100)
            #expect(right >> 24 == 255 && right >> 16 & 255 < 100 && right & 255 > 150)
        }
        #expect(throws: ImageDecodingError.self) {
            try Bitmap(decoding: Self.heic.prefix(Self.heic.count - 100), origin: "x.heic")
        }
    }

    /// Without loss, and with an alpha of 128: (30, 90, 200) * 128 / 255 are 15, 45, 100.
    @Test(.enabled(if: isThere("libwebp.so.7")))
    func webPIsDecodedWhereTheMachineCan() throws {
        let bitmap = try Bitmap(decoding: Self.lossless, origin: nil)
        #expect(bitmap.width == 5 && bitmap.height == 3)
        #expect(bitmap[0, 0] == 0xFFDC_283C && bitmap[4, 2] == 0x800F_2D64)
        for file in [Self.lossy, Self.extended] {
            #expect(try Bitmap(decoding: file, origin: nil).width == 5)
        }
        #expect(throws: ImageDecodingError.self) {
            try Bitmap(decoding: Self.lossy.prefix(40), origin: "x.webp")
        }
    }

    private static let heic = file(
        """
        AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAvxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA\
        AA5waXRtAAAAAAACAAAAGGlkYXQAAAAAAEAAIAAAAAAAQAAgAAAAYGlsb2MBAAAAREAABAABAAAAAAAAAyAAAQAAAAAAAABxAAIA\
        AQAAAAAAAAABAAAAAAAAAAgAAwAAAAAAAAORAAEAAAAAAAAAEwAEAAEAAAAAAAAAAQAAAAgAAAAIAAAAYmlpbmYAAAAAAAQAAAAV\
        aW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAAAVaW5mZQIAAAEAAwAAaHZjMQAAAAAVaW5mZQIAAAAABAAA\
        Z3JpZAAAAAGxaXBycAAAAYRpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAA\
        AwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAA\
        AAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAACAAAAAQcGl4aQAAAAADCAgIAAAAcWh2Y0MBBAgAAAAAAAAAAAAe8AD8/Pj4AAAP\
        AyAAAQAXQAEMAf//BAgAAAMAn/gAAAMAAB66AkAhAAEAJkIBAQQIAAADAJ/4AAADAAAewIIEFlurkprmwIAAAAMAgAAAAwCEIgAB\
        AAZEAcFzwIkAAAAUaXNwZQAAAAAAAABAAAAAQAAAABRpc3BlAAAAAAAAAEAAAAAgAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1\
        cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAlaXBtYQAAAAAAAAAEAAECgQIAAgIDhAADAoUGAAQDB4iJAAAANmlyZWYAAAAA\
        AAAADmRpbWcAAgABAAEAAAAOZGltZwAEAAEAAwAAAA5hdXhsAAQAAQACAAAAjG1kYXQAAABtKAGvBjiJLnwv8I1///11/2X9tiIp\
        pl+KpTI/yqo///coGm/8BO18z/VtM4OiYLXXtUybWLXwcZWjbhItdS/O/vOOTPwoTeyFhlAb8MfJD1Iar5m//PrP37ffSFJzXCtv\
        yJ8A9/okpKorRhE/gAAAAA8oAa4McLULy3/g5f7FXxM=
        """)
    private static let avif = file(
        """
        AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAZhtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA\
        AA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgACAAAAAAG8AAEAAAAAAAAAFwABAAAAAAHTAAEAAAAAAAAAKgAAADhpaW5mAAAA\
        AAACAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAFWluZmUCAAAAAAIAAGF2MDEAAAAA12lwcnAAAACxaXBjbwAAABNjb2xybmNseAAC\
        AAIABoAAAAAMYXYxQ4EAHAAAAAAUaXNwZQAAAAAAAABAAAAAIAAAAA5waXhpAAAAAAEIAAAAOGF1eEMAAAAAdXJuOm1wZWc6bXBl\
        Z0I6Y2ljcDpzeXN0ZW1zOmF1eGlsaWFyeTphbHBoYQAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAAAABAAAAAIAAAABBwaXhpAAAA\
        AAMICAgAAAAeaXBtYQAAAAAAAAACAAEEgYYHiAACBIIDhIUAAAAaaXJlZgAAAAAAAAAOYXV4bAACAAEAAQAAAEltZGF0EgAKBhgV\
        P/sKgDILEYAAAQCyux4pskASAAoJGBU/+wQICBoQMhsRgAAAQLKLR7zeqyNG3pjxS0HRPoLpsZTGOgQ=
        """)
    private static let lossless = file(
        """
        UklGRiQAAABXRUJQVlA4TBcAAAAvBIAAEA9wFJkLcZ+H8YH/oYVyRPQ/AAA=
        """)
    private static let lossy = file(
        """
        UklGRlwAAABXRUJQVlA4IFAAAABwAwCdASoFAAMAAMASJagCdLcAowH4AVoB/AMoA/QAFuzNFwAA/vqd8vWx1/+8mLT6pv/pcH/c\
        mLT6pv/o43elWuUBf+rQ2si/Dhf+UwAAAA==
        """)
    private static let extended = file(
        """
        UklGRoIAAABXRUJQVlA4WAoAAAAQAAAABAAAAgAAQUxQSAwAAAABD/DA/4iIUI6I/gdWUDggUAAAAHADAJ0BKgUAAwAAwBIlqAJ0\
        twCjAfgBWgH8AygD9AAW7M0XAAD++p3y9bHX/7yYtPqm/+lwf9yYtPqm/+jjd6Va5QF/6tDayL8OF/5TAAAA
        """)
}
