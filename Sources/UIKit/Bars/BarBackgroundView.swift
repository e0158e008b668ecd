/// What is behind a bar's content, up to the screen's edge: colour, picture, hairline.
@MainActor
final class BarBackgroundView: UIView {
    private let hairline = UIView()
    private let picture = UIImageView()
    /// The hairline's edge: below a navigation bar, above the others.
    var lineIsAbove = false { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        picture.isHidden = true
        addSubview(picture)
        addSubview(hairline)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(fill: UIColor?, image: UIImage?, line: UIColor?) {
        backgroundColor = fill
        picture.image = image
        picture.isHidden = image == nil
        hairline.backgroundColor = line
        hairline.isHidden = line == nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        let height = 1 / max(traitCollection.displayScale, 1)
        hairline.frame = CGRect(
            x: 0, y: lineIsAbove ? -height : bounds.height - height, width: bounds.width, height: height)
    }
}
