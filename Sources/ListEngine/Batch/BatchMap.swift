/// Where everything goes in a batch update that has been found valid.
public struct BatchMap: Sendable, Equatable {
    var sections: IndexShift
    /// Old section to new one, for moved sections.
    var movedSections: [Int: Int]
    var movedSectionOrigins: [Int: Int]
    /// By old section: rows of sections that stay, unless nothing in them changes.
    var rows: [Int: IndexShift]
    var movedRows: [RowIndex: RowIndex]
    var movedRowOrigins: [RowIndex: RowIndex]
    /// Old numbers of sections whose contents are all replaced.
    public private(set) var reloadedSections: Set<Int>
    /// Old places of rows whose cells are replaced.
    public private(set) var reloadedRows: Set<RowIndex>

    /// The section's number after the update; nil when it is deleted. O(log changes).
    public func section(after old: Int) -> Int? { movedSections[old] ?? sections.after(old) }

    /// The section's number before the update; nil when it is new.
    public func section(before new: Int) -> Int? { movedSectionOrigins[new] ?? sections.before(new) }

    /// The row's place after the update; nil when it is deleted or its section is deleted or reloaded.
    /// A reloaded row has a place. O(log changes).
    public func row(after old: RowIndex) -> RowIndex? {
        if let target = movedRows[old] { return target }
        guard let section = section(after: old.section), !reloadedSections.contains(old.section) else {
            return nil
        }
        guard let shift = rows[old.section] else { return RowIndex(section: section, row: old.row) }
        return shift.after(old.row).map { RowIndex(section: section, row: $0) }
    }

    /// The place of a row that is neither deleted nor moved, by itself or with its section.
    public func unmovedRow(after old: RowIndex) -> RowIndex? {
        movedRows[old] == nil && movedSections[old.section] == nil ? row(after: old) : nil
    }

    /// The row's place before the update; nil when it is new or its section is new or reloaded. O(log changes).
    public func row(before new: RowIndex) -> RowIndex? {
        if let origin = movedRowOrigins[new] { return origin }
        guard let section = section(before: new.section), !reloadedSections.contains(section) else {
            return nil
        }
        guard let shift = rows[section] else { return RowIndex(section: section, row: new.row) }
        return shift.before(new.row).map { RowIndex(section: section, row: $0) }
    }
}

extension BatchUpdate {
    /// Checks the update against the numbers of rows before and after, section by section.
    ///
    /// O(sections + changes log changes).
    /// - Throws: the first fault, in UIKit's wording.
    public func resolve(
        before: [Int], after: [Int], vocabulary: ListVocabulary
    ) throws(BatchUpdateError) -> BatchMap {
        try check(before: before, after: after, vocabulary)
        let sections = IndexShift(
            removed: Set(deletedSections).union(movedSections.map(\.from)),
            inserted: Set(insertedSections).union(movedSections.map(\.to)))
        let expected = before.count - Set(deletedSections).count + Set(insertedSections).count
        if after.count != expected {
            throw BatchUpdateError(
                description: """
                    Invalid update: invalid number of sections. The number of sections contained in the \
                    \(vocabulary.list) after the update (\(after.count)) must be equal to the number of \
                    sections contained in the \(vocabulary.list) before the update (\(before.count)), plus \
                    or minus the number of sections inserted or deleted (\(Set(insertedSections).count) \
                    inserted, \(Set(deletedSections).count) deleted). Change the model in the same place \
                    as you announce the change.
                    """)
        }
        var map = BatchMap(
            sections: sections,
            movedSections: Dictionary(uniqueKeysWithValues: movedSections.map { ($0.from, $0.to) }),
            movedSectionOrigins: Dictionary(uniqueKeysWithValues: movedSections.map { ($0.to, $0.from) }),
            rows: [:],
            movedRows: Dictionary(uniqueKeysWithValues: movedRows.map { ($0.from, $0.to) }),
            movedRowOrigins: Dictionary(uniqueKeysWithValues: movedRows.map { ($0.to, $0.from) }),
            reloadedSections: Set(reloadedSections), reloadedRows: Set(reloadedRows))
        map.rows = rowShifts(map)
        try checkCounts(map, before: before, after: after, vocabulary)
        return map
    }

    private func rowShifts(_ map: BatchMap) -> [Int: IndexShift] {
        var removed: [Int: Set<Int>] = [:]
        var inserted: [Int: Set<Int>] = [:]
        for row in deletedRows + movedRows.map(\.from) { removed[row.section, default: []].insert(row.row) }
        for row in insertedRows + movedRows.map(\.to) {
            guard let old = map.section(before: row.section) else { continue }
            inserted[old, default: []].insert(row.row)
        }
        var shifts: [Int: IndexShift] = [:]
        for section in Set(removed.keys).union(inserted.keys) {
            shifts[section] = IndexShift(
                removed: removed[section] ?? [], inserted: inserted[section] ?? [])
        }
        return shifts
    }

    private func checkCounts(
        _ map: BatchMap, before: [Int], after: [Int], _ words: ListVocabulary
    ) throws(BatchUpdateError) {
        for (new, count) in after.enumerated() {
            guard let old = map.section(before: new), !map.reloadedSections.contains(old) else { continue }
            let shift = map.rows[old]
            let expected = before[old] - (shift?.removed.count ?? 0) + (shift?.inserted.count ?? 0)
            if count == expected { continue }
            let inserts = Set(insertedRows).count { $0.section == new }
            let deletes = Set(deletedRows).count { $0.section == old }
            let movedIn = movedRows.count { $0.to.section == new && $0.from.section != old }
            let movedOut = movedRows.count { $0.from.section == old && $0.to.section != new }
            throw BatchUpdateError(
                description: """
                    Invalid update: invalid number of \(words.row)s in section \(new). The number of \
                    \(words.row)s contained in an existing section after the update (\(count)) must be equal \
                    to the number of \(words.row)s contained in that section before the update \
                    (\(before[old])), plus or minus the number of \(words.row)s inserted or deleted from that \
                    section (\(inserts) inserted, \(deletes) deleted) and plus or minus the number of \
                    \(words.row)s moved into or out of that section (\(movedIn) moved in, \(movedOut) moved \
                    out). Change the model in the same place as you announce the change.
                    """)
        }
    }
}
