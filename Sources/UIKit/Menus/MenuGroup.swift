/// What stands in a menu between two lines.
@MainActor
struct MenuGroup {
    enum Line {
        case element(UIMenuElement)
        /// Side by side.
        case tiles([UIMenuElement], UIMenu.ElementSize)
        /// Elements that an app has not provided yet.
        case waiting
    }

    var title = ""
    var lines: [Line] = []

    /// - Parameter deferred: what a deferred element stands for; nil: nothing yet.
    static func groups(of menu: UIMenu, _ deferred: (UIDeferredMenuElement) -> [UIMenuElement]?)
        -> [MenuGroup]
    {
        var groups: [MenuGroup] = []
        collect(menu.children, size(of: menu), into: &groups, deferred)
        return groups.filter { !$0.lines.isEmpty }
    }

    var elements: [UIMenuElement] {
        lines.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    private static func size(of menu: UIMenu) -> UIMenu.ElementSize {
        menu.options.contains(.displayAsPalette) ? .small : menu.preferredElementSize
    }

    /// Menus that are shown inline stand between lines; hidden elements do not show.
    private static func collect(
        _ elements: [UIMenuElement], _ size: UIMenu.ElementSize, into groups: inout [MenuGroup],
        _ deferred: (UIDeferredMenuElement) -> [UIMenuElement]?
    ) {
        if groups.isEmpty { groups.append(MenuGroup()) }
        for element in elements {
            switch element {
            case let menu as UIMenu where menu.options.contains(.displayInline):
                groups.append(MenuGroup(title: menu.title))
                collect(menu.children, self.size(of: menu), into: &groups, deferred)
                groups.append(MenuGroup())
            case let element as UIDeferredMenuElement:
                if let provided = deferred(element) {
                    collect(provided, size, into: &groups, deferred)
                } else {
                    groups[groups.count - 1].lines.append(.waiting)
                }
            case let leaf as any UIMenuLeaf where leaf.attributes.contains(.hidden): break
            default: groups[groups.count - 1].append(element, size)
            }
        }
    }

    /// How many stand side by side. Chosen, not recorded.
    private static func columns(_ size: UIMenu.ElementSize) -> Int { size == .small ? 5 : 3 }

    private mutating func append(_ element: UIMenuElement, _ size: UIMenu.ElementSize) {
        guard size == .small || size == .medium else { return lines.append(.element(element)) }
        if case .tiles(let tiles, let known) = lines.last, known == size, tiles.count < Self.columns(size) {
            lines[lines.count - 1] = .tiles(tiles + [element], size)
        } else {
            lines.append(.tiles([element], size))
        }
    }
}

/// An element beside others: its picture, and its title below it where there is room.
@MainActor
final class MenuTile: UIControl {
    var tapped: () -> Void = {}
    private let title = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)

    init(_ element: UIMenuElement, _ size: UIMenu.ElementSize, _ metrics: MenuMetrics) {
        super.init(frame: .zero)
        let leaf = element as? any UIMenuLeaf
        let isDestructive = leaf?.attributes.contains(.destructive) ?? false
        let isDisabled = leaf?.attributes.contains(.disabled) ?? false
        let isOn = leaf?.state == .on
        let color: UIColor = isDisabled ? .tertiaryLabel : isDestructive ? .systemRed : metrics.text.color
        picture.image = isOn ? (element as? UIAction)?.selectedImage ?? element.image : element.image
        picture.contentMode = .center
        picture.tintColor = color
        let hasTitle = size == .medium || element.image == nil
        title.text = hasTitle ? element.title : nil
        title.font = .preferredFont(forTextStyle: element.image == nil ? .subheadline : .caption1)
        title.textColor = color
        title.textAlignment = .center
        title.adjustsFontSizeToFitWidth = true
        title.minimumScaleFactor = 0.6
        for view in [picture, title] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        backgroundColor = isOn ? .systemFill : nil
        layer.cornerRadius = 10
        isEnabled = !isDisabled
        setAccessible(element.title, isOn ? [.button, .selected] : .button)
        addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = title.text == nil ? 0 : title.sizeThatFits(bounds.size).height
        let image: CGFloat = picture.image == nil ? 0 : 24
        let gap: CGFloat = text > 0 && image > 0 ? 4 : 0
        let top = (bounds.height - text - gap - image) / 2
        picture.frame = CGRect(x: 0, y: top, width: bounds.width, height: image)
        title.frame = CGRect(x: 2, y: top + image + gap, width: max(bounds.width - 4, 0), height: text)
    }
}
