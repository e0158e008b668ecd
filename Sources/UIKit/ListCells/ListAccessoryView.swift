/// One accessory of a list cell.
///
/// DIFFERS: distances are read off pictures.
@MainActor
final class ListAccessoryView: UIControl {
    /// From the outermost accessory to the cell's end, and between neighbours; points.
    static let edge: CGFloat = 16
    static let gap: CGFloat = 12

    var accessory: UICellAccessory { didSet { showAccessory() } }
    var tapped: () -> Void = {}
    private var mark: UIView

    init(_ accessory: UICellAccessory) {
        self.accessory = accessory
        mark = Self.makeMark(accessory)
        super.init(frame: .zero)
        addSubview(mark)
        isUserInteractionEnabled = accessory.isTappable || accessory.accessoryType == .reorder
        addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
        isContextMenuInteractionEnabled = accessory.menu != nil
        showsMenuAsPrimaryAction = accessory.menu != nil
        if accessory.accessoryType == .reorder { addGestureRecognizer(ListGrip.recognizer(for: self)) }
        showAccessory()
    }

    required init?(coder: NSCoder) {
        accessory = .disclosureIndicator()
        mark = UIView()
        super.init(coder: coder)
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        accessory.menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    override func menuDidPerform(_ action: UIAction) {
        guard let menu = accessory.menu else { return }
        menu.select(action)
        accessory.menuChanged?(menu)
    }

    /// Whether the view can show another accessory.
    func shows(_ other: UICellAccessory) -> Bool { accessory.accessoryType == other.accessoryType }

    private static func makeMark(_ accessory: UICellAccessory) -> UIView {
        switch accessory.accessoryType {
        case .disclosureIndicator: TableCellAccessoryView(type: .disclosureIndicator)
        case .outlineDisclosure: TableCellAccessoryView(type: .disclosureIndicator, isTinted: true)
        case .checkmark: TableCellAccessoryView(type: .checkmark)
        case .detail: TableCellAccessoryView(type: .detailButton)
        case .label: UILabel(frame: .zero)
        case .delete: ListEditMark(.circle(.delete))
        case .insert: ListEditMark(.circle(.insert))
        case .multiselect: ListEditMark(.circle(.selection(isOn: false)))
        case .reorder: ListEditMark(.reorder)
        case .popUpMenu: ListEditMark(.menu)
        case .customView: accessory.customView ?? UIView()
        }
    }

    private func showAccessory() {
        if let tint = accessory.tintColor { mark.tintColor = tint }
        if let label = mark as? UILabel {
            label.text = accessory.text
            label.font = accessory.font ?? .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = accessory.adjustsFont
            label.textColor = accessory.tintColor ?? .secondaryLabel
        }
        if let view = accessory.customView, view !== mark {
            mark.removeFromSuperview()
            mark = view
            addSubview(view)
        }
        if let edit = mark as? ListEditMark { edit.fillColor = accessory.backgroundColor }
        setNeedsLayout()
    }

    /// Turns or fills the mark.
    func show(isSelected: Bool, isExpanded: Bool) {
        switch accessory.accessoryType {
        case .multiselect: (mark as? ListEditMark)?.kind = .circle(.selection(isOn: isSelected))
        case .outlineDisclosure:
            let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let turn = CGAffineTransform(rotationAngle: isRTL ? -.pi / 2 : .pi / 2)
            let wanted = isExpanded ? turn : .identity
            if mark.transform != wanted { mark.transform = wanted }
        default: break
        }
    }

    private var markSize: CGSize {
        switch accessory.accessoryType {
        case .label:
            return mark.sizeThatFits(
                CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        case .customView:
            if !accessory.keepsSize {
                let size = mark.systemLayoutSizeFitting(.zero)
                if size.width > 0, size.height > 0 { return size }
                let own = mark.intrinsicContentSize
                if own.width > 0, own.height > 0 { return own }
            }
            return mark.bounds.size
        case .outlineDisclosure:
            let size = mark.intrinsicContentSize
            return CGSize(width: max(size.width, size.height), height: max(size.width, size.height))
        default: return mark.intrinsicContentSize
        }
    }

    /// The width that the cell keeps free, points.
    var keptWidth: CGFloat {
        switch accessory.reservedWidth {
        case .custom(let width): width
        case .actual, .standard: markSize.width
        }
    }

    func ownSize(in height: CGFloat) -> CGSize {
        let size = markSize
        return CGSize(width: size.width, height: min(size.height, height))
    }

    /// A finger's width around a small mark counts too.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(bounds.width - 44, 0) / 2, dy: min(bounds.height - 44, 0) / 2).contains(point)
    }

    override func contentSizeCategoryDidChange() {
        super.contentSizeCategoryDidChange()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isTurned = !mark.transform.isIdentity
        let natural =
            accessory.accessoryType == .outlineDisclosure ? mark.intrinsicContentSize : bounds.size
        mark.bounds.size = natural
        mark.center = CGPoint(x: bounds.midX, y: bounds.midY)
        if isTurned { mark.setNeedsDisplay() }
    }
}

extension UICellAccessory {
    /// Whether a tap on it does something of its own.
    var isTappable: Bool {
        switch accessoryType {
        case .outlineDisclosure, .delete, .insert, .detail, .popUpMenu, .customView: true
        case .disclosureIndicator, .checkmark, .reorder, .multiselect, .label: false
        }
    }

    var isLeading: Bool {
        switch accessoryType {
        case .delete, .insert, .multiselect: true
        case .outlineDisclosure: outlineStyle == .cell
        case .customView:
            if case .leading? = placement { true } else { false }
        default: false
        }
    }

    /// From the leading to the trailing end.
    fileprivate var rank: Int {
        switch accessoryType {
        case .multiselect: 0
        case .delete: 1
        case .insert: 2
        case .outlineDisclosure: isLeading ? 3 : 17
        case .label: 10
        case .checkmark: 12
        case .detail: 13
        case .popUpMenu: 14
        case .disclosureIndicator: 16
        case .reorder: 18
        case .customView: isLeading ? 4 : 9
        }
    }
}

extension [UICellAccessory] {
    /// The system's in their order, the app's where they ask to stand among those of their end.
    @MainActor var inSystemOrder: [UICellAccessory] {
        var leading = filter { $0.isLeading && $0.customView == nil }.sorted { $0.rank < $1.rank }
        var trailing = filter { !$0.isLeading && $0.customView == nil }.sorted { $0.rank < $1.rank }
        for accessory in self where accessory.customView != nil {
            switch accessory.placement {
            case .leading(_, let position):
                leading.insert(accessory, at: Swift.min(Swift.max(position(leading), 0), leading.count))
            case .trailing(_, let position):
                trailing.insert(accessory, at: Swift.min(Swift.max(position(trailing), 0), trailing.count))
            case nil: trailing.append(accessory)
            }
        }
        return leading + trailing
    }
}

/// The marks of a list that is edited: circles that delete, insert and select, and the grip.
@MainActor
final class ListEditMark: UIView {
    enum Kind: Equatable { case circle(EditCircle.Kind), reorder, menu }

    var kind: Kind { didSet { if kind != oldValue { setNeedsDisplay() } } }
    var fillColor: UIColor? { didSet { setNeedsDisplay() } }

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        kind = .circle(.delete)
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize {
        switch kind {
        case .circle: CGSize(width: 22, height: 22)
        case .reorder: CGSize(width: 22, height: 14)
        case .menu: CGSize(width: 12, height: 18)
        }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setLineWidth(2)
        switch kind {
        case .circle(let circle):
            EditCircle(kind: circle, fill: fillColor).draw(bounds, of: self, in: context)
        case .reorder:
            context.setStrokeColor(UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor)
            for y in [2, bounds.midY, bounds.height - 2] {
                context.move(to: CGPoint(x: 1, y: y))
                context.addLine(to: CGPoint(x: bounds.width - 1, y: y))
            }
            context.strokePath()
        case .menu:
            context.setStrokeColor(tintColor.resolvedColor(with: traitCollection).cgColor)
            for (tip, back) in [(2, 7), (bounds.height - 2, bounds.height - 7)] as [(CGFloat, CGFloat)] {
                context.move(to: CGPoint(x: 2, y: back))
                context.addLine(to: CGPoint(x: bounds.midX, y: tip))
                context.addLine(to: CGPoint(x: bounds.width - 2, y: back))
            }
            context.strokePath()
        }
    }

    override func tintColorDidChange() { setNeedsDisplay() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        setNeedsDisplay()
    }
}
