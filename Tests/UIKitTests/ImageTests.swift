import QuartzCore
import Testing

@testable import UIKit

/// Pictures by name, path and data, and views that show them.
@MainActor @Suite(.serialized)
struct ImageTests {
    /// The first bytes of a PNG file: enough to know its size.
    nonisolated static func png(_ width: Int, _ height: Int) -> Data {
        func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width)
                + big(height))
    }

    private func jpeg(_ width: Int, _ height: Int, orientation: UInt8, littleEndian: Bool) -> Data {
        let tag: [UInt8] =
            littleEndian
            ? [0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
            : [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let head: [UInt8] =
            littleEndian
            ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0] : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
        let exif = Array("Exif\0\0".utf8) + head + tag
        let frame: [UInt8] = [
            8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), 3,
        ]
        return Data(
            [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + [
                0xFF, 0xC0, 0, UInt8(frame.count + 2),
            ] + frame)
    }

    private func bundle(_ files: [String: Data], _ body: () -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "pictures-\(UUID().uuidString)")
        for (name, data) in files {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
        let (before, sink) = (BundleFiles.main, Diagnostics.sink)
        defer {
            (BundleFiles.main, Diagnostics.sink) = (before, sink)
            ImageProblems.reset()
            try? FileManager.default.removeItem(at: folder)
        }
        BundleFiles.main = BundleFiles(folder: folder)
        Diagnostics.sink = { _ in }
        ImageProblems.reset()
        body()
    }

    /// Neither links out of the folder nor circles nor pipes are read; what they are is told.
    @Test func onlyWhatIsInTheFolderIsFound() throws {
        let manager = FileManager.default
        let place = manager.temporaryDirectory.appendingPathComponent("contained-\(UUID().uuidString)")
        let (folder, inner) = (place.appendingPathComponent("app"), place.appendingPathComponent("app/inner"))
        defer { try? manager.removeItem(at: place) }
        try manager.createDirectory(at: inner, withIntermediateDirectories: true)
        try Self.png(10, 10).write(to: inner.appendingPathComponent("own.png"))
        try Self.png(10, 10).write(to: place.appendingPathComponent("other.png"))
        for (link, target) in [
            ("out.png", "../other.png"), ("elsewhere", ".."), ("inner/circle", ".."),
            ("same.png", "inner/own.png"),
        ] {
            try manager.createSymbolicLink(
                atPath: folder.path + "/" + link, withDestinationPath: target)
        }
        mkfifo(folder.path + "/pipe.png", 0o600)
        let files = BundleFiles(folder: folder)
        #expect(files.files.keys.sorted() == ["own.png", "same.png"])
        #expect(
            Set(files.refused.map { ($0.file as NSString).lastPathComponent }) == [
                "out.png", "elsewhere", "pipe.png",
            ])
    }

    @Test func sizeIsInPointsOfTheFilesScale() throws {
        try bundle(["covers/moon@2x.png": Self.png(80, 120), "sun.png": Self.png(30, 20)]) {
            #expect(UIImage(named: "moon")?.size == CGSize(width: 40, height: 60))
            #expect(UIImage(named: "moon.png")?.scale == 2)
            #expect(UIImage(named: "sun")?.size == CGSize(width: 30, height: 20))
            #expect(UIImage(named: "sun") == UIImage(named: "sun"))
            #expect(UIImage(named: "sun")?.cgImage === UIImage(named: "sun.png")?.cgImage)
        }
    }

    @Test func aMissingPictureIsToldWithTheNearestNames() throws {
        try bundle(["cover-moon.png": Self.png(8, 8), "cover-sun.png": Self.png(8, 8)]) {
            #expect(UIImage(named: "cover-mon") == nil)
            #expect(UIImage(named: "cover-mon") == nil)
            #expect(ImageProblems.messages.count == 1)
            let text = ImageProblems.messages.first ?? ""
            #expect(text.hasPrefix("UIImage(named: \"cover-mon\"): no such picture in /"), "\(text)")
            #expect(text.hasSuffix("; nearest names: cover-moon, cover-sun"), "\(text)")
        }
    }

    /// iOS: nil, and "CUICatalog: Invalid asset name supplied: ''" in the log; no file is missing.
    @Test func anEmptyNameHasNoPicture() throws {
        try bundle(["sun.png": Self.png(8, 8)]) {
            #expect(UIImage(named: "") == nil && ImageProblems.messages.isEmpty)
        }
    }

    @Test func aFileThatIsNoPictureIsNamed() throws {
        try bundle(["cover.jpg": Data("text".utf8)]) {
            #expect(UIImage(named: "cover") == nil)
            let text = ImageProblems.messages.first ?? ""
            #expect(
                text.hasSuffix(
                    "cover.jpg: cannot decode the image: it is none of PNG, JPEG, GIF, HEIC, AVIF and WebP"))
        }
    }

    @Test(arguments: [true, false]) func jpegFilesTellTheirOrientation(littleEndian: Bool) {
        let image = UIImage(data: jpeg(300, 200, orientation: 6, littleEndian: littleEndian))
        #expect(image?.imageOrientation == .right)
        #expect(image?.size == CGSize(width: 200, height: 300))
        #expect(image?.cgImage?.width == 300)
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
    }

    @Test func imageViewIsAsLargeAsItsPicture() {
        let view = UIImageView(image: UIImage(data: Self.png(40, 20), scale: 2))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        #expect(!view.isUserInteractionEnabled)
        #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    private func shown(_ view: UIImageView) -> LayerImage? {
        let stage = Stage(showing: UIView())
        stage.window.rootViewController?.view.addSubview(view)
        stage.frame()
        guard case .image(let image) = view.layer.commit(at: 0).contents else { return nil }
        return image
    }

    @Test func layerCarriesThePictureAsTheModeSays() throws {
        let view = UIImageView(image: UIImage(data: Self.png(40, 20)))
        view.contentMode = .scaleAspectFill
        #expect(shown(view)?.gravity == .resizeAspectFill)
        view.contentMode = .topLeft
        #expect(shown(view)?.gravity == .topLeft)
        view.image = nil
        #expect(shown(view) == nil)
    }

    @Test func templatesTakeTheTintColour() throws {
        let view = UIImageView(image: UIImage(data: Self.png(4, 4))?.withRenderingMode(.alwaysTemplate))
        view.tintColor = .red
        #expect(shown(view)?.tint == UIColor.red.cgColor)
        view.tintColor = .green
        #expect(shown(view)?.tint == UIColor.green.cgColor)
        view.image = view.image?.withTintColor(.blue, renderingMode: .alwaysOriginal)
        #expect(shown(view)?.tint == UIColor.blue.cgColor)
        view.image = UIImage(data: Self.png(4, 4))
        #expect(shown(view)?.tint == nil)
    }

    @Test func capInsetsStretchTheMiddle() throws {
        let image = UIImage(data: Self.png(40, 20))?
            .resizableImage(withCapInsets: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 20))
        let layer = try #require(shown(UIImageView(image: image)))
        #expect(layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.25, height: 0.5))
        // Apple's documentation: the middle is repeated unless `stretch` is asked for, without caps the whole picture.
        #expect(layer.repeatsCenter)
        let whole = UIImage(data: Self.png(40, 20))?.resizableImage(withCapInsets: .zero)
        #expect(try #require(shown(UIImageView(image: whole))).repeatsCenter)
        let stretched = whole?.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
        #expect(try !#require(shown(UIImageView(image: stretched))).repeatsCenter)
        #expect(try !#require(shown(UIImageView(image: UIImage(data: Self.png(40, 20))))).repeatsCenter)
    }

    /// Symbols are drawings, sharp at every size (Human Interface Guidelines, "SF Symbols"): a larger view has as many pixels as it shows.
    @Test func aSymbolInALargerViewHasItsPixels() throws {
        let view = UIImageView(image: UIImage(systemName: "star"))
        let root = UIView()
        let stage = Stage(showing: root)
        root.addSubview(view)
        func pixels() throws -> (width: Int, scale: CGFloat) {
            stage.frame()
            let picture = try #require(shown(view))
            return (picture.image.width, picture.scale)
        }
        view.contentMode = .scaleAspectFit
        let natural = try #require(view.image).size
        view.frame = CGRect(origin: .zero, size: natural)
        let small = try pixels()
        #expect(small.scale == UIScreen.main.scale)
        view.frame.size = CGSize(width: natural.width * 10, height: natural.height * 10)
        let large = try pixels()
        #expect(large.scale == 10 * UIScreen.main.scale)
        #expect(large.width >= 9 * small.width && large.width <= 10 * small.width + 10)
        #expect(view.intrinsicContentSize == natural)
        view.contentMode = .center
        #expect(try pixels() == small)
    }

    @Test func symbolsAreTemplatesThatGrowWithTheirPointSize() throws {
        // Sizes are those of a device's pixels: this one's, whatever the test before showed.
        let stage = Stage(showing: UIView())
        stage.frame()
        let small = try #require(UIImage(systemName: "star"))
        let large = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(large.size.width > small.size.width * 1.9)
        #expect(shown(UIImageView(image: small))?.tint != nil)
        let sink = Diagnostics.sink
        defer { Diagnostics.sink = sink }
        var told: [String] = []
        Diagnostics.sink = { told.append($0) }
        // "If the system symbol doesn't exist": nil (documentation of `init(systemName:)`).
        for _ in 0..<2 {
            #expect(UIImage(systemName: "star.fil") == nil && UIImage(systemName: "Star Fill") == nil)
        }
        #expect(told.count == 2 && told[0].contains("star.fil\"") && told[0].contains("star.fill"), "\(told)")
        // Also where a drawing could be composed for it.
        #expect(UIImage(systemName: "pencil.fill") == nil && UIImage(systemName: "pencil.slash") != nil)
    }

    /// A symbol that Apple has and that is not drawn here is a plain rounded square, named once.
    @Test func aSymbolThatIsNotDrawnIsASquare() throws {
        let stage = Stage(showing: UIView())
        stage.frame()
        let sink = Diagnostics.sink
        defer { Diagnostics.sink = sink }
        var told: [String] = []
        Diagnostics.sink = { told.append($0) }
        let name = "1.brakesignal"
        for _ in 0..<2 {
            #expect(UIImage(systemName: name)?.size == UIImage(systemName: "square")?.size)
        }
        #expect(told.count == 1 && told[0].contains(name), "\(told)")
    }

    @Test func rendererRecordsWhatIsDrawn() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format).image {
            context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            UIBezierPath(ovalIn: CGRect(x: 5, y: 0, width: 5, height: 5)).fill()
        }
        #expect(image.size == CGSize(width: 10, height: 5))
        #expect(image.cgImage?.width == 20)
        guard case .drawing(let list, let scale) = image.cgImage?.source else {
            Issue.record("not a drawing")
            return
        }
        #expect(scale == 2)
        #expect(
            list.commands.contains(.fillRect(CGRect(x: 0, y: 0, width: 5, height: 5), UIColor.red.cgColor)))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func imageContextsNest() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 1)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 3)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.width == 12)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.width == 8)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func pathsKnowWhatLiesInside() {
        let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(ring.contains(CGPoint(x: 10, y: 1)))
        #expect(!ring.contains(CGPoint(x: 1, y: 1)))
        ring.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
        #expect(ring.contains(CGPoint(x: 10, y: 10)))
        ring.usesEvenOddFillRule = true
        #expect(!ring.contains(CGPoint(x: 10, y: 10)))
        #expect(ring.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test func arcsRunClockwiseOnTheScreen() {
        let arc = UIBezierPath(
            arcCenter: CGPoint(x: 0, y: 0), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(arc.currentPoint.x) < 1e-9 && abs(arc.currentPoint.y - 10) < 1e-9)
        #expect(arc.bounds.height < 10.001 && arc.bounds.minY > -0.001)
    }

    @Test func reversingKeepsTheShape() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 3)
        let back = path.reversing()
        #expect(back.bounds == path.bounds)
        #expect(back.contains(CGPoint(x: 10, y: 5)))
        #expect(!back.contains(CGPoint(x: 0.2, y: 0.2)))
        #expect(back.currentPoint == CGPoint(x: 3, y: 0) || back.currentPoint == path.currentPoint)
    }
}
