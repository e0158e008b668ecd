import ListEngine

/// The gap for what is dragged over the items, and placeholder cells for items to come. Layouts count them as items.
extension UICollectionView {
    // MARK: What the data source has where

    /// The data source's path of what is shown at a place; nil for a placeholder.
    func dataPath(_ place: IndexPath) -> IndexPath? {
        guard !placeholders.isEmpty, place.count == 2 else { return place }
        return path(of: RowIndex(place))
    }

    func path(of place: RowIndex) -> IndexPath? {
        guard !placeholders.isEmpty else { return IndexPath(place) }
        return placeholders.places.data(at: place).map(IndexPath.init)
    }

    /// Where an item of the data source is shown.
    func shownPath(_ path: IndexPath) -> IndexPath {
        guard !placeholders.isEmpty, path.count == 2 else { return path }
        let place = placeholders.places.shown(RowIndex(path))
        return IndexPath(place)
    }

    /// Where in the data source something goes that is put at a place among what is shown.
    func insertionPath(_ place: IndexPath) -> IndexPath {
        let others = PlaceholderPlaces(placeholders.items.map(\.place))
        let row = others.insertion(at: RowIndex(place))
        return IndexPath(row)
    }

    /// The item that a delegate is asked about for a place: a placeholder is as large as the item it stands before.
    func pathForSize(_ item: Int, _ section: Int) -> IndexPath? {
        guard !placeholders.isEmpty else { return IndexPath(item: item, section: section) }
        let placeholders = placeholders.places
        let row = placeholders.insertion(at: RowIndex(section: section, row: item))
        let count = counts.items(inSection: section) - placeholders.count(in: section)
        return count > 0 ? IndexPath(item: min(row.row, count - 1), section: section) : nil
    }

    func isGap(_ key: ListElementKey) -> Bool {
        guard let gap = placeholders.gap, key.category == .cell else { return false }
        return key.section == gap.section && key.item == gap.row
    }

    // MARK: The gap

    /// Items make room at a place, or stand as before.
    func moveGap(to place: IndexPath?, animated: Bool = true) {
        let target = place.map(RowIndex.init)
        guard target != placeholders.gap else { return }
        var update = BatchUpdate()
        switch (placeholders.gap, target) {
        case (let old?, let new?): update.movedRows = [.init(from: old, to: new)]
        case (nil, let new?): update.insertedRows = [new]
        case (let old?, nil): update.deletedRows = [old]
        case (nil, nil): return
        }
        reshape(update, animated: animated) { placeholders.gap = target }
    }

    /// What is shown changes while the data does not (the gap or a placeholder comes, goes or moves): counts, views,
    /// selection and measured sizes follow.
    func reshape(
        _ update: BatchUpdate, animated: Bool, laysOut: Bool = true,
        _ context: UICollectionViewLayoutInvalidationContext? = nil,
        change: () -> Void = {}
    ) {
        guard let old = counts.numbers else { return }
        var after = old
        for row in update.deletedRows + update.movedRows.map(\.from) { after[row.section] -= 1 }
        for row in update.insertedRows + update.movedRows.map(\.to) { after[row.section] += 1 }
        guard let map = try? update.resolve(before: old, after: after, vocabulary: .collection) else {
            return
        }
        let motion = animated && laysOut ? beginMotion() : nil
        let known = motion == nil ? [:] : knownAttributes
        counts = CollectionCounts(after)
        followSelection(map, keepsReloaded: true)
        prefetched.forget()
        placeholders.follow(map)
        change()
        layoutStore.follow(map)
        invalidateCounts(context)
        retire(moveElements(map))
        guard laysOut, window != nil else { return setNeedsLayout() }
        layOutElements(moving: motion)
        show(
            motion,
            start: { shown, isNew in
                guard isNew, let key = shown.key else { return nil }
                return start(from: map.key(before: key).flatMap { known[$0] })
            })
    }

    // MARK: Updates of the data

    /// Takes the gap and the placeholders out before an update of the data; the latter come back in
    /// ``returnPlaceholders(_:)``.
    /// Views stay where they are seen: the update moves them from there.
    func withdrawPlaceholders() {
        guard !placeholders.isEmpty else { return }
        let placeholders = placeholders
        change.withdrawn = placeholders.items.map { ($0, placeholders.places.insertion(at: $0.place)) }
        var update = BatchUpdate()
        update.deletedRows = placeholders.places.places
        reshape(update, animated: false, laysOut: false)
    }

    /// Placeholders take their places again, before the items they stood before.
    func returnPlaceholders(_ map: BatchMap?) {
        for (placeholder, row) in change.withdrawn {
            var place = map.map { $0.row(after: row) } ?? row
            if place == nil, let section = map?.section(after: row.section) {
                place = RowIndex(section: section, row: counts.items(inSection: section))
            }
            guard let place, (0..<counts.sections).contains(place.section) else { continue }
            let most =
                counts.items(inSection: place.section)
                - placeholders.places.count(in: place.section)
            insert(
                placeholder,
                at: placeholders.places.shown(
                    RowIndex(section: place.section, row: min(place.row, most))),
                animated: false, laysOut: false)
        }
        change.withdrawn = []
    }

    private func insert(
        _ placeholder: CollectionPlaceholder, at place: RowIndex, animated: Bool, laysOut: Bool = true
    ) {
        placeholder.place = place
        var update = BatchUpdate()
        update.insertedRows = [place]
        reshape(update, animated: animated, laysOut: laysOut) {
            placeholders.items.append(placeholder)
        }
    }

    // MARK: Placeholders

    /// A cell stands where an item will be; it takes the room that was made there.
    func addPlaceholder(_ definition: UICollectionViewPlaceholder) -> CollectionPlaceholder {
        let path = definition.insertionIndexPath
        if let gap = placeholders.gap,
            insertionPath(IndexPath(gap)) == path
        {
            placeholders.gap = nil
            let placeholder = CollectionPlaceholder(definition, at: gap)
            placeholders.items.append(placeholder)
            setNeedsLayout()
            layoutIfNeeded()
            return placeholder
        }
        moveGap(to: nil)
        let placeholder = CollectionPlaceholder(definition, at: RowIndex(path))
        insert(placeholder, at: placeholders.places.shown(RowIndex(path)), animated: true)
        return placeholder
    }

    func placeholder(at place: IndexPath) -> CollectionPlaceholder? {
        placeholders.items.isEmpty
            ? nil : placeholders.items.first { $0.place == RowIndex(place) }
    }

    /// The cell that a placeholder is shown as, filled by its handler.
    func makeCell(_ placeholder: CollectionPlaceholder, at place: IndexPath) -> UICollectionViewCell {
        let cell = dequeueCell(placeholder.definition.reuseIdentifier, for: place)
        placeholder.definition.cellUpdateHandler?(cell)
        return cell
    }

    /// The data has come: its item takes the placeholder's place.
    /// - Returns: false when the placeholder has gone.
    func commit(_ placeholder: CollectionPlaceholder, _ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard placeholders.items.contains(where: { $0 === placeholder }) else { return false }
        let place = placeholder.place
        let insertion = placeholders.places.insertion(at: place)
        dataSourceUpdates(IndexPath(insertion))
        placeholders.items.removeAll { $0 === placeholder }
        let placeholders = placeholders.places
        let asked = askedCounts()
        ensure(
            asked.enumerated().map { $1 + placeholders.count(in: $0) } == counts.numbers,
            "commitInsertion(dataSourceUpdates:) has to put one item into the data at the index path it is given; "
                + "the data source now has \(asked) items")
        if let element = elements.remove(.row(place)) {
            retire([element])
        }
        invalidate(everything: false)
        if window != nil { layoutIfNeeded() }
        return true
    }

    /// Nothing comes: the items close up.
    func remove(_ placeholder: CollectionPlaceholder) -> Bool {
        guard placeholders.items.contains(where: { $0 === placeholder }) else { return false }
        var update = BatchUpdate()
        update.deletedRows = [placeholder.place]
        reshape(update, animated: true)
        return true
    }
}
