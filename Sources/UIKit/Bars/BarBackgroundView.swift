/// What is behind a bar's content, up to the screen's edge: colour, picture, hairline.
@MainActor
final class BarBackgroundView: UIView {
    private let hairline = UIView()
    private let picture = UIImageView()
    /// The hairline's edge: below a navigation bar, above the others, outside of the bar (UIKit: recorded before iOS 15;
    /// later releases alike).
    var lineIsAbove = false { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        picture.isHidden = true
        addSubview(picture)
        addSubview(hairline)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// - Parameters:
    ///   - tint: in place of the look's own colour.
    ///   - image: that the app gave beside the look. An empty one is the way of old to have no background.
    func show<Appearance>(_ look: BarLook<Appearance>, tint: UIColor?, image: UIImage?, hasLine: Bool = true)
    {
        let own = look.isClear ? nil : look.appearance.backgroundImage
        let shown = image ?? own
        let isClear = shown.map { $0.size == .zero } ?? look.isClear
        backgroundColor = isClear ? nil : tint ?? look.appearance.fill
        picture.image = isClear ? nil : shown
        picture.isHidden = picture.image == nil
        hairline.backgroundColor = isClear || !hasLine ? nil : look.appearance.shadowColor
        hairline.isHidden = hairline.backgroundColor == nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        let height = 1 / max(traitCollection.displayScale, 1)
        hairline.frame = CGRect(
            x: 0, y: lineIsAbove ? -height : bounds.height, width: bounds.width, height: height)
    }
}
