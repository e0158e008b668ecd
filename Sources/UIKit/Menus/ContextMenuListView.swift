/// A menu as a list: a title, actions and menus under each other, groups apart.
@MainActor
final class ContextMenuListView: CardView {
    /// An action or a command was tapped.
    var chosen: (any UIMenuLeaf) -> Void = { _ in }
    /// A menu was tapped.
    var opened: (UIMenu) -> Void = { _ in }
    private let metrics: MenuMetrics
    /// The list is as high as before no longer: elements have arrived.
    var grew: () -> Void = {}
    private let menu: UIMenu
    private let list = UIScrollView()
    private var contentHeight: CGFloat = 0
    /// What deferred elements stand for in this list, empty until their answer.
    private var provided: [ObjectIdentifier: [UIMenuElement]?] = [:]

    init(_ menu: UIMenu) {
        var metrics = PlatformMetrics.current.menus
        metrics.width = metrics.widthInForce
        self.metrics = metrics
        self.menu = menu
        super.init(frame: CGRect(x: 0, y: 0, width: metrics.width, height: 0))
        fill = metrics.fill
        shadow = metrics.shadow
        cornerRadius = metrics.cornerRadius
        list.contentInsetAdjustmentBehavior = .never
        list.frame = contentView.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(list)
        accessibilityIdentifier = "menu"
        fillList()
    }

    required init?(coder: NSCoder) {
        metrics = .beforeIOS26
        menu = UIMenu()
        super.init(coder: coder)
    }

    var fittingSize: CGSize { CGSize(width: metrics.width, height: contentHeight) }

    private func fillList() {
        for view in list.subviews { view.removeFromSuperview() }
        let hair = 1 / UIScreen.main.scale
        var y: CGFloat = 0
        if !menu.title.isEmpty {
            y = addTitle(menu.title, at: 0)
            addLine(at: y, height: hair, inset: metrics.groupLineInset)
        }
        y += metrics.padding
        let groups = MenuGroup.groups(of: menu) { elements(of: $0) }
        let columns = ContextMenuRow.Columns(groups.flatMap(\.elements))
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
            // UIKit: the title of a menu that is shown inline stands over its elements.
            if !group.title.isEmpty { y = addTitle(group.title, at: y) }
            for (place, line) in group.lines.enumerated() {
                y = add(line, at: y, columns)
                if metrics.rowsAreLined, place < group.lines.count - 1 {
                    addLine(at: y - hair, height: hair, inset: 0)
                }
            }
        }
        contentHeight = y + metrics.padding
        list.contentSize = fittingSize
    }

    /// Returns where the line ends.
    private func add(_ line: MenuGroup.Line, at y: CGFloat, _ columns: ContextMenuRow.Columns) -> CGFloat {
        switch line {
        case .element(let element):
            let row = ContextMenuRow(element, columns, metrics)
            row.tapped = { [weak self] in self?.tapped(element) }
            return add(row, at: y)
        case .waiting:
            let loading = UIAction(title: "Loading\u{2026}", attributes: .disabled) { _ in }
            let end = add(ContextMenuRow(loading, columns, metrics), at: y)
            let spinner = SpinnerView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            let x = metrics.width - metrics.side - 10
            spinner.center = CGPoint(x: isRightToLeft ? metrics.width - x : x, y: (y + end) / 2)
            list.addSubview(spinner)
            spinner.start()
            return end
        case .tiles(let elements, let size):
            // DIFFERS: sizes and distances of elements side by side are chosen, not recorded.
            let height = metrics.rowHeight + (size == .medium ? 22 : 4)
            let room = metrics.width - 2 * Self.tileInset
            let width = room / CGFloat(max(elements.count, size == .small ? 4 : 3))
            for (index, element) in elements.enumerated() {
                let tile = MenuTile(element, size, metrics)
                tile.tapped = { [weak self] in self?.tapped(element) }
                let x = Self.tileInset + CGFloat(index) * width
                tile.frame = CGRect(
                    x: (isRightToLeft ? metrics.width - x - width : x) + 2, y: y, width: width - 4,
                    height: height)
                list.addSubview(tile)
            }
            return y + height
        }
    }

    private static let tileInset: CGFloat = 12

    private func add(_ row: ContextMenuRow, at y: CGFloat) -> CGFloat {
        row.frame = CGRect(x: 0, y: y, width: metrics.width, height: row.fittingHeight)
        list.addSubview(row)
        return row.frame.maxY
    }

    /// UIKit: until a deferred element's provider answers, its place is held by one that loads (its header).
    private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
        let id = ObjectIdentifier(deferred)
        if let known = provided[id] { return known }
        provided[id] = .some(nil)
        var isAsking = true
        deferred.provide { [weak self] elements in
            guard let self else { return }
            self.provided[id] = elements
            guard !isAsking else { return }
            self.fillList()
            self.grew()
        }
        isAsking = false
        return provided[id] ?? nil
    }

    /// Returns where it ends.
    private func addTitle(_ text: String, at y: CGFloat) -> CGFloat {
        let title = UILabel(frame: .zero)
        title.text = text
        let size = UIFont.preferredFont(forTextStyle: .footnote).pointSize
        title.font = .systemFont(ofSize: size, weight: metrics.titleWeight)
        title.textColor = .secondaryLabel
        title.numberOfLines = 0
        title.textAlignment = metrics.titleIsCentred ? .center : .natural
        let width = metrics.width - 2 * metrics.side
        title.frame = CGRect(
            x: metrics.side, y: y + metrics.titleTop, width: width,
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

    private func tapped(_ element: UIMenuElement) {
        switch element {
        case let leaf as any UIMenuLeaf: if !leaf.attributes.contains(.disabled) { chosen(leaf) }
        case let menu as UIMenu: opened(menu)
        default: break
        }
    }
}
