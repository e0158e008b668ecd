@_exported import UIKit

/// A picture that filters work on. DIFFERS: filters leave pictures as they are.
open class CIImage: NSObject, @unchecked Sendable {
    /// nil for one that is all of a colour, or nothing.
    let picture: CGImage?
    let color: CIColor?
    public let extent: CGRect

    init(_ picture: CGImage?, _ color: CIColor?, _ extent: CGRect) {
        (self.picture, self.color, self.extent) = (picture, color, extent)
    }

    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        self.init(
            image, nil, CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height)))
    }
    @preconcurrency @MainActor
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture)
    }
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let header = ImageHeader(data) else { return nil }
        self.init(cgImage: CGImage(width: header.width, height: header.height, source: .encoded(data)))
    }
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    public convenience init(color: CIColor) { self.init(nil, color, .infinite) }

    open class func empty() -> CIImage { CIImage(nil, nil, .zero) }
    open var cgImage: CGImage? { picture }
    open var properties: [String: Any] { [:] }

    /// The origin of an image is below.
    open func cropped(to rect: CGRect) -> CIImage {
        let part = extent.intersection(rect)
        guard !part.isNull, let picture, extent.width > 0, extent.height > 0 else {
            return CIImage(nil, color, part.isNull ? .zero : part)
        }
        let (x, y) = (CGFloat(picture.width) / extent.width, CGFloat(picture.height) / extent.height)
        let pixels = CGRect(
            x: (part.minX - extent.minX) * x, y: (extent.maxY - part.maxY) * y, width: part.width * x,
            height: part.height * y)
        return CIImage(picture.cropping(to: pixels), nil, part)
    }
    /// Moved and scaled; turns change the extent alone.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(picture, color, extent.isInfinite ? extent : extent.applying(matrix))
    }
    open func oriented(_ orientation: ImageOrientation) -> CIImage { self }
    open func clampedToExtent() -> CIImage { self }
    open func composited(over dest: CIImage) -> CIImage { self }
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        CIFilter.sayNone()
        return self
    }
    open func applyingGaussianBlur(sigma: Double) -> CIImage { applyingFilter("CIGaussianBlur") }
    open func settingAlphaOne(in extent: CGRect) -> CIImage { self }
}

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let colorSpace = Self(rawValue: "CIImageColorSpace")
    public static let applyOrientationProperty = Self(rawValue: "CIImageApplyOrientationProperty")
    public static let properties = Self(rawValue: "CIImageProperties")
}

extension UIImage {
    /// The picture that a `CIContext` makes of it.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(
            cgImage: CIContext().createCGImage(ciImage, from: ciImage.extent) ?? .empty, scale: scale,
            orientation: orientation)
    }
    public var ciImage: CIImage? { nil }
}

/// Makes pictures of what filters give.
open class CIContext: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(options: [CIContextOption: Any]?) { self.init() }
    /// The device is not used: pictures are made without one.
    public convenience init(mtlDevice device: Any, options: [CIContextOption: Any]? = nil) { self.init() }
    /// The picture within the rectangle, as many pixels as that is wide and high.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let part = image.extent.intersection(fromRect)
        guard !part.isNull, !part.isInfinite, part.width >= 1, part.height >= 1 else { return nil }
        let cut = part == image.extent ? image : image.cropped(to: part)
        if let picture = cut.picture, CGFloat(picture.width) == part.width.rounded(),
            CGFloat(picture.height) == part.height.rounded()
        {
            return picture
        }
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        return UIGraphicsImageRenderer(size: part.size, format: format).image { _ in
            let whole = CGRect(origin: .zero, size: part.size)
            if let picture = cut.picture { return UIImage(cgImage: picture).draw(in: whole) }
            guard let color = cut.color else { return }
            UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha).setFill()
            UIBezierPath(rect: whole).fill()
        }.cgImage
    }
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: Int32, colorSpace: AnyObject?)
        -> CGImage?
    { createCGImage(image, from: fromRect) }
    open func clearCaches() {}
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
    public static let workingColorSpace = Self(rawValue: "working_color_space")
    public static let outputColorSpace = Self(rawValue: "output_color_space")
    public static let cacheIntermediates = Self(rawValue: "cache_intermediates")
}

/// A colour by its components, each from 0 to 1.
open class CIColor: NSObject, @unchecked Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    @preconcurrency @MainActor
    public convenience init(color: UIColor) {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&r, green: &g, blue: &b, alpha: &a)
        self.init(red: r, green: g, blue: b, alpha: a)
    }
    /// Of "0.5 0.7 0.3 1.0".
    public convenience init(string representation: String) {
        let parts = representation.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        self.init(
            red: parts.first ?? 0, green: parts.count > 1 ? parts[1] : 0,
            blue: parts.count > 2 ? parts[2] : 0,
            alpha: parts.count > 3 ? parts[3] : 1)
    }
    open var numberOfComponents: Int { 4 }
    open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
}

open class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]
    public init(values: UnsafePointer<CGFloat>, count: Int) { self.values = (0..<count).map { values[$0] } }
    private init(_ values: [CGFloat]) { self.values = values }
    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
    public convenience init(cgRect: CGRect) {
        self.init([cgRect.minX, cgRect.minY, cgRect.width, cgRect.height])
    }
    open var count: Int { values.count }
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
}
