extension UICollectionView {
    /// Another layout places everything; animated, what is seen moves there.
    func exchangeLayout(
        _ layout: UICollectionViewLayout, animated: Bool = false, completion: ((Bool) -> Void)? = nil
    ) {
        guard layout !== layoutStore else {
            completion?(true)
            return
        }
        let old = layoutStore
        let isMotion = animated && animatesChanges && pass.isPrepared
        let motion = isMotion ? CollectionMotion(self) : nil
        cancelMovement()
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for element in elements.list { element.view.willTransition(from: old, to: layout) }
        layoutStore = layout
        layout.owner = self
        pass.hasOtherLayout = true
        pass.layoutFollowsBounds = false
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
            finish(true)
            return
        }
        prepareLayoutIfNeeded()
        let target = layout.targetContentOffset(forProposedContentOffset: contentOffset)
        let wanted =
            tell("collectionView(_:targetContentOffsetForProposedContentOffset:)") {
                $0.collectionView(self, targetContentOffsetForProposedContentOffset: target)
            } ?? target
        if wanted != contentOffset { contentOffset = wanted }
        pass.motion = motion
        layoutElements()
        pass.motion = nil
        motion.run(
            in: self, initial: { old.attributes(for: $0).map { .at($0) } ?? .fade },
            completion: { finish(true) })
        old.owner = nil
    }

    // MARK: By a gesture

    func startTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if let running = layoutStore as? UICollectionViewTransitionLayout { return running }
        let old = layoutStore
        let transition =
            tell("collectionView(_:transitionLayoutForOldLayout:newLayout:)") {
                $0.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            } ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        prepareLayoutIfNeeded()
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        layout.owner = self
        layoutStore = transition
        transition.owner = self
        pass.transitionCompletion = completion
        pass.layoutFollowsBounds = false
        invalidate(everything: false)
        return transition
    }

    /// Goes on to the next layout, or back to the one before.
    func endTransition(finishing: Bool) {
        guard let transition = layoutStore as? UICollectionViewTransitionLayout else { return }
        let (old, next) = (transition.currentLayout, transition.nextLayout)
        let motion = animatesChanges ? CollectionMotion(self) : nil
        layoutStore = finishing ? next : old
        transition.owner = nil
        invalidate(everything: false)
        let completion = pass.transitionCompletion
        pass.transitionCompletion = nil
        let finish = { [weak self] in
            (finishing ? old : next).owner = nil
            old.finalizeLayoutTransition()
            next.finalizeLayoutTransition()
            _ = self
            completion?(true, finishing)
        }
        pass.motion = motion
        layoutElements()
        pass.motion = nil
        guard let motion else { return finish() }
        motion.run(in: self, initial: { _ in .fade }, completion: finish)
    }
}
