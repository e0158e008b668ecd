import ListEngine

/// Batch updates: recorded, checked against the data source, carried out in one layout.
///
/// DIFFERS: rows that come or go above the window leave what is seen in place; UIKit keeps the offset.
extension UITableView: UpdatedList {
    var isLayingOutElements: Bool { layoutState.isRunning }
    func updateWillOpen() { if !isUnasked { loadIfNeeded() } }

    /// UIKit, by published libraries' tests: a table outside of a window that has asked for nothing yet does not ask for an update's sake either.
    private var isUnasked: Bool { windowReference == nil && !isLoaded && layoutState.forgottenCounts == nil }

    /// Records changes of several places and how what they concern comes or goes.
    func record<Place: Hashable>(
        _ places: [Place], in changes: WritableKeyPath<BatchUpdate, [Place]>,
        _ animations: WritableKeyPath<RowAnimations, [Place: RowAnimation]>, _ animation: RowAnimation
    ) {
        openUpdates()
        change.announced.record { $0[keyPath: changes] += places }
        for place in places { change.animations[keyPath: animations][place] = animation }
        closeUpdates()
    }

    func carryOut(_ update: BatchUpdate, completion: @escaping () -> Void) {
        var animations = change.animations
        change.animations = RowAnimations()
        // An update without changes while the data source hears of a move: the move is still to come.
        if editing.isTellingMove, update.isEmpty { return completion() }
        if isUnasked { return completion() }
        guard dataSource != nil || update.isEmpty else {
            // Nobody says what there is: nothing can be wrong, and nothing is shown.
            reloadContent()
            return completion()
        }
        // 1. Numbers before and after, and whether the update explains them.
        let before = rowCounts
        let after = (0..<askSectionCount()).map { askRowCount($0) }
        let leads = { (try? update.resolve(before: $0, after: after, vocabulary: .table)) != nil }
        if let forgotten = layoutState.forgottenCounts, !leads(before), leads(forgotten) {
            // UIKit, by a published library's tests: what another data source said holds until there is a layout.
            reloadContent()
            AnimationScope.run(nil) { layOutElements() }
            return completion()
        }
        let map = update.map(from: before, to: after, .table)
        // 2. The row that keeps its place on the screen.
        let held = heldAnchor(map)
        let heldRow = held.flatMap { map.row(before: $0.row) }
        let heldExtent = heldRow.flatMap {
            map.reloadedRows.contains($0) ? extents.span(ofRow: $0).extent : nil
        }
        // 3. Cells that go, and the new places of those that stay.
        animations.resolveReloads(map)
        let motion = beginMotion()
        change.motion = motion
        let shownExtents = motion == nil ? TableExtents() : extents
        followSwipe(map, animated: motion != nil, shrinks: true)
        endReordering(isCancelled: true)
        moveElements(map, animations)
        // 4. The extents; without estimates every height is asked for anew.
        supplementAnswers = SupplementAnswers()
        prefetched = Prefetched()
        extents.apply(
            map, sectionCount: after.count, section: { askSection($0) }, rows: { askRows($0, $1) })
        if update.changesSections { refreshBareSpaces() }
        if estimatedRowHeight == 0 { askAllRows() }
        // A reloaded row that keeps the place keeps its extent as the estimate: with less, the content might end above the offset.
        if let held, let heldExtent { extents.estimate(heldExtent, row: held.row) }
        // UIKit: reloaded rows are not selected any more.
        followSelection(map, keepsReloaded: false)
        // 5. Rows in view are measured anew, then everything is laid out around the held row.
        remeasureMounted()
        if let held { shift(to: held) }
        applyContentSize()
        setNeedsLayout()
        change.heldRow = held
        // Animations are not off: what an app does where it is told of a row may be animated.
        AnimationScope.run(nil) { layOutElements() }
        change.heldRow = nil
        guard let motion = change.motion else { return completion() }
        change.motion = nil
        run(motion, map, animations, before: shownExtents, completion: completion)
    }

    /// The row that keeps its place on the screen: the first one in view, if it stays. If it goes, what follows takes its place: then
    /// the row before it holds, at its old distance less what goes between the two. Nil at the content's start.
    private func heldAnchor(_ map: BatchMap) -> ScrollAnchor? {
        guard viewport.start > -adjustedContentInset.top, let first = ScrollAnchor(in: viewport, of: extents)
        else { return nil }
        if let row = map.unmovedRow(after: first.row) {
            return ScrollAnchor(row: row, distance: first.distance)
        }
        var gone: CGFloat = 0
        var ordinal = extents.ordinal(of: first.row) - 1
        while ordinal >= 0, let old = extents.row(at: ordinal) {
            let span = extents.span(ofRow: old)
            if let row = map.unmovedRow(after: old) {
                return ScrollAnchor(row: row, distance: span.start - viewport.start + gone)
            }
            gone += span.extent
            ordinal -= 1
        }
        let next = ScrollAnchor(in: viewport, of: extents) { map.unmovedRow(after: $0) != nil }
        return next.flatMap { map.unmovedRow(after: $0.row) }.map {
            ScrollAnchor(row: $0, distance: first.distance)
        }
    }

    /// Moves the offset so that the held row lies where it lay, as far as the content reaches.
    private func shift(to held: ScrollAnchor) {
        let start = restingStart(held.viewportStart(in: extents))
        if start < bounds.minY { applyCorrection(CGPoint(x: 0, y: start - bounds.minY)) }
        applyContentSize()
        if abs(start - bounds.minY) > 1e-6 { applyCorrection(CGPoint(x: 0, y: start - bounds.minY)) }
    }

    /// Views stay with their rows and sections; those of deleted and reloaded ones go.
    private func moveElements(_ map: BatchMap, _ animations: RowAnimations) {
        let leaving = elements.rekey { element in
            guard let key = map.stayingKey(after: element.key) else { return false }
            element.key = key
            element.cell?.rowIndex = key.row
            return true
        }
        layoutState.window = TableWindow()
        for element in leaving.reversed() {
            // UIKit: the old row goes out as a new cell comes in (Apple's documentation of `reloadRows`): what was edited in it ends.
            element.view.endEditingInside()
            guard let cell = element.cell else { continue }
            let animation = animations.leaving(element.key.row)
            leave(cell, to: animation == .none ? nil : { animation.outside($0) })
        }
        for element in leaving where element.cell == nil { retireSupplement(element) }
    }

    /// Whether a row, header or footer has this view now.
    func isMounted(_ view: UIView) -> Bool {
        if let cell = view as? UITableViewCell { return cell.rowIndex != nil && cell.tableView === self }
        return elements.supplements.contains { $0.view === view }
    }

    /// The first section without a header has another space before it than the others.
    private func refreshBareSpaces() {
        guard style != .plain else { return }
        for index in 0..<extents.sectionCount where extents[index].header == nil {
            let space = bareSpace(.header, index)
            if extents[index].topPadding != space { extents.update(section: index) { $0.topPadding = space } }
        }
    }

    private func askAllRows() {
        for section in 0..<extents.sectionCount {
            let rows = askRows(section, 0..<extents.rowCount(in: section))
            extents.update(section: section) { $0.rows = rows }
        }
    }

    /// UIKit: the data source is asked again and gets the cell the row has, without `prepareForReuse`
    /// (Apple's documentation).
    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = cell(at: RowIndex(path)), let dataSource, let identifier = cell.reuseIdentifier
            else { continue }
            ensure(
                cellPool.handOutAgain(cell, identifier) { dataSource.tableView(self, cellForRowAt: path) },
                "reconfigureRows: the data source must dequeue the cell the row has; it answered another one for "
                    + "\(path)")
            extents.setMeasured(measuredHeight(of: cell, path), row: RowIndex(path))
        }
        applyContentSize()
        setNeedsLayout()
    }
}
