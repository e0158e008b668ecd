/// The mark at which text is typed. DIFFERS: it does not blink.
@MainActor
final class CaretView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        backgroundColor = tintColor
    }
}

/// A view whose drawing another object does.
@MainActor
final class TextCanvas: UIView {
    var drawing: (CGRect) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { drawing(bounds) }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func layerDidChangeSize(_ layer: CALayer, from oldSize: CGSize) {
        super.layerDidChangeSize(layer, from: oldSize)
        setNeedsDisplay()
    }
}
