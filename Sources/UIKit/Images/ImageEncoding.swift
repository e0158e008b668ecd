/// How pictures become files: pixels exist only in displays, so the host says how.
@preconcurrency @MainActor
public enum ImageEncoding {
    public enum Format: Equatable, Sendable {
        case png
        /// 0...1.
        case jpeg(quality: CGFloat)
    }

    // Of the process: set once, by the host.
    /// Set by the host: the picture turned upright as a file, or nil when it cannot be read.
    public static var encode: (@MainActor (CGImage, ImageOrientation, Format) -> Data?)?

    // Of the process: set once, by the host.
    /// Set by the host: a PDF or SVG file as a PNG file with so many pixels a point; nil when it cannot be read.
    public static var rasterise: (@MainActor (_ path: String, _ scale: CGFloat) -> Data?)?

    // Of the process: set once, by the host.
    /// Set by the host: recorded drawings as the pages of a PDF document, and texts about it by Core Graphics' keys.
    public static var pdf: (@MainActor (_ pages: [(CGRect, DrawingList)], _ info: [String: String]) -> Data)?

    static func data(_ image: UIImage, _ format: Format) -> Data? {
        guard let picture = image.cgImage else { return nil }
        if format == .png, image.imageOrientation == .up, case .encoded(let data) = picture.source,
            ImageHeader(data)?.kind == .png
        {
            return data
        }
        guard let encode else {
            Diagnostics.sayOnce(
                "UIImage.pngData() and jpegData(): this host has no pixels to encode; returning nil")
            return nil
        }
        return encode(picture, ImageOrientation(rawValue: image.imageOrientation.rawValue) ?? .up, format)
    }
}
