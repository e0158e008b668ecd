import ListEngine

extension UICollectionView {
    /// The frontmost item whose frame holds the point.
    func item(at point: CGPoint, except moving: IndexPath? = nil) -> IndexPath? {
        prepareLayoutIfNeeded()
        let found: [UICollectionViewLayoutAttributes]
        if attributesCache.covers(CGRect(origin: point, size: .zero)) {
            found = attributesCache.list
        } else {
            let place = CGRect(origin: point, size: CGSize(width: 1, height: 1))
            found = askElements(in: layoutStore.knowsItsElements ? place : pages(around: place))
        }
        var best: UICollectionViewLayoutAttributes?
        for attributes in found where attributes.representedElementCategory == .cell && !attributes.isHidden {
            guard attributes.indexPath != moving, !isGap(attributes.key),
                shownFrame(attributes)?.contains(point) ?? false
            else {
                continue
            }
            if best.map({ $0.zIndex <= attributes.zIndex }) ?? true { best = attributes }
        }
        return best?.indexPath
    }

    func shownCell(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard !pass.needsReload, indexPath.count == 2 else { return nil }
        return elements[.item(indexPath)]?.view as? UICollectionViewCell
    }

    /// The cell of an item, in sight or made ahead.
    func madeCell(at indexPath: IndexPath) -> UICollectionViewCell? {
        shownCell(at: indexPath) ?? preparedElement(at: indexPath)?.view as? UICollectionViewCell
    }

    func preparedElement(at indexPath: IndexPath) -> CollectionElement? {
        !pass.needsReload && indexPath.count == 2 ? prepared[indexPath] : nil
    }

    var shownCells: [UICollectionViewCell] {
        guard !pass.needsReload else { return [] }
        let edited = FirstResponder.ancestor(UICollectionViewCell.self, in: self)
        return elements.list.compactMap { element in
            let cell = element.cell
            return cell != nil && cell === edited && !isShown(element.attributes, in: bounds) ? nil : cell
        }
    }

    func shownIndexPath(of view: UICollectionReusableView) -> IndexPath? {
        guard !pass.needsReload, let key = view.elementKey,
            elements[key]?.view === view || prepared.elements[key]?.view === view
        else { return nil }
        return key.category == .cell ? dataPath(key.indexPath) : key.indexPath
    }

    func shownSupplementary(_ kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        guard !pass.needsReload else { return nil }
        let kind = ListElementKind.named(kind)
        return elements[.init(category: .supplementaryView, kind: kind, indexPath: indexPath)]?.view
    }

    func shownSupplementaries(_ kind: String) -> [UICollectionReusableView] {
        guard !pass.needsReload else { return [] }
        let kind = ListElementKind.named(kind)
        return elements.list.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }.map(
            \.view)
    }
}
