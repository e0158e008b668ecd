import ListEngine

/// Providing views, and telling the collection view of updates.
extension UICollectionViewDiffableDataSource {
    func providedCell(_ collectionView: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
        guard let item = content.item(at: path), let cell = cellProvider(collectionView, path, item) else {
            fatalError(
                "UICollectionView dataSource returned a nil cell for item at index path: \(path). The cell "
                    + "provider of a diffable data source must return a cell for every item identifier.")
        }
        return cell
    }

    func providedSupplementary(
        _ collectionView: UICollectionView, _ kind: String, _ path: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, path) else {
            fatalError(
                "the layout places a supplementary view of kind \(kind) at index path \(path), but the diffable "
                    + "data source has no supplementaryViewProvider that returns one")
        }
        return view
    }
}

extension UICollectionView {
    /// Records a whole update in the open one.
    func announce(_ update: BatchUpdate) {
        func paths(_ rows: [RowIndex]) -> [IndexPath] { rows.map(IndexPath.init) }
        if !update.deletedSections.isEmpty { deleteSections(IndexSet(update.deletedSections)) }
        if !update.insertedSections.isEmpty { insertSections(IndexSet(update.insertedSections)) }
        if !update.reloadedSections.isEmpty { reloadSections(IndexSet(update.reloadedSections)) }
        for move in update.movedSections { moveSection(move.from, toSection: move.to) }
        if !update.deletedRows.isEmpty { deleteItems(at: paths(update.deletedRows)) }
        if !update.insertedRows.isEmpty { insertItems(at: paths(update.insertedRows)) }
        if !update.reloadedRows.isEmpty { reloadItems(at: paths(update.reloadedRows)) }
        for move in update.movedRows {
            moveItem(at: IndexPath(move.from), to: IndexPath(move.to))
        }
    }
}
