/// What a layout says about an element, by whichever of its methods that is.
extension UICollectionViewLayout {
    /// Where it lies.
    func attributes(for key: ListElementKey) -> UICollectionViewLayoutAttributes? {
        let path = key.indexPath
        return switch key.category {
        case .cell: layoutAttributesForItem(at: path)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind.name, at: path)
        case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind.name, at: path)
        }
    }

    /// Where it begins in the update that is carried out.
    /// - Parameter path: by which the layout knows it.
    func initialAttributes(for key: ListElementKey, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView:
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind.name, at: path)
        case .decorationView:
            initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind.name, at: path)
        }
    }

    /// How it goes in the update that is carried out.
    func finalAttributes(for key: ListElementKey) -> UICollectionViewLayoutAttributes? {
        let path = key.indexPath
        return switch key.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementaryView:
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind.name, at: path)
        case .decorationView:
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind.name, at: path)
        }
    }

    // MARK: What every layout answers unless it is overridden

    /// The usual start of an element in the update that is carried out.
    func usualStart(
        _ category: UICollectionView.ElementCategory, _ kind: ListElementKind, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.change.ends?.initial(ListElementKey(category: category, kind: kind, indexPath: indexPath))
    }

    /// The usual end of an element in the update that is carried out.
    func usualEnd(
        _ category: UICollectionView.ElementCategory, _ kind: ListElementKind, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.change.ends?.final(ListElementKey(category: category, kind: kind, indexPath: indexPath))
    }
}

/// The supplementary and decoration views that a layout itself brings in and takes out with an update.
@MainActor
struct LayoutOwnChanges {
    private(set) var inserted: Set<ListElementKey> = []
    private(set) var deleted: Set<ListElementKey> = []

    /// Asks about the kinds that are shown.
    init(_ layout: UICollectionViewLayout, _ shown: [CollectionElement]) {
        var asked: Set<ListElementKind> = []
        for key in shown.map(\.key) where key.category != .cell && asked.insert(key.kind).inserted {
            let (kind, isDecoration) = (key.kind.name, key.category == .decorationView)
            let new =
                isDecoration
                ? layout.indexPathsToInsertForDecorationView(ofKind: kind)
                : layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
            let gone =
                isDecoration
                ? layout.indexPathsToDeleteForDecorationView(ofKind: kind)
                : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
            func keys(_ paths: [IndexPath]) -> [ListElementKey] {
                paths.map { ListElementKey(category: key.category, kind: key.kind, indexPath: $0) }
            }
            inserted.formUnion(keys(new))
            deleted.formUnion(keys(gone))
        }
    }
}
