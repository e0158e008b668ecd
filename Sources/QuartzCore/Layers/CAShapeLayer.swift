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
    open var fillColor: CGColor? = .black {
        didSet { drawnValueDidChange("fillColor", .color(oldValue ?? .clear), .color(fillColor ?? .clear)) }
    }
    open var strokeColor: CGColor? {
        didSet {
            drawnValueDidChange("strokeColor", .color(oldValue ?? .clear), .color(strokeColor ?? .clear))
        }
    }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { setNeedsDisplay() } }
    open var lineWidth: CGFloat = 1 {
        didSet { drawnValueDidChange("lineWidth", .number(oldValue), .number(lineWidth)) }
    }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsDisplay() } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { setNeedsDisplay() } }
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    open var lineDashPhase: CGFloat = 0 {
        didSet { drawnValueDidChange("lineDashPhase", .number(oldValue), .number(lineDashPhase)) }
    }
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }

    /// The part of the outline that is stroked, in shares 0...1 of its length.
    open var strokeStart: CGFloat = 0 {
        didSet { drawnValueDidChange("strokeStart", .number(oldValue), .number(strokeStart)) }
    }
    open var strokeEnd: CGFloat = 1 {
        didSet { drawnValueDidChange("strokeEnd", .number(oldValue), .number(strokeEnd)) }
    }

    /// What the delegate draws, as a view of this layer does: `CAShapeLayer.h`, "The shape is composited between the layer's contents and
    /// its first sublayer".
    private var drawnBelow: LayerDrawing?

    open override func display() {
        drawnBelow = delegate == nil ? nil : recordedDrawing()
        setContents(shape.drawing(bounds: bounds).over(drawnBelow))
    }

    override func animatedContents(at time: Double) -> LayerContents? {
        shapeShown(at: time)?.drawing(bounds: bounds).over(drawnBelow)
    }

    override func contentsValue(_ keyPath: String) -> AnimatableValue? {
        switch keyPath {
        case "path": path.map { .path($0) }
        case "strokeStart": .number(strokeStart)
        case "strokeEnd": .number(strokeEnd)
        case "lineWidth": .number(lineWidth)
        case "lineDashPhase": .number(lineDashPhase)
        case "fillColor": .color(fillColor ?? .clear)
        case "strokeColor": .color(strokeColor ?? .clear)
        default: nil
        }
    }

    override func setContentsValue(_ keyPath: String, _ value: AnimatableValue) -> Bool {
        switch (keyPath, value) {
        case ("path", .path(let p)): path = p
        case ("strokeStart", .number(let n)): strokeStart = n
        case ("strokeEnd", .number(let n)): strokeEnd = n
        case ("lineWidth", .number(let n)): lineWidth = n
        case ("lineDashPhase", .number(let n)): lineDashPhase = n
        case ("fillColor", .color(let c)): fillColor = c
        case ("strokeColor", .color(let c)): strokeColor = c
        default: return false
        }
        return true
    }

    override func copyValues(of other: CALayer) {
        super.copyValues(of: other)
        guard let other = other as? CAShapeLayer else { return }
        (path, fillColor, strokeColor, fillRule) = (
            other.path, other.fillColor, other.strokeColor, other.fillRule
        )
        (lineWidth, lineCap, lineJoin, miterLimit) = (
            other.lineWidth, other.lineCap, other.lineJoin, other.miterLimit
        )
        (lineDashPhase, lineDashPattern) = (other.lineDashPhase, other.lineDashPattern)
        (strokeStart, strokeEnd) = (other.strokeStart, other.strokeEnd)
    }
}
