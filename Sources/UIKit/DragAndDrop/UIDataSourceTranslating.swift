/// A list in which what is shown may stand at other places than in the data source, as long as a drop is not committed.
///
/// Here nothing stands in a list that the data source does not have: the places are the same.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// - Returns: nil for nil.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    /// - Returns: nil for nil.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    /// Calls `actionsToTranslate` at once; index paths in it are those of what is shown.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UITableView: UIDataSourceTranslating {}
extension UICollectionView: UIDataSourceTranslating {}
