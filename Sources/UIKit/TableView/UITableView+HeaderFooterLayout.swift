import ListEngine

/// Headers and footers of sections in the hierarchy: they come into view, are measured, placed (at the edge where they
/// stick) and go. What they show is asked in `UITableView+HeaderFooterContent`.
extension UITableView {
    /// Mounts what lies in the window.
    /// - Returns: whether a measured height changed where things lie.
    func mountSupplements(_ sections: Range<Int>, _ pass: TableLayoutPass) -> Bool {
        var changed = false
        for element in elements.supplements where !sections.contains(element.key.section) {
            unmountSupplement(element.key)
        }
        for section in sections where section < extents.sectionCount {
            for kind in [SupplementKind.header, .footer] where mount(kind, section) {
                pass.held?.hold()
                changed = true
            }
        }
        layoutState.window.sections = sections
        return changed
    }

    /// - Returns: whether a height was measured.
    private func mount(_ kind: SupplementKind, _ section: Int) -> Bool {
        guard elements[.supplement(kind, section)] == nil, let known = extents[section][kind] else {
            return false
        }
        guard let view = makeSupplement(kind, section) else {
            if known.isMeasured { return false }
            dropSupplement(kind, section)
            return true
        }
        if let view = view as? UITableViewHeaderFooterView {
            view.kind = kind
            view.tableStyle = style
        }
        UIView.bringIn {
            elements.insert(TableElement(key: .supplement(kind, section), view: view))
            change.motion?.come(view)
            if let top = elements.list.first?.cell {
                insertSubview(view, aboveSubview: top)
            } else {
                insertSubview(view, at: lowestRowPlace)
            }
            // A plain view says its height by its frame.
            let height = view is UITableViewHeaderFooterView ? known.extent : view.frame.height
            view.frame = CGRect(x: cardSides.left, y: 0, width: rowWidth, height: height)
            if !known.isMeasured { measure(kind, section) }
            view.frame = supplementFrame(kind, section)
            announce(view, kind, section, isShown: true)
            return view
        }
        return !known.isMeasured
    }

    /// Removes a header or footer for which there turned out to be no view.
    private func dropSupplement(_ kind: SupplementKind, _ section: Int) {
        let space = bareSpace(kind, section)
        extents.update(section: section) { $0.remove(kind, leaving: space) }
    }

    func measure(_ kind: SupplementKind, _ section: Int) {
        guard let view = elements[.supplement(kind, section)]?.view else { return }
        if view.frame.width != rowWidth { view.frame.size.width = rowWidth }
        extents.setMeasured(measuredHeight(of: view, kind, section), kind, of: section)
    }

    func unmountSupplement(_ key: ListElementKey) {
        if let element = elements.remove(key) { retireSupplement(element) }
    }

    /// Takes the view of a header or footer that is no longer an element out of the hierarchy.
    func retireSupplement(_ element: TableElement) {
        let view = element.view
        announce(view, element.key.supplement, element.key.section, isShown: false)
        leave(view, .fade) { [weak self] in self?.retireSupplement(view) }
    }

    private func retireSupplement(_ view: UIView) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            headerFooterPool.put(view, for: identifier)
        }
    }

    /// UIKit: in plain tables a header stays at the top edge of the adjusted bounds until the next section
    /// pushes it off (Apple's documentation); footers likewise at the bottom.
    func supplementFrame(_ kind: SupplementKind, _ section: Int) -> CGRect {
        let span =
            style == .plain
            ? extents.pinnedSpan(of: kind, in: section, viewport: pinnedViewport(viewport))
            : extents.span(of: kind, in: section)
        let width = supplementWidth(kind, section)
        let x = isRightToLeft ? cardSides.left + rowWidth - width : cardSides.left
        return CGRect(x: x, y: span.start, width: width, height: span.extent)
    }

    /// The row's width, or that of the content of what hugs it.
    private func supplementWidth(_ kind: SupplementKind, _ section: Int) -> CGFloat {
        guard kind == .header, contentHuggingElements.contains(.sectionHeaders),
            let view = elements[.supplement(.header, section)]?.view
        else { return rowWidth }
        let hugged =
            (view as? UITableViewHeaderFooterView)?.huggedWidth
            ?? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        return hugged > 0 ? min(roundedUp(hugged), rowWidth) : rowWidth
    }
}
