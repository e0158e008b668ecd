/// What pictures a renderer makes.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels a point.
    open var scale: CGFloat
    open var opaque = false

    public override init() {
        scale = UIScreen.main.scale
        super.init()
    }

    open class func `default`() -> Self { Construction.format(self) }
    open class func preferred() -> Self { Construction.format(self) }
    public convenience init(for traits: UITraitCollection) {
        self.init()
        if traits.displayScale > 0 { scale = traits.displayScale }
    }
}

extension Construction {
    /// Formats are not subclassed: the cast holds.
    static func format<Format: UIGraphicsImageRendererFormat>(_ type: Format.Type) -> Format {
        guard let format = UIGraphicsImageRendererFormat() as? Format else {
            preconditionFailure(
                "\(type): subclasses of UIGraphicsImageRendererFormat are made by their own initialiser")
        }
        return format
    }
}

/// Where a renderer's actions draw.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
    private let target: ImageContext
    public let format: UIGraphicsImageRendererFormat

    init(_ target: ImageContext, format: UIGraphicsImageRendererFormat) {
        self.target = target
        self.format = format
    }

    open var cgContext: CGContext { target.context }
    /// What has been drawn so far.
    open var currentImage: UIImage { target.image }
    open func fill(_ rect: CGRect) { UIRectFill(rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
    open func stroke(_ rect: CGRect) { UIRectFrame(rect) }
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFrameUsingBlendMode(rect, blendMode) }
    open func clip(to rect: CGRect) { UIRectClip(rect) }
}

/// Makes pictures by drawing. Records the drawing; pixels are made when the picture is first shown.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    /// Runs `actions` with the context current.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let target = ImageContext(
            size: bounds.size, origin: bounds.origin, isOpaque: format.opaque, scale: max(format.scale, 0.001)
        )
        UIGraphicsPushContext(target.context)
        actions(UIGraphicsImageRendererContext(target, format: format))
        UIGraphicsPopContext()
        return target.image
    }
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
    open func jpegData(
        withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }
}
