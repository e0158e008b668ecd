import QuartzCore
import Testing

@testable import Raster

/// Bitmap contexts on memory, pictures' pixels, masks, pattern colours and documents: what needs a rasteriser.
/// Expectations are arithmetic, or Apple's documentation where they say so.
@Suite struct BitmapContextTests {
    init() { PixelHost.use(Rasteriser()) }

    private let rgba = CGImageAlphaInfo.premultipliedLast.rawValue
    private let bgra =
        CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

    private func canvas(
        _ data: UnsafeMutableRawPointer?, _ info: UInt32, row: Int = 0,
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
    ) -> CGContext? {
        CGContext(
            data: data, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: row, space: space,
            bitmapInfo: info)
    }

    /// Apple's documentation of `init(data:…)`: drawing renders into the caller's memory. The y of a bitmap
    /// context grows upwards, its first row in memory is the topmost.
    @Test func drawingGoesToTheCallersMemory() throws {
        var bytes = [UInt8](repeating: 0, count: 2 * 20)
        try bytes.withUnsafeMutableBytes { buffer in
            let context = try #require(canvas(buffer.baseAddress, rgba, row: 20))
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(context.data == buffer.baseAddress)
            #expect(context.bytesPerRow == 20 && context.bitsPerPixel == 32)
        }
        #expect(Array(bytes[20..<24]) == [255, 0, 0, 255])
        #expect(bytes.filter { $0 != 0 }.count == 2)
    }

    @Test func componentsLieWhereTheFormatSays() throws {
        let orange = CGColor(red: 1, green: 0.4, blue: 0.2, alpha: 1)
        let formats: [(UInt32, [UInt8])] = [
            (rgba, [255, 102, 51, 255]), (bgra, [51, 102, 255, 255]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 102, 51]),
            (CGImageAlphaInfo.noneSkipLast.rawValue, [255, 102, 51, 255]),
        ]
        for (info, expected) in formats {
            let context = try #require(canvas(nil, info))
            context.setFillColor(orange)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            let data = try #require(context.data)
            #expect(Array(UnsafeRawBufferPointer(start: data, count: 4)) == expected)
        }
        let gray = try #require(
            canvas(nil, CGImageAlphaInfo.none.rawValue, space: CGColorSpaceCreateDeviceGray()))
        gray.setFillColor(gray: 0.6, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        let data = try #require(gray.data)
        #expect(Array(UnsafeRawBufferPointer(start: data, count: 8)) == [0, 0, 0, 0, 153, 153, 153, 153])
    }

    /// "Supported Pixel Formats" of Apple's Quartz guide: no straight alpha, no RGB without a fourth byte.
    @Test func formatsThatCoreGraphicsLacksGiveNil() {
        #expect(canvas(nil, CGImageAlphaInfo.last.rawValue) == nil)
        #expect(canvas(nil, CGImageAlphaInfo.none.rawValue) == nil)
        #expect(canvas(nil, rgba, row: 15) == nil)
    }

    @Test func whatIsWrittenByHandShows() throws {
        let context = try #require(canvas(nil, rgba))
        let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        (data[0], data[1], data[2], data[3]) = (0, 255, 0, 255)
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
        let pixels = try #require(context.makeImage()?.dataProvider?.data) as Data
        #expect(Array(pixels[0..<8]) == [0, 255, 0, 255, 0, 0, 0, 0])
        #expect(Array(pixels[28..<32]) == [0, 0, 255, 255])
    }

    @Test func picturesAreMadeOfAndTakenForBytes() throws {
        let bytes: [UInt8] = [255, 0, 0, 128, 0, 255, 0, 255]
        let provider = try #require(CGDataProvider(data: Data(bytes) as NSData))
        func picture(_ info: CGImageAlphaInfo) -> CGImage? {
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info.rawValue),
                provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        }
        let straight = try #require(picture(.last)?.dataProvider?.data) as Data
        #expect(Array(straight) == [128, 0, 0, 128, 0, 255, 0, 255])
        let opaque = try #require(picture(.noneSkipLast)?.dataProvider?.data) as Data
        #expect(Array(opaque) == [255, 0, 0, 255, 0, 255, 0, 255])
    }

    /// Apple's documentation of `clip(to:mask:)`: where a picture without alpha is white it lets everything through,
    /// where it is black nothing.
    @Test func masksLetThroughWhatTheyCover() throws {
        let context = try #require(canvas(nil, rgba))
        let half = CGImage(
            width: 2, height: 1,
            source: .pixels(Data([255, 255, 255, 255, 0, 0, 0, 0])))
        let bright = CGImage(
            width: 2, height: 1,
            source: .pixels(Data([0, 0, 0, 255, 255, 255, 255, 255])))
        context.interpolationQuality = .none
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        for (mask, y) in [(half, 1), (bright, 0)] {
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: y, width: 2, height: 1), mask: mask)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            context.restoreGState()
        }
        let data = try #require(context.data)
        let bytes = Array(UnsafeRawBufferPointer(start: data, count: 32))
        #expect(stride(from: 3, to: 32, by: 4).map { bytes[$0] } == [255, 0, 0, 0, 0, 255, 0, 0])
    }

    private let checks = ColorPattern(
        image: CGImage(
            width: 2, height: 1, source: .pixels(Data([0, 0, 255, 255, 255, 0, 0, 255]))))

    /// Red and blue in turns, from the layer's left edge on.
    @Test func patternsTileBackgrounds() {
        let plain = layer(2, rect(1, 1, 10, 4), background: CGColor(pattern: checks))
        let bitmap = tree(20, 20, [plain]).rendered().bitmap
        #expect(bitmap.count(of: red32) == 20 && bitmap.count(of: blue32) == 20)
        #expect(bitmap[1, 1] == red32 && bitmap[2, 1] == blue32 && bitmap[0, 0] == white32)
        let round = layer(2, rect(0, 0, 10, 10), background: CGColor(pattern: checks)) { $0.cornerRadius = 5 }
        let cut = tree(20, 20, [round]).rendered().bitmap
        #expect(cut[0, 0] == white32 && cut[4, 5] == red32 && cut[5, 5] == blue32)
    }

    /// The ring of two pixels around a square, and a template picture's pixels.
    @Test func patternsTileBordersAndTints() {
        let ring = layer(2, rect(0, 0, 10, 10)) {
            $0.borderWidth = 2
            $0.borderColor = CGColor(pattern: checks)
        }
        let border = tree(20, 20, [ring]).rendered().bitmap
        #expect(border.count(of: red32) == 32 && border.count(of: blue32) == 32)
        #expect(border[0, 0] == red32 && border[1, 0] == blue32 && border[2, 2] == white32)
        let square = CGImage(width: 1, height: 1, source: .pixels(Data([0, 255, 0, 255])))
        let image = LayerImage(image: square, gravity: .resize, tint: CGColor(pattern: checks))
        let tinted = tree(20, 20, [layer(2, rect(0, 0, 4, 4), contents: .image(image))]).rendered().bitmap
        #expect(tinted.count(of: red32) == 8 && tinted.count(of: blue32) == 8)
    }

    @Test func patternsTileWhatIsDrawn() {
        let commands: [DrawingCommand] = [
            .concatenate(CGAffineTransform(translationX: 3, y: 0)),
            .fillRect(rect(0, 0, 4, 1), CGColor(pattern: checks)),
        ]
        let node = layer(2, rect(0, 0, 20, 20), contents: drawing(rect(0, 0, 20, 20), commands))
        let bitmap = tree(20, 20, [node]).rendered().bitmap
        #expect(
            (0..<8).map { bitmap[$0, 0] == white32 ? 0 : bitmap[$0, 0] == red32 ? 1 : 2 }
                == [0, 0, 0, 2, 1, 2, 1, 0])
    }

    @Test func documentsHaveAPageForEachDrawing() throws {
        let list = DrawingList(commands: [.fillRect(rect(0, 0, 50, 50), red)])
        let data = Rasteriser().pdf(
            [(rect(0, 0, 200, 100), list), (rect(0, 0, 300, 400), list)],
            info: ["kCGPDFContextTitle": "Title"])
        let text = try #require(String(data: data, encoding: .isoLatin1))
        #expect(text.hasPrefix("%PDF-"))
        #expect(text.contains("/Count 2"))
        #expect(text.contains("/Title (Title)"))
        #expect(!text.contains("/CreationDate"))
        for side in ["200 100", "300 400"] {
            #expect(text.contains("[ 0 0 \(side) ]"), "\(side)")
        }
    }
}
