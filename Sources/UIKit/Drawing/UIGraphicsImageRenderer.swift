/// What pictures a renderer makes.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels a point.
    open var scale: CGFloat
    open var opaque = false
    /// Which colours the picture has room for.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended, standard
    }
    open var preferredRange = Range.automatic {
        didSet {
            if preferredRange == .extended {
                Kept.say("UIGraphicsImageRendererFormat.preferredRange", "pictures have 8 bits a colour")
            }
        }
    }

    public required init() {
        scale = UIScreen.traits.values.scale
        super.init()
    }

    public convenience init(for traits: UITraitCollection) {
        self.init()
        if traits.displayScale > 0 { scale = traits.displayScale }
    }
}

/// Where the actions of a renderer of pictures draw.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let target: ImageContext

    init(_ target: ImageContext, format: UIGraphicsImageRendererFormat) {
        self.target = target
        super.init(format)
    }

    open override var cgContext: CGContext { target.context }
    /// What has been drawn so far.
    open var currentImage: UIImage { target.image }
}

/// Makes pictures by drawing. Records the drawing; pixels are made when the picture is first shown.
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
        format.bounds = bounds
    }

    /// Runs `actions` with the context current, on the thread that asks.
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
