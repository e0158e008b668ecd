/// Where there is room for one, the columns lend their screens to the stack of the first: each stands over the one before it.
extension UISplitViewController {
    private static let order: [Column] = [.primary, .supplementary, .secondary]

    private var collapsedNavigation: UINavigationController? { collapsedRoot as? UINavigationController }

    private var lendingColumns: [Column] {
        guard columns[.compact] == nil else { return [] }
        return Self.order.filter { columns[$0] != nil && columns[$0] !== collapsedRoot }
    }

    /// Where the first screen of a column stands in the stack.
    private func index(of column: Column, in navigation: UINavigationController) -> Int? {
        let screens = lent[column] ?? []
        return navigation.stack.firstIndex { shown in screens.contains { $0 === shown } }
    }

    /// Puts columns over the first one, up to the one that is to be on top: the last, unless the delegate says otherwise.
    func collapseColumns() {
        guard let root = collapsedRoot, !isCollapsedOnto else { return }
        isCollapsedOnto = true
        // Many a list makes itself the delegate in its `viewDidLoad`, and is asked on iOS.
        root.loadViewIfNeeded()
        (root as? UINavigationController)?.topViewController?.loadViewIfNeeded()
        lendColumns(over: root)
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func lendColumns(over root: UIViewController) {
        guard let last = lendingColumns.last, let detail = columns[last] else { return }
        if style == .unspecified {
            let staysAtList = delegate.optional.splitViewController(
                self, collapseSecondary: detail, onto: root)
            if staysAtList != true { lend(last, animated: false) }
            return
        }
        let top = delegate.optional.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last)
        guard let end = lendingColumns.firstIndex(of: top ?? last) else { return }
        for column in lendingColumns[...end] { lend(column, animated: false) }
    }

    /// Gives the screens back to their columns.
    func separateColumns() {
        guard isCollapsedOnto else { return }
        isCollapsedOnto = false
        guard let primary = columns[.primary] else { return }
        let separated = delegate.optional.splitViewController(self, separateSecondaryFrom: primary)
        if let answered = separated ?? nil {
            columns[.secondary] = answered
            lent[.secondary] = nil
            addChild(answered)
            answered.didMove(toParent: self)
        }
        for column in lendingColumns.reversed() { restoreColumn(column) }
        lent = [:]
        let proposed = displayMode
        let mode = delegate.optional.splitViewController(
            self, displayModeForExpandingToProposedDisplayMode: proposed)
        if let mode, mode != proposed, mode != .automatic { preferredDisplayMode = mode }
        delegate?.splitViewControllerDidExpand(self)
    }

    private func restoreColumn(_ column: Column) {
        guard let navigation = collapsedNavigation, let owner = columns[column], var screens = lent[column]
        else {
            return
        }
        if let start = index(of: column, in: navigation) {
            // With what was pushed over them.
            screens = Array(navigation.stack[start...])
            navigation.setViewControllers(Array(navigation.stack[..<start]), animated: false)
        }
        if screens.contains(where: { $0 === owner }) {
            addChild(owner)
            owner.didMove(toParent: self)
        } else {
            (owner as? UINavigationController)?.setViewControllers(screens, animated: false)
        }
    }

    /// Pushes a column's screens; once more, where the reader has gone back from them.
    private func lend(_ column: Column, animated: Bool) {
        guard let owner = columns[column] else { return }
        guard let navigation = collapsedNavigation else {
            owner.removeFromParent()
            collapsedRoot?.present(owner, animated: animated)
            return
        }
        guard index(of: column, in: navigation) == nil else { return }
        let inner = owner as? UINavigationController
        if let inner, !inner.stack.isEmpty {
            lent[column] = inner.stack
            inner.setViewControllers([], animated: false)
        } else if inner == nil {
            if owner.parent === self { owner.removeFromParent() }
            lent[column] = [owner]
        }
        let screens = lent[column] ?? []
        for screen in screens {
            navigation.pushViewController(screen, animated: animated && screen === screens.last)
        }
    }

    /// Another controller takes a column: its screens go where those of the former one stand.
    func columnDidChange(_ column: Column) {
        guard let former = lent.removeValue(forKey: column), collapsedStore else { return }
        guard let navigation = collapsedNavigation,
            let start = navigation.stack.firstIndex(where: { shown in former.contains { $0 === shown } })
        else { return }
        navigation.setViewControllers(Array(navigation.stack[..<start]), animated: false)
        lend(column, animated: false)
    }

    /// UIKit: "In a horizontally-compact environment the master view controller … is sent the showViewController:sender: message".
    func showDetail(_ controller: UIViewController) {
        columns[.secondary] = style == .unspecified ? controller : wrapped(controller)
        guard collapsedStore, let root = collapsedRoot, root !== columns[.secondary] else {
            return columnsDidChange()
        }
        lent[.secondary] = nil
        lend(.secondary, animated: UIView.areAnimationsEnabled)
        adoptColumns()
    }

    /// UIKit: "pushes the column (and any intervening columns) if the column is not in the stack; does nothing if the column is on
    /// top; pops any covering columns if the column is in the stack but not on top" (its header).
    func showCollapsed(_ column: Column) {
        guard let navigation = collapsedNavigation, columns[column] != nil else { return }
        let isRoot = columns[column] === navigation
        guard isRoot || index(of: column, in: navigation) != nil else {
            guard let end = lendingColumns.firstIndex(of: column) else { return }
            for before in lendingColumns[..<end] { lend(before, animated: false) }
            return lend(column, animated: UIView.areAnimationsEnabled)
        }
        let later = Self.order.drop { $0 != column }.dropFirst()
        if let cover = later.compactMap({ index(of: $0, in: navigation) }).min(), cover > 0 {
            navigation.popToViewController(
                navigation.stack[cover - 1], animated: UIView.areAnimationsEnabled)
        }
    }

    /// UIKit: "always ignored for the Primary column, or if the requested column is not on top; otherwise the column is popped"
    /// (its header).
    func hideCollapsed(_ column: Column) {
        guard column != .primary, let navigation = collapsedNavigation,
            let start = index(of: column, in: navigation), start > 0
        else { return }
        let later = Self.order.drop { $0 != column }.dropFirst()
        guard later.allSatisfy({ index(of: $0, in: navigation) == nil }) else { return }
        navigation.popToViewController(
            navigation.stack[start - 1], animated: UIView.areAnimationsEnabled)
    }
}
