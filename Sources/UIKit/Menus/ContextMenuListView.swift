/// A menu as a list: a title, actions and menus under each other, groups with a gap between them.
@MainActor
final class ContextMenuListView: UIScrollView {
    /// An action or a command was tapped.
    var chosen: (any UIMenuLeaf) -> Void = { _ in }
    /// A menu was tapped.
    var opened: (UIMenu) -> Void = { _ in }
    private var contentHeight: CGFloat = 0

    init(_ menu: UIMenu) {
        super.init(frame: CGRect(x: 0, y: 0, width: ContextMenuMetrics.width, height: 0))
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = ContextMenuMetrics.listRadius
        clipsToBounds = true
        contentInsetAdjustmentBehavior = .never
        accessibilityIdentifier = "menu"
        fill(menu)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var fittingSize: CGSize { CGSize(width: ContextMenuMetrics.width, height: contentHeight) }

    private func fill(_ menu: UIMenu) {
        var y: CGFloat = 0
        if !menu.title.isEmpty {
            let title = UILabel(frame: .zero)
            title.text = menu.title
            title.font = .preferredFont(forTextStyle: .footnote)
            title.textColor = .secondaryLabel
            title.textAlignment = .center
            title.frame = CGRect(
                x: ContextMenuMetrics.side, y: 8,
                width: ContextMenuMetrics.width - 2 * ContextMenuMetrics.side,
                height: title.sizeThatFits(CGSize(width: ContextMenuMetrics.width, height: 0)).height)
            addSubview(title)
            y = title.frame.maxY + 8
            addLine(at: y, height: 1 / UIScreen.main.scale)
        }
        let groups = Self.groups(menu.children)
        for (index, group) in groups.enumerated() {
            if index > 0 {
                addLine(at: y, height: ContextMenuMetrics.groupGap)
                y += ContextMenuMetrics.groupGap
            }
            for (place, element) in group.enumerated() {
                let row = ContextMenuRow(element)
                row.tapped = { [weak self] in self?.tapped(element) }
                row.frame = CGRect(x: 0, y: y, width: ContextMenuMetrics.width, height: row.fittingHeight)
                addSubview(row)
                y = row.frame.maxY
                if place < group.count - 1 {
                    addLine(at: y - 1 / UIScreen.main.scale, height: 1 / UIScreen.main.scale)
                }
            }
        }
        contentHeight = y
        contentSize = fittingSize
    }

    private func addLine(at y: CGFloat, height: CGFloat) {
        let line = UIView(frame: CGRect(x: 0, y: y, width: ContextMenuMetrics.width, height: height))
        line.backgroundColor = height > 1 ? .systemFill : .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
    }

    /// Menus that are shown inline stand between separators; hidden elements do not show.
    private static func groups(_ elements: [UIMenuElement]) -> [[UIMenuElement]] {
        var groups: [[UIMenuElement]] = [[]]
        for element in elements {
            switch element {
            case let menu as UIMenu where menu.options.contains(.displayInline):
                groups += Self.groups(menu.children)
                groups.append([])
            case let deferred as UIDeferredMenuElement:
                let inner = Self.groups(deferred.elements)
                groups[groups.count - 1] += inner.first ?? []
                groups += inner.dropFirst()
            case let leaf as any UIMenuLeaf where leaf.attributes.contains(.hidden): break
            default: groups[groups.count - 1].append(element)
            }
        }
        return groups.filter { !$0.isEmpty }
    }

    private func tapped(_ element: UIMenuElement) {
        switch element {
        case let leaf as any UIMenuLeaf: if !leaf.attributes.contains(.disabled) { chosen(leaf) }
        case let menu as UIMenu: opened(menu)
        default: break
        }
    }
}

/// One line of a menu: its title, picture and state.
@MainActor
final class ContextMenuRow: UIControl {
    var tapped: () -> Void = {}
    private let title = UILabel(frame: .zero)
    private let subtitle = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let check = TableCellAccessoryView(type: .checkmark)
    private let chevron = TableCellAccessoryView(type: .disclosureIndicator)
    private let isOn: Bool
    private let isMenu: Bool

    init(_ element: UIMenuElement) {
        let leaf = element as? any UIMenuLeaf
        isOn = leaf?.state == .on
        isMenu = element is UIMenu
        super.init(frame: .zero)
        let isDestructive =
            leaf?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive)
            ?? false
        let isDisabled = leaf?.attributes.contains(.disabled) ?? false
        let color: UIColor = isDisabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        title.text = element.title
        title.font = .preferredFont(forTextStyle: .body)
        title.textColor = color
        title.numberOfLines = 2
        subtitle.text = element.subtitle
        subtitle.font = .preferredFont(forTextStyle: .footnote)
        subtitle.textColor = .secondaryLabel
        picture.image = element.image
        picture.tintColor = color
        picture.contentMode = .center
        check.tintColor = .label
        check.isHidden = !isOn
        chevron.isHidden = !isMenu
        for view in [title, subtitle, picture, check, chevron] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isEnabled = !isDisabled
        isAccessibilityElement = true
        accessibilityLabel = element.title
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        (isOn, isMenu) = (false, false)
        super.init(coder: coder)
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemFill : nil }
    }

    private var textWidth: CGFloat {
        let trailing: CGFloat = picture.image != nil || isMenu ? 36 : 0
        return ContextMenuMetrics.width - 2 * ContextMenuMetrics.side - trailing - (isOn ? 24 : 0)
    }

    private var textHeights: (title: CGFloat, subtitle: CGFloat) {
        let space = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
        let hasSubtitle = subtitle.text?.isEmpty == false
        return (title.sizeThatFits(space).height, hasSubtitle ? subtitle.sizeThatFits(space).height : 0)
    }

    var fittingHeight: CGFloat {
        let heights = textHeights
        return max(
            heights.title + heights.subtitle + 2 * ContextMenuMetrics.rowPadding, ContextMenuMetrics.rowHeight
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let heights = textHeights
        let x = ContextMenuMetrics.side + (isOn ? 24 : 0)
        let y = (bounds.height - heights.title - heights.subtitle) / 2
        title.frame = CGRect(x: x, y: y, width: textWidth, height: heights.title)
        subtitle.frame = CGRect(x: x, y: y + heights.title, width: textWidth, height: heights.subtitle)
        let end = bounds.width - ContextMenuMetrics.side
        picture.frame = CGRect(x: end - 24, y: (bounds.height - 24) / 2, width: 24, height: 24)
        check.center = CGPoint(x: ContextMenuMetrics.side + 6, y: bounds.midY)
        chevron.center = CGPoint(x: end - 6, y: bounds.midY)
        if isMenu { picture.frame.origin.x -= 20 }
    }
}
