import UIKit

/// A collection view that overrides every member and changes nothing.
@MainActor
final class OverriddenCollection: UICollectionView {
    override var allowsFocus: Bool { didSet {} }
    override var allowsFocusDuringEditing: Bool { didSet {} }
    override var allowsMultipleSelection: Bool { didSet {} }
    override var allowsMultipleSelectionDuringEditing: Bool { didSet {} }
    override var allowsSelection: Bool { didSet {} }
    override var allowsSelectionDuringEditing: Bool { didSet {} }
    override var backgroundView: UIView? { didSet {} }
    override var collectionViewLayout: UICollectionViewLayout { didSet {} }
    override var contextMenuInteraction: UIContextMenuInteraction? { super.contextMenuInteraction }
    override weak var dataSource: (any UICollectionViewDataSource)? { didSet {} }
    override weak var delegate: (any UICollectionViewDelegate)? { didSet {} }
    override weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet {} }
    override var dragInteractionEnabled: Bool { didSet {} }
    override weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet {} }
    override var hasActiveDrag: Bool { super.hasActiveDrag }
    override var hasActiveDrop: Bool { super.hasActiveDrop }
    override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
    override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
    override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
    override var isEditing: Bool { didSet {} }
    override var isPrefetchingEnabled: Bool { didSet {} }
    override var isSpringLoaded: Bool { didSet {} }
    override var numberOfSections: Int { super.numberOfSections }
    override weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { didSet {} }
    override var remembersLastFocusedIndexPath: Bool { didSet {} }
    override var reorderingCadence: UICollectionView.ReorderingCadence { didSet {} }
    override var selectionFollowsFocus: Bool { didSet {} }
    override var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation { didSet {} }
    override var visibleCells: [UICollectionViewCell] { super.visibleCells }
    override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        super.beginInteractiveMovementForItem(at: indexPath)
    }
    override func cancelInteractiveMovement() {
        super.cancelInteractiveMovement()
    }
    override func cancelInteractiveTransition() {
        super.cancelInteractiveTransition()
    }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        super.cellForItem(at: indexPath)
    }
    override func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
        -> IndexPath?
    {
        super.dataSourceIndexPath(forPresentationIndexPath: presentationIndexPath)
    }
    override func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        super.dataSourceSectionIndex(forPresentationSectionIndex: presentationSectionIndex)
    }
    override func deleteItems(at indexPaths: [IndexPath]) {
        super.deleteItems(at: indexPaths)
    }
    override func deleteSections(_ sections: IndexSet) {
        super.deleteSections(sections)
    }
    override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    override func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        super.dequeueReusableSupplementaryView(
            ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }
    override func deselectItem(at indexPath: IndexPath, animated: Bool) {
        super.deselectItem(at: indexPath, animated: animated)
    }
    override func endInteractiveMovement() {
        super.endInteractiveMovement()
    }
    override func finishInteractiveTransition() {
        super.finishInteractiveTransition()
    }
    override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        super.indexPath(for: cell)
    }
    override func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
        super.indexPath(forSupplementaryView: view)
    }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? {
        super.indexPathForItem(at: point)
    }
    override func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
        super.indexPathsForVisibleSupplementaryElements(ofKind: kind)
    }
    override func insertItems(at indexPaths: [IndexPath]) {
        super.insertItems(at: indexPaths)
    }
    override func insertSections(_ sections: IndexSet) {
        super.insertSections(sections)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
    }
    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        super.moveItem(at: indexPath, to: newIndexPath)
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
        super.moveSection(section, toSection: newSection)
    }
    override func numberOfItems(inSection section: Int) -> Int {
        super.numberOfItems(inSection: section)
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        super.performBatchUpdates(updates)
    }
    override func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        super.performUsingPresentationValues(actionsToTranslate)
    }
    override func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    {
        super.presentationIndexPath(forDataSourceIndexPath: dataSourceIndexPath)
    }
    override func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        super.presentationSectionIndex(forDataSourceSectionIndex: dataSourceSectionIndex)
    }
    override func reconfigureItems(at indexPaths: [IndexPath]) {
        super.reconfigureItems(at: indexPaths)
    }
    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }
    override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        super.register(nib, forCellWithReuseIdentifier: identifier)
    }
    override func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    override func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }
    override func reloadData() {
        super.reloadData()
    }
    override func reloadItems(at indexPaths: [IndexPath]) {
        super.reloadItems(at: indexPaths)
    }
    override func reloadSections(_ sections: IndexSet) {
        super.reloadSections(sections)
    }
    override func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
    override func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        super.setCollectionViewLayout(layout, animated: animated)
    }
    override func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        super.setCollectionViewLayout(layout, animated: animated, completion: completion)
    }
    override func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        super.startInteractiveTransition(to: layout, completion: completion)
    }
    override func supplementaryView(forElementKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        super.supplementaryView(forElementKind: kind, at: indexPath)
    }
    override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        super.updateInteractiveMovementTargetPosition(targetPosition)
    }
    override func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
        super.visibleSupplementaryViews(ofKind: kind)
    }
}
