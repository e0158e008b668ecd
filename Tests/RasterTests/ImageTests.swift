import Foundation
import QuartzCore
import Raster
import Testing

@Suite struct ImageTests {
    private func show(
        _ gravity: CALayerContentsGravity, _ size: CGSize, scale: CGFloat = 1,
        orientation: ImageOrientation = .up,
        tint: CGColor? = nil, part: CGRect = rect(0, 0, 1, 1), center: CGRect = rect(0, 0, 1, 1)
    ) -> Bitmap {
        let image = LayerImage(
            image: quarters(side: 2), gravity: gravity, scale: scale, orientation: orientation, tint: tint,
            contentsRect: part, contentsCenter: center)
        let node = layer(2, CGRect(origin: .zero, size: size), contents: .image(image))
        return tree(size.width, size.height, [node]).rendered().bitmap
    }

    private func corners(_ b: Bitmap) -> [UInt32] {
        [b[0, 0], b[b.width - 1, 0], b[0, b.height - 1], b[b.width - 1, b.height - 1]]
    }

    /// A red of 234, 51, 35 in Display P3 is sRGB's red, by the primaries of both; greys are the same. The file's profile has the three
    /// primaries alone, as ICC's specification writes them.
    @Test func coloursOfDisplayP3BecomeThoseOfTheScreen() throws {
        let file =
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAe2lDQ1BJQ0MgUHJvZmlsZQAAeJxjYGB4wgAELA4MDLl5JUVB7k4KEZFRCgxI"
            + "IDG5uIABL/h2jYERRF/Wxa8OK2AuAloIpFcAsUg6hL0HxE6CsC+A2Ag3Nd9nYLDd/////90IMa/9DAwbzRkYuHYixDQsGBgEuRkYTuwEAC6P"
            + "Hpt0XaSmAAAAD0lEQVR4nGN8Zaxs9PI3AAp4A1hou+yMAAAAAElFTkSuQmCC"
        let bitmap = try Bitmap(decoding: #require(Data(base64Encoded: file)), origin: nil)
        #expect(bitmap.row(0, 0..<2) == [red32, 0xFF1C_1C1E])
    }

    @Test func pictureOfItsOwnSizeIsCopied() {
        let bitmap = show(.resize, CGSize(width: 4, height: 4))
        #expect(bitmap.row(0, 0..<4) == [red32, red32, green32, green32])
        #expect(bitmap.row(3, 0..<4) == [blue32, blue32, black32, black32])
    }

    @Test func halvingAveragesNothingButEqualPixels() {
        let image = LayerImage(image: quarters(side: 8))
        let bitmap = tree(4, 4, [layer(2, rect(0, 0, 4, 4), contents: .image(image))]).rendered().bitmap
        #expect(corners(bitmap) == [red32, green32, blue32, black32])
    }

    @Test func aspectFitLeavesTheSidesEmpty() {
        let bitmap = show(.resizeAspect, CGSize(width: 12, height: 4))
        #expect(bitmap.box(otherThan: white32) == PixelRect(4, 0, 8, 4))
    }

    @Test func aspectFillCoversEverything() {
        let bitmap = show(.resizeAspectFill, CGSize(width: 12, height: 4))
        #expect(bitmap.count(of: white32) == 0)
    }

    @Test(arguments: [
        (CALayerContentsGravity.center, 3, 3), (.topLeft, 0, 0), (.bottomRight, 6, 6), (.top, 3, 0),
        (.left, 0, 3),
    ])
    func positionsKeepTheNaturalSize(gravity: CALayerContentsGravity, x: Int, y: Int) {
        let bitmap = show(gravity, CGSize(width: 10, height: 10))
        #expect(bitmap.box(otherThan: white32) == PixelRect(x, y, x + 4, y + 4))
    }

    @Test func naturalSizeFollowsThePicturesScale() {
        #expect(
            show(.topLeft, CGSize(width: 10, height: 10), scale: 2).box(otherThan: white32)
                == PixelRect(0, 0, 2, 2))
    }

    @Test(arguments: [
        (ImageOrientation.up, [red32, green32, blue32, black32]),
        (.down, [black32, blue32, green32, red32]),
        (.left, [green32, black32, red32, blue32]),
        (.right, [blue32, red32, black32, green32]),
        (.upMirrored, [green32, red32, black32, blue32]),
        (.downMirrored, [blue32, black32, red32, green32]),
        (.leftMirrored, [red32, blue32, green32, black32]),
        (.rightMirrored, [black32, green32, blue32, red32]),
    ])
    func orientationTurnsThePicture(orientation: ImageOrientation, expected: [UInt32]) {
        #expect(corners(show(.resize, CGSize(width: 4, height: 4), orientation: orientation)) == expected)
    }

    @Test func tintReplacesTheColours() {
        let violet = CGColor(red: 1, green: 0, blue: 1, alpha: 1)
        #expect(show(.resize, CGSize(width: 4, height: 4), tint: violet).count(of: 0xFFFF_00FF) == 16)
    }

    @Test func contentsRectShowsAPart() {
        #expect(
            show(.resize, CGSize(width: 4, height: 4), part: rect(0.5, 0, 0.5, 0.5)).count(of: green32) == 16)
    }

    @Test func stretchingKeepsTheCorners() {
        let bitmap = show(.resize, CGSize(width: 12, height: 12), center: rect(0.5, 0.5, 0, 0))
        #expect(bitmap.row(0, 0..<3) == [red32, red32, bitmap[2, 0]])
        #expect(bitmap[11, 0] == green32)
        #expect(bitmap[10, 1] == green32)
        #expect(bitmap[0, 11] == blue32)
        #expect(bitmap[11, 11] == black32)
    }

    /// The picture has two red and two green pixels in a row, two blue and two black ones below.
    @Test func tilesRepeatTheMiddle() {
        func show(_ size: CGSize, _ center: CGRect, scale: CGFloat = 1) -> Bitmap {
            var image = LayerImage(image: quarters(side: 2), scale: scale, contentsCenter: center)
            image.repeatsCenter = true
            let node = layer(2, CGRect(origin: .zero, size: size), contents: .image(image))
            return tree(size.width, size.height, [node]).rendered().bitmap
        }
        let whole = show(CGSize(width: 10, height: 7), rect(0, 0, 1, 1))
        let top = [red32, red32, green32, green32]
        #expect(whole.row(0, 0..<10) == top + top + [red32, red32])
        #expect(whole.row(5, 0..<4) == top)
        #expect(whole.row(6, 8..<10) == [blue32, blue32])
        // A pixel of caps at the left and right: red, then red and green again and again, then green.
        let middle = show(CGSize(width: 8, height: 4), rect(0.25, 0, 0.5, 1))
        #expect(middle.row(0, 0..<8) == [red32, red32, green32, red32, green32, red32, green32, green32])
        // A pixel is stretched, as it comes to the same.
        let pixel = show(CGSize(width: 6, height: 4), rect(0.5, 0, 0.25, 1))
        #expect(pixel.row(0, 0..<6) == [red32, red32, green32, green32, green32, green32])
    }

    @Test func pngRoundTripKeepsEveryByte() throws {
        let half = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        let node = layer(2, rect(0, 0, 9, 7), background: red) { $0.cornerRadius = 3 }
        let frame = tree(9, 7, [node, layer(3, rect(2, 2, 3, 3), background: half)]).rendered().bitmap
        let file = frame.png()
        #expect(try Bitmap(decoding: file, origin: nil).difference(from: frame) == nil)
        #expect(file == frame.png())
        let alone = try #require(
            Renderer().picture(of: layer(4, rect(0, 0, 9, 7), background: half), scale: 1))
        let decoded = try Bitmap(decoding: alone.bitmap.png(), origin: nil)
        #expect(decoded.difference(from: alone.bitmap).map { $0.greatest <= 1 } ?? true)
    }

    @Test func jpegDecodesToNearlyWhatWasEncoded() throws {
        let frame = tree(32, 32, [layer(2, rect(0, 0, 32, 16), background: red)]).rendered().bitmap
        let decoded = try Bitmap(decoding: frame.jpeg(quality: 1), origin: nil)
        #expect((decoded.width, decoded.height) == (32, 32))
        #expect(decoded[5, 4] >> 16 & 0xFF > 0xF8)
        #expect(decoded[5, 28] & 0xFF > 0xF8)
    }

    @Test func unreadablePicturesAreNamedAndTheRestIsDrawn() throws {
        let whole = tree(64, 64, [layer(2, rect(0, 0, 9, 30), background: red)]).rendered().bitmap.jpeg(
            quality: 0.9)
        let broken = [
            ("covers/cut.jpg", whole.prefix(whole.count / 2)),
            ("covers/text.jpg", Data("no picture".utf8)),
            ("covers/empty.png", Data()),
        ]
        let nodes = broken.enumerated().map { i, file in
            let image = CGImage(width: 64, height: 64, source: .encoded(Data(file.1)), origin: file.0)
            return layer(
                UInt64(10 + i), rect(0, 0, 20, 20), background: blue,
                contents: .image(LayerImage(image: image)))
        }
        let renderer = Renderer()
        let bitmap = renderer.render(tree(64, 64, nodes))
        #expect(bitmap.count(of: blue32) == 400)
        let texts = renderer.problems.map(\.description)
        try #require(texts.count == 3, "\(texts)")
        #expect(texts[0] == "covers/cut.jpg: cannot decode the image: Premature end of JPEG file")
        #expect(
            texts[1]
                == "covers/text.jpg: cannot decode the image: it is none of PNG, JPEG, GIF, HEIC, AVIF and WebP"
        )
        #expect(texts[2] == "covers/empty.png: cannot decode the image: the file is empty")
        renderer.render(tree(64, 65, nodes))
        #expect(renderer.problems.count == 3)
    }

    /// Decision 0110: whoever has not decoded a picture, or a part of it, finds the pixels that it took.
    @Test func aPictureTakesThePixelsOfAnother() throws {
        func pair(_ left: [UInt8], _ right: [UInt8]) -> CGImage {
            CGImage(width: 2, height: 1, source: .pixels(Data(left + right)))
        }
        // Bytes in the order blue, green, red, alpha.
        let image = pair([255, 0, 0, 255], [0, 0, 0, 255])
        let part = try #require(image.cropping(to: rect(0, 0, 1, 1)))
        #expect(Renderer().bitmap(of: part)?[0, 0] == blue32)
        image.adopt(pixelsOf: pair([0, 0, 255, 255], [255, 0, 0, 255]))
        #expect(Renderer().bitmap(of: part)?[0, 0] == red32)
        #expect(Renderer().bitmap(of: image)?[1, 0] == blue32)
    }

    @Test func damagedPNGIsAnError() throws {
        var file = tree(40, 40, [layer(2, rect(0, 0, 9, 30), background: red)]).rendered().bitmap.png()
        file.replaceSubrange(40..<60, with: [UInt8](repeating: 7, count: 20))
        #expect(throws: ImageDecodingError.self) { try Bitmap(decoding: file, origin: "x.png") }
    }
}
