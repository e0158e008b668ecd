public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = Self(rawValue: "non-zero")
    public static let evenOdd = Self(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = Self(rawValue: "butt")
    public static let round = Self(rawValue: "round")
    public static let square = Self(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = Self(rawValue: "miter")
    public static let round = Self(rawValue: "round")
    public static let bevel = Self(rawValue: "bevel")
}

/// A layer that fills and strokes a path of its bounds space.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    open var path: CGPath? { didSet { setNeedsDisplay() } }
    open var fillColor: CGColor? = .black { didSet { setNeedsDisplay() } }
    open var strokeColor: CGColor? { didSet { setNeedsDisplay() } }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { setNeedsDisplay() } }
    open var lineWidth: CGFloat = 1 { didSet { setNeedsDisplay() } }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsDisplay() } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { setNeedsDisplay() } }
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }

    /// The outline reaches past the bounds: the drawing's box is the path's own.
    open override func display() {
        guard let path, !path.isEmpty else { return setContents(.none) }
        let reach = strokeColor == nil ? 0 : lineWidth * max(1, lineJoin == .miter ? miterLimit / 2 : 1)
        let box = path.boundingBox.insetBy(dx: -reach, dy: -reach).union(bounds)
        let context = CGContext(recordingIn: box, scale: contentsScale)
        if let fillColor {
            context.append(.fill(path, fillRule == .evenOdd ? .evenOdd : .winding, fillColor))
        }
        if let strokeColor, lineWidth > 0 {
            var style = StrokeStyle()
            style.width = lineWidth
            style.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
            style.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
            style.miterLimit = miterLimit
            style.dashPhase = lineDashPhase
            style.dashLengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
            context.append(.stroke(path, style, strokeColor))
        }
        setContents(.drawing(LayerDrawing(list: context.list, bounds: box)))
    }
}
