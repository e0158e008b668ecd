public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// A context that records what is drawn into a `DrawingList`; pixels come later, in Raster.
/// The space is UIKit's: points, origin top left, y downwards.
public final class CGContext {
    private struct State {
        var fill = CGColor.black
        var stroke = CGColor.black
        var style = StrokeStyle()
        var ctm: CGAffineTransform
        var clip: CGRect
        var interpolation = CGInterpolationQuality.default
    }

    /// What has been drawn.
    public private(set) var list = DrawingList()
    /// Of contexts that are a bitmap of their own.
    var bitmap: BitmapForm?
    /// Where the pixels of such a context are, once somebody wants them; steps are then drawn, not recorded.
    private(set) var memory: BitmapMemory?
    /// Device pixels a point, for code that aligns to pixels.
    public let scale: CGFloat
    private let base: CGAffineTransform
    private var state: State
    private var stack: [State] = []
    private var currentPath = CGMutablePath()

    /// - Parameter bounds: the space that will be shown, in points.
    public init(recordingIn bounds: CGRect, scale: CGFloat) {
        self.scale = scale
        base = CGAffineTransform(scaleX: scale, y: scale)
        state = State(ctm: base, clip: bounds)
    }

    /// Appends commands made elsewhere in the same space.
    public func append(_ commands: [DrawingCommand]) { for command in commands { append(command) } }
    public func append(_ command: DrawingCommand) {
        if let memory { memory.play(command) } else { list.commands.append(command) }
    }

    /// What has been drawn since the context was made, or since this was last asked. The context is as new then.
    package func takeList(next bounds: CGRect) -> DrawingList {
        defer {
            (list, stack, currentPath) = (DrawingList(), [], CGMutablePath())
            state = State(ctm: base, clip: bounds)
        }
        return list
    }

    /// Draws into the caller's memory, or into some of its own, from now on. Nil where nobody makes pixels.
    @discardableResult
    func keepMemory(at data: UnsafeMutableRawPointer?) -> BitmapMemory? {
        guard let bitmap else { return nil }
        memory = BitmapMemory(
            data: data, width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow,
            layout: bitmap.layout)
        guard memory != nil else { return nil }
        let recorded = list.commands
        list.commands = []
        append(recorded)
        return memory
    }

    // MARK: State

    public func saveGState() {
        stack.append(state)
        append(.save)
    }

    /// Does nothing when no state was saved.
    public func restoreGState() {
        guard let top = stack.popLast() else { return }
        state = top
        append(.restore)
    }

    /// From user space to device pixels.
    public var ctm: CGAffineTransform { state.ctm }
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    public func concatenate(_ transform: CGAffineTransform) {
        state.ctm = transform.concatenating(state.ctm)
        state.clip = state.clip.applying(transform.inverted())
        append(.concatenate(transform))
    }

    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    public func setFillColor(_ color: CGColor) { state.fill = color }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(gray: gray, alpha: alpha)
    }

    /// The colours in force, for text and template images.
    public var fillColor: CGColor { state.fill }
    public var strokeColor: CGColor { state.stroke }

    public func setLineWidth(_ width: CGFloat) { state.style.width = width }
    public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }
    public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.style.dashPhase = phase
        state.style.dashLengths = lengths
    }

    public func setFlatness(_ flatness: CGFloat) {}
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setFillColorSpace(_ space: CGColorSpace) {}
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
    public func flush() {}
    public func synchronize() {}
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }

    public func setAlpha(_ alpha: CGFloat) { append(.setAlpha(alpha)) }
    public func setBlendMode(_ mode: CGBlendMode) { append(.setBlendMode(mode)) }
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// A nil colour ends the shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        append(.setShadow(color.map { ShadowStyle(offset: offset, blur: blur, color: $0) }))
    }

    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        saveGState()
        append(.beginLayer)
    }

    public func endTransparencyLayer() {
        append(.endLayer)
        restoreGState()
    }

    // MARK: Path

    public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.copy() }
    public var isPathEmpty: Bool { currentPath.isEmpty }
    public var currentPointOfPath: CGPoint { currentPath.currentPoint }

    public func beginPath() { currentPath = CGMutablePath() }
    public func move(to point: CGPoint) { currentPath.move(to: point) }
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points) }
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }
    public func addPath(_ path: CGPath) { currentPath.addPath(path) }
    public func closePath() { currentPath.closeSubpath() }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control)
    }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    private func takePath() -> CGPath {
        defer { currentPath = CGMutablePath() }
        return CGPath(elements: currentPath.elements)
    }

    /// An arc that joins two lines; the pen goes straight to where it begins.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
    public var boundingBoxOfPath: CGRect { currentPath.boundingBox }
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        currentPath.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    }

    // MARK: Painting

    public func fillPath(using rule: CGPathFillRule = .winding) {
        append(.fill(takePath(), rule, state.fill))
    }
    public func strokePath() { append(.stroke(takePath(), state.style, state.stroke)) }

    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill, .fillStroke: append(.fill(path, .winding, state.fill))
        case .eoFill, .eoFillStroke: append(.fill(path, .evenOdd, state.fill))
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: append(.stroke(path, state.style, state.stroke))
        case .fill, .eoFill: break
        }
    }

    public func fill(_ rect: CGRect) { append(.fillRect(rect, state.fill)) }
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func clear(_ rect: CGRect) { append(.clear(rect)) }
    public func stroke(_ rect: CGRect) {
        append(.stroke(CGPath(rect: rect, transform: nil), state.style, state.stroke))
    }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.style
        style.width = width
        append(.stroke(CGPath(rect: rect, transform: nil), style, state.stroke))
    }
    public func fillEllipse(in rect: CGRect) {
        append(.fill(CGPath(ellipseIn: rect, transform: nil), .winding, state.fill))
    }
    public func strokeEllipse(in rect: CGRect) {
        append(.stroke(CGPath(ellipseIn: rect, transform: nil), state.style, state.stroke))
    }
    public func strokeLineSegments(between points: [CGPoint]) {
        let segments = CGMutablePath()
        for i in stride(from: 0, to: points.count - 1, by: 2) {
            segments.move(to: points[i])
            segments.addLine(to: points[i + 1])
        }
        append(.stroke(CGPath(elements: segments.elements), state.style, state.stroke))
    }

    // MARK: Clip

    public func clip(using rule: CGPathFillRule = .winding) {
        let path = takePath()
        state.clip = state.clip.intersection(path.boundingBox)
        append(.clip(path, rule))
    }

    public func clip(to rect: CGRect) {
        state.clip = state.clip.intersection(rect)
        append(.clip(CGPath(rect: rect, transform: nil), .winding))
    }

    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        for rect in rects { path.addRect(rect) }
        state.clip = state.clip.intersection(path.boundingBox)
        append(.clip(CGPath(elements: path.elements), .winding))
    }

    /// Lets through what `mask` covers of `rect`, and nothing outside: a picture's alpha, or the brightness of one
    /// without any. The picture's bottom is at the smaller y, as in `draw(_:in:)`.
    public func clip(to rect: CGRect, mask: CGImage) {
        state.clip = state.clip.intersection(rect)
        append(.clipMask(mask, rect))
    }

    /// A box around what can still be drawn, in user space.
    public var boundingBoxOfClipPath: CGRect { state.clip }

    // MARK: Pictures and gradients

    /// Draws with the picture's bottom at the smaller y, as Core Graphics does in UIKit's flipped space.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, in: rect, orientation: .downMirrored, tint: nil)
    }

    /// Draws the picture turned as `orientation` says, filling `rect`.
    public func draw(_ image: CGImage, in rect: CGRect, orientation: ImageOrientation, tint: CGColor?) {
        append(.image(image, rect: rect, orientation: orientation, tint: tint, state.interpolation))
    }

    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        append(.linearGradient(gradient, from: start, to: end, options))
    }

    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        append(
            .radialGradient(
                gradient, from: startCenter, startRadius: startRadius, to: endCenter, endRadius: endRadius,
                options))
    }

    /// Colours around `center`, over all that is not clipped.
    /// - Parameter angle: of the first colour, in radians from the x axis towards the y axis.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        append(.conicGradient(gradient, center: center, angle: angle))
    }

    /// A picture of what has been drawn, `size` in points.
    public func makeImage(size: CGSize) -> CGImage {
        CGImage(
            width: Int(cutting: (size.width * scale).rounded(.up)),
            height: Int(cutting: (size.height * scale).rounded(.up)),
            source: .drawing(list, scale: scale))
    }
}
