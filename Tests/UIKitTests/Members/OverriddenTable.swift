import UIKit

/// A table that overrides every member and changes nothing.
@MainActor
final class OverriddenTable: UITableView {
    override var allowsFocus: Bool { didSet {} }
    override var allowsFocusDuringEditing: Bool { didSet {} }
    override var allowsMultipleSelection: Bool { didSet {} }
    override var allowsMultipleSelectionDuringEditing: Bool { didSet {} }
    override var allowsSelection: Bool { didSet {} }
    override var allowsSelectionDuringEditing: Bool { didSet {} }
    override var backgroundView: UIView? { didSet {} }
    override var cellLayoutMarginsFollowReadableWidth: Bool { didSet {} }
    override var contentHuggingElements: UITableViewContentHuggingElements { didSet {} }
    override var contextMenuInteraction: UIContextMenuInteraction? { super.contextMenuInteraction }
    override weak var dataSource: (any UITableViewDataSource)? { didSet {} }
    override weak var delegate: (any UITableViewDelegate)? { didSet {} }
    override weak var dragDelegate: (any UITableViewDragDelegate)? { didSet {} }
    override var dragInteractionEnabled: Bool { didSet {} }
    override weak var dropDelegate: (any UITableViewDropDelegate)? { didSet {} }
    override var estimatedRowHeight: CGFloat { didSet {} }
    override var estimatedSectionFooterHeight: CGFloat { didSet {} }
    override var estimatedSectionHeaderHeight: CGFloat { didSet {} }
    override var fillerRowHeight: CGFloat { didSet {} }
    override var hasActiveDrag: Bool { super.hasActiveDrag }
    override var hasActiveDrop: Bool { super.hasActiveDrop }
    override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
    override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
    override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
    override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
    override var insetsContentViewsToSafeArea: Bool { didSet {} }
    override var isEditing: Bool { didSet {} }
    override var isPrefetchingEnabled: Bool { didSet {} }
    override var isSpringLoaded: Bool { didSet {} }
    override var numberOfSections: Int { super.numberOfSections }
    override weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { didSet {} }
    override var remembersLastFocusedIndexPath: Bool { didSet {} }
    override var rowHeight: CGFloat { didSet {} }
    override var sectionFooterHeight: CGFloat { didSet {} }
    override var sectionHeaderHeight: CGFloat { didSet {} }
    override var sectionHeaderTopPadding: CGFloat { didSet {} }
    override var sectionIndexBackgroundColor: UIColor? { didSet {} }
    override var sectionIndexColor: UIColor? { didSet {} }
    override var sectionIndexMinimumDisplayRowCount: Int { didSet {} }
    override var sectionIndexTrackingBackgroundColor: UIColor? { didSet {} }
    override var selectionFollowsFocus: Bool { didSet {} }
    override var selfSizingInvalidation: UITableView.SelfSizingInvalidation { didSet {} }
    override var separatorColor: UIColor? { didSet {} }
    override var separatorEffect: UIVisualEffect? { didSet {} }
    override var separatorInset: UIEdgeInsets { didSet {} }
    override var separatorInsetReference: UITableView.SeparatorInsetReference { didSet {} }
    override var separatorStyle: UITableViewCell.SeparatorStyle { didSet {} }
    override var style: UITableView.Style { super.style }
    override var tableFooterView: UIView? { didSet {} }
    override var tableHeaderView: UIView? { didSet {} }
    override var visibleCells: [UITableViewCell] { super.visibleCells }
    override func beginUpdates() {
        super.beginUpdates()
    }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        super.cellForRow(at: indexPath)
    }
    override func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
        -> IndexPath?
    {
        super.dataSourceIndexPath(forPresentationIndexPath: presentationIndexPath)
    }
    override func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        super.dataSourceSectionIndex(forPresentationSectionIndex: presentationSectionIndex)
    }
    override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        super.deleteRows(at: indexPaths, with: animation)
    }
    override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        super.deleteSections(sections, with: animation)
    }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        super.dequeueReusableCell(withIdentifier: identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    override func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
        super.deselectRow(at: indexPath, animated: animated)
    }
    override func endUpdates() {
        super.endUpdates()
    }
    override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        super.footerView(forSection: section)
    }
    override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        super.headerView(forSection: section)
    }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? {
        super.indexPath(for: cell)
    }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? {
        super.indexPathForRow(at: point)
    }
    override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        super.indexPathsForRows(in: rect)
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        super.insertRows(at: indexPaths, with: animation)
    }
    override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        super.insertSections(sections, with: animation)
    }
    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        super.moveRow(at: indexPath, to: newIndexPath)
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
        super.moveSection(section, toSection: newSection)
    }
    override func numberOfRows(inSection section: Int) -> Int {
        super.numberOfRows(inSection: section)
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
    override func reconfigureRows(at indexPaths: [IndexPath]) {
        super.reconfigureRows(at: indexPaths)
    }
    override func rect(forSection section: Int) -> CGRect {
        super.rect(forSection: section)
    }
    override func rectForFooter(inSection section: Int) -> CGRect {
        super.rectForFooter(inSection: section)
    }
    override func rectForHeader(inSection section: Int) -> CGRect {
        super.rectForHeader(inSection: section)
    }
    override func rectForRow(at indexPath: IndexPath) -> CGRect {
        super.rectForRow(at: indexPath)
    }
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        super.register(cellClass, forCellReuseIdentifier: identifier)
    }
    override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        super.register(nib, forCellReuseIdentifier: identifier)
    }
    override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
    }
    override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        super.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
    }
    override func reloadData() {
        super.reloadData()
    }
    override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        super.reloadRows(at: indexPaths, with: animation)
    }
    override func reloadSectionIndexTitles() {
        super.reloadSectionIndexTitles()
    }
    override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        super.reloadSections(sections, with: animation)
    }
    override func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
    }
    override func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) {
        super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    override func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) {
        super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
    }
}
