import CoreGraphics

extension TableExtents {
    /// Carries the extents through a batch update: rows that stay or move keep theirs, new and
    /// reloaded ones are asked for.
    ///
    /// Without changed sections O(changes log n), otherwise also O(sections).
    /// - Parameters:
    ///   - section: makes a section that is new or reloaded, by its new number.
    ///   - rows: extents of new or reloaded rows, by new section and range of new rows.
    public mutating func apply(
        _ map: BatchMap, sectionCount: Int, section newSection: (Int) -> TableSection,
        rows newRows: (Int, Range<Int>) -> ExtentTree
    ) {
        let old = self
        let origins = Dictionary(uniqueKeysWithValues: map.movedRows.map { ($1, $0) })
        var reloads: [Int: [Int]] = [:]
        for row in map.reloadedRows { reloads[row.section, default: []].append(row.row) }

        func edited(_ section: TableSection, from oldIndex: Int, to newIndex: Int) -> TableSection {
            var section = section
            if let shift = map.rows[oldIndex] {
                for range in Self.runs(shift.removed).reversed() { section.rows.remove(range) }
                for range in Self.runs(shift.inserted) {
                    section.rows.insert(fresh(range, in: newIndex), at: range.lowerBound)
                }
            }
            for row in reloads[oldIndex] ?? [] {
                guard let target = map.rows[oldIndex].map({ $0.after(row) }) ?? row else { continue }
                section.rows.remove(target..<(target + 1))
                section.rows.insert(newRows(newIndex, target..<(target + 1)), at: target)
            }
            return section
        }

        func fresh(_ range: Range<Int>, in section: Int) -> ExtentTree {
            var rows = newRows(section, range)
            guard !origins.isEmpty else { return rows }
            for row in range {
                guard let origin = origins[RowIndex(section: section, row: row)] else { continue }
                let kept = old[origin.section].rows[origin.row..<(origin.row + 1)]
                rows.remove((row - range.lowerBound)..<(row - range.lowerBound + 1))
                rows.insert(kept, at: row - range.lowerBound)
            }
            return rows
        }

        let sectionsStay = map.sections.isIdentity && map.reloadedSections.isEmpty
        if sectionsStay {
            for index in Set(map.rows.keys).union(reloads.keys) {
                update(section: index) { $0 = edited($0, from: index, to: index) }
            }
            return
        }
        tree = SumTree(
            (0..<sectionCount).map { index in
                guard let origin = map.section(before: index), !map.reloadedSections.contains(origin) else {
                    return newSection(index)
                }
                return edited(old[origin], from: origin, to: index)
            })
    }

    /// Ascending numbers as ranges.
    private static func runs(_ numbers: [Int]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for number in numbers {
            if let last = runs.last, last.upperBound == number {
                runs[runs.count - 1] = last.lowerBound..<(number + 1)
            } else {
                runs.append(number..<(number + 1))
            }
        }
        return runs
    }
}
