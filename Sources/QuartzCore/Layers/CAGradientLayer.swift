public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = Self(rawValue: "axial")
    /// An ellipse around the start point; the end point is a corner of the rectangle around it.
    public static let radial = Self(rawValue: "radial")
    /// Around the start point; the first colour towards the end point, and on from the x axis towards the y axis.
    public static let conic = Self(rawValue: "conic")
}

/// A layer filled with a gradient between two points given in unit coordinates.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// `CGColor`s, as Any.
    open var colors: [Any]? {
        didSet {
            drawnValueDidChange(
                "colors", AnimatableValue(oldValue) ?? .list([]), AnimatableValue(colors) ?? .list([]))
        }
    }
    open var locations: [NSNumber]? {
        didSet {
            drawnValueDidChange(
                "locations", AnimatableValue(oldValue) ?? .list([]), AnimatableValue(locations) ?? .list([]))
        }
    }
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { drawnValueDidChange("startPoint", .point(oldValue), .point(startPoint)) }
    }
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { drawnValueDidChange("endPoint", .point(oldValue), .point(endPoint)) }
    }
    open var type = CAGradientLayerType.axial { didSet { setNeedsDisplay() } }

    open override func boundsSizeDidChange() {
        setNeedsDisplay()
        super.boundsSizeDidChange()
    }

    /// What the picture depends on.
    private struct Gradient: Equatable {
        var colors: [CGColor]
        var locations: [CGFloat]?
        var start: CGPoint
        var end: CGPoint
    }

    private var gradient: Gradient {
        Gradient(
            colors: (colors ?? []).compactMap { $0 as? CGColor },
            locations: locations?.map { CGFloat($0.doubleValue) }, start: startPoint, end: endPoint)
    }

    /// What the delegate draws, as a view of this layer does: the gradient covers it.
    private var drawnBelow: LayerDrawing?

    open override func display() {
        drawnBelow = delegate == nil ? nil : recordedDrawing()
        setContents(drawing(of: gradient).over(drawnBelow))
    }

    override func animatedContents(at time: Double) -> LayerContents? {
        var shown = gradient
        for entry in animationEntries {
            switch (entry.keyPath, entry.value(at: self.time(of: entry, at: time))) {
            case ("locations", .list(let values)): shown.locations = values.compactMap(\.number)
            case ("colors", .list(let values)):
                shown.colors = values.compactMap { if case .color(let c) = $0 { c } else { nil } }
            case ("startPoint", .point(let p)): shown.start = p
            case ("endPoint", .point(let p)): shown.end = p
            default: break
            }
        }
        return shown == gradient ? nil : drawing(of: shown).over(drawnBelow)
    }

    override func contentsValue(_ keyPath: String) -> AnimatableValue? {
        switch keyPath {
        case "locations": AnimatableValue(locations)
        case "colors": AnimatableValue(colors)
        case "startPoint": .point(startPoint)
        case "endPoint": .point(endPoint)
        default: nil
        }
    }

    override func setContentsValue(_ keyPath: String, _ value: AnimatableValue) -> Bool {
        switch (keyPath, value) {
        case ("locations", .list(let values)):
            locations = values.compactMap { $0.number.map { NSNumber(value: Double($0)) } }
        case ("colors", .list(let values)): colors = values.map(\.value)
        case ("startPoint", .point(let p)): startPoint = p
        case ("endPoint", .point(let p)): endPoint = p
        default: return false
        }
        return true
    }

    override func copyValues(of other: CALayer) {
        super.copyValues(of: other)
        guard let other = other as? CAGradientLayer else { return }
        (colors, locations, type) = (other.colors, other.locations, other.type)
        (startPoint, endPoint) = (other.startPoint, other.endPoint)
    }

    private func drawing(of shown: Gradient) -> LayerContents {
        let list = shown.colors
        guard !list.isEmpty, bounds.width > 0, bounds.height > 0 else { return .none }
        let places =
            shown.locations.flatMap { $0.count == list.count ? $0 : nil }
            ?? list.indices.map { list.count == 1 ? 0 : CGFloat($0) / CGFloat(list.count - 1) }
        let gradient = CGGradient(colors: list, locations: places)
        let box = bounds
        func point(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: box.minX + unit.x * box.width, y: box.minY + unit.y * box.height)
        }
        let (start, end) = (point(shown.start), point(shown.end))
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        let outline = CGPath(
            roundedRect: box, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
        var commands: [DrawingCommand] = [.save, .clip(outline, .winding)]
        switch type {
        case .radial:
            let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            let radius = max(radii.width, radii.height)
            // An ellipse without a width or a height is drawn as a circle.
            if radii.width > 0, radii.height > 0 {
                let ellipse = CGAffineTransform(translationX: start.x, y: start.y)
                    .scaledBy(x: radii.width / radius, y: radii.height / radius)
                    .translatedBy(x: -start.x, y: -start.y)
                commands.append(.concatenate(ellipse))
            }
            commands.append(
                .radialGradient(gradient, from: start, startRadius: 0, to: start, endRadius: radius, options))
        case .conic:
            let angle = atan2(end.y - start.y, end.x - start.x)
            commands.append(.conicGradient(gradient, center: start, angle: angle))
        default:
            commands.append(.linearGradient(gradient, from: start, to: end, options))
        }
        commands.append(.restore)
        return .drawing(LayerDrawing(list: DrawingList(commands: commands), bounds: box))
    }
}
