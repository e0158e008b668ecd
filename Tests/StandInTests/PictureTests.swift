import CoreImage
import CoreText
import ImageIO
import QuickLook
import Testing
import UIKit

@Suite @MainActor struct PictureTests {
    /// A PNG file says its width and height in its first 24 bytes (ISO 15948).
    private var png: Data {
        var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
        data += Data("IHDR".utf8) + Data([0, 0, 0, 40, 0, 0, 0, 30, 8, 6, 0, 0, 0])
        return data
    }

    @Test func sourcesTellWhatTheyHold() throws {
        let source = try #require(CGImageSourceCreateWithData(png as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetType(source) as String? == "public.png")
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        #expect((properties?[kCGImagePropertyPixelWidth as String] as? NSNumber)?.intValue == 40)
        #expect((properties?[kCGImagePropertyPixelHeight as String] as? NSNumber)?.intValue == 30)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
        let nothing = try #require(CGImageSourceCreateWithData(Data([1, 2]) as CFData, nil))
        #expect(CGImageSourceGetCount(nothing) == 0)
        #expect(CGImageSourceCreateImageAtIndex(nothing, 0, nil) == nil)
    }

    /// 20 pixels at most: 40 by 30 becomes 20 by 15.
    @Test func thumbnails() throws {
        let source = try #require(CGImageSourceCreateWithData(png as CFData, nil))
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways as String: NSNumber(value: true),
                kCGImageSourceThumbnailMaxPixelSize as String: NSNumber(value: 20),
            ] as NSDictionary
        let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
        #expect(small?.width == 20 && small?.height == 15)
    }

    @Test func filtersLeaveThePicture() throws {
        let picture = CGImage(width: 8, height: 6, source: .pixels(Data(count: 192)))
        let filter = try #require(CIFilter(name: "CISepiaTone"))
        filter.setValue(CIImage(cgImage: picture), forKey: kCIInputImageKey)
        filter.setValue(0.5, forKey: kCIInputIntensityKey)
        let output = try #require(filter.outputImage)
        #expect(output.extent == CGRect(x: 0, y: 0, width: 8, height: 6))
        #expect(CIContext().createCGImage(output, from: output.extent) === picture)
        // The origin is below: the lower half of the picture is its last three rows.
        let half = output.cropped(to: CGRect(x: 0, y: 0, width: 8, height: 3))
        guard case .crop(_, let rect)? = CIContext().createCGImage(half, from: half.extent)?.source else {
            Issue.record("no part of the picture")
            return
        }
        #expect(rect == CGRect(x: 0, y: 3, width: 8, height: 3))
        let code = CIFilter(name: "CIQRCodeGenerator")
        code?.setValue(Data("a".utf8), forKey: "inputMessage")
        let large = code?.outputImage?.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        #expect(large?.extent.width == 270)
        #expect(large.map { UIImage(ciImage: $0).size.width } == 270)
        let color = CIColor(string: "0.5 0.25 1.0 0.75")
        #expect(color.red == 0.5 && color.green == 0.25 && color.blue == 1 && color.alpha == 0.75)
    }

    @Test func linesAreMeasured() {
        let text = NSAttributedString(string: "Pears", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        var ascent: CGFloat = 0
        let width = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text), &ascent, nil, nil)
        #expect(abs(width - Double(text.size().width)) < 1e-9)
        #expect(ascent == UIFont.systemFont(ofSize: 20).ascender)
    }

    private final class Files: NSObject, QLPreviewControllerDataSource {
        let url: URL
        init(_ url: URL) { self.url = url }
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int)
            -> any QLPreviewItem
        { url as NSURL }
    }

    @Test func textsOfFilesAreShown() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID()).txt")
        try Data("pears".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let files = Files(file)
        let controller = QLPreviewController()
        controller.dataSource = files
        _ = Screen(controller)
        #expect(controller.view.subviews.contains { ($0 as? UITextView)?.text == "pears" })
    }
}
