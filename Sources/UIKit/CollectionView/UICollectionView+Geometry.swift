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
        let hit = found.filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.indexPath != moving && !isGap($0.key)
                && shownFrame($0)?.contains(point) == true
        }
        // Of several the last one that the layout answers.
        return hit.reversed().max { $0.zIndex < $1.zIndex }?.indexPath
    }

    /// The elements in sight, as questions hear of them: none while all are to be made anew.
    var shown: CollectionElements { pass.needsReload ? CollectionElements() : elements }

    func place(at point: CGPoint) -> RowIndex? { item(at: point).map(RowIndex.init) }
    func cell(at place: RowIndex) -> UICollectionViewCell? { shown[.row(place)]?.cell }
    func place(of path: IndexPath) -> RowIndex { RowIndex(shownPath(path)) }
    func contains(_ place: RowIndex) -> Bool { counts.contains(IndexPath(place)) }

    /// An item in sight or made ahead.
    func madeElement(at indexPath: IndexPath) -> CollectionElement? {
        shown[.item(indexPath)] ?? (pass.needsReload ? nil : prepared.elements[.item(indexPath)])
    }

    var shownCells: [UICollectionViewCell] {
        let edited = editedCell
        return shown.list.compactMap { element in
            let cell = element.cell
            return cell != nil && cell === edited && !isShown(element.attributes, in: bounds) ? nil : cell
        }
    }

    func shownIndexPath(of view: UICollectionReusableView) -> IndexPath? {
        guard !pass.needsReload, let key = view.elementKey,
            elements[key]?.view === view || prepared.elements[key]?.view === view
        else { return nil }
        return toldPath(key)
    }

    func shownSupplementaries(_ kind: String) -> [CollectionElement] {
        let kind = ListElementKind.named(kind)
        return shown.list.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
    }
}
