/// What a list cell has beside its content view.
@MainActor
final class ListCellParts {
    var accessories: [UICellAccessory] = []
    var views: [ListAccessoryView] = []
    var place: ListElementPlace?
    /// Made when an app asks for it.
    var separatorGuide: ListSeparatorGuide?
    var topLine, bottomLine: TableCellSeparatorView?
    /// Before the grip of a cell that has accessories beside it.
    var gripLine: TableCellSeparatorView?
    /// What shows when the app sets no background.
    var backdrop: UIView?
    var isEditing = false
    var isExpanded = false
}

extension UICollectionViewListCell {
    /// It lives in the content view: apps tie it to what stands there, and constraints with the cell reach it too.
    var separatorGuide: ListSeparatorGuide {
        if let guide = listParts.separatorGuide { return guide }
        let guide = ListSeparatorGuide()
        guide.cell = self
        contentViewStore.attach(guide)
        listParts.separatorGuide = guide
        return guide
    }

    /// The guide goes along to a new content view, and keeps what ties it to the cell.
    func moveSeparatorGuide() {
        guard let guide = listParts.separatorGuide, guide.owner !== contentViewStore else { return }
        guide.owner?.autoLayout?.remove(guide)
        guide.owner = nil
        contentViewStore.attach(guide)
        contentViewStore.autoLayoutState.reachesOut = true
    }

    /// Where the cell stands in its list.
    func setPlace(_ place: ListElementPlace?) {
        refreshOutline()
        guard listParts.place != place else { return }
        let isElsewhere = listParts.place?.appearance != place?.appearance
        listParts.place = place
        if isElsewhere { traitsMayHaveChanged() }
        setNeedsLayout()
    }

    func setListEditing(_ isEditing: Bool, animated: Bool) {
        guard listParts.isEditing != isEditing else { return }
        listParts.isEditing = isEditing
        setNeedsUpdateConfiguration()
        setNeedsLayout()
        if animated, window != nil { UIView.animateTouchably(withDuration: 0.3) { self.layoutIfNeeded() } }
    }

    func listContentDidMove() { setNeedsLayout() }

    func setAccessories(_ accessories: [UICellAccessory], animated: Bool) {
        let system = accessories.map(\.accessoryType).filter {
            if case .customView = $0 { false } else { true }
        }
        ensure(
            Set(system).count == system.count,
            "a list cell shows one system accessory of each type, but accessories has several: \(system). Leave all "
                + "but one of each type out.")
        let parts = listParts
        var old = parts.views
        var new: [ListAccessoryView] = []
        for accessory in accessories.inSystemOrder {
            if let index = old.firstIndex(where: { $0.shows(accessory) }) {
                let view = old.remove(at: index)
                view.accessory = accessory
                new.append(view)
            } else {
                let view = ListAccessoryView(accessory)
                addSubview(view)
                new.append(view)
            }
        }
        for view in old { view.removeFromSuperview() }
        parts.accessories = accessories
        parts.views = new
        for view in new {
            view.tapped = { [weak self, weak view] in
                guard let self, let view else { return }
                self.accessoryTapped(view.accessory)
            }
        }
        setNeedsLayout()
    }

    private func accessoryTapped(_ accessory: UICellAccessory) {
        if let action = accessory.action { return action() }
        switch accessory.accessoryType {
        case .outlineDisclosure: toggleOutline()
        case .delete: elementKey.map { owner?.revealTrailingActions(of: self, at: $0.row) }
        default: break
        }
    }

    // MARK: Widths

    private var shownViews: [ListAccessoryView] {
        listParts.views.filter { view in
            switch view.accessory.displayed {
            case .always: true
            case .whenEditing: listParts.isEditing
            case .whenNotEditing: !listParts.isEditing
            }
        }
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    /// What the content view keeps from the cell's ends.
    private var contentEdges: (leading: CGFloat, trailing: CGFloat) {
        var leading: CGFloat = indentation
        var trailing: CGFloat = 0
        for view in shownViews {
            if view.accessory.isLeading {
                leading +=
                    (leading == indentation ? ListAccessoryView.edge : ListAccessoryView.gap) + view.keptWidth
            } else {
                trailing += (trailing == 0 ? ListAccessoryView.edge : ListAccessoryView.gap) + view.keptWidth
            }
        }
        return (leading, trailing)
    }

    func fittingListSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let edges = contentEdges
        let around = edges.leading + edges.trailing
        updateConfigurationIfNeeded()
        let inner = CGSize(width: max(target.width - around, 0), height: target.height)
        var size = contentView.systemLayoutSizeFitting(
            inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        size.width += around
        if hasConfiguredContent { return size }
        if listParts.place?.role ?? .cell == .cell {
            size.height = max(size.height, PlatformMetrics.current.table.minimumCellHeight)
        }
        return size
    }

    // MARK: Places

    func placeListParts() {
        let edges = contentEdges
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func turned(_ frame: CGRect) -> CGRect {
            guard isRTL else { return frame }
            return CGRect(
                x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        let content = turned(
            CGRect(
                x: edges.leading, y: 0, width: max(bounds.width - edges.leading - edges.trailing, 0),
                height: bounds.height))
        let moved = isRTL ? content.maxX - contentView.frame.maxX : content.minX - contentView.frame.minX
        if contentView.frame != content { contentView.frame = content }
        (contentViewStore as? UIListContentView)?.isBesideAccessory = edges.trailing > 0
        placeAccessories(turned, leadingMoved: moved)
        placeBackdrop()
        placeSeparators(turned)
    }

    /// - Parameter moved: by how much the content's leading edge moves; leading accessories that come in an animated layout come with it, and
    ///   lie over no text on the way.
    private func placeAccessories(_ turned: (CGRect) -> CGRect, leadingMoved moved: CGFloat) {
        let shown = shownViews
        var leading = (indentsAccessories ? indentation : 0) + ListAccessoryView.edge
        var trailing = bounds.width - ListAccessoryView.edge
        var new: [ListAccessoryView] = []
        for view in listParts.views {
            let isShown = shown.contains { $0 === view } && !view.accessory.isHidden
            if isShown, view.isHidden || view.frame.origin == .zero { new.append(view) }
            if view.isHidden == isShown { view.isHidden = !isShown }
        }
        func place(_ view: ListAccessoryView, _ frame: CGRect) {
            let (frame, isNew) = (turned(frame), new.contains { $0 === view })
            let start = view.accessory.isLeading ? frame.offsetBy(dx: -moved, dy: 0) : frame
            view.takePlace(isNew ? start : frame, isNew: isNew)
            if view.frame != frame { view.frame = frame }
        }
        for view in shown where view.accessory.isLeading {
            let size = view.ownSize(in: bounds.height)
            place(
                view,
                CGRect(
                    x: leading + (view.keptWidth - size.width) / 2,
                    y: ((bounds.height - size.height) / 2).rounded(),
                    width: size.width, height: size.height))
            leading += view.keptWidth + ListAccessoryView.gap
        }
        for view in shown.reversed() where !view.accessory.isLeading {
            let size = view.ownSize(in: bounds.height)
            trailing -= view.keptWidth
            place(
                view,
                CGRect(
                    x: trailing + view.keptWidth - size.width,
                    y: ((bounds.height - size.height) / 2).rounded(),
                    width: size.width, height: size.height))
            trailing -= ListAccessoryView.gap
        }
        for view in shown { view.show(isSelected: isSelected, isExpanded: listParts.isExpanded) }
        placeGripLine(shown.filter { !$0.accessory.isLeading }, turned)
    }

    /// The line between the grip and the accessory before it.
    private func placeGripLine(_ trailing: [ListAccessoryView], _ turned: (CGRect) -> CGRect) {
        let parts = listParts
        guard let index = trailing.firstIndex(where: { $0.accessory.accessoryType == .reorder }), index > 0,
            trailing[index].accessory.showsVerticalSeparator, !trailing[index].accessory.isHidden
        else {
            parts.gripLine?.removeFromSuperview()
            parts.gripLine = nil
            return
        }
        let line = parts.gripLine ?? TableCellSeparatorView(frame: .zero)
        if parts.gripLine == nil {
            line.isUserInteractionEnabled = false
            addSubview(line)
            parts.gripLine = line
        }
        line.backgroundColor = .separator
        // The frames are turned already; so is the way back.
        let grip = turned(trailing[index].frame)
        let inset = ListAccessoryView.gap / 2
        let place = turned(
            CGRect(
                x: grip.minX - inset, y: inset, width: 1 / UIScreen.main.scale,
                height: max(bounds.height - 2 * inset, 0)))
        line.takePlace(place, isNew: line.frame == .zero)
    }

    private func placeSeparators(_ turned: (CGRect) -> CGRect) {
        let parts = listParts
        let separators = parts.place?.separators
        let thickness = PlatformMetrics.current.table.line
        func line(
            _ known: TableCellSeparatorView?, _ visibility: UIListSeparatorConfiguration.Visibility,
            _ insets: NSDirectionalEdgeInsets, y: CGFloat
        ) -> TableCellSeparatorView? {
            guard let separators, visibility != .hidden else {
                known?.removeFromSuperview()
                return nil
            }
            let line = known ?? TableCellSeparatorView(frame: .zero)
            if known == nil {
                line.isUserInteractionEnabled = false
                addSubview(line)
            }
            // Each edge is automatic for itself.
            let automatic = UIListSeparatorConfiguration.automaticInsets
            let span = separatorSpan
            let start = insets.leading == automatic.leading ? span.start : insets.leading
            let end = insets.trailing == automatic.trailing ? span.end : bounds.width - insets.trailing
            line.backgroundColor =
                separators.visualEffect?.veil(traitCollection)
                ?? (isSelected && (owner?.selectsSeveral ?? false)
                    ? separators.multipleSelectionColor : separators.color)
            line.takePlace(
                turned(CGRect(x: start, y: y, width: max(end - start, 0), height: thickness)),
                isNew: line.frame == .zero)
            return line
        }
        parts.topLine = line(
            parts.topLine, separators?.topSeparatorVisibility ?? .hidden,
            separators?.topSeparatorInsets ?? .zero,
            y: 0)
        parts.bottomLine = line(
            parts.bottomLine, separators?.bottomSeparatorVisibility ?? .hidden,
            separators?.bottomSeparatorInsets ?? .zero, y: bounds.height - thickness)
    }

    /// From where the content's text begins to the cell's end, or where the app has tied the guide.
    private var separatorSpan: (start: CGFloat, end: CGFloat) {
        let endsAtMargin = PlatformMetrics.current.table.separatorsEndAtMargin
        var start = contentEdges.leading + contentTextLeading
        var end = bounds.width - (endsAtMargin ? sideMargin ?? 16 : 0)
        guard let guide = listParts.separatorGuide else { return (start, end) }
        let frame = guide.layoutFrame.offsetBy(dx: contentView.frame.minX, dy: 0)
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let tied = tiedSides(of: guide)
        if tied.leading { start = isRTL ? bounds.width - frame.maxX : frame.minX }
        if tied.trailing { end = isRTL ? bounds.width - frame.minX : frame.maxX }
        return (start, end)
    }

    /// The sides of the guide that constraints of the app place.
    private func tiedSides(of guide: UILayoutGuide) -> (leading: Bool, trailing: Bool) {
        var attributes: Set<NSLayoutConstraint.Attribute> = []
        for constraint in contentViewStore.constraints + constraints {
            if constraint.first.guide === guide { attributes.insert(constraint.firstAttribute) }
            if constraint.second?.guide === guide { attributes.insert(constraint.secondAttribute) }
        }
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (
            !attributes.isDisjoint(with: [.leading, isRTL ? .right : .left]),
            !attributes.isDisjoint(with: [.trailing, isRTL ? .left : .right])
        )
    }

    // MARK: Background

    private func placeBackdrop() {
        guard let place = listParts.place else { return }
        let metrics = PlatformMetrics.current.table
        let isCard = place.appearance == .insetGrouped && place.role == .cell
        var corners: CACornerMask = []
        if isCard, place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isCard, place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        let radius = corners.isEmpty ? 0 : metrics.groupedCornerRadius
        if layer.cornerRadius != radius { layer.cornerRadius = radius }
        if layer.maskedCorners != corners { layer.maskedCorners = corners }
        if clipsToBounds != (radius > 0) { clipsToBounds = radius > 0 }
        guard backgroundView == nil, backgroundConfiguration == nil, place.hasBackdrop else {
            listParts.backdrop?.removeFromSuperview()
            listParts.backdrop = nil
            return
        }
        let color = backdropColor(place)
        let backdrop = listParts.backdrop ?? UIView(frame: bounds)
        if listParts.backdrop == nil {
            backdrop.isUserInteractionEnabled = false
            insertSubview(backdrop, at: 0)
            listParts.backdrop = backdrop
        }
        if backdrop.frame != bounds { backdrop.frame = bounds }
        backdrop.backgroundColor = color
        let isRounded = place.appearance == .sidebar
        backdrop.layer.cornerRadius = isRounded ? 10 : 0
    }

    private func backdropColor(_ place: ListElementPlace) -> UIColor {
        if place.role != .cell { return place.background ?? .systemBackground }
        if isSelected || isHighlighted, selectedBackgroundView == nil {
            return place.appearance == .sidebar ? .systemFill : .systemGray4
        }
        switch place.appearance {
        case .plain: return .systemBackground
        case .grouped, .insetGrouped: return .secondarySystemGroupedBackground
        case .sidebar, .sidebarPlain: return .clear
        }
    }
}
