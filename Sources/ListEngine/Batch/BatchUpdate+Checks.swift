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
        if let section = firstRepeated(movedSections.map(\.from)) {
            throw fault("attempt to perform multiple moves of section \(section)")
        }
        if let section = firstRepeated(Array(Set(insertedSections)) + movedSections.map(\.to)) {
            throw fault("attempt to put two sections at section \(section)")
        }
        let goneSections = Set(deletedSections)
        for section in reloadedSections + movedSections.map(\.from) where goneSections.contains(section) {
            throw fault("attempt to delete and to move or reload the same section (\(section))")
        }
        let movedFrom = Set(movedSections.map(\.from))
        for section in reloadedSections where movedFrom.contains(section) {
            throw fault("attempt to move and reload the same section (\(section))")
        }
        if let row = firstRepeated(movedRows.map(\.from)) {
            throw fault("attempt to perform multiple moves of the same \(words.row) (\(row))")
        }
        if let row = firstRepeated(Array(Set(insertedRows)) + movedRows.map(\.to)) {
            throw fault("attempt to put two \(words.row)s at the same place (\(row))")
        }
        let gone = Set(deletedRows)
        for row in reloadedRows + movedRows.map(\.from) where gone.contains(row) {
            throw fault("attempt to delete and to move or reload the same \(words.row) (\(row))")
        }
        let moved = Set(movedRows.map(\.from))
        for row in reloadedRows where moved.contains(row) {
            throw fault("attempt to move and reload the same \(words.row) (\(row))")
        }
    }

    private func firstRepeated<Index: Hashable & Comparable>(_ items: [Index]) -> Index? {
        let sorted = items.sorted()
        return zip(sorted, sorted.dropFirst()).first { $0 == $1 }?.0
    }

    private func fault(_ text: String) -> BatchUpdateError { BatchUpdateError(description: text) }
}
