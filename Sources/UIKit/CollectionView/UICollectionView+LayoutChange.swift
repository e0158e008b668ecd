extension UICollectionView {
    /// Another layout places everything; animated, what is seen moves there.
    func changeLayout(
        _ layout: UICollectionViewLayout, animated: Bool = false, completion: ((Bool) -> Void)? = nil
    ) {
        guard layout !== layoutStore else {
            completion?(true)
            return
        }
        let old = layoutStore
        let held = heldItem
        let isMotion = animated && pass.isPrepared
        let motion = isMotion ? beginMotion() : nil
        cancelMovement()
        prepareTransition(to: layout)
        for element in elements.list { element.view.willTransition(from: old, to: layout) }
        layoutStore = layout
        pass.setNeeds(.meetEdges)
        pass.bounds.areFollowed = false
        scrollers.forget()
        invalidate(everything: true)
        let moved = elements.list.map(\.view)
        let finish = { (finished: Bool) in
            for view in moved { view.didTransition(from: old, to: layout) }
            old.finalizeLayoutTransition()
            layout.finalizeLayoutTransition()
            completion?(finished)
        }
        guard let motion else {
            old.owner = nil
            if let held { settleOffset(proposed: offset(holding: held)) }
            finish(true)
            return
        }
        prepareLayoutIfNeeded()
        settleOffset(proposed: held.map { offset(holding: $0) } ?? contentOffset)
        layOutElements(moving: motion)
        motion.run(
            shownElements,
            start: { shown, isNew in
                guard isNew, let key = shown.key else { return nil }
                return old.attributes(for: key).map { start($0, key) } ?? .fade
            }, completion: { finish(true) })
        old.owner = nil
    }

    private func prepareTransition(to layout: UICollectionViewLayout) {
        layout.owner = self
        layoutStore.prepareForTransition(to: layout)
        layout.prepareForTransition(from: layoutStore)
    }

    /// UIKit: another layout leaves the item in the middle of the window in the middle (seen on iOS 6 to 9, not recorded).
    /// DIFFERS: along an axis that stands at its start the window stays.
    private var heldItem: (indexPath: IndexPath, position: ScrollPosition)? {
        guard window != nil, !shownCells.isEmpty else { return nil }
        var position: ScrollPosition = []
        if bounds.minX > -adjustedContentInset.left { position.insert(.centeredHorizontally) }
        if bounds.minY > -adjustedContentInset.top { position.insert(.centeredVertically) }
        guard !position.isEmpty else { return nil }
        let seen = shownCells.compactMap { $0.elementKey?.indexPath }.sorted()
        return (item(at: CGPoint(x: bounds.midX, y: bounds.midY)) ?? seen[seen.count / 2], position)
    }

    /// The offset in the present layout that leaves an item where it was held; the present one when the item is gone.
    private func offset(holding held: (indexPath: IndexPath, position: ScrollPosition)) -> CGPoint {
        prepareLayoutIfNeeded()
        guard counts.contains(held.indexPath), let attributes = askItem(held.indexPath) else {
            return contentOffset
        }
        let target = offset(showing: frameToShow(attributes), at: held.position)
        return CGPoint(
            x: held.position.contains(.centeredHorizontally) ? target.x : contentOffset.x,
            y: held.position.contains(.centeredVertically) ? target.y : contentOffset.y)
    }

    // MARK: By a gesture

    func startTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if let running = layoutStore as? UICollectionViewTransitionLayout { return running }
        let old = layoutStore
        let transition =
            delegate.optional.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        prepareLayoutIfNeeded()
        prepareTransition(to: layout)
        layoutStore = transition
        transition.owner = self
        change.transitionCompletion = completion
        pass.bounds.areFollowed = false
        invalidate(everything: false)
        return transition
    }

    /// Goes on to the next layout, or back to the one before.
    func endTransition(finishing: Bool) {
        guard let transition = layoutStore as? UICollectionViewTransitionLayout else { return }
        let (old, next) = (transition.currentLayout, transition.nextLayout)
        let motion = beginMotion()
        layoutStore = finishing ? next : old
        transition.owner = nil
        invalidate(everything: false)
        let completion = change.transitionCompletion
        change.transitionCompletion = nil
        let finish = {
            (finishing ? old : next).owner = nil
            old.finalizeLayoutTransition()
            next.finalizeLayoutTransition()
            completion?(true, finishing)
        }
        layOutElements(moving: motion)
        show(motion, start: { $1 ? .fade : nil }, completion: finish)
    }
}
