/// One day of a month: its number in a circle, a decoration below.
@MainActor
final class CalendarDayView: UIControl {
    struct Style: Equatable {
        var text: String
        var isSelected: Bool
        var isToday: Bool
        var isEnabled: Bool
        var font: UIFont
        var hasDecorations: Bool
    }

    let number = UILabel()
    let circle = UIView()
    private(set) var decoration: UIView?
    var style: Style? { didSet { if style != oldValue { refresh() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for part in [circle, number] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        number.textAlignment = .center
        number.isAccessibilityElement = false
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(decoration view: UIView?) {
        decoration?.removeFromSuperview()
        decoration = view
        view?.isUserInteractionEnabled = false
        if let view { addSubview(view) }
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    /// Today is tinted; a chosen day is tinted in a pale disc, today in a full one.
    private func refresh() {
        guard let style else { return }
        isEnabled = style.isEnabled
        number.text = style.text
        number.font = style.isSelected ? style.font.withWeight(.semibold) : style.font
        let isFull = style.isSelected && style.isToday
        circle.isHidden = !style.isSelected
        circle.backgroundColor = isFull ? tintColor : tintColor.withAlphaComponent(0.12)
        number.textColor =
            isFull
            ? .white
            : style.isSelected || style.isToday
                ? tintColor : style.isEnabled ? .label : .tertiaryLabel
        accessibilityLabel = style.text
        accessibilityTraits = style.isSelected ? [.button, .selected] : .button
        setNeedsLayout()
    }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.4 : 1 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let foot: CGFloat = style?.hasDecorations == true ? CalendarMetrics.decorationHeight : 0
        let space = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - foot, 0))
        let side = min(space.width, space.height)
        circle.bounds.size = CGSize(width: side, height: side)
        circle.center = CGPoint(x: space.midX, y: space.midY)
        circle.layer.cornerRadius = side / 2
        number.frame = space
        guard let decoration else { return }
        decoration.center = CGPoint(x: bounds.midX, y: bounds.height - foot / 2)
    }
}

/// Sizes of calendars, in points. Not recorded; read off published pictures.
enum CalendarMetrics {
    static let width: CGFloat = 320
    static let margin: CGFloat = 16
    static let header: CGFloat = 44
    static let decorationHeight: CGFloat = 14
    static let arrow: CGFloat = 44
}

extension UIFont {
    fileprivate func withWeight(_ weight: Weight) -> UIFont { .systemFont(ofSize: pointSize, weight: weight) }
}
