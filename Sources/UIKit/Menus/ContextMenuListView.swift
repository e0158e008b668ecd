/// A menu as a list: a title, actions and menus under each other, groups apart.
@MainActor
final class ContextMenuListView: CardView {
    /// An action or a command was tapped.
    var chosen: (any UIMenuLeaf) -> Void = { _ in }
    /// A menu was tapped.
    var opened: (UIMenu) -> Void = { _ in }
    private let metrics: MenuMetrics
    private let list = UIScrollView()
    private var contentHeight: CGFloat = 0

    init(_ menu: UIMenu) {
        var metrics = PlatformMetrics.current.menus
        metrics.width = metrics.widthInForce
        self.metrics = metrics
        super.init(frame: CGRect(x: 0, y: 0, width: metrics.width, height: 0))
        fill = metrics.fill
        shadow = metrics.shadow
        cornerRadius = metrics.cornerRadius
        list.contentInsetAdjustmentBehavior = .never
        list.frame = contentView.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(list)
        accessibilityIdentifier = "menu"
        fill(menu)
    }

    required init?(coder: NSCoder) {
        metrics = .beforeIOS26
        super.init(coder: coder)
    }

    var fittingSize: CGSize { CGSize(width: metrics.width, height: contentHeight) }

    private func fill(_ menu: UIMenu) {
        let hair = 1 / UIScreen.main.scale
        var y: CGFloat = 0
        if !menu.title.isEmpty {
            y = addTitle(menu.title)
            addLine(at: y, height: hair, inset: metrics.groupLineInset)
        }
        y += metrics.padding
        let groups = Self.groups(menu.children)
        let columns = ContextMenuRow.Columns(groups.flatMap { $0 })
        for (index, group) in groups.enumerated() {
            if index > 0 {
                if metrics.groupsAreBanded {
                    addLine(at: y, height: metrics.groupGap, inset: 0)
                } else {
                    addLine(
                        at: y + (metrics.groupGap - hair) / 2, height: hair, inset: metrics.groupLineInset)
                }
                y += metrics.groupGap
            }
            for (place, element) in group.enumerated() {
                let row = ContextMenuRow(element, columns, metrics)
                row.tapped = { [weak self] in self?.tapped(element) }
                row.frame = CGRect(x: 0, y: y, width: metrics.width, height: row.fittingHeight)
                list.addSubview(row)
                y = row.frame.maxY
                if metrics.rowsAreLined, place < group.count - 1 {
                    addLine(at: y - hair, height: hair, inset: 0)
                }
            }
        }
        contentHeight = y + metrics.padding
        list.contentSize = fittingSize
    }

    /// Returns where it ends.
    private func addTitle(_ text: String) -> CGFloat {
        let title = UILabel(frame: .zero)
        title.text = text
        let size = UIFont.preferredFont(forTextStyle: .footnote).pointSize
        title.font = .systemFont(ofSize: size, weight: metrics.titleWeight)
        title.textColor = .secondaryLabel
        title.numberOfLines = 0
        title.textAlignment = metrics.titleIsCentred ? .center : .natural
        let width = metrics.width - 2 * metrics.side
        title.frame = CGRect(
            x: metrics.side, y: metrics.titleTop, width: width,
            height: title.sizeThatFits(CGSize(width: width, height: 0)).height)
        list.addSubview(title)
        return title.frame.maxY + metrics.titleBottom
    }

    private func addLine(at y: CGFloat, height: CGFloat, inset: CGFloat) {
        let line = UIView(frame: CGRect(x: inset, y: y, width: metrics.width - 2 * inset, height: height))
        line.backgroundColor = height > 1 ? .systemFill : .separator
        line.isUserInteractionEnabled = false
        list.addSubview(line)
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
