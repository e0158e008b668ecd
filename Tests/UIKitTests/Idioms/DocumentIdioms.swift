import Foundation
import QuartzCore
import Testing

@testable import UIKit

extension Idioms {
    /// `UIGraphicsPDFRenderer` by Apple's documentation; the bytes are the rasteriser's (`BitmapContextTests`).
    @Suite(.serialized) @MainActor struct Documents {
        private typealias Pages = [(CGRect, DrawingList)]

        private func written(_ body: () throws -> Void) rethrows -> (Pages, [String: String]) {
            let before = ImageEncoding.pdf
            defer { ImageEncoding.pdf = before }
            nonisolated(unsafe) var (pages, info): (Pages, [String: String]) = ([], [:])
            ImageEncoding.pdf = {
                (pages, info) = ($0, $1)
                return Data("%PDF".utf8)
            }
            try body()
            return (pages, info)
        }

        /// One `CGContext` serves all pages: code keeps it from before the first.
        /// "beginPage: Begins a new PDF page": with the renderer's bounds, and what follows is drawn on it.
        @Test func pagesAreDrawnOneAfterTheOther() {
            let box = CGRect(x: 0, y: 0, width: 612, height: 792)
            let format = UIGraphicsPDFRendererFormat()
            format.documentInfo = ["kCGPDFContextTitle": "Title"]
            let (pages, info) = written {
                let renderer = UIGraphicsPDFRenderer(bounds: box, format: format)
                let data = renderer.pdfData { context in
                    let one = context.cgContext
                    context.beginPage()
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                    #expect(UIGraphicsGetCurrentContext() === context.cgContext)
                    let small = CGRect(x: 0, y: 0, width: 100, height: 50)
                    context.beginPage(withBounds: small, pageInfo: [:])
                    #expect(context.pdfContextBounds == small && context.cgContext === one)
                    one.translateBy(x: 5, y: 0)
                    ("Text" as NSString).draw(at: .zero, withAttributes: nil)
                }
                #expect(data == Data("%PDF".utf8))
            }
            #expect(pages.map(\.0) == [box, CGRect(x: 0, y: 0, width: 100, height: 50)])
            #expect(
                pages.first?.1.commands.contains { command in
                    if case .fillRect = command { true } else { false }
                } == true)
            #expect(
                pages.last?.1.commands.contains { command in
                    if case .glyphs = command { true } else { false }
                } == true)
            #expect(info == ["kCGPDFContextTitle": "Title"])
            #expect(UIGraphicsGetCurrentContext() == nil)
        }

        @Test func documentsAreWrittenToFiles() throws {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(
                "document-\(UUID().uuidString).pdf")
            defer { try? FileManager.default.removeItem(at: url) }
            _ = try written {
                try UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
                    .writePDF(to: url) { $0.beginPage() }
            }
            #expect(try Data(contentsOf: url) == Data("%PDF".utf8))
        }

        /// The picture's own pixels in points, and a colour that a view keeps.
        @Test func patternColoursKeepTheirPicture() throws {
            let picture = CGImage(width: 4, height: 4, source: .pixels(Data(count: 64)))
            let image = UIImage(cgImage: picture, scale: 2, orientation: .up)
            let view = UIView()
            view.backgroundColor = UIColor(patternImage: image)
            let pattern = try #require(view.layer.backgroundColor?.pattern)
            #expect(pattern.image === picture && pattern.scale == 2)
            #expect(view.layer.backgroundColor?.isOpaque == false)
            #expect(view.backgroundColor == UIColor(patternImage: image))
        }
    }
}
