import ListEngine

/// Room among the items, and cells for items to come. Layouts count them as items.
extension UICollectionView {
    // MARK: What the data source has where

    /// The data source's path of what is shown at a place; nil for a guest.
    func dataPath(_ place: IndexPath) -> IndexPath? {
        guard !pass.guests.isEmpty, place.count == 2 else { return place }
        return pass.guests.places.data(at: row(place)).map { IndexPath(item: $0.row, section: $0.section) }
    }

    /// Where an item of the data source is shown.
    func shownPath(_ path: IndexPath) -> IndexPath {
        guard !pass.guests.isEmpty, path.count == 2 else { return path }
        let place = pass.guests.places.shown(row(path))
        return IndexPath(item: place.row, section: place.section)
    }

    /// Where in the data source something goes that is put at a place among what is shown.
    func insertionPath(_ place: IndexPath) -> IndexPath {
        let others = GuestPlaces(pass.guests.standIns.map(\.place))
        let row = others.insertion(at: row(place))
        return IndexPath(item: row.row, section: row.section)
    }

    /// The item that a delegate is asked about for a place: a guest is as large as the item it stands before.
    func pathForSize(_ item: Int, _ section: Int) -> IndexPath? {
        guard !pass.guests.isEmpty else { return IndexPath(item: item, section: section) }
        let guests = pass.guests.places
        let row = guests.insertion(at: RowIndex(section: section, row: item))
        let count = counts.items(inSection: section) - guests.count(in: section)
        return count > 0 ? IndexPath(item: min(row.row, count - 1), section: section) : nil
    }

    func isRoom(_ key: CollectionElementKey) -> Bool {
        guard let room = pass.guests.room, key.category == .cell else { return false }
        return key.section == room.section && key.item == room.row
    }

    // MARK: Room

    /// Items make room at a place, or stand as before.
    func makeRoom(at place: IndexPath?, animated: Bool = true) {
        let target = place.map(row)
        guard target != pass.guests.room else { return }
        var update = BatchUpdate()
        switch (pass.guests.room, target) {
        case (let old?, let new?): update.movedRows = [.init(from: old, to: new)]
        case (nil, let new?): update.insertedRows = [new]
        case (let old?, nil): update.deletedRows = [old]
        case (nil, nil): return
        }
        reshape(update, animated: animated) { pass.guests.room = target }
    }

    /// Counts, views and measured sizes follow a change of what is shown that is none of the data's.
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
        let motion = animated && laysOut && animatesChanges ? CollectionMotion(self) : nil
        counts = CollectionCounts(after)
        selection.follow(map)
        pass.prefetched = []
        pass.guests.follow(map)
        change()
        layoutStore.follow(map)
        let context =
            context
            ?? UICollectionViewLayoutInvalidationContext.make(type(of: layoutStore).invalidationContextClass)
        context.invalidateDataSourceCounts = true
        layoutStore.invalidateLayout(with: context)
        retire(moveElements(map))
        guard laysOut, window != nil else { return setNeedsLayout() }
        pass.motion = motion
        layoutElements()
        pass.motion = nil
        motion?.run(
            in: self, initial: { map.key(before: $0).map { .from($0) } ?? .fade }, completion: {})
    }

    // MARK: Updates of the data

    /// Takes the guests out before an update of the data: the room for good, stand-ins until ``returnGuests(_:)``.
    /// Views stay where they are seen: the update moves them from there.
    func withdrawGuests() {
        guard !pass.guests.isEmpty else { return }
        let guests = pass.guests
        pass.withdrawn = guests.standIns.map { ($0, guests.places.insertion(at: $0.place)) }
        var update = BatchUpdate()
        update.deletedRows = guests.places.places
        reshape(update, animated: false, laysOut: false)
    }

    /// Stand-ins take their places again, before the items they stood before.
    func returnGuests(_ map: BatchMap?) {
        for (standIn, row) in pass.withdrawn {
            var place = map.map { $0.row(after: row) } ?? row
            if place == nil, let section = map?.section(after: row.section) {
                place = RowIndex(section: section, row: counts.items(inSection: section))
            }
            guard let place, (0..<counts.sections).contains(place.section) else { continue }
            let most = counts.items(inSection: place.section) - pass.guests.places.count(in: place.section)
            insert(
                standIn,
                at: pass.guests.places.shown(RowIndex(section: place.section, row: min(place.row, most))),
                animated: false, laysOut: false)
        }
        pass.withdrawn = []
    }

    private func insert(
        _ standIn: CollectionStandIn, at place: RowIndex, animated: Bool, laysOut: Bool = true
    ) {
        standIn.place = place
        var update = BatchUpdate()
        update.insertedRows = [place]
        reshape(update, animated: animated, laysOut: laysOut) { pass.guests.standIns.append(standIn) }
    }

    // MARK: Stand-ins

    /// A cell stands where an item will be; it takes the room that was made there.
    func addStandIn(_ placeholder: UICollectionViewPlaceholder) -> CollectionStandIn {
        let path = placeholder.insertionIndexPath
        if let room = pass.guests.room,
            insertionPath(IndexPath(item: room.row, section: room.section)) == path
        {
            pass.guests.room = nil
            let standIn = CollectionStandIn(placeholder, at: room)
            pass.guests.standIns.append(standIn)
            setNeedsLayout()
            layoutIfNeeded()
            return standIn
        }
        makeRoom(at: nil)
        let standIn = CollectionStandIn(placeholder, at: row(path))
        insert(standIn, at: pass.guests.places.shown(row(path)), animated: true)
        return standIn
    }

    func standIn(at place: IndexPath) -> CollectionStandIn? {
        pass.guests.standIns.isEmpty ? nil : pass.guests.standIns.first { $0.place == row(place) }
    }

    /// A cell of the placeholder's kind, filled by its handler.
    func makeCell(_ standIn: CollectionStandIn, at place: IndexPath) -> UICollectionViewCell {
        let cell = dequeueCell(standIn.placeholder.reuseIdentifier, for: place)
        standIn.placeholder.cellUpdateHandler?(cell)
        return cell
    }

    /// The data has come: its item takes the stand-in's place.
    /// - Returns: false when the stand-in has gone.
    func commit(_ standIn: CollectionStandIn, _ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard pass.guests.standIns.contains(where: { $0 === standIn }) else { return false }
        let place = standIn.place
        let insertion = pass.guests.places.insertion(at: place)
        dataSourceUpdates(IndexPath(item: insertion.row, section: insertion.section))
        pass.guests.standIns.removeAll { $0 === standIn }
        let guests = pass.guests.places
        let asked = askedCounts()
        demand(
            asked.enumerated().map { $1 + guests.count(in: $0) } == counts.numbers,
            "commitInsertion(dataSourceUpdates:) has to put one item into the data at the index path it is given; "
                + "the data source now has \(asked) items")
        if let element = elements.remove(.item(IndexPath(item: place.row, section: place.section))) {
            retire([element])
        }
        invalidate(everything: false)
        if window != nil { layoutIfNeeded() }
        return true
    }

    /// Nothing comes: the items close up.
    func remove(_ standIn: CollectionStandIn) -> Bool {
        guard pass.guests.standIns.contains(where: { $0 === standIn }) else { return false }
        var update = BatchUpdate()
        update.deletedRows = [standIn.place]
        reshape(update, animated: true)
        return true
    }
}
