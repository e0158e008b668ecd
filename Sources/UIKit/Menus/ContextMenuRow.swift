/// One line of a menu: its title, picture and state.
@MainActor
final class ContextMenuRow: UIControl {
    /// What the rows of a menu have room for, all alike.
    struct Columns {
        var hasChecks = false
        var hasPictures = false
    }

    var tapped: () -> Void = {}
    private let metrics: MenuMetrics
    private let columns: Columns
    private let title = UILabel(frame: .zero)
    private let subtitle = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let check = TableCellAccessoryView(type: .checkmark)
    private let chevron = TableCellAccessoryView(type: .disclosureIndicator)

    init(_ element: UIMenuElement, _ columns: Columns, _ metrics: MenuMetrics) {
        self.columns = columns
        self.metrics = metrics
        let leaf = element as? any UIMenuLeaf
        super.init(frame: .zero)
        let isDestructive =
            leaf?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive)
            ?? false
        let isDisabled = leaf?.attributes.contains(.disabled) ?? false
        let disabled: UIColor = metrics.disabledTextIsSecondary ? .secondaryLabel : .tertiaryLabel
        let color: UIColor = isDisabled ? disabled : isDestructive ? .systemRed : metrics.text.color
        title.text = element.title
        title.font = .preferredFont(forTextStyle: .body)
        title.textColor = color
        // UIKit: a long title wraps (recorded on iOS 26), at large text sizes too.
        title.numberOfLines = 0
        subtitle.text = element.subtitle
        subtitle.font = .preferredFont(forTextStyle: .footnote)
        subtitle.textColor = .secondaryLabel
        subtitle.numberOfLines = 0
        let action = element as? UIAction
        picture.image = action?.state == .on ? action?.selectedImage ?? element.image : element.image
        picture.tintColor = color
        picture.contentMode = .center
        check.tintColor = .label
        check.isHidden = leaf?.state != .on
        chevron.isHidden = !(element is UIMenu)
        for view in [title, subtitle, picture, check, chevron] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isEnabled = !isDisabled
        setAccessible(element.title, leaf?.state == .on ? [.button, .selected] : .button)
        addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        (columns, metrics) = (Columns(), .beforeIOS26)
        super.init(coder: coder)
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemFill : nil }
    }

    /// Where texts begin, and what is free behind them.
    private var sides: (leading: CGFloat, trailing: CGFloat) {
        let ownCheck = columns.hasChecks ? metrics.checkedSide - metrics.side : 0
        guard metrics.pictureMiddle != nil else {
            let hasMore = picture.image != nil || !chevron.isHidden
            return (metrics.side + ownCheck, metrics.side + (hasMore ? 36 : 0))
        }
        let leading = (columns.hasPictures ? metrics.picturedSide : metrics.side) + ownCheck
        return (leading, chevron.isHidden ? metrics.side : metrics.chevronMiddle + 12)
    }

    private var textWidth: CGFloat { metrics.width - sides.leading - sides.trailing }

    private var textHeights: (title: CGFloat, subtitle: CGFloat) {
        let space = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
        let hasSubtitle = subtitle.text?.isEmpty == false
        return (title.sizeThatFits(space).height, hasSubtitle ? subtitle.sizeThatFits(space).height : 0)
    }

    private var naturalHeight: CGFloat {
        let heights = textHeights
        let below =
            heights.subtitle > 0
            ? metrics.subtitleGap + heights.subtitle + metrics.subtitleRowBottom : metrics.rowBottom
        return metrics.rowTop + heights.title + below
    }

    var fittingHeight: CGFloat { max(naturalHeight, metrics.rowHeight) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let heights = textHeights
        place(title, metrics.rowTop + (bounds.height - naturalHeight) / 2, heights.title)
        place(subtitle, title.frame.maxY + metrics.subtitleGap, heights.subtitle)
        let ownCheck = columns.hasChecks ? metrics.checkedSide - metrics.side : 0
        let pictureFromEnd = metrics.side + 12 + (chevron.isHidden ? 0 : 20)
        check.center = CGPoint(x: fromStart(metrics.checkMiddle), y: bounds.midY)
        chevron.center = CGPoint(x: fromStart(bounds.width - metrics.chevronMiddle), y: bounds.midY)
        picture.bounds.size = CGSize(width: 24, height: 24)
        picture.center = CGPoint(
            x: fromStart(metrics.pictureMiddle.map { $0 + ownCheck } ?? bounds.width - pictureFromEnd),
            y: bounds.midY)
    }

    private func fromStart(_ x: CGFloat) -> CGFloat { isRightToLeft ? bounds.width - x : x }

    private func place(_ label: UILabel, _ y: CGFloat, _ height: CGFloat) {
        let sides = sides
        let x = isRightToLeft ? sides.trailing : sides.leading
        label.frame = CGRect(x: x, y: y, width: textWidth, height: height)
    }
}

extension ContextMenuRow.Columns {
    @MainActor init(_ elements: [UIMenuElement]) {
        hasChecks = elements.contains { ($0 as? any UIMenuLeaf)?.state == .on }
        hasPictures = elements.contains { $0.image != nil }
    }
}
