extension BatchUpdate {
    /// Finds indices outside the lists, things that are changed twice, and two things in one place.
    func check(
        before: [Int], after: [Int], _ words: ListVocabulary
    ) throws(BatchUpdateError) {
        for section in deletedSections + reloadedSections + movedSections.map(\.from)
        where !before.indices.contains(section) {
            throw fault(
                "attempt to delete section \(section), but there are only \(before.count) sections before "
                    + "the update")
        }
        for section in insertedSections + movedSections.map(\.to) where !after.indices.contains(section) {
            throw fault(
                "attempt to insert section \(section) but there are only \(after.count) sections after the "
                    + "update")
        }
        for row in deletedRows + reloadedRows + movedRows.map(\.from) {
            guard before.indices.contains(row.section) else {
                throw fault(
                    "attempt to delete \(words.row) \(row.row) from section \(row.section), but there are "
                        + "only \(before.count) sections before the update")
            }
            if !(0..<before[row.section]).contains(row.row) {
                throw fault(
                    "attempt to delete \(words.row) \(row.row) from section \(row.section) which only "
                        + "contains \(before[row.section]) \(words.row)s before the update")
            }
        }
        for row in insertedRows + movedRows.map(\.to) {
            guard after.indices.contains(row.section) else {
                throw fault(
                    "attempt to insert \(words.row) \(row.row) into section \(row.section), but there are "
                        + "only \(after.count) sections after the update")
            }
            if !(0..<after[row.section]).contains(row.row) {
                throw fault(
                    "attempt to insert \(words.row) \(row.row) into section \(row.section), but there are "
                        + "only \(after[row.section]) \(words.row)s in section \(row.section) after the update"
                )
            }
        }
        try checkOnce(words)
    }

    private func checkOnce(_ words: ListVocabulary) throws(BatchUpdateError) {
        try checkOnce(
            deleted: deletedSections, inserted: insertedSections, reloaded: reloadedSections,
            moved: movedSections, "section", moves: { "section \($0)" },
            place: { "section \($0)" })
        try checkOnce(
            deleted: deletedRows, inserted: insertedRows, reloaded: reloadedRows,
            moved: movedRows, words.row, moves: { "the same \(words.row) (\($0))" },
            place: { "the same place (\($0))" })
    }

    /// - Parameters:
    ///   - moves: what a thing is called that is moved twice.
    ///   - place: what a place is called that two things come to.
    private func checkOnce<Index: Hashable & Comparable>(
        deleted: [Index], inserted: [Index], reloaded: [Index], moved: [Move<Index>],
        _ thing: String, moves: (Index) -> String, place: (Index) -> String
    ) throws(BatchUpdateError) {
        let sources = moved.map(\.from)
        if let index = firstRepeated(sources) {
            throw fault("attempt to perform multiple moves of \(moves(index))")
        }
        if let index = firstRepeated(Array(Set(inserted)) + moved.map(\.to)) {
            throw fault("attempt to put two \(thing)s at \(place(index))")
        }
        let gone = Set(deleted)
        for index in reloaded + sources where gone.contains(index) {
            throw fault("attempt to delete and to move or reload the same \(thing) (\(index))")
        }
        let left = Set(sources)
        for index in reloaded where left.contains(index) {
            throw fault("attempt to move and reload the same \(thing) (\(index))")
        }
    }

    private func firstRepeated<Index: Hashable & Comparable>(_ items: [Index]) -> Index? {
        let sorted = items.sorted()
        return zip(sorted, sorted.dropFirst()).first { $0 == $1 }?.0
    }

    private func fault(_ text: String) -> BatchUpdateError { BatchUpdateError(description: text) }
}
