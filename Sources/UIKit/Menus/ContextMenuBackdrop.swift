/// Dims the window around what was pressed, and hears taps beside the menu.
@MainActor
final class ContextMenuBackdrop: UIView {
    /// Left clear, in this view's coordinates; null: none.
    var hole = CGRect.null { didSet { setNeedsDisplay() } }
    var holeRadius: CGFloat = 0
    var isDimmed = true
    var tapped: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let tap = UITapGestureRecognizer()
        tap.handlers.append { [weak self] recognizer in
            guard let self else { return }
            let point = recognizer.location(in: self)
            if self.hitTest(point, with: nil) === self { self.tapped() }
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard isDimmed, let context = UIGraphicsGetCurrentContext() else { return }
        let path = CGMutablePath()
        path.addRect(bounds)
        if !hole.isNull {
            let radius = min(holeRadius, hole.height / 2, hole.width / 2)
            path.addPath(
                CGPath(roundedRect: hole, cornerWidth: radius, cornerHeight: radius, transform: nil))
        }
        context.setFillColor(UIColor(white: 0, alpha: ContextMenuMetrics.dimming).cgColor)
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }
}

/// Sizes of menus, in points. Not recorded; read off published pictures.
enum ContextMenuMetrics {
    static let width: CGFloat = 250
    static let rowHeight: CGFloat = 44
    static let rowPadding: CGFloat = 11
    static let side: CGFloat = 16
    static let listRadius: CGFloat = 13
    static let previewRadius: CGFloat = 13
    /// Between groups.
    static let groupGap: CGFloat = 8
    /// Between the pressed view and the list.
    static let gap: CGFloat = 10
    /// Between the list and the screen's edges.
    static let edge: CGFloat = 16
    static let dimming: CGFloat = 0.24

    /// Below `anchor` where there is room, otherwise above, otherwise at the bottom; at the side on which the anchor
    /// lies.
    static func listFrame(size: CGSize, beside anchor: CGRect, in bounds: CGRect, safe: UIEdgeInsets)
        -> CGRect
    {
        let lowest = safe.top + gap
        let highest = bounds.height - safe.bottom - gap
        let height = min(size.height, highest - lowest)
        let below = anchor.maxY + gap
        let above = anchor.minY - gap - height
        let y = below + height <= highest ? below : above >= lowest ? above : highest - height
        let isTrailing = anchor.midX > bounds.midX
        let ideal = isTrailing ? anchor.maxX - size.width : anchor.minX
        let x = min(max(ideal, edge), bounds.width - edge - size.width)
        return CGRect(x: x, y: y, width: size.width, height: height)
    }
}
