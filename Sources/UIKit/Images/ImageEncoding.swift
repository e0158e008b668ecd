import Synchronization

/// How pictures become files: pixels exist only in displays, so the host says how.
package enum ImageEncoding {
    package enum Format: Equatable, Sendable {
        case png
        /// 0...1.
        case jpeg(quality: CGFloat)
    }

    package typealias Encode = @Sendable (CGImage, ImageOrientation, Format) -> Data?
    package typealias Rasterise = @Sendable (_ path: String, _ scale: CGFloat) -> Data?
    package typealias WritePDF =
        @Sendable (_ pages: [(CGRect, DrawingList)], _ info: [String: String]) -> Data

    // Of the process: its host writes pictures for all sessions.
    private static let host = Mutex<(encode: Encode?, rasterise: Rasterise?, pdf: WritePDF?)>((nil, nil, nil))

    /// Set by the host: the picture turned upright as a file, or nil when it cannot be read. Called on any thread, as all here.
    package static var encode: Encode? {
        get { host.withLock { $0.encode } }
        set { host.withLock { $0.encode = newValue } }
    }

    /// Set by the host: a PDF or SVG file as a PNG file with so many pixels a point; nil when it cannot be read.
    package static var rasterise: Rasterise? {
        get { host.withLock { $0.rasterise } }
        set { host.withLock { $0.rasterise = newValue } }
    }

    /// Set by the host: recorded drawings as the pages of a PDF document, and texts about it by Core Graphics' keys.
    package static var pdf: WritePDF? {
        get { host.withLock { $0.pdf } }
        set { host.withLock { $0.pdf = newValue } }
    }

    static func data(_ image: UIImage, _ format: Format) -> Data? {
        guard let picture = image.cgImage else { return nil }
        PixelHost.notePixelsRead()
        if format == .png, image.imageOrientation == .up, case .encoded(let data) = picture.source,
            ImageHeader(data)?.kind == .png
        {
            return data
        }
        guard let encode else {
            Diagnostics.sayOnceFromAnywhere(
                "UIImage.pngData() and jpegData(): this host has no pixels to encode; returning nil")
            return nil
        }
        return encode(picture, ImageOrientation(rawValue: image.imageOrientation.rawValue) ?? .up, format)
    }
}
