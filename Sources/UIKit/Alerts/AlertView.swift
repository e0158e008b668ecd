/// What an alert shows.
struct AlertContent {
    var title: String?
    var message: String?
    var attributedTitle: NSAttributedString?
    var attributedMessage: NSAttributedString?
    var isSheet = false
    var actions: [UIAlertAction] = []
    var preferred: UIAlertAction?
}

/// The card of an alert, or the two cards of an action sheet.
@MainActor
final class AlertView: UIView {
    var onChoice: ((UIAlertAction) -> Void)?
    private var content = AlertContent()
    private let card = UIView()
    private let cancelCard = UIView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var rows: [AlertActionRow] = []
    private var lines: [UIView] = []
    /// Text fields, in the card under the message.
    var fields: [UIView] = [] {
        didSet {
            oldValue.forEach { $0.removeFromSuperview() }
            fields.forEach(card.addSubview)
            setNeedsLayout()
        }
    }

    /// A controller's view between the texts and the buttons, over the whole width.
    var addition: UIView? {
        didSet {
            guard addition !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let addition { card.addSubview(addition) }
            setNeedsLayout()
        }
    }
    /// Points that the controller asks for; 0: what its constraints say.
    var additionHeight: CGFloat = 0 { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for card in [card, cancelCard] {
            card.layer.cornerRadius = 13
            card.clipsToBounds = true
            addSubview(card)
        }
        card.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.97, alpha: 1)
        }
        cancelCard.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .white
        }
        for label in [titleLabel, messageLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
            card.addSubview(label)
        }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private var rowHeight: CGFloat { content.isSheet ? 57 : 44 }

    func show(_ content: AlertContent) {
        self.content = content
        titleLabel.text = content.title
        titleLabel.font = .systemFont(ofSize: content.isSheet ? 13 : 17, weight: .semibold)
        messageLabel.text = content.message
        messageLabel.font = .systemFont(ofSize: 13)
        let color: UIColor = content.isSheet ? .secondaryLabel : .label
        titleLabel.textColor = color
        messageLabel.textColor = color
        if let title = content.attributedTitle { titleLabel.attributedText = title }
        if let message = content.attributedMessage { messageLabel.attributedText = message }
        for view in rows + lines { view.removeFromSuperview() }
        lines = []
        rows = ordered.map { action in
            let isBold =
                content.preferred.map { $0 === action } ?? (action.style == .cancel)
            let row = AlertActionRow(action, size: content.isSheet ? 20 : 17, isBold: isBold)
            row.addAction(
                UIAction { [weak self] _ in self?.onChoice?(action) }, for: .touchUpInside)
            (isApart(action) ? cancelCard : card).addSubview(row)
            return row
        }
        setNeedsLayout()
    }

    /// UIKit: cancel comes first of two actions side by side, last of all others.
    private var ordered: [UIAlertAction] {
        let others = content.actions.filter { $0.style != .cancel }
        let cancel = content.actions.filter { $0.style == .cancel }
        return !content.isSheet && content.actions.count == 2 ? cancel + others : others + cancel
    }

    private func isApart(_ action: UIAlertAction) -> Bool { content.isSheet && action.style == .cancel }

    /// Two short actions of an alert stand side by side.
    private func standsSideBySide(_ width: CGFloat) -> Bool {
        !content.isSheet && rows.count == 2 && rows.allSatisfy { $0.textWidth + 16 <= width / 2 }
    }

    private func headerHeight(_ width: CGFloat) -> CGFloat {
        var height: CGFloat = 0
        let room = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
        if titleLabel.text?.isEmpty == false { height += titleLabel.sizeThatFits(room).height }
        if messageLabel.text?.isEmpty == false {
            height += messageLabel.sizeThatFits(room).height + (height > 0 ? 2 : 0)
        }
        if !fields.isEmpty { height += CGFloat(fields.count) * 30 + (height > 0 ? 12 : 0) }
        guard height > 0 else { return 0 }
        return height.rounded(.up) + (content.isSheet ? 28 : 39)
    }

    private func heightOfAddition(_ width: CGFloat) -> CGFloat {
        guard let addition else { return 0 }
        guard additionHeight <= 0 else { return additionHeight }
        return addition.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inCard = rows.filter { !isApart($0.action) }.count
        let apart = rows.count - inCard
        let rowsHeight = standsSideBySide(size.width) ? rowHeight : CGFloat(inCard) * rowHeight
        let texts = headerHeight(size.width) + heightOfAddition(size.width)
        let height = texts + rowsHeight + (apart > 0 ? rowHeight + 8 : 0)
        return CGSize(width: size.width, height: min(height, size.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for line in lines { line.removeFromSuperview() }
        lines = []
        let width = bounds.width
        let hasCancel = rows.contains { isApart($0.action) }
        let cardHeight = bounds.height - (hasCancel ? rowHeight + 8 : 0)
        card.frame = CGRect(x: 0, y: 0, width: width, height: max(cardHeight, 0))
        cancelCard.isHidden = !hasCancel
        cancelCard.frame = CGRect(x: 0, y: bounds.height - rowHeight, width: width, height: rowHeight)
        var y: CGFloat = content.isSheet ? 14 : 19
        let room = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
        for label in [titleLabel, messageLabel] {
            label.isHidden = label.text?.isEmpty != false
            guard !label.isHidden else { continue }
            let height = label.sizeThatFits(room).height
            label.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
            y += height + 2
        }
        if !fields.isEmpty { y += titleLabel.isHidden && messageLabel.isHidden ? 0 : 10 }
        for field in fields {
            field.frame = CGRect(x: 16, y: y, width: width - 32, height: 30)
            y += 30
        }
        let top = headerHeight(width)
        let added = heightOfAddition(width)
        addition?.frame = CGRect(x: 0, y: top, width: width, height: added)
        layoutRows(from: top + added, width: width)
    }

    private func layoutRows(from top: CGFloat, width: CGFloat) {
        let hair = 1 / max(traitCollection.displayScale, 1)
        if standsSideBySide(width) {
            addLine(CGRect(x: 0, y: top, width: width, height: hair))
            addLine(CGRect(x: width / 2, y: top, width: hair, height: rowHeight))
            for (index, row) in rows.enumerated() {
                let place = isRightToLeft ? 1 - index : index
                row.frame = CGRect(x: CGFloat(place) * width / 2, y: top, width: width / 2, height: rowHeight)
            }
            return
        }
        var y = top
        for row in rows {
            if isApart(row.action) {
                row.frame = cancelCard.bounds
                continue
            }
            if y > 0 { addLine(CGRect(x: 0, y: y, width: width, height: hair)) }
            row.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
            y += rowHeight
        }
    }

    private func addLine(_ frame: CGRect) {
        let line = UIView(frame: frame)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        card.addSubview(line)
        lines.append(line)
    }
}

/// One action of an alert, tapped.
@MainActor
final class AlertActionRow: UIControl {
    let action: UIAlertAction
    private let label = UILabel()

    init(_ action: UIAlertAction, size: CGFloat, isBold: Bool) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        addSubview(label)
        isEnabled = action.isEnabled
        accessibilityTraits = .button
        refresh()
    }

    required init?(coder: NSCoder) {
        action = UIAlertAction(title: nil, style: .default)
        super.init(coder: coder)
    }

    var textWidth: CGFloat { label.intrinsicContentSize.width }
    override var defaultAccessibilityLabel: String? { action.title }

    private func refresh() {
        label.textColor =
            !action.isEnabled
            ? .tertiaryLabel
            : action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
        backgroundColor = isHighlighted ? .systemFill : nil
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}
