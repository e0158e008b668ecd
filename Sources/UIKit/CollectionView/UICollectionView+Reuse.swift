extension UICollectionView {
    /// UIKit: classes of cells are checked here, those of supplementary views when one is dequeued.
    func registerClass(
        _ viewClass: AnyClass?, _ base: UICollectionReusableView.Type, _ key: CollectionPoolKey
    ) {
        guard base != UICollectionViewCell.self || viewClass == nil || viewClass is UICollectionViewCell.Type
        else {
            fatalError(
                "the class \(viewClass!) registered for '\(key.identifier)' must be a subclass of \(base)")
        }
        reuse.removeWaiting(key)
        reuse.register(viewClass, for: key)
    }

    func registerNib(_ nib: UINib?, _ key: CollectionPoolKey) {
        reuse.removeWaiting(key)
        reuse.register(nib, for: key)
    }

    func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        let key = CollectionPoolKey(kind: .cell, identifier: identifier)
        guard let view = dequeue(key, .item(indexPath)) else {
            fatalError(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
                    + "register a nib or a class for the identifier or connect a prototype cell in a storyboard: "
                    + "call register(_:forCellWithReuseIdentifier:)")
        }
        return unsafeDowncast(view, to: UICollectionViewCell.self)
    }

    func dequeueSupplementary(
        kind: ListElementKind, _ identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = CollectionPoolKey(kind: kind, identifier: identifier)
        let element = ListElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
        guard let view = dequeue(key, element) else {
            fatalError(
                "could not dequeue a view of kind: \(kind.name) with identifier \(identifier) - must register a "
                    + "class for the identifier with register(_:forSupplementaryViewOfKind:withReuseIdentifier:)"
            )
        }
        return view
    }

    /// A waiting view or a new one, already as large as the layout says.
    private func dequeue(
        _ key: CollectionPoolKey, _ element: ListElementKey
    ) -> UICollectionReusableView? {
        if let view = reuse.handedOutAgain(key), view.elementKey == element { return view }
        let attributes = pass.requested?.key == element ? pass.requested : attributes(for: element)
        let frame = attributes?.plainFrame ?? .zero
        guard let view = reuse.dequeuePrepared(key) else {
            let made = reuse.make(key, frame: frame)
            made?.owner = self
            if let cell = made as? UICollectionViewListCell { cell.listParts.place = attributes?.list }
            return made
        }
        if let cell = view as? UICollectionViewListCell { cell.listParts.place = attributes?.list }
        if let attributes, !attributes.isTransformed, view.appliedValues?.isTransformed != true,
            view.frame.size != frame.size
        {
            view.frame = frame
        }
        return view
    }

    private func attributes(for element: ListElementKey) -> UICollectionViewLayoutAttributes? {
        guard !pass.isPreparing else { return nil }
        if element.category == .cell {
            return counts.contains(element.indexPath) ? askItem(element.indexPath) : nil
        }
        return askSupplementary(element.kind.name, element.indexPath)
    }

    func reconfigure(_ indexPaths: [IndexPath]) {
        guard let dataSource else { return }
        for indexPath in indexPaths {
            guard let element = madeElement(at: shownPath(indexPath)) else { continue }
            ensure(
                reuse.handOutAgain(element.view, element.view.poolKey) {
                    dataSource.collectionView(self, cellForItemAt: indexPath)
                },
                "reconfigureItems(at:) expects collectionView(_:cellForItemAt:) to dequeue the item's own "
                    + "cell; item \(indexPath) got another. Use reloadItems(at:) to change the kind of cell.")
            measure(element.view, element.attributes)
        }
    }
}
