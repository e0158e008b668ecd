public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = Self(rawValue: "axial")
    public static let radial = Self(rawValue: "radial")
}

/// A layer filled with a gradient between two points given in unit coordinates.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// `CGColor`s, as Any.
    open var colors: [Any]? { didSet { setNeedsDisplay() } }
    open var locations: [NSNumber]? { didSet { setNeedsDisplay() } }
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }
    open var type = CAGradientLayerType.axial { didSet { setNeedsDisplay() } }

    open override func boundsSizeDidChange() {
        setNeedsDisplay()
        super.boundsSizeDidChange()
    }

    open override func display() {
        let list = (colors ?? []).compactMap { $0 as? CGColor }
        guard !list.isEmpty, bounds.width > 0, bounds.height > 0 else { return setContents(.none) }
        let places =
            locations?.map { CGFloat($0.doubleValue) }
            ?? list.indices.map { list.count == 1 ? 0 : CGFloat($0) / CGFloat(list.count - 1) }
        let gradient = CGGradient(colors: list, locations: places)
        let box = bounds
        func point(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: box.minX + unit.x * box.width, y: box.minY + unit.y * box.height)
        }
        let (start, end) = (point(startPoint), point(endPoint))
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        let outline = CGPath(
            roundedRect: box, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
        var commands: [DrawingCommand] = [.save, .clip(outline, .winding)]
        if type == .radial {
            let radius = max(abs(end.x - start.x), abs(end.y - start.y))
            commands.append(
                .radialGradient(gradient, from: start, startRadius: 0, to: start, endRadius: radius, options))
        } else {
            commands.append(.linearGradient(gradient, from: start, to: end, options))
        }
        commands.append(.restore)
        setContents(.drawing(LayerDrawing(list: DrawingList(commands: commands), bounds: box)))
    }
}
