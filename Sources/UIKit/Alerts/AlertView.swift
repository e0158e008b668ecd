/// What an alert shows.
struct AlertContent {
    var title: String?
    var message: String?
    var attributedTitle: NSAttributedString?
    var attributedMessage: NSAttributedString?
    var isSheet = false
    /// Whether a popover is its card; it then has no action that cancels.
    var isInPopover = false
    var actions: [UIAlertAction] = []
    var preferred: UIAlertAction?
}

/// The card of an alert, or the two cards of an action sheet.
@MainActor
final class AlertView: UIView {
    var onChoice: ((UIAlertAction) -> Void)?
    private var content = AlertContent()
    private let card = CardView(frame: .zero)
    private let apartCard = CardView(frame: .zero)
    private let texts = UIScrollView()
    private let actions = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var rows: [AlertActionRow] = []
    private var lines: [UIView] = []
    /// Text fields below the message.
    var fields: [UITextField] = [] {
        didSet {
            fieldBoxes.forEach { $0.removeFromSuperview() }
            fieldBoxes = fields.map(AlertFieldBox.init)
            fieldBoxes.forEach(texts.addSubview)
            lookMayHaveChanged()
        }
    }
    private var fieldBoxes: [AlertFieldBox] = []

    /// A controller's view between the texts and the buttons, over the whole width.
    var addition: UIView? {
        didSet {
            guard addition !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let addition { texts.addSubview(addition) }
            setNeedsLayout()
        }
    }
    /// Points that the controller asks for; 0: what its constraints say.
    var additionHeight: CGFloat = 0 { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(card)
        addSubview(apartCard)
        for view in [texts, actions] {
            view.contentInsetAdjustmentBehavior = .never
            view.delaysContentTouches = false
            card.contentView.addSubview(view)
        }
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            texts.addSubview(label)
        }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var metrics: AlertCardMetrics {
        let all = PlatformMetrics.current.alerts
        var metrics = content.isSheet ? all.sheet : all.alert
        if content.isInPopover {
            (metrics.apartGap, metrics.standsAtBottom, metrics.cornerRadius) = (nil, true, 0)
            (metrics.fill, metrics.shadow) = (.clear, nil)
        }
        return metrics
    }

    /// Blurs what the window shows below one of its subviews, behind the card.
    func blur(below view: UIView, veil: UIColor) {
        card.blur(below: view, veil: veil, radius: metrics.blurRadius)
    }

    /// As wide as the release says; `room`: between the edges of the screen's shorter side.
    func width(in room: CGFloat) -> CGFloat {
        let metrics = metrics
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let wanted = isLarge ? metrics.largeTextWidth ?? metrics.width : metrics.width
        return min(wanted ?? room, room)
    }

    /// What it is called aloud.
    var name: String? { content.title ?? content.message }
    var isSheet: Bool { content.isSheet }

    func show(_ content: AlertContent) {
        self.content = content
        titleLabel.text = content.title
        messageLabel.text = content.message
        for row in rows { row.removeFromSuperview() }
        rows = ordered.map { action in
            let isPreferred = content.preferred === action
            let isBold = content.preferred == nil && metrics.actionsAreLined && action.style == .cancel
            let row = AlertActionRow(action, metrics, isPreferred: isPreferred, isBold: isPreferred || isBold)
            row.addAction(UIAction { [weak self] _ in self?.onChoice?(action) }, for: .touchUpInside)
            (isApart(action) ? apartCard.contentView : actions).addSubview(row)
            return row
        }
        lookMayHaveChanged()
    }

    /// Fonts and colours of the release and the reader's text size.
    private func lookMayHaveChanged() {
        let metrics = metrics
        card.fill = metrics.fill
        card.shadow = metrics.shadow
        apartCard.fill = metrics.apartFill
        for card in [card, apartCard] { card.cornerRadius = metrics.cornerRadius }
        let isLone = (content.title ?? "").isEmpty != (content.message ?? "").isEmpty
        let lone = isLone ? metrics.loneText : nil
        for (label, style) in [(titleLabel, metrics.title), (messageLabel, metrics.message)] {
            let style = lone ?? style
            label.font = style.font(traitCollection)
            label.textColor = style.isSecondary ? .secondaryLabel : .label
            label.textAlignment = metrics.textsAreCentred || lone != nil ? .center : .natural
        }
        if let title = content.attributedTitle { titleLabel.attributedText = title }
        if let message = content.attributedMessage { messageLabel.attributedText = message }
        for box in fieldBoxes { box.show(metrics) }
        for row in rows { row.show(traitCollection) }
        setNeedsLayout()
    }

    override func contentSizeCategoryDidChange() {
        super.contentSizeCategoryDidChange()
        lookMayHaveChanged()
        superview?.setNeedsLayout()
    }

    /// UIKit: cancel comes first of two actions side by side, last of all others, whenever it was added.
    private var ordered: [UIAlertAction] {
        let others = content.actions.filter { $0.style != .cancel }
        let cancel = content.actions.filter { $0.style == .cancel }
        if content.isInPopover { return others }
        return !metrics.standsAtBottom && content.actions.count == 2 ? cancel + others : others + cancel
    }

    private func isApart(_ action: UIAlertAction) -> Bool {
        metrics.apartGap != nil && action.style == .cancel
    }

    private func layout(_ width: CGFloat, room: CGFloat) -> AlertLayout {
        let metrics = metrics
        let inner = CGSize(width: width - 2 * metrics.textInset, height: .greatestFiniteMagnitude)
        func height(_ label: UILabel) -> CGFloat {
            label.text?.isEmpty == false ? label.sizeThatFits(inner).height : 0
        }
        var parts = AlertLayout.Parts(
            title: height(titleLabel), message: height(messageLabel), fields: fields.count,
            addition: heightOfAddition(width), actions: rows.map(\.textWidth),
            actionLine: rows.map(\.lineHeight).max() ?? 0)
        parts.fieldLine = fields.compactMap { $0.font?.lineHeight }.max() ?? 0
        parts.lastIsApart = rows.last.map { isApart($0.action) } ?? false
        parts.leastHeight = heightByConstraints(width)
        return AlertLayout(
            parts, metrics, width: width, room: room, isRightToLeft: isRightToLeft,
            hair: 1 / max(traitCollection.displayScale, 1))
    }

    /// What constraints of the app's ask of the whole: apps give an alert's view a height to have room for a view of their own.
    private func heightByConstraints(_ width: CGFloat) -> CGFloat {
        guard !constraints.isEmpty else { return 0 }
        return fittingSize(CGSize(width: width, height: 0), .required, .fittingSizeLevel).height
    }

    private func heightOfAddition(_ width: CGFloat) -> CGFloat {
        guard let addition else { return 0 }
        guard additionHeight <= 0 else { return additionHeight }
        return addition.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { layout(size.width, room: size.height).size }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(bounds.width, room: bounds.height)
        card.frame = layout.card
        card.isHidden = layout.card.height <= 0
        texts.frame = layout.texts
        texts.contentSize = CGSize(width: bounds.width, height: layout.textsHeight)
        actions.frame = layout.actions
        actions.contentSize = CGSize(width: bounds.width, height: layout.actionsHeight)
        titleLabel.isHidden = layout.title.isEmpty
        titleLabel.frame = layout.title
        messageLabel.isHidden = layout.message.isEmpty
        messageLabel.frame = layout.message
        for (box, frame) in zip(fieldBoxes, layout.fields) { box.frame = frame }
        addition?.frame = layout.addition
        apartCard.isHidden = layout.apart == nil
        if let apart = layout.apart {
            apartCard.frame = apart
            rows.last?.frame = CGRect(origin: .zero, size: apart.size)
        }
        var places = layout.rows
        // Human Interface Guidelines, "Alerts": Cancel stands on the leading side of a row, or at the bottom of a stack.
        let isStacked = places.count == 2 && places[0].minX == places[1].minX
        if isStacked, rows.first?.action.style == .cancel { places.swapAt(0, 1) }
        for (row, frame) in zip(rows, places) { row.frame = frame }
        for line in lines { line.removeFromSuperview() }
        lines = layout.lines.map { frame in
            let line = UIView(frame: frame)
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            actions.addSubview(line)
            return line
        }
    }
}

extension AlertView: SpringLoadedView {
    func springPart(_ session: LocalDragSession) -> SpringPart? {
        guard (controller as? UIAlertController)?.isSpringLoaded == true else { return nil }
        return rows.first { $0.bounds.contains(session.location(in: $0)) }?.wholeSpring
    }
}

extension AlertTextStyle {
    /// UIKit: alerts do not get smaller than at the standard text size.
    @MainActor func font(_ traits: UITraitCollection) -> UIFont {
        let category = traits.preferredContentSizeCategory
        let atLeast = UITraitCollection(preferredContentSizeCategory: category > .large ? category : .large)
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: atLeast)
        guard let weight else { return font }
        return UIFont.systemFont(ofSize: font.pointSize, weight: weight)
    }
}

/// A text field and what an alert draws behind it.
@MainActor
final class AlertFieldBox: UIView {
    private let field: UITextField
    private var padding: CGFloat = 0

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        addSubview(field)
    }

    required init?(coder: NSCoder) {
        field = UITextField(frame: .zero)
        super.init(coder: coder)
    }

    func show(_ metrics: AlertCardMetrics) {
        padding = metrics.fieldPadding
        if let radius = metrics.fieldRadius {
            backgroundColor = metrics.actionFill.color
            layer.cornerRadius = radius
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds.insetBy(dx: padding, dy: 0)
    }
}

/// One action of an alert, tapped.
@MainActor
final class AlertActionRow: UIControl {
    let action: UIAlertAction
    private let metrics: AlertCardMetrics
    private let isPreferred: Bool
    private let isBold: Bool
    private let label = UILabel()
    private let picture = UIImageView()
    private let check = TableCellAccessoryView(type: .checkmark)

    init(_ action: UIAlertAction, _ metrics: AlertCardMetrics, isPreferred: Bool, isBold: Bool) {
        self.action = action
        self.metrics = metrics
        self.isPreferred = isPreferred
        self.isBold = isBold
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        picture.image = action.image
        picture.contentMode = .center
        addSubview(label)
        addSubview(picture)
        check.isHidden = !action.isChecked
        check.isUserInteractionEnabled = false
        addSubview(check)
        layer.cornerRadius = metrics.actionRadius
        isEnabled = action.isEnabled
        accessibilityTraits = .button
        refresh()
    }

    required init?(coder: NSCoder) {
        action = UIAlertAction(title: nil, style: .default)
        (metrics, isPreferred, isBold) = (.beforeIOS26, false, false)
        super.init(coder: coder)
    }

    var textWidth: CGFloat { label.intrinsicContentSize.width }
    var lineHeight: CGFloat { label.font.lineHeight }
    override var defaultAccessibilityLabel: String? { action.title }

    func show(_ traits: UITraitCollection) {
        var style = metrics.action
        if isBold { style.weight = .semibold }
        label.font = style.font(traits)
        refresh()
    }

    /// UIKit, iOS 26: titles have the colour of labels, and the preferred one stands white on the tint (recorded). Before,
    /// they have the tint.
    private func refresh() {
        let isFilled = isPreferred && !metrics.actionsAreLined
        let color: UIColor =
            if !isEnabled {
                .tertiaryLabel
            } else if let own = action.titleTextColor {
                own
            } else if isFilled {
                .white
            } else if action.style == .destructive {
                .systemRed
            } else {
                metrics.actionsAreLined ? tintColor : .label
            }
        label.textColor = color
        picture.tintColor = color
        check.tintColor = color
        backgroundColor =
            isHighlighted
            ? metrics.pressedFill.color : isFilled && isEnabled ? tintColor : metrics.actionFill.color
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
        let x = isRightToLeft ? bounds.width - 16 - 28 : 16
        picture.frame = CGRect(x: x, y: (bounds.height - 28) / 2, width: 28, height: 28)
        check.center = CGPoint(x: isRightToLeft ? 28 : bounds.width - 28, y: bounds.midY)
    }
}
