import CCairo
import QuartzCore

/// Recorded drawings as pages of a PDF document, text as outlines.
enum PDFDocument {
    private final class Sink {
        var data = Data()
    }

    static func data(_ pages: [(CGRect, DrawingList)], info: [String: String]) -> Data {
        let sink = Sink()
        let surfaces = LayerSurfaces()
        let first = side(of: pages.first?.0 ?? .zero)
        let write: cairo_write_func_t = { sink, bytes, count in
            guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue().data.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
        }
        let surface = cairo_pdf_surface_create_for_stream(
            write, Unmanaged.passUnretained(sink).toOpaque(), first.width, first.height)!
        let names: [(String, cairo_pdf_metadata_t)] = [
            (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE),
            (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
            (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT),
            (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
        ]
        for (name, kind) in names {
            if let text = info[name] { cairo_pdf_surface_set_metadata(surface, kind, text) }
        }
        // The same pages are the same bytes, whenever they are written.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
        for (bounds, list) in pages {
            let size = side(of: bounds)
            cairo_pdf_surface_set_size(surface, size.width, size.height)
            let base = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
            let player = DrawingPlayer(
                onto: surface, width: CGFloat(size.width).pixelAbove, height: CGFloat(size.height).pixelAbove,
                base: base, scale: 1, images: surfaces.images, glyphs: surfaces.glyphs, hasOutlines: true)
            player.play(list)
            cairo_surface_show_page(surface)
        }
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        return withExtendedLifetime(surfaces) { sink.data }
    }

    private static func side(of bounds: CGRect) -> (width: Double, height: Double) {
        (Double(max(bounds.width.drawable, 1)), Double(max(bounds.height.drawable, 1)))
    }
}
