/// The lines of the empty rows below the last one.
@MainActor
final class TableFillerView: UIView {
    /// Points from line to line.
    var pitch: CGFloat = 44 { didSet { if pitch != oldValue { setNeedsDisplay() } } }
    /// Points that the lines leave free at the sides.
    var insets = UIEdgeInsets.zero { didSet { if insets != oldValue { setNeedsDisplay() } } }
    var color: UIColor? { didSet { if color != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let color, pitch >= 1 else { return }
        let thickness = PlatformMetrics.current.table.line
        context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
        var y = pitch - thickness
        while y < bounds.height {
            context.fill(
                CGRect(
                    x: insets.left, y: y, width: max(bounds.width - insets.left - insets.right, 0),
                    height: thickness))
            y += pitch
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        setNeedsDisplay()
    }
}
