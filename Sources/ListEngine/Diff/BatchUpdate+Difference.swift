extension BatchUpdate {
    /// The update that makes a list show `new` where it showed `old`: the fewest moves, sections first.
    ///
    /// Sections that have the same items in the same order cost one comparison an item, or nothing when they
    /// are the same array. O(n) memory.
    /// - Parameters:
    ///   - reloadedSections: those in both lists get new contents.
    ///   - reloadedItems: those in both lists get new cells; one that also moves is deleted and inserted.
    public init<Section: Hashable, Item: Hashable>(
        from old: SectionedIdentifiers<Section, Item>, to new: SectionedIdentifiers<Section, Item>,
        reloadedSections: [Section] = [], reloadedItems: [Item] = []
    ) {
        self.init()
        let places = SectionPlaces(old: old.sections, new: new.sections)
        recordSections(places, old, new, reloadedSections)
        let replaced = reloadedSections.compactMap {
            new.number(of: $0) == nil ? nil : old.number(of: $0)
        }
        recordItems(places, old, new, replaced: Set(replaced))
        recordReloads(reloadedItems, old, new)
    }

    private mutating func recordSections<Section: Hashable, Item: Hashable>(
        _ places: SectionPlaces, _ old: SectionedIdentifiers<Section, Item>,
        _ new: SectionedIdentifiers<Section, Item>, _ reloaded: [Section]
    ) {
        deletedSections = places.difference.deleted
        insertedSections = places.difference.inserted
        movedSections = places.difference.moved
        for section in Set(reloaded) {
            guard let from = old.number(of: section), let to = new.number(of: section) else { continue }
            if let move = movedSections.firstIndex(where: { $0.from == from }) {
                movedSections.remove(at: move)
                deletedSections.append(from)
                insertedSections.append(to)
            } else {
                reloadedSections.append(from)
            }
        }
        reloadedSections.sort()
    }

    /// 1. Sections that changed, end to end. 2. Their items paired. 3. What stays in its section and in order
    /// stays; what changed its section or fell out of order moves.
    private mutating func recordItems<Section: Hashable, Item: Hashable>(
        _ places: SectionPlaces, _ old: SectionedIdentifiers<Section, Item>,
        _ new: SectionedIdentifiers<Section, Item>, replaced: Set<Int>
    ) {
        let gone = Set(deletedSections)
        let fresh = Set(insertedSections)
        var isSame = Set<Int>()
        for (number, items) in new.items.enumerated() {
            guard let origin = places.origins[number], !gone.contains(origin) else { continue }
            if old.items[origin] == items { isSame.insert(origin) }
        }
        let oldSections = old.sections.indices.filter { !isSame.contains($0) }
        let newSections = new.sections.indices.filter {
            guard let origin = places.origins[$0] else { return true }
            return !isSame.contains(origin)
        }
        guard !(oldSections.isEmpty && newSections.isEmpty) else { return }
        if oldSections.count == 1, newSections.count == 1, replaced.isEmpty, gone.isEmpty, fresh.isEmpty {
            let (from, to) = (oldSections[0], newSections[0])
            let rows = ListDifference(from: old.items[from], to: new.items[to])
            deletedRows = rows.deleted.map { RowIndex(section: from, row: $0) }
            insertedRows = rows.inserted.map { RowIndex(section: to, row: $0) }
            movedRows = rows.moved.map {
                .init(from: RowIndex(section: from, row: $0.from), to: RowIndex(section: to, row: $0.to))
            }
            return
        }
        let pairing = ListPairing(
            from: oldSections.flatMap { old.items[$0] }, to: newSections.flatMap { new.items[$0] })
        let oldRows = FlatRows(oldSections, old.items.map(\.count))
        // Deletions: of sections that stay, rows that are in no new one.
        for place in pairing.oldMiddle where !pairing.isKept[place - pairing.prefix] {
            let row = oldRows.row(at: place)
            if !gone.contains(row.section), !replaced.contains(row.section) { deletedRows.append(row) }
        }
        var start = 0
        for number in newSections {
            let count = new.items[number].count
            defer { start += count }
            let home = fresh.contains(number) ? nil : places.origins[number]
            let isReplaced = places.origins[number].map(replaced.contains) ?? false
            var staying: [Int32] = []
            var stayingRows: [Int] = []
            for row in 0..<count {
                let target = RowIndex(section: number, row: row)
                guard let place = pairing.origin(of: start + row) else {
                    if home != nil, !isReplaced { insertedRows.append(target) }
                    continue
                }
                let origin = oldRows.row(at: place)
                if let home, origin.section == home {
                    if !isReplaced {
                        staying.append(Int32(truncatingIfNeeded: origin.row))
                        stayingRows.append(row)
                    }
                } else {
                    crossSections(origin, target, gone, fresh, replaced, isReplaced: isReplaced)
                }
            }
            let (stays, _) = IncreasingSubsequence.members(of: staying)
            for (index, row) in stayingRows.enumerated() where !stays[index] {
                movedRows.append(
                    .init(
                        from: RowIndex(section: home!, row: Int(staying[index])),
                        to: RowIndex(section: number, row: row)))
            }
        }
    }

    /// A row that changes its section; contents of reloaded sections do not count.
    private mutating func crossSections(
        _ origin: RowIndex, _ target: RowIndex, _ gone: Set<Int>, _ fresh: Set<Int>, _ replaced: Set<Int>,
        isReplaced: Bool
    ) {
        let leavesReplaced = replaced.contains(origin.section)
        switch (leavesReplaced, isReplaced) {
        case (true, true): break
        case (true, false): if !fresh.contains(target.section) { insertedRows.append(target) }
        case (false, true): if !gone.contains(origin.section) { deletedRows.append(origin) }
        case (false, false): movedRows.append(.init(from: origin, to: target))
        }
    }

    private mutating func recordReloads<Section: Hashable, Item: Hashable>(
        _ items: [Item], _ old: SectionedIdentifiers<Section, Item>,
        _ new: SectionedIdentifiers<Section, Item>
    ) {
        guard !items.isEmpty else { return }
        let replaced = Set(reloadedSections)
        let gone = Set(deletedSections)
        let fresh = Set(insertedSections)
        // Deleted already are those that moved into a reloaded section.
        var seen = Set(deletedRows)
        var moves: [RowIndex: Int] = [:]
        for (index, move) in movedRows.enumerated() { moves[move.from] = index }
        var dropped: Set<Int> = []
        for (from, to) in zip(old.places(of: items), new.places(of: items)) {
            guard let from, let to, seen.insert(from).inserted else { continue }
            if let move = moves[from] {
                dropped.insert(move)
                if !gone.contains(from.section) { deletedRows.append(from) }
                if !fresh.contains(to.section) { insertedRows.append(to) }
            } else if !replaced.contains(from.section), !gone.contains(from.section) {
                reloadedRows.append(from)
            }
        }
        if !dropped.isEmpty {
            movedRows = movedRows.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
        }
    }
}

/// Where the sections of a new list were.
private struct SectionPlaces {
    var difference: ListDifference
    /// By new section.
    var origins: [Int?]

    init<Section: Hashable>(old: [Section], new: [Section]) {
        let pairing = ListPairing(from: old, to: new)
        difference = ListDifference(pairing)
        origins = new.indices.map { pairing.origin(of: $0) }
    }
}

/// Rows of some sections, end to end.
private struct FlatRows {
    private let sections: [Int]
    /// The flat number of each section's first row.
    private var starts: [Int] = []

    init(_ sections: [Int], _ counts: [Int]) {
        self.sections = sections
        var start = 0
        for section in sections {
            starts.append(start)
            start += counts[section]
        }
    }

    /// O(log sections).
    func row(at place: Int) -> RowIndex {
        var low = 0
        var high = sections.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= place { low = middle } else { high = middle }
        }
        return RowIndex(section: sections[low], row: place - starts[low])
    }
}
