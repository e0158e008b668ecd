import ListEngine

extension UICollectionView {
    /// Collects the changes that `updates` announces and carries them out together.
    ///
    /// DIFFERS: the result shows at once, without the animations of UIKit.
    func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        openBatch()
        updates?()
        closeBatch()
        completion?(true)
    }

    /// One change of its own, or a part of the open batch.
    func change(_ body: (inout BatchUpdate) -> Void) {
        // Before anything was shown there is nothing to carry over: the first layout asks for everything.
        guard counts.isLoaded, !pass.needsReload || pass.batch != nil else { return }
        openBatch()
        body(&pass.batch!)
        closeBatch()
    }

    /// UIKit: a pending reload is carried out with the counts of now before the block runs.
    private func openBatch() {
        if pass.batch == nil {
            _ = loadedCounts
            if pass.needsReload { layoutElements() }
            pass.batch = BatchUpdate()
        }
        pass.batchDepth += 1
    }

    private func closeBatch() {
        pass.batchDepth -= 1
        guard pass.batchDepth == 0, let update = pass.batch else { return }
        pass.batch = nil
        if update.isEmpty {
            setNeedsLayout()
            if window != nil { layoutIfNeeded() }
        } else {
            carryOut(update)
        }
    }

    /// 1. New counts, checked against the changes. 2. Selection, measured sizes and views follow their items.
    /// 3. The layout hears of the update and places everything.
    private func carryOut(_ update: BatchUpdate) {
        let before = counts
        let after = askedCounts()
        guard let old = before.numbers else { return }
        let map: BatchMap
        do {
            map = try update.resolve(before: old, after: after, vocabulary: .collection)
        } catch {
            fatalError("\(error)")
        }
        counts = CollectionCounts(after)
        selection.follow(map)
        pass.prefetched = []
        layoutStore.follow(map)
        scrollers.follow(map)
        invalidate(everything: false)
        moveElements(map)
        prepareLayoutIfNeeded()
        layoutStore.prepare(forCollectionViewUpdates: update.items)
        settleOffset()
        layoutElements()
        layoutStore.finalizeCollectionViewUpdates()
    }

    /// Views stay with their items; those of deleted and reloaded ones are free.
    private func moveElements(_ map: BatchMap) {
        var kept: [CollectionElements.Element] = []
        var leaving: [CollectionElements.Element] = []
        for var element in elements.list {
            guard let key = map.key(after: element.key), !map.reloads(element.key) else {
                leaving.append(element)
                continue
            }
            element.key = key
            element.view.elementKey = key
            if key.indexPath != element.attributes.indexPath {
                element.attributes = element.attributes.duplicate()
                element.attributes.indexPath = key.indexPath
            }
            kept.append(element)
        }
        elements.replace(kept)
        retire(leaving)
    }

    /// The offset that layout and delegate want after the change, kept within the content when it was before.
    private func settleOffset() {
        var target = layoutStore.targetContentOffset(forProposedContentOffset: contentOffset)
        target =
            tell("collectionView(_:targetContentOffsetForProposedContentOffset:)") {
                $0.collectionView(self, targetContentOffsetForProposedContentOffset: target)
            } ?? target
        if target != contentOffset { contentOffset = target }
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

    func reloads(_ key: CollectionElementKey) -> Bool {
        if key.item >= 0, reloadedSections.contains(key.section) { return true }
        return key.category == .cell && reloadedRows.contains(RowIndex(section: key.section, row: key.item))
    }
}

extension BatchUpdate {
    /// The changes as a layout hears them: deletions from the end, then insertions from the start, then the
    /// rest.
    @MainActor var items: [UICollectionViewUpdateItem] {
        func path(_ row: RowIndex) -> IndexPath { IndexPath(item: row.row, section: row.section) }
        func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        items += deletedSections.sorted(by: >).map { .init(.delete, before: path($0), after: nil) }
        items += deletedRows.sorted(by: >).map { .init(.delete, before: path($0), after: nil) }
        items += insertedSections.sorted().map { .init(.insert, before: nil, after: path($0)) }
        items += insertedRows.sorted().map { .init(.insert, before: nil, after: path($0)) }
        items += movedSections.map { .init(.move, before: path($0.from), after: path($0.to)) }
        items += movedRows.map { .init(.move, before: path($0.from), after: path($0.to)) }
        items += reloadedSections.sorted().map { .init(.reload, before: path($0), after: path($0)) }
        items += reloadedRows.sorted().map { .init(.reload, before: path($0), after: path($0)) }
        return items
    }
}
