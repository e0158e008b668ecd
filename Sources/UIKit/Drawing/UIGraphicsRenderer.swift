/// What renderers make: pictures, or documents.
open class UIGraphicsRendererFormat: NSObject {
    /// The space of a renderer's contexts, in points; set by the renderer.
    open internal(set) var bounds = CGRect.zero

    open class func `default`() -> Self { Construction.format(self) }
    open class func preferred() -> Self { Construction.format(self) }

    public required override init() { super.init() }
}

extension Construction {
    nonisolated static func format<Format: UIGraphicsRendererFormat>(_ type: Format.Type) -> Format {
        type.init()
    }
}

/// Where a renderer's actions draw.
open class UIGraphicsRendererContext: NSObject {
    private let renderer: UIGraphicsRendererFormat

    init(_ format: UIGraphicsRendererFormat) { renderer = format }

    /// The context that is drawn to now.
    open var cgContext: CGContext { CGContext(recordingIn: .zero, scale: 1) }
    open var format: UIGraphicsRendererFormat { renderer }
    open func fill(_ rect: CGRect) { UIRectFill(rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
    open func stroke(_ rect: CGRect) { UIRectFrame(rect) }
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFrameUsingBlendMode(rect, blendMode) }
    open func clip(to rect: CGRect) { UIRectClip(rect) }
}
