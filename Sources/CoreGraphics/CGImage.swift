import Synchronization

/// A picture whose pixels are not decoded here: Raster does that, once per picture.
/// Two images are equal when they are the same object.
public final class CGImage: Hashable, Sendable {
    /// Where the pixels come from.
    public enum Source: Sendable {
        /// The bytes of a PNG or JPEG file.
        case encoded(Data)
        /// Premultiplied BGRA, 4 bytes a pixel, rows of `width * 4` bytes.
        case pixels(Data)
        /// Something drawn: a list in points at so many pixels a point.
        case drawing(DrawingList, scale: CGFloat)
        /// A part of another picture; the rectangle is in that picture's pixels.
        case crop(CGImage, CGRect)
    }

    /// In pixels, before the file's own orientation is applied.
    public let width: Int
    public let height: Int
    public var source: Source { stored.withLock { $0 } }
    private let stored: Mutex<Source>
    /// What messages call the picture: its file's path or its name.
    public let origin: String?

    /// A picture without pixels.
    public static let empty = CGImage(width: 0, height: 0, source: .pixels(Data()))

    public init(width: Int, height: Int, source: Source, origin: String? = nil) {
        self.width = width
        self.height = height
        stored = Mutex(source)
        self.origin = origin
    }

    /// Adopts the pixels of another picture of the same size: its file has changed. All that shows it, or was recorded with it, shows those from then on;
    /// whoever has decoded it before forgets that. What was worked out of the pixels stays (``PixelHost/arePixelsRead``).
    package func adopt(pixelsOf other: CGImage) {
        let source = other.source
        stored.withLock { $0 = source }
    }

    /// The part of the picture inside `rect`, in pixels; nil when they do not meet.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(
            CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        return CGImage(
            width: Int(cutting: part.width), height: Int(cutting: part.height), source: .crop(self, part),
            origin: origin)
    }

    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
