import ListEngine

extension UICollectionView {
    /// The layout, brought up to date for questions from outside.
    var preparedLayout: UICollectionViewLayout {
        prepareLayoutIfNeeded()
        return layoutStore
    }

    // MARK: What makes a layout pass necessary

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        guard pass.invalidate() else { return }
        attributesCache.clear()
        if context.contentOffsetAdjustment != .zero {
            contentOffset = CGPoint(
                x: contentOffset.x + context.contentOffsetAdjustment.x,
                y: contentOffset.y + context.contentOffsetAdjustment.y)
        }
        if context.contentSizeAdjustment != .zero {
            contentSize = CGSize(
                width: contentSize.width + context.contentSizeAdjustment.width,
                height: contentSize.height + context.contentSizeAdjustment.height)
        }
        setNeedsLayout()
    }

    /// `invalidateLayout()`: cells in sight that size themselves are asked again. Apps and libraries count on it where a cell's content has
    /// grown, with layouts of every kind.
    func layoutWasInvalidatedAsAWhole() {
        // Cells that invalidate while they are measured are heard already.
        if !pass.isRunning { pass.setNeeds(.remeasure) }
    }

    /// The data has changed, or all of what is shown. No cell is of use that was made ahead.
    func invalidate(everything: Bool) {
        releasePreparedCells()
        invalidateCounts(everything: everything)
    }

    /// The layout hears that the data has changed.
    /// - Parameter context: says what else; nil: nothing else.
    func invalidateCounts(
        _ context: UICollectionViewLayoutInvalidationContext? = nil, everything: Bool = false
    ) {
        let context = context ?? .make(type(of: layoutStore).invalidationContextClass)
        if everything { context.invalidateEverything = true }
        context.invalidateDataSourceCounts = true
        layoutStore.invalidate(becauseOf: context)
    }

    /// A layout that asks the delegate for sizes has to ask the new one.
    func delegateDidChange() {
        scrollDelegate = delegate
        flowDelegate = delegate as? any UICollectionViewDelegateFlowLayout
        layoutStore.invalidateLayout()
    }

    func reloadEverything() {
        for element in elements.list { element.view.endEditingInside() }
        counts = CollectionCounts()
        pass.setNeeds(.reload)
        selection.removeAll()
        touched = nil
        placeholders = CollectionPlaceholders()
        prefetched.forget()
        invalidate(everything: true)
        setNeedsLayout()
    }

    /// The bounds moved or got another size. Scrolling within what is shown ends here: no layout, no cell.
    func boundsDidChange() {
        let bounds = bounds
        let before = pass.bounds.move(
            to: bounds, isAnimated: AnimationScope.current != nil || window?.isTurning == true)
        if let backgroundView { backgroundView.frame = bounds }
        guard !pass.isPreparing, layoutStore.owner === self else { return }
        let isResized = bounds.size != pass.bounds.prepared.size
        if isResized { releasePreparedCells() }
        // UIKit: also asked while the layout is out of date, but not before it was prepared first: layouts of published libraries keep what they
        // work out in `prepare()` and unwrap it here.
        if pass.bounds.prepared == .zero, !pass.isPrepared { return }
        if let context = boundsChangeContext(from: before, to: bounds) {
            if !isResized { pass.bounds.areFollowed = true }
            if isResized { pass.setNeeds(.remeasure) }
            layoutStore.invalidate(becauseOf: context)
        } else if !pass.isPrepared {
            return
        } else if isResized || !attributesCache.covers(bounds) || !scrollers.cover(bounds)
            || !elementsMatch(bounds)
        {
            setNeedsLayout()
        }
        viewportDidMove(from: before, to: bounds)
    }

    /// Asks the layout about other bounds; nil when they leave it as it is.
    ///
    /// UIKit: the collection view still has the old bounds then (layouts compare the two).
    private func boundsChangeContext(
        from old: CGRect, to new: CGRect
    ) -> UICollectionViewLayoutInvalidationContext? {
        pass.bounds.asked = old
        defer { pass.bounds.asked = nil }
        guard layoutStore.shouldInvalidateLayout(forBoundsChange: new) else { return nil }
        return layoutStore.invalidationContext(forBoundsChange: new)
    }

    func insetsDidChange() {
        guard pass.isPrepared else { return }
        layoutStore.invalidate(becauseOf: layoutStore.invalidationContext(forBoundsChange: bounds))
    }

    /// Cells that size themselves ask for other sizes with another text size.
    func traitsDidChange(from previous: UITraitCollection?) {
        guard previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory,
            pass.isPrepared
        else { return }
        pass.setNeeds(.remeasure)
        releasePreparedCells()
        layoutStore.invalidateLayout()
    }

    // MARK: The pass

    /// Prepares the layout and brings views in and out, until nothing invalidates it any more.
    func layOutElements() {
        guard pass.begin() else { return }
        defer { pass.end() }
        let old = pass.turn(isFlipped: isFlipped, isMirrored: layoutStore.isMirrored)
        if old.isFlipped != pass.direction.isFlipped {
            attributesCache.clear()
            scrollers.keep([])
        }
        if old.isMirrored != pass.direction.isMirrored { layoutStore.invalidateLayout() }
        // Its data source is gone: there is nothing to show any more.
        if dataSource == nil, counts.sections > 0 { reloadEverything() }
        // Before the layout is prepared: content that is not measured yet may be so short that all comes to its beginning.
        let wasWithinEdges = position.metrics.clamped(position.offset) == position.offset
        var held = pass.needsReload ? nil : contentHold()
        if let before = pass.bounds.animated {
            prepareLayoutIfNeeded()
            layoutStore.prepare(forAnimatedBoundsChange: before)
        }
        // Self-sizing brings new cells in, and those may ask for other sizes again.
        Settling.elements.run(
            "the layout of \(nameInMessages) (\(type(of: layoutStore))) was invalidated in each"
        ) { round in
            prepareLayoutIfNeeded()
            if pass.resolve(.meetEdges), !wasWithinEdges { bringWithinEdges() }
            if pass.resolve(.reload) { retireAll() }
            if round > 1 { held?.hold(isWithinEdges: wasWithinEdges) }
            // What rested within the edges stays within them when the content turns out shorter.
            if wasWithinEdges { bringWithinEdges() }
            _ = pass.resolve(.place)
            showVisibleElements()
            if held == nil, round == 1 { held = contentHold() }
            return !pass.isUnsettled
        }
        hideFreed()
        position.meetEdges()
        followScrollGoals()
        // What corrected the offset was no movement of the content.
        pass.bounds.rest(at: bounds.origin)
        if pass.bounds.endAnimation() { layoutStore.finalizeAnimatedBoundsChange() }
        if listParts.swiped != nil { placeSwipe() }
        if pass.isUnsettled { setNeedsLayout() }
    }

    /// The item that keeps its place: the first one that begins within the window, among those that have their size;
    /// nil while the content rests at its start, where all that is measured comes later.
    private func contentHold() -> ContentHold? {
        let start = adjustedContentInset
        let isScrolled =
            bounds.minY > -start.top + 0.5 && contentSize.height > bounds.height
            || bounds.minX > -start.left + 0.5 && contentSize.width > bounds.width
        guard isScrolled, !isFlipped else { return nil }
        let window = bounds
        let first = elements.list.first { element in
            let frame = element.attributes.plainFrame
            return element.key.category == .cell && element.attributes.scroller == nil
                && !element.attributes.isTransformed && element.attributes.isSelfSizing
                && frame.minY >= window.minY && frame.minX >= window.minX && frame.overlaps(window)
        }
        guard let first else { return nil }
        // Only along the axis of scrolling: lines that break differently move items across.
        let axis: FlowAxis =
            contentSize.height - window.height >= contentSize.width - window.width ? .vertical : .horizontal
        let distance = first.attributes.plainFrame.origin.along(axis) - window.origin.along(axis)
        return ContentHold(self, ScrollAnchor(row: first.key.row, distance: distance), along: axis) {
            [unowned self] row in
            let path = IndexPath(row)
            return counts.contains(path) ? askItem(path)?.plainFrame.origin.along(axis) : nil
        }
    }

    /// Content that rests beyond its edges is brought back, as part of the layout.
    private func bringWithinEdges() {
        let offset = position.offset
        let edge = position.metrics.rounded(position.metrics.clamped(offset))
        guard position.activity == .idle, edge != offset else { return }
        applyCorrection(CGPoint(x: edge.x - offset.x, y: edge.y - offset.y))
    }

    func prepareLayoutIfNeeded() {
        guard pass.beginPreparing() else { return }
        layoutStore.prepare()
        // UIKit: the data source is asked when somebody wants to know; there are layouts that tell it its numbers in `prepare()`.
        _ = loadedCounts
        attributesCache.clear()
        updateContentSize()
        followLayoutBackground()
        setUpSwipesIfNeeded()
        pass.endPreparing(bounds)
    }

    /// UIKit: read after `prepare()` and again after each question for elements, for layouts that find their sizes then.
    private func updateContentSize() {
        let size = layoutStore.collectionViewContentSize
        guard contentSize != size else { return }
        // Content of the other direction begins at its right end, and stays there as it grows.
        let edge = position.metrics.horizontal
        let isAtBeginning =
            (layoutStore.isMirrored || isFlipped) && position.activity == .idle
            && abs(position.offset.x - max(edge.maximumOffset, edge.minimumOffset)) < 0.5
        contentSize = size
        let end = max(position.metrics.horizontal.maximumOffset, position.metrics.horizontal.minimumOffset)
        if isAtBeginning { applyCorrection(CGPoint(x: end - position.offset.x, y: 0)) }
    }

    /// Works out what is visible; makes, applies and retires views.
    private func showVisibleElements() {
        pass.countRound()
        let window = bounds
        let visible = visibleAttributes(in: window)
        let step = elements.move(to: visible, key: \.key)
        releasePassedCells(in: window)
        // UIKit: a view that comes in is made before one that goes out is free (iOS 10 and later, logged).
        // When all go, they are free at once: a jump makes no second screen of views.
        let freesFirst = step.kept.isEmpty && change.motion == nil
        if freesFirst { retire(step.leaving) }
        for attributes in step.kept { update(attributes) }
        for attributes in step.coming { UIView.bringIn { mount(attributes) } }
        if !freesFirst { removeLeaving(step.leaving) }
        _ = pass.resolve(.remeasure)
        prefetch(in: window)
        prepareCellsAhead(
            in: window, cellsCame: step.coming.contains { $0.key.category == .cell })
    }

    private func visibleAttributes(in window: CGRect) -> [UICollectionViewLayoutAttributes] {
        let rect = stretchToAsk(for: window)
        let isKnown = attributesCache.covers(window) && scrollers.cover(window)
        if !isKnown, !window.isEmpty { refreshScrollers(in: rect) }
        // A scroller that takes its window over may move its content: only then is known what it shows.
        showScrollers(in: window)
        guard !window.isEmpty else { return [] }
        if !isKnown || !scrollers.cover(window) {
            attributesCache.fill(askElements(in: rect), for: rect)
            scrollers.markAsked()
            updateContentSize()
        }
        return withEditedItem(withMovingItem(attributesCache.list.filter { isShown($0, in: window) }))
    }

    private func withEditedItem(
        _ visible: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
        guard let key = editedCell?.elementKey,
            let element = elements[key], !visible.contains(where: { $0.key == key })
        else { return visible }
        return visible.including(askItem(key.indexPath) ?? element.attributes)
    }

    /// The moving item is where the finger is, and always has a view.
    private func withMovingItem(
        _ visible: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
        guard let moving = movingAttributes else { return visible }
        return visible.filter { $0.key != moving.key }.including(moving)
    }

    /// Views that go out of sight: retired at once, or kept by the motion of an animated change until it ends.
    private func removeLeaving(_ leaving: [CollectionElement]) {
        guard let motion = change.motion else { return retire(leaving) }
        for element in leaving {
            let path = element.key.indexPath
            let attributes: UICollectionViewLayoutAttributes? =
                switch element.key.category {
                case .cell: counts.contains(path) ? askItem(path) : nil
                case .supplementaryView: askSupplementary(element.key.kind.name, path)
                case .decorationView: nil
                }
            leave(element, with: motion, end: attributes)
        }
    }

    /// A view that stays takes over what changed.
    private func update(_ attributes: UICollectionViewLayoutAttributes) {
        guard let element = elements[attributes.key] else { return }
        let isChanged = element.view.appliedValues?.say(attributes) != true
        guard isChanged || pass.needs.contains(.remeasure) || element.view.asksForSize else { return }
        if isChanged {
            elements.setAttributes(attributes, for: attributes.key)
            apply(attributes, to: element.view)
        }
        measure(element.view, attributes)
    }
}

extension [UICollectionViewLayoutAttributes] {
    /// The same, sorted by key, with one more.
    @MainActor fileprivate func including(_ attributes: UICollectionViewLayoutAttributes) -> Self {
        var result = self
        result.insert(attributes, at: firstIndex { attributes.key < $0.key } ?? count)
        return result
    }
}
