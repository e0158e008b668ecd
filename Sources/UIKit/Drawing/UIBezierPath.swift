/// A path with everything that says how it is drawn. Points, y downwards.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    var path = CGMutablePath()
    final var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false

    public override init() { super.init() }

    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        let size = CGSize(
            width: min(cornerRadii.width, rect.width / 2), height: min(cornerRadii.height, rect.height / 2))
        func corner(_ one: UIRectCorner) -> CGSize { corners.contains(one) ? size : .zero }
        path.addRoundedRect(
            rect, corners: (corner(.topLeft), corner(.topRight), corner(.bottomRight), corner(.bottomLeft)))
    }
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    // MARK: Comparing

    /// UIKit: paths with the same parts, drawn in the same way, are equal (tests of a published library).
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return other === self
            || path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
                && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
                && flatness == other.flatness && usesEvenOddFillRule == other.usesEvenOddFillRule
                && dash == other.dash
    }
    open override var hash: Int { lineWidth.hashValue }

    // MARK: Archives

    open class var supportsSecureCoding: Bool { true }

    /// From an archive; nil when it holds no path.
    public required init?(coder: NSCoder) {
        super.init()
        guard decodeStored(coder) else { return nil }
    }

    open func encode(with coder: NSCoder) { store(in: coder) }

    public func copy(with zone: NSZone? = nil) -> Any { duplicate }

    private var duplicate: UIBezierPath {
        let twin = UIBezierPath(cgPath: path)
        (twin.lineWidth, twin.lineCapStyle, twin.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (twin.miterLimit, twin.flatness, twin.usesEvenOddFillRule) = (
            miterLimit, flatness, usesEvenOddFillRule
        )
        twin.dash = dash
        return twin
    }

    // MARK: Building

    open var cgPath: CGPath {
        get { CGPath(elements: path.elements) }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }
    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: end, control: controlPoint)
    }
    /// `clockwise` as seen on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path = CGMutablePath() }
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }
    open func reversing() -> UIBezierPath {
        let twin = duplicate
        twin.cgPath = path.reversed()
        return twin
    }

    // MARK: Asking

    open var isEmpty: Bool { path.isEmpty }
    /// The box around all points, control points included; zero when empty.
    open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBox }
    open var currentPoint: CGPoint { path.currentPoint }
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Drawing into the current context

    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [])
    }
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (i, length) in dash.lengths.enumerated() { pattern?[i] = length }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.append(.fill(cgPath, usesEvenOddFillRule ? .evenOdd : .winding, context.fillColor))
    }
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { fill() } }
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var style = StrokeStyle()
        (style.width, style.cap, style.join) = (lineWidth, lineCapStyle, lineJoinStyle)
        (style.miterLimit, style.dashPhase, style.dashLengths) = (miterLimit, dash.phase, dash.lengths)
        context.append(.stroke(cgPath, style, context.strokeColor))
    }
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { stroke() } }
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func mixed(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        body()
        context.restoreGState()
    }
}
