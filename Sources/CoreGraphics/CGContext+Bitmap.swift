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

/// The bytes of a picture: of its file, or of its pixels.
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
    /// Every step is drawn into `data` at once. With nil the context has memory of its own, made when `data` is first
    /// asked for. Nil for formats that Core Graphics does not draw into.
    /// DIFFERS: components have eight bits; colours are drawn as sRGB whatever the space.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0,
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, components: space.numberOfComponents,
                bitmapInfo: bitmapInfo),
            layout.isDrawable, bytesPerRow == 0 || bytesPerRow >= width * layout.bytesPerPixel
        else { return nil }
        let row = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
        self.init(
            recordingIn: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)), scale: 1)
        bitmap = BitmapForm(
            width: width, height: height, bytesPerRow: row, layout: layout, space: space, info: bitmapInfo)
        if let data {
            guard keepMemory(at: data) != nil else { return nil }
        }
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    /// Of contexts that were made with a size in pixels; 0 and nil of others.
    public var width: Int { bitmap?.width ?? 0 }
    public var height: Int { bitmap?.height ?? 0 }
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
    public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
    public var bitsPerPixel: Int { (bitmap?.layout.bytesPerPixel ?? 0) * 8 }
    public var colorSpace: CGColorSpace? { bitmap?.space }
    public var alphaInfo: CGImageAlphaInfo { bitmap?.layout.alphaInfo ?? .none }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: bitmap?.info ?? 0) }

    /// The pixels of a context that is a bitmap's. What is written there shows in `makeImage()` and below what is
    /// drawn next. Nil where nobody makes pixels.
    public var data: UnsafeMutableRawPointer? {
        if memory == nil { keepMemory(at: nil) }
        return (memory?.bytes).map { UnsafeMutableRawPointer($0) }
    }

    /// A picture of what has been drawn; nil for contexts that are not a bitmap's.
    public func makeImage() -> CGImage? {
        if let memory { return memory.image }
        guard let bitmap else { return nil }
        // What has no alpha is black before anything is drawn on it.
        if !bitmap.layout.hasAlpha { return data.flatMap { _ in memory?.image } }
        return makeImage(size: CGSize(width: CGFloat(bitmap.width), height: CGFloat(bitmap.height)))
    }
}

/// What a bitmap context was made with.
struct BitmapForm {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let layout: PixelLayout
    let space: CGColorSpace
    let info: UInt32
}

extension CGImage {
    /// The picture whose rows of pixels `provider` holds; nil for formats that are not known here and for too few
    /// bytes.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard width > 0, height > 0, let bytes = provider.data,
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, components: space.numberOfComponents,
                bitmapInfo: bitmapInfo.rawValue),
            layout.bytesPerPixel * 8 == bitsPerPixel, bytesPerRow >= width * layout.bytesPerPixel,
            bytes.length >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
        else { return nil }
        var data = Data(count: width * height * 4)
        let from = bytes.bytes.assumingMemoryBound(to: UInt8.self)
        data.withUnsafeMutableBytes { buffer in
            let to = buffer.baseAddress!.assumingMemoryBound(to: UInt8.self)
            for y in 0..<height {
                layout.read(from + y * bytesPerRow, width: width, to: to + y * width * 4)
            }
        }
        self.init(width: width, height: height, source: .pixels(data))
    }

    /// The picture's pixels, as `alphaInfo` and `bytesPerRow` say: premultiplied RGBA. Nil where nobody makes pixels
    /// and for pictures that cannot be read.
    public var dataProvider: CGDataProvider? {
        guard let maker = PixelHost.maker, let pixels = maker.pixels(of: self) else { return nil }
        var data = pixels
        data.withUnsafeMutableBytes { buffer in
            for at in stride(from: 0, to: buffer.count - 3, by: 4) { buffer.swapAt(at, at + 2) }
        }
        return CGDataProvider(data: data as NSData)
    }

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
