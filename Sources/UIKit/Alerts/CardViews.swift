/// A card with round corners and what the release draws behind it: a colour that what is below shines through, blurred where
/// that was asked for, and a shadow around it. Subviews go into `contentView`.
@MainActor
class CardView: UIView {
    let contentView = UIView()
    private let shadowView = CardShadowView(frame: .zero)
    private let fillView = UIView()
    private var backdrop: BlurredBackdropView?

    var fill = Tone.clear { didSet { fillView.backgroundColor = fill.color } }
    var shadow: CardShadow? { didSet { shadowView.shadow = shadow } }
    var cornerRadius: CGFloat = 0 {
        didSet {
            guard cornerRadius != oldValue else { return }
            contentView.layer.cornerRadius = cornerRadius
            fillView.layer.cornerRadius = cornerRadius
            backdrop?.layer.cornerRadius = cornerRadius
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.clipsToBounds = true
        fillView.isUserInteractionEnabled = false
        for view in [shadowView, fillView, contentView] { addSubview(view) }
        contentView.frame = bounds
    }

    /// Blurs what the window shows below one of its subviews.
    /// - Parameter veil: the colour that lies over it there.
    func blur(below view: UIView, veil: UIColor, radius: CGFloat) {
        backdrop?.removeFromSuperview()
        let blurred = BlurredBackdropView(radius: radius, veil: veil)
        blurred.upperBound = view
        blurred.layer.cornerRadius = cornerRadius
        insertSubview(blurred, belowSubview: fillView)
        backdrop = blurred
        setNeedsLayout()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop?.frame = bounds
        fillView.frame = bounds
        contentView.frame = bounds
        shadowView.surround(bounds, cornerRadius: cornerRadius)
    }
}

/// A shadow around a card and not below it.
@MainActor
private final class CardShadowView: UIView {
    var shadow: CardShadow? { didSet { if shadow != oldValue { show() } } }
    private let hole = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        hole.asksForActions = false
        isUserInteractionEnabled = false
        isHidden = true
        hole.fillRule = .evenOdd
        layer.shadowColor = UIColor.black.cgColor
        layer.mask = hole
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func show() {
        isHidden = shadow == nil
        layer.shadowOpacity = shadow?.opacity ?? 0
        layer.shadowRadius = shadow?.radius ?? 0
        layer.shadowOffset = CGSize(width: 0, height: shadow?.offset ?? 0)
        superview?.setNeedsLayout()
    }

    func surround(_ rect: CGRect, cornerRadius: CGFloat) {
        guard let shadow else { return }
        frame = rect
        let card = CGRect(origin: .zero, size: rect.size)
        let radius = min(cornerRadius, card.width / 2, card.height / 2)
        let outline = CGPath(roundedRect: card, cornerWidth: radius, cornerHeight: radius, transform: nil)
        layer.shadowPath = outline
        let reach = shadow.radius * 3 + shadow.offset
        let ring = CGMutablePath()
        ring.addRect(card.insetBy(dx: -reach, dy: -reach))
        ring.addPath(outline)
        hole.frame = card
        hole.path = ring
    }
}
