@_exported import CoreGraphics
@_exported import UIKit

/// A file with a picture in it. DIFFERS: of an animated file there is the first picture alone.
public final class CGImageSource: Sendable {
    let data: Data
    let header: ImageHeader?
    init(_ data: Data) { (self.data, header) = (data, ImageHeader(data)) }
}

public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

/// As EXIF numbers them.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache" as CFString
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately" as CFString
public let kCGImageSourceShouldAllowFloat = "kCGImageSourceShouldAllowFloat" as CFString
public let kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint" as CFString
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize" as CFString
public let kCGImageSourceCreateThumbnailFromImageAlways =
    "kCGImageSourceCreateThumbnailFromImageAlways" as CFString
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent" as CFString
public let kCGImageSourceCreateThumbnailWithTransform =
    "kCGImageSourceCreateThumbnailWithTransform" as CFString
public let kCGImageSourceSubsampleFactor = "kCGImageSourceSubsampleFactor" as CFString
public let kCGImagePropertyPixelWidth = "PixelWidth" as CFString
public let kCGImagePropertyPixelHeight = "PixelHeight" as CFString
public let kCGImagePropertyOrientation = "Orientation" as CFString
public let kCGImagePropertyDPIWidth = "DPIWidth" as CFString
public let kCGImagePropertyDPIHeight = "DPIHeight" as CFString
public let kCGImagePropertyGIFDictionary = "{GIF}" as CFString
public let kCGImagePropertyGIFDelayTime = "DelayTime" as CFString
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime" as CFString
public let kCGImagePropertyGIFLoopCount = "LoopCount" as CFString
public let kCGImagePropertyExifDictionary = "{Exif}" as CFString
public let kCGImagePropertyGPSDictionary = "{GPS}" as CFString
public let kCGImagePropertyTIFFDictionary = "{TIFF}" as CFString
public let kCGImagePropertyPNGDictionary = "{PNG}" as CFString
public let kCGImageDestinationLossyCompressionQuality =
    "kCGImageDestinationLossyCompressionQuality" as CFString

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data as Data)
}
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}
/// 1 for a picture, 0 for anything else.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.header == nil ? 0 : 1 }
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.header == nil ? .statusUnknownType : .statusComplete
}
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    CGImageSourceGetStatus(isrc)
}
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    switch isrc.header?.kind {
    case .png: "public.png" as NSString
    case .jpeg: "public.jpeg" as NSString
    case .gif: "com.compuserve.gif" as NSString
    case .heic: "public.heic" as NSString
    case .avif: "public.avif" as NSString
    case .webp: "org.webmproject.webp" as NSString
    case nil: nil
    }
}
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
    -> CGImage?
{
    guard index == 0, let header = isrc.header else { return nil }
    return CGImage(width: header.width, height: header.height, source: .encoded(isrc.data))
}
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
    -> CFDictionary?
{
    guard index == 0, let header = isrc.header else { return nil }
    // EXIF's numbers for UIKit's cases, which are up, down, left, right and these mirrored.
    let numbers = [1, 3, 8, 6, 2, 4, 5, 7]
    var all: [String: Any] = [
        kCGImagePropertyPixelWidth as String: NSNumber(value: header.width),
        kCGImagePropertyPixelHeight as String: NSNumber(value: header.height),
        kCGImagePropertyOrientation as String: NSNumber(value: numbers[header.orientation.rawValue]),
    ]
    if header.kind == .gif { all[kCGImagePropertyGIFDictionary as String] = NSDictionary() }
    return NSDictionary(dictionary: all)
}
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.header.map { _ in ["FileSize": NSNumber(value: isrc.data.count)] as NSDictionary }
}

/// The picture no larger than the options ask for, upright if they ask for that.
private func thumbnail(_ isrc: CGImageSource, _ limit: CGFloat?, upright: Bool) -> CGImage? {
    guard let header = isrc.header, let whole = CGImageSourceCreateImageAtIndex(isrc, 0, nil) else {
        return nil
    }
    let orientation = upright ? UIImage.Orientation(rawValue: header.orientation.rawValue) ?? .up : .up
    let image = UIImage(cgImage: whole, scale: 1, orientation: orientation)
    let scale = min(1, (limit ?? .infinity) / max(image.size.width, image.size.height))
    if scale == 1, orientation == .up { return whole }
    let size = CGSize(
        width: (image.size.width * scale).rounded(), height: (image.size.height * scale).rounded())
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
        image.draw(in: CGRect(origin: .zero, size: size))
    }.cgImage
}

public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
    -> CGImage?
{
    guard index == 0 else { return nil }
    let limit = options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber
    let isUpright = (options?[kCGImageSourceCreateThumbnailWithTransform] as? NSNumber)?.boolValue ?? false
    let points = limit.map { CGFloat($0.doubleValue) }
    return thumbnail(isrc, points, upright: isUpright)
}

/// A file that pictures are written to.
public final class CGImageDestination {
    fileprivate let data: NSMutableData?
    fileprivate let url: URL?
    fileprivate let type: String
    fileprivate var images: [(CGImage, CGFloat)] = []
    init(_ data: NSMutableData?, _ url: URL?, _ type: String) {
        (self.data, self.url, self.type) = (data, url, type)
    }
}

public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data, nil, type as String) }
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
)
    -> CGImageDestination?
{ CGImageDestination(nil, url as URL, type as String) }
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    let quality = properties?[kCGImageDestinationLossyCompressionQuality] as? NSNumber
    idst.images.append((image, CGFloat(quality?.doubleValue ?? 0.9)))
}
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
/// Writes the first picture, as PNG or JPEG; false for other types.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let (picture, quality) = idst.images.first else { return false }
    let image = UIImage(cgImage: picture)
    let file: Data? =
        switch idst.type {
        case "public.png": image.pngData()
        case "public.jpeg": image.jpegData(compressionQuality: quality)
        default: nil
        }
    guard let file else {
        Kept.say("CGImageDestinationFinalize(_:)", "PNG and JPEG files are written")
        return false
    }
    idst.data?.append(file)
    if let url = idst.url { return (try? file.write(to: url)) != nil }
    return true
}
