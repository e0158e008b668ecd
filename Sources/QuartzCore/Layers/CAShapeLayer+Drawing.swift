extension CAShapeLayer {
    /// Everything that the picture of a shape depends on.
    struct Shape: Equatable {
        var path: CGPath?
        var fillColor: CGColor?
        var strokeColor: CGColor?
        var fillRule = CGPathFillRule.winding
        var style = StrokeStyle()
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1

        /// The outline reaches past the bounds: the drawing's box is the path's own.
        func drawing(bounds: CGRect) -> LayerContents {
            guard let path, !path.isEmpty else { return .none }
            let isStroked = strokeColor != nil && style.width > 0
            let reach = isStroked ? style.width * max(1, style.join == .miter ? style.miterLimit / 2 : 1) : 0
            let box = path.boundingBox.insetBy(dx: -reach, dy: -reach).union(bounds)
            var commands: [DrawingCommand] = []
            if let fillColor { commands.append(.fill(path, fillRule, fillColor)) }
            let outline = path.trimmed(from: strokeStart, to: strokeEnd)
            if isStroked, let strokeColor, !outline.isEmpty {
                commands.append(.stroke(outline, style, strokeColor))
            }
            return .drawing(LayerDrawing(list: DrawingList(commands: commands), bounds: box))
        }
    }

    var shape: Shape {
        var shape = Shape()
        (shape.path, shape.fillColor, shape.strokeColor) = (path, fillColor, strokeColor)
        shape.fillRule = fillRule == .evenOdd ? .evenOdd : .winding
        (shape.strokeStart, shape.strokeEnd) = (strokeStart, strokeEnd)
        shape.style.width = lineWidth
        shape.style.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        shape.style.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        shape.style.miterLimit = miterLimit
        shape.style.dashPhase = lineDashPhase
        shape.style.dashLengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        return shape
    }

    func shapeShown(at time: Double) -> Shape? {
        var shown = shape
        for entry in animationEntries {
            switch (entry.keyPath, entry.value(at: self.time(of: entry, at: time))) {
            case ("path", .path(let p)): shown.path = p
            case ("strokeStart", .number(let n)): shown.strokeStart = n
            case ("strokeEnd", .number(let n)): shown.strokeEnd = n
            case ("lineWidth", .number(let n)): shown.style.width = n
            case ("lineDashPhase", .number(let n)): shown.style.dashPhase = n
            case ("fillColor", .color(let c)): shown.fillColor = c
            case ("strokeColor", .color(let c)): shown.strokeColor = c
            default: break
            }
        }
        return shown == shape ? nil : shown
    }
}
