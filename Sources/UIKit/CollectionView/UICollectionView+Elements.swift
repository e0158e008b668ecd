/// Views of elements: made, placed among their siblings, given what the layout says, and put into the pool again.
extension UICollectionView {
    // MARK: Coming in

    /// Brings in the view of an element: one that was prepared for it, or another.
    func mount(_ attributes: UICollectionViewLayoutAttributes) -> UIView {
        let key = attributes.key
        let prepared = prepared.elements.remove(key)
        let view = prepared?.view ?? makeView(attributes)
        view.isPrepared = false
        elements.insert(.init(key: key, view: view, attributes: attributes))
        apply(attributes, to: view)
        place(view, attributes)
        if prepared?.attributes.size != attributes.size { measure(view, attributes) }
        announce(view, key, isShown: true)
        change.motion?.come(view)
        return view
    }

    /// A view filled for an element.
    func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let view = requestView(attributes)
        view.elementKey = attributes.key
        view.isPlaceholder = attributes.key.category == .cell && placeholder(at: attributes.indexPath) != nil
        // UIKit: a cell whose item is not selected is left as the data source gave it, which may have marked it by itself. Recorded: in the
        // picture of an app that marks a day in `cellForItemAt` and takes the mark away in `isSelected`'s observer, the mark is there.
        if attributes.key.category == .cell, selection.contains(attributes.key.row) {
            (view as? UICollectionViewCell)?.isSelected = true
        }
        return view
    }

    private func requestView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let outer = pass.requested
        pass.requested = attributes
        defer { pass.requested = outer }
        let key = attributes.key
        switch key.category {
        case .cell: return requestCell(attributes.indexPath)
        case .supplementaryView: return requestSupplementary(key.kind, attributes.indexPath)
        case .decorationView: return requestDecoration(key.kind, attributes)
        }
    }

    private func requestCell(_ indexPath: IndexPath) -> UICollectionViewCell {
        guard let dataSource else {
            fatalError("the layout places item \(indexPath), but the collection view has no data source")
        }
        ensure(
            counts.contains(indexPath),
            "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                + "\(indexPath). Let the layout read numberOfItems(inSection:) of its collection view.")
        if let placeholder = placeholder(at: indexPath) { return makeCell(placeholder, at: indexPath) }
        let path = reordered?.source(of: indexPath) ?? dataPath(indexPath) ?? indexPath
        return dequeued(
            dataSource.collectionView(self, cellForItemAt: path), "cell",
            from: "collectionView(_:cellForItemAt:)", by: "dequeueReusableCell(withReuseIdentifier:for:)")
    }

    /// What a data source gave, which has to have been dequeued.
    private func dequeued<View: UICollectionReusableView>(
        _ view: View, _ noun: String, from giver: @autoclosure () -> String, by dequeuing: String
    ) -> View {
        ensure(
            view.reuseIdentifier != nil,
            "the \(noun) returned from \(giver()) does not have a reuseIdentifier - \(noun)s must be retrieved by "
                + "calling \(dequeuing)")
        return view
    }

    /// What the data source gives. Where it does not know the method, an empty view: apps in use switch section headers
    /// on in their storyboard, for the room, and implement no method.
    private func requestSupplementary(
        _ kind: ListElementKind, _ indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = dataSource.flatMap { source in
            source.optional.collectionView(self, viewForSupplementaryElementOfKind: kind.name, at: indexPath)
        }
        guard let view else {
            Diagnostics.sayOnce(
                "the layout places supplementary views of kind \(kind.name), but the data source does not implement "
                    + "collectionView(_:viewForSupplementaryElementOfKind:at:); empty views stand there")
            let key = CollectionPoolKey(kind: kind, identifier: "")
            if !reuse.isRegistered(key) { reuse.register(UICollectionReusableView.self, for: key) }
            return reuse.dequeuePrepared(key) ?? reuse.make(key, frame: .zero)!
        }
        return dequeued(
            view, "view",
            from: "collectionView(_:viewForSupplementaryElementOfKind:at:) for kind \(kind.name)",
            by: "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)")
    }

    /// Decoration views belong to the layout: it registered their classes.
    private func requestDecoration(
        _ kind: ListElementKind, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView {
        let key = CollectionPoolKey(kind: kind, identifier: "decoration")
        if !reuse.isRegistered(key) {
            if let nib = layoutStore.decorationNibs[kind.name] {
                reuse.register(nib, for: key)
            } else if let viewClass = layoutStore.decorationClasses[kind.name] {
                reuse.register(viewClass, for: key)
            } else {
                fatalError(
                    "could not dequeue a decoration view of kind: \(kind.name) - must register a class or a nib for the "
                        + "kind with the layout's register(_:forDecorationViewOfKind:)")
            }
        }
        return reuse.dequeuePrepared(key) ?? reuse.make(key, frame: attributes.plainFrame)!
    }

    /// Puts the view among its siblings: above all of its depth or less. A view that waited hidden at the
    /// same depth stays where it is.
    func place(
        _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, isShown: Bool = true
    ) {
        let level = CollectionElementLevel(attributes.key.category, zIndex: attributes.zIndex)
        view.show(isShown)
        let parent = parent(for: attributes)
        if view.superviewReference === parent, view.placedLevel == level { return }
        view.placedLevel = level
        insert(view, at: level, in: parent)
    }

    func insert(_ view: UIView, at level: CollectionElementLevel, in parent: UIView? = nil) {
        let parent = parent ?? self
        for sibling in parent.subviewList.reversed() where sibling !== view {
            guard let other = (sibling as? any PlacedByLevel)?.placedLevel, other <= level else { continue }
            parent.insertSubview(view, aboveSubview: sibling)
            return
        }
        parent.insertSubview(view, at: parent === self && backgroundView != nil ? 1 : 0)
    }

    // MARK: While shown

    /// Gives a view the frame and look that the layout says, and tells it.
    func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        let before = view.appliedValues
        if let before, before.say(attributes) { return }
        view.appliedValues = AppliedAttributes(attributes)
        if let cell = view as? UICollectionViewListCell {
            cell.setListEditing(isEditing, animated: false)
            cell.setPlace(attributes.list)
        }
        let frame = frameInParent(attributes)
        let isTransformed = attributes.isTransformed || before?.isTransformed == true
        if isTransformed { view.transform3D = CATransform3DIdentity }
        view.fill(frame)
        if isTransformed { view.transform3D = attributes.transform3D }
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        view.apply(attributes)
        if let parent = view.superviewReference, view.elementKey != nil,
            view.placedLevel?.zIndex != attributes.zIndex || parent !== self.parent(for: attributes)
        {
            place(view, attributes, isShown: !view.isPrepared)
        }
    }

    // MARK: Going out

    /// Takes views out of sight and into the pools; the delegate hears of each.
    func retire(_ leaving: [CollectionElement]) {
        for element in leaving { announce(element.view, element.key, isShown: false) }
        // The last one in is the first one out: the first element's view goes last.
        for element in leaving.reversed() {
            let view = element.view
            view.elementKey = nil
            (view as? UICollectionViewCell)?.isHighlighted = false
            pass.free(view)
            reuse.put(view)
        }
    }

    /// Hides the free views that found no new use in this pass.
    func hideFreed() {
        for view in pass.freed where view.elementKey == nil { view.show(false) }
        pass.forgetFreed()
    }

    func retireAll() {
        for entry in change.departing { retireDeparted(entry.view) }
        retire(elements.remove { _ in true })
    }

    // MARK: The delegate

    /// Tells that a view is about to be seen, or is not seen any more.
    func announce(_ view: UICollectionReusableView, _ key: ListElementKey, isShown: Bool) {
        guard let path = toldPath(key), !view.isPlaceholder else { return }
        if let cell = key.category == .cell ? view as? UICollectionViewCell : nil {
            if isShown {
                delegate.optional.collectionView(self, willDisplay: cell, forItemAt: path)
            } else {
                delegate.optional.collectionView(self, didEndDisplaying: cell, forItemAt: path)
            }
        } else if key.category == .supplementaryView {
            let kind = key.kind.name
            if isShown {
                delegate.optional.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
            } else {
                delegate.optional.collectionView(
                    self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
            }
        }
    }

    /// The path by which the app knows an element; nil for a cell that stands for no item yet.
    func toldPath(_ key: ListElementKey) -> IndexPath? {
        key.category == .cell ? dataPath(key.indexPath) : key.indexPath
    }
}
