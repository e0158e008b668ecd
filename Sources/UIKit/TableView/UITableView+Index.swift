import ListEngine

/// The index of section titles.
extension UITableView {
    /// Asks the data source anew; called with every loading of the content.
    func loadIndex() {
        let titles = dataSource.optional.sectionIndexTitles(for: self) ?? nil
        guard let titles, !titles.isEmpty, indexDisplayMode == .automatic,
            extents.rowCount >= sectionIndexMinimumDisplayRowCount
        else {
            guard let view = besideRows.index else { return }
            view.removeFromSuperview()
            besideRows.index = nil
            return indexDidComeOrGo()
        }
        let isNew = besideRows.index == nil
        let view = besideRows.index ?? TableIndexView(frame: .zero)
        view.titles = titles
        guard isNew else { return }
        view.chosen = { [weak self] in self?.showIndexed($0) }
        besideRows.index = view
        addSubview(view)
        refreshIndexColors()
        indexDidComeOrGo()
    }

    private func indexDidComeOrGo() {
        for cell in elements.cells { cell.setNeedsLayout() }
        sidesDidChange()
        placeIndex()
    }

    func refreshIndexColors() {
        besideRows.index?.textColor = sectionIndexColor
        besideRows.index?.restingBackground = sectionIndexBackgroundColor
        besideRows.index?.trackingBackground = sectionIndexTrackingBackgroundColor
    }

    /// Points that the index takes at the trailing edge.
    var indexWidth: CGFloat { besideRows.index == nil ? 0 : metrics.indexWidth }

    /// At the trailing edge of what shows, clear of the bars; in front of everything.
    func placeIndex() {
        guard let view = besideRows.index else { return }
        let insets = adjustedContentInset
        let safe = safeAreaInsetsForSubviews
        let width = metrics.indexWidth
        let x = isRightToLeft ? safe.left : bounds.width - safe.right - width
        let frame = CGRect(
            x: x, y: bounds.minY + insets.top, width: width,
            height: max(bounds.height - insets.top - insets.bottom, 0))
        if view.frame != frame { view.frame = frame }
        if subviews.last !== view { bringSubviewToFront(view) }
    }

    private func showIndexed(_ number: Int) {
        guard let titles = besideRows.index?.titles, titles.indices.contains(number) else { return }
        let section =
            dataSource.optional.tableView(self, sectionForSectionIndexTitle: titles[number], at: number)
            ?? number
        guard (0..<extents.sectionCount).contains(section) else { return }
        scroll(to: IndexPath(row: NSNotFound, section: section), .top, false)
    }
}
