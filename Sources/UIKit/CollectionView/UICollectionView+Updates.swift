import ListEngine

extension UICollectionView: UpdatedList {
    var isLayingOutElements: Bool { pass.isRunning || pass.isPreparing }

    /// One change of its own, or a part of the open batch.
    func recordChange(_ body: (inout BatchUpdate) -> Void) {
        // Before anything was shown there is nothing to carry over: the first layout asks for everything.
        guard counts.isLoaded, !pass.needsReload || change.announced.isOpen else { return }
        record(body)
    }

    /// UIKit: a pending reload is carried out with the counts of now before the block runs.
    func updateWillOpen() {
        guard !change.announced.isOpen else { return }
        cancelMovement()
        _ = loadedCounts
        if pass.needsReload { layOutElements() }
        withdrawPlaceholders()
    }

    /// UIKit: an update without changes asks the cells in sight for their sizes, and moves to a new layout, which is asked where
    /// the content shall be (documented for `targetContentOffset(forProposedContentOffset:)`: during layout updates).
    private func carryOutNothing(completion: @escaping () -> Void) {
        let isStale = !pass.isPrepared
        pass.setNeeds(.remeasure)
        setNeedsLayout()
        returnPlaceholders(nil)
        guard window != nil else { return completion() }
        let motion = beginMotion()
        let frames = elements.list.map(\.attributes.frame)
        if isStale {
            prepareLayoutIfNeeded()
            settleOffset()
        }
        layoutIfNeeded()
        let isMoved = isStale || elements.list.map(\.attributes.frame) != frames
        show(isMoved ? motion : nil, start: { $1 ? .fade : nil }, completion: completion)
    }

    /// 1. New counts, checked against the changes. 2. Selection, measured sizes and views follow their items.
    /// 3. The layout hears of the update and places everything. 4. What is seen moves there.
    func carryOut(_ update: BatchUpdate, completion: @escaping () -> Void) {
        if update.isEmpty { return carryOutNothing(completion: completion) }
        guard dataSource != nil else {
            // Nobody says what there is: nothing can be wrong, and nothing is shown.
            reloadEverything()
            returnPlaceholders(nil)
            return completion()
        }
        let before = counts
        let after = askedCounts()
        guard let old = before.numbers else { return completion() }
        let map = update.map(from: old, to: after, .collection)
        let motion = beginMotion()
        let known = motion == nil ? [:] : knownAttributes
        counts = CollectionCounts(after)
        followSelection(map, keepsReloaded: true)
        followSwipe(map, animated: motion != nil, shrinks: false)
        prefetched.forget()
        layoutStore.follow(map)
        scrollers.follow(map)
        invalidateCounts()
        var leaving = moveElements(map)
        prepareLayoutIfNeeded()
        change.ends = motion.map { _ in
            CollectionMotionEnds(map: map, before: known.mapValues(flipped), layout: layoutStore)
        }
        layoutStore.prepare(forCollectionViewUpdates: update.items)
        let own = LayoutOwnChanges(layoutStore, elements.list)
        leaving += elements.remove { own.deleted.contains($0.key) }
        for element in leaving { element.view.endEditingInside() }
        if let motion {
            for element in leaving {
                leave(element, with: motion, end: layoutStore.finalAttributes(for: element.key).map(flipped))
            }
        } else {
            retire(leaving)
        }
        returnPlaceholders(map)
        settleOffset()
        layOutElements(moving: motion)
        guard let motion else {
            layoutStore.finalizeCollectionViewUpdates()
            return completion()
        }
        change.ends?.inserted = own.inserted
        motion.run(
            shownElements,
            start: { shown, isNew in shown.key.flatMap { start(of: $0, isNew: isNew, known) } },
            completion: completion)
        change.ends = nil
        layoutStore.finalizeCollectionViewUpdates()
    }

    /// Where an element begins: as the layout wants it; else one that was there before where it was, and one that came in where
    /// it belongs when the layout says nothing of a new one.
    ///
    /// UIKit: layouts are asked about all that is seen, not only about what is new.
    /// - Parameter known: the layout's answers before the update.
    private func start(
        of key: ListElementKey, isNew: Bool, _ known: [ListElementKey: UICollectionViewLayoutAttributes]
    ) -> ListMotion.Start? {
        let answer = initialAnswer(key)
        if case .own(let attributes) = answer { return start(attributes, key) }
        guard isNew else { return nil }
        guard dataPath(key.indexPath) != nil else { return .fade }
        if let old = change.ends?.old(key) { return start(from: known[old]) }
        if case .usual = answer { return .fade }
        return .still
    }

    private enum InitialAnswer {
        case none, usual
        case own(UICollectionViewLayoutAttributes)
    }

    /// What the layout says about the start of an element.
    private func initialAnswer(_ key: ListElementKey) -> InitialAnswer {
        guard let path = dataPath(key.indexPath) else { return .none }
        var data = key
        if key.category == .cell { data.item = path.item }
        guard let attributes = layoutStore.initialAttributes(for: key, at: path) else { return .none }
        if let usual = change.ends?.initial(data), usual.isEqual(attributes) { return .usual }
        return .own(flipped(attributes))
    }

    /// Views stay with their items, shown or made ahead.
    /// - Returns: shown ones of deleted and reloaded items.
    func moveElements(_ map: BatchMap) -> [CollectionElement] {
        movePreparedCells(map)
        return elements.follow(map)
    }

    /// The offset that layout and delegate want after the change, kept within the content when it was before.
    func settleOffset(proposed: CGPoint? = nil) {
        var target = layoutStore.targetContentOffset(forProposedContentOffset: proposed ?? contentOffset)
        target =
            delegate.optional.collectionView(self, targetContentOffsetForProposedContentOffset: target)
            ?? target
        if target != contentOffset { contentOffset = target }
    }
}
