import ListEngine

/// What the table knows before its first layout: how many sections and rows there are, and its content size.
extension UITableView {
    func setUpTable() {
        backgroundColor = usualBackgrounds[0]
        alwaysBounceVertical = true
        addSwipeRecognizer()
        setUpReordering()
        setUpMenus()
    }

    /// Of each section.
    var rowCounts: [Int] { (0..<extents.sectionCount).map { extents.rowCount(in: $0) } }

    /// Whether `extents` know what the data source says.
    var isLoaded: Bool { layoutState.content != .unloaded }

    var metrics: TableMetrics { PlatformMetrics.current.table }

    /// Takes all views of rows and sections away; the next layout or question asks the data source again.
    func forgetContent() {
        dropSwipe(duration: nil, shrinks: true)
        layoutState.unload(counts: rowCounts)
        unmountAll()
        setNeedsLayout()
    }

    func heightsMayChange(_ changed: Bool) {
        guard changed, isLoaded else { return }
        loadContent(keepingExtents: false)
        setNeedsLayout()
    }

    /// What content views leave free at the sides, in points.
    var contentSideInsets: UIEdgeInsets {
        let isInset = insetsContentViewsToSafeArea && style != .insetGrouped
        let safe = isInset ? safeAreaInsetsForSubviews : .zero
        var sides = UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
        if isRightToLeft { sides.left += indexWidth } else { sides.right += indexWidth }
        return sides
    }

    /// What rows, headers and lines keep free at their sides, within what content views leave free, in points: with
    /// `cellLayoutMarginsFollowReadableWidth` as much as leaves a readable width ("cell layout margins are derived from the width of the
    /// readableContentGuide", UITableView.h).
    var sideMargin: CGFloat {
        let usual =
            style == .insetGrouped
            ? metrics.cardMargin(width: marginWidth) : metrics.sideMargin(width: marginWidth)
        guard cellLayoutMarginsFollowReadableWidth else { return usual }
        let sides = contentSideInsets
        return max((rowWidth - sides.left - sides.right - metrics.readableWidth) / 2, usual)
    }

    func sidesDidChange() {
        let sides = contentSideInsets + cardSides
        guard sides != layoutState.sideInsets else { return }
        layoutState.sideInsets = sides
        measureAgain()
    }

    /// Text of another size or direction has other heights.
    func heightsDependOnTraits(_ old: UITraitCollection?) {
        let new = traitCollection
        guard
            old?.preferredContentSizeCategory != new.preferredContentSizeCategory
                || old?.layoutDirection != new.layoutDirection
        else { return }
        measureAgain()
    }

    /// The next layout measures the rows in view anew and takes the others' heights for estimates.
    func measureAgain() {
        for cell in elements.cells {
            cell.contentView.marginsMayHaveChanged()
            cell.setNeedsLayout()
        }
        layoutState.measure(for: nil)
        setNeedsLayout()
    }

    func loadIfNeeded() {
        if !isLoaded { loadContent(keepingExtents: false) }
    }

    /// Loads anew, as `reloadData` does: nothing stays selected.
    func reloadContent() {
        dropSwipe(duration: nil, shrinks: true)
        endReordering(isCancelled: true)
        // UIKit: what is edited in a row ends with it (published questions of forms that reload).
        for element in elements.list { element.view.endEditingInside() }
        unmountAll()
        selection.removeAll()
        touched = nil
        loadContent(keepingExtents: true)
        // A reload from `viewDidLayoutSubviews` of the table's own controller settles at once; asking for another
        // layout would ask for another reload, and so on.
        if pendingUpdates.isLayingOut, !layoutState.isRunning { layOutElements() } else { setNeedsLayout() }
    }

    /// 1. Number of sections. 2. Per section: header, footer, number of rows, and, without estimates,
    /// every row's height. 3. The content size.
    ///
    /// DIFFERS: after `reloadData` rows and headers keep their extents as estimates; UIKit begins with estimates again.
    /// - Parameter keepingExtents: headers, footers, and rows of a section whose number of them stays keep their
    ///   extents as estimates, so that a reload does not move what is in view.
    private func loadContent(keepingExtents: Bool) {
        let old = isLoaded && keepingExtents ? extents : nil
        supplementAnswers = SupplementAnswers()
        prefetched = Prefetched()
        layoutState.load(width: bounds.width)
        var sections: [TableSection] = []
        let count = askSectionCount()
        sections.reserveCapacity(count)
        for index in 0..<count {
            var section = askSection(index)
            if let old, index < old.sectionCount { section.estimate(by: old[index]) }
            sections.append(section)
        }
        extents = TableExtents(
            leading: tableHeaderView?.frame.height ?? 0, sections: sections,
            trailing: tableFooterView?.frame.height ?? 0)
        applyContentSize()
        loadIndex()
    }

    func askSectionCount() -> Int {
        guard let dataSource else { return 0 }
        return dataSource.optional.numberOfSections(in: self) ?? 1
    }

    func askRowCount(_ section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    func askSection(_ index: Int) -> TableSection {
        let header = askSupplement(.header, index)
        let footer = askSupplement(.footer, index)
        let rows = askRows(index, 0..<askRowCount(index))
        return TableSection(
            topPadding: header == nil ? bareSpace(.header, index) : headerPadding, header: header, rows: rows,
            footer: footer, bottomPadding: footer == nil ? bareSpace(.footer, index) : 0)
    }

    /// Gives the scroll view the size of the content.
    func applyContentSize() {
        let size = CGSize(width: bounds.width, height: extents.extent)
        if contentSize != size { contentSize = size }
    }
}
