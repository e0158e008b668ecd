import ListEngine

/// One action as a button behind a swiped row.
@MainActor
final class SwipeButton: UIControl {
    let action: UIContextualAction
    private let title = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let fill = UIView(frame: .zero)

    init(_ action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        let metrics = PlatformMetrics.current.table
        fill.backgroundColor = action.backgroundColor
        fill.isUserInteractionEnabled = false
        title.text = action.title
        title.textColor = .white
        title.textAlignment = .center
        title.numberOfLines = 2
        title.font = action.image == nil ? .systemFont(ofSize: 17) : .systemFont(ofSize: 13)
        if metrics.swipeButtonsAreCapsules { title.font = .systemFont(ofSize: 15, weight: .medium) }
        picture.image = action.image
        picture.tintColor = .white
        picture.contentMode = .center
        for view in [title, picture] as [UIView] {
            view.isUserInteractionEnabled = false
            fill.addSubview(view)
        }
        addSubview(fill)
        clipsToBounds = true
        setAccessible(action.title, .button)
    }

    required init?(coder: NSCoder) {
        action = UIContextualAction(style: .normal, title: nil, handler: { _, _, _ in })
        super.init(coder: coder)
    }

    /// Points, by the title or the picture.
    var naturalWidth: CGFloat {
        let metrics = PlatformMetrics.current.table
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let text = action.title == nil ? 0 : title.sizeThatFits(unlimited).width
        let wide = max(text, action.image?.size.width ?? 0)
        return max(wide + 2 * metrics.swipeButtonPadding, metrics.swipeButtonWidth)
    }

    override var isHighlighted: Bool { didSet { fill.alpha = isHighlighted ? 0.7 : 1 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isCapsule = PlatformMetrics.current.table.swipeButtonsAreCapsules
        fill.frame =
            isCapsule ? bounds.insetBy(dx: min(4, bounds.width / 2), dy: min(4, bounds.height / 2)) : bounds
        fill.layer.cornerRadius = isCapsule ? min(fill.bounds.height / 2, 26, fill.bounds.width / 2) : 0
        fill.clipsToBounds = isCapsule
        let space = fill.bounds
        let pictureHeight = action.image?.size.height ?? 0
        let textHeight =
            action.title?.isEmpty == false
            ? title.sizeThatFits(CGSize(width: max(naturalWidth - 8, 0), height: .greatestFiniteMagnitude))
                .height : 0
        // A low row has no room for both.
        let showsText = pictureHeight == 0 || pictureHeight + textHeight + 4 <= space.height
        title.isHidden = !showsText
        let whole = pictureHeight + (showsText ? textHeight + (pictureHeight > 0 ? 4 : 0) : 0)
        var y = (space.height - whole) / 2
        if pictureHeight > 0 {
            picture.frame = CGRect(x: 0, y: y, width: space.width, height: pictureHeight)
            y += pictureHeight + 4
        }
        let width = min(max(naturalWidth - 8, 0), space.width)
        title.frame = CGRect(x: (space.width - width) / 2, y: y, width: width, height: textHeight)
    }
}

/// The buttons at both ends of a swiped row; as large as the row, behind it.
@MainActor
final class SwipeButtonsView: UIView {
    private(set) var left: [SwipeButton] = []
    private(set) var right: [SwipeButton] = []

    /// From each end inward.
    init(left: [UIContextualAction], right: [UIContextualAction]) {
        super.init(frame: .zero)
        clipsToBounds = true
        self.left = left.map(SwipeButton.init)
        self.right = right.map(SwipeButton.init)
        // The button at the edge covers the others in a full swipe.
        for button in self.left.reversed() + self.right.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func side(_ end: RowSwipe.End, allowsFull: Bool) -> RowSwipe.Side? {
        let buttons = end == .left ? left : right
        guard !buttons.isEmpty else { return nil }
        return RowSwipe.Side(width: buttons.map(\.naturalWidth).reduce(0, +), allowsFull: allowsFull)
    }

    /// Puts the buttons into what shows of this view while the row stands at `swipe.offset`.
    func place(_ swipe: RowSwipe) {
        for (buttons, end) in [(left, RowSwipe.End.left), (right, .right)] {
            let shown = swipe.shownEnd == end ? abs(swipe.offset) : 0
            let spans = SwipeButtonPlaces.spans(
                widths: buttons.map(\.naturalWidth), shown: shown, isFull: swipe.isFull)
            for (button, span) in zip(buttons, spans) {
                let x = end == .left ? span.start : bounds.width - span.end
                button.frame = CGRect(x: x, y: 0, width: span.extent, height: bounds.height)
                button.layoutIfNeeded()
            }
        }
    }
}
