/// The circle that an edited row or item shows at its leading end: it deletes, inserts, or says whether it is selected.
@MainActor
struct EditCircle {
    enum Kind: Equatable { case delete, insert, selection(isOn: Bool) }

    let kind: Kind
    /// Nil: red to delete, green to insert, the tint to select.
    var fill: UIColor?

    /// - Parameters:
    ///   - circle: in the coordinates of `view`, whose tint and traits count.
    ///   - context: with round ends of lines of 2 points.
    func draw(_ circle: CGRect, of view: UIView, in context: CGContext) {
        func color(_ color: UIColor) -> CGColor {
            color.resolvedColor(with: view.traitCollection).cgColor
        }
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: circle.minX + circle.width * x, y: circle.minY + circle.height * y)
        }
        if kind == .selection(isOn: false) {
            context.setLineWidth(1.5)
            context.setStrokeColor(color(.tertiaryLabel))
            return context.strokeEllipse(in: circle.insetBy(dx: 0.75, dy: 0.75))
        }
        context.setFillColor(color(fill ?? usualFill(view)))
        context.fillEllipse(in: circle)
        context.setStrokeColor(color(.white))
        if case .selection = kind {
            context.move(to: point(0.28, 0.52))
            context.addLine(to: point(0.44, 0.68))
            context.addLine(to: point(0.73, 0.34))
        } else {
            let arm = circle.width * 0.25
            context.move(to: CGPoint(x: circle.midX - arm, y: circle.midY))
            context.addLine(to: CGPoint(x: circle.midX + arm, y: circle.midY))
            if kind == .insert {
                context.move(to: CGPoint(x: circle.midX, y: circle.midY - arm))
                context.addLine(to: CGPoint(x: circle.midX, y: circle.midY + arm))
            }
        }
        context.strokePath()
    }

    private func usualFill(_ view: UIView) -> UIColor {
        switch kind {
        case .delete: .systemRed
        case .insert: .systemGreen
        case .selection: view.tintColor
        }
    }
}
