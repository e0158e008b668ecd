import ListEngine

extension CollectionElements {
    /// Elements take over the keys that they have after an update.
    /// - Returns: deleted and reloaded ones, which are taken out.
    mutating func follow(_ map: BatchMap) -> [Element] {
        var kept: [Element] = []
        var leaving: [Element] = []
        for var element in list {
            guard let key = map.key(after: element.key), !map.reloads(element.key) else {
                leaving.append(element)
                continue
            }
            element.key = key
            element.view.elementKey = key
            if key.indexPath != element.attributes.indexPath {
                element.attributes = element.attributes.copied
                element.attributes.indexPath = key.indexPath
                if let section = element.attributes.scroller, section != key.section {
                    element.attributes.scroller = key.section
                }
            }
            kept.append(element)
        }
        replace(kept)
        return leaving
    }
}

extension BatchMap {
    func key(after key: CollectionElementKey) -> CollectionElementKey? {
        var moved = key
        if key.category == .cell {
            guard let row = row(after: RowIndex(section: key.section, row: key.item)) else { return nil }
            moved.section = row.section
            moved.item = row.row
        } else if key.item >= 0 {
            guard let section = section(after: key.section) else { return nil }
            moved.section = section
        }
        return moved
    }

    func key(before key: CollectionElementKey) -> CollectionElementKey? {
        var old = key
        if key.category == .cell {
            guard let row = row(before: RowIndex(section: key.section, row: key.item)) else { return nil }
            old.section = row.section
            old.item = row.row
        } else if key.item >= 0 {
            guard let section = section(before: key.section) else { return nil }
            old.section = section
        }
        return old
    }

    func reloads(_ key: CollectionElementKey) -> Bool {
        if key.item >= 0, reloadedSections.contains(key.section) { return true }
        return key.category == .cell && reloadedRows.contains(RowIndex(section: key.section, row: key.item))
    }
}
