extension UISplitViewController {
    var wantsCollapse: Bool { traitCollection.horizontalSizeClass != .regular }

    /// UIKit: each column but the compact one has a navigation controller around it (documented for `setViewController(_:for:)`).
    func place(_ controller: UIViewController?, in column: Column) {
        columns[column] =
            style == .unspecified || column == .compact ? controller : controller.map(wrapped)
    }

    func wrapped(_ controller: UIViewController) -> UIViewController {
        if controller is UINavigationController { return controller }
        let shown = columns.values.map(ObjectIdentifier.init)
        originals = originals.filter { shown.contains($0.key) }
        let navigation = UINavigationController(rootViewController: controller)
        originals[ObjectIdentifier(navigation)] = controller
        return navigation
    }

    func unwrapped(_ controller: UIViewController) -> UIViewController {
        originals[ObjectIdentifier(controller)] ?? controller
    }

    var shownControllers: [UIViewController] {
        if isArranged, collapsedStore { return columns[.primary].map { [$0] } ?? [] }
        return [.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }

    func columnsDidChange() {
        adoptColumns()
        if isArranged { arrangeColumns(animated: false) }
    }

    /// What stands in a column is a child, also where its screens are lent to the stack of the first; what stands in none has gone.
    func adoptColumns() {
        for controller in columns.values where controller.parent == nil {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        for child in childList where !columns.values.contains(where: { $0 === child }) {
            child.willMove(toParent: nil)
            detach(child)
            child.removeFromParent()
        }
    }

    private func detach(_ child: UIViewController) {
        guard child.viewIfLoaded?.superview === viewIfLoaded else { return }
        child.beginAppearance(false, animated: false)
        child.viewIfLoaded?.removeFromSuperview()
        child.endAppearance()
    }

    private func attach(_ child: UIViewController) {
        guard child.viewIfLoaded?.superview !== view || child.viewIfLoaded == nil else { return }
        child.loadViewIfNeeded()
        let isShown = isOnScreen
        if isShown { child.beginAppearance(true, animated: false) }
        view.insertSubview(child.view, at: 0)
        guard isShown else { return }
        FramePipeline.current.afterNextLayout { child.endAppearance() }
    }

    /// Who is seen first where there is room for one.
    var collapsedRoot: UIViewController? {
        columns[.compact] ?? columns[.primary] ?? columns[.secondary]
    }

    var contentBelowBars: UIViewController? {
        collapsedStore ? collapsedRoot : columns[.secondary] ?? columns[.primary]
    }

    func arrangeColumnsIfNeeded() {
        guard !isArranged || wantsCollapse != collapsedStore else { return }
        isArranged = true
        collapsedStore = wantsCollapse
        arrangeColumns(animated: false)
    }

    func arrangeColumns(animated: Bool) {
        let wanted: [UIViewController]
        if collapsedStore {
            wanted = collapsedRoot.map { [$0] } ?? []
            collapseColumns()
        } else {
            separateColumns()
            // A column that is hidden is no part of the screen, and does not appear.
            wanted = [.primary, .supplementary, .secondary].filter(isSeen).compactMap { columns[$0] }
        }
        for child in childList where !wanted.contains(where: { $0 === child }) { detach(child) }
        for child in wanted { attach(child) }
        view.setNeedsLayout()
    }

    func setOrPush(_ controller: UIViewController, in column: Column) {
        if let navigation = columns[column] as? UINavigationController {
            navigation.pushViewController(controller, animated: true)
        } else {
            setViewController(controller, for: column)
        }
    }

    func showColumn(_ column: Column) {
        if collapsedStore {
            showCollapsed(column)
        } else if column == .primary || column == .supplementary, columns[column] != nil, !isSeen(column) {
            // UIKit: "animates to the nearest displayMode where the column is visible" (its header).
            let both = style == .tripleColumn && column == .primary
            preferredDisplayMode = both ? .twoBesideSecondary : .oneBesideSecondary
        }
    }

    func hideColumn(_ column: Column) {
        if collapsedStore {
            hideCollapsed(column)
        } else if column == .primary || column == .supplementary, columns[column] != nil, isSeen(column) {
            let onlyFirst = style == .tripleColumn && column == .primary
            preferredDisplayMode = onlyFirst ? .oneBesideSecondary : .secondaryOnly
        }
    }

    /// Whether a column stands beside the last one in the mode in force.
    func isSeen(_ column: Column) -> Bool { isSeen(column, in: displayMode) }

    func isSeen(_ column: Column, in mode: DisplayMode) -> Bool {
        switch mode {
        case .secondaryOnly: column == .secondary
        case .oneBesideSecondary: column != .primary || style != .tripleColumn
        default: true
        }
    }

    var primaryWidth: CGFloat {
        let width = view.bounds.width
        var wanted: CGFloat = 320
        if preferredPrimaryColumnWidthFraction != Self.automaticDimension {
            wanted = preferredPrimaryColumnWidthFraction * width
        }
        if preferredPrimaryColumnWidth != Self.automaticDimension { wanted = preferredPrimaryColumnWidth }
        if minimumPrimaryColumnWidth != Self.automaticDimension {
            wanted = max(wanted, minimumPrimaryColumnWidth)
        }
        if maximumPrimaryColumnWidth != Self.automaticDimension {
            wanted = min(wanted, maximumPrimaryColumnWidth)
        }
        return min(wanted, width)
    }

    /// Gives the last column's bar the button that brings the first column back.
    /// UIKit: in column styles it is there by itself (documented for `displayModeButtonVisibility`), with no gesture to show the column
    /// only where it is asked for.
    /// DIFFERS: not in the first column's own bar while that is shown.
    private func placeDisplayModeButton() {
        let isWanted: Bool
        switch displayModeButtonVisibility {
        case .always: isWanted = true
        case .never: isWanted = false
        case .automatic: isWanted = presentsWithGesture
        }
        let bar = columns[.secondary] as? UINavigationController
        let isShown =
            isWanted && style != .unspecified && !collapsedStore && displayMode == .secondaryOnly
            && columns[.primary] != nil
        let item = isShown ? bar?.stack.first?.navigationItem : nil
        if let known = displayModeButtonPlace, known !== item { known.displayModeItem = nil }
        displayModeButtonPlace = item
        item?.displayModeItem = displayModeButtonItem
    }

    func layoutColumns(_ divider: UIView) {
        let bounds = view.bounds
        placeDisplayModeButton()
        divider.isHidden = collapsedStore
        if collapsedStore {
            collapsedRoot?.viewIfLoaded?.fillContainer(bounds)
            return
        }
        let line = 1 / max(traitCollection.displayScale, 1)
        let isHidden = displayMode == .secondaryOnly || columns[.secondary] == nil && columns[.primary] == nil
        let side = isHidden || !isSeen(.primary) ? 0 : primaryWidth
        var x: CGFloat = 0
        var places: [(UIViewController, CGFloat)] = []
        if let primary = columns[.primary] { places.append((primary, side)) }
        if let middle = columns[.supplementary] { places.append((middle, isHidden ? 0 : primaryWidth)) }
        let used = places.reduce(0) { $0 + $1.1 }
        if let secondary = columns[.secondary] { places.append((secondary, bounds.width - used)) }
        let isMirrored = view.isRightToLeft != (primaryEdge == .trailing)
        for (controller, width) in places {
            let left = isMirrored ? bounds.width - x - width : x
            if width > 0 {
                controller.viewIfLoaded?.fillContainer(
                    CGRect(x: left, y: 0, width: width, height: bounds.height))
            }
            x += width
        }
        divider.frame = CGRect(
            x: isMirrored ? bounds.width - side : max(side - line, 0), y: 0, width: line,
            height: bounds.height)
        divider.isHidden = isHidden
        view.bringSubviewToFront(divider)
    }

    func adoptRelationships(_ pairs: [(name: String, controller: UIViewController)]) {
        for (name, controller) in pairs {
            switch name {
            case "masterViewController", "primary": place(controller, in: .primary)
            case "detailViewController", "secondary": place(controller, in: .secondary)
            case "supplementary": place(controller, in: .supplementary)
            case "compact": place(controller, in: .compact)
            default: break
            }
        }
        columnsDidChange()
    }
}

/// What changes the display mode. UIKit: in a collapsed interface there is nothing to show.
@MainActor
final class DisplayModeButtonItem: UIBarButtonItem {
    private weak var owner: UISplitViewController?

    init(for owner: UISplitViewController) {
        self.owner = owner
        super.init()
        image = UIImage(systemName: owner.style == .unspecified ? "chevron.left" : "sidebar.leading")
        primaryAction = UIAction { [weak owner] _ in
            guard let owner else { return }
            owner.preferredDisplayMode =
                owner.displayMode == .secondaryOnly ? .automatic : .secondaryOnly
        }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var isHidden: Bool {
        get { super.isHidden || owner?.isCollapsed ?? false }
        set { super.isHidden = newValue }
    }
}
