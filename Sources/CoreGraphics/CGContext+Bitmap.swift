public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The bytes of a picture's file.
public final class CGDataProvider: @unchecked Sendable {
    public let data: NSData?
    public init?(data: NSData) { self.data = data }
    public init?(url: NSURL) {
        guard let bytes = NSData(contentsOf: url as URL) else { return nil }
        data = bytes
    }
}

extension CGContext {
    /// A context as large as `width` × `height` pixels whose y grows upwards; `makeImage()` gives what was drawn.
    /// Nothing is written to memory of the caller's: with `data` there is no context.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard data == nil, width > 0, height > 0 else { return nil }
        self.init(
            recordingIn: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)), scale: 1)
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
        bitmapSize = CGSize(width: CGFloat(width), height: CGFloat(height))
    }

    /// Of contexts that were made with a size in pixels.
    public var width: Int { Int(cutting: bitmapSize.width) }
    public var height: Int { Int(cutting: bitmapSize.height) }

    /// A picture of what has been drawn; nil for contexts that are not a bitmap's.
    public func makeImage() -> CGImage? {
        guard bitmapSize != .zero else { return nil }
        return makeImage(size: bitmapSize)
    }
}

extension CGImage {
    /// The picture in a PNG file's bytes; nil for other bytes.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(encoded: source)
    }

    /// The picture in a JPEG file's bytes; nil for other bytes.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(encoded: source)
    }

    private convenience init?(encoded source: CGDataProvider) {
        guard let bytes = source.data, let header = ImageHeader(Data(referencing: bytes)) else { return nil }
        self.init(width: header.width, height: header.height, source: .encoded(Data(referencing: bytes)))
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
    public var isMask: Bool { false }
    public func copy() -> CGImage? { self }
}
