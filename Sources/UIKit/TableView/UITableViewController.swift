/// A controller whose view is a table view that it feeds.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let tableStyle: UITableView.Style
    private var hasLoadedData = false
    /// What of the table's lower inset is for the keyboard.
    final var keyboardInset: CGFloat = 0

    public init(style: UITableView.Style) {
        tableStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tableStyle = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        tableStyle = .plain
        super.init(coder: coder)
        decodeTableController(coder)
    }

    /// What a storyboard gives the table when that is there.
    var nibRefreshControl: UIRefreshControl?
    /// Whether the selection ends when the view appears.
    open var clearsSelectionOnViewWillAppear = true

    /// The controller's view; nil while that is another one.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// The table's.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    open override func loadView() {
        if loadFromNib() {
            adoptTable()
            if let nibRefreshControl { refreshControl = nibRefreshControl }
            nibRefreshControl = nil
            return
        }
        let table = UITableView(frame: UIScreen.main.bounds, style: tableStyle)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// The table's editing mode follows.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView?.setEditing(editing, animated: animated)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !hasLoadedData {
            hasLoadedData = true
            tableView?.reloadData()
        }
        guard clearsSelectionOnViewWillAppear, let tableView else { return }
        endSelection(
            tableView.indexPathsForSelectedRows ?? [],
            deselect: { tableView.deselectRow(at: $0, animated: animated) },
            select: { [weak tableView] in
                tableView?.selectRow(at: $0, animated: false, scrollPosition: .none)
            })
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView?.flashScrollIndicators()
    }

    // MARK: Data source

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticContent?.section(section)?.cells.count ?? 0
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.staticContent?.cell(at: indexPath) { return cell }
        fatalError("\(type(of: self)) must override tableView(_:cellForRowAt:)")
    }

    open func numberOfSections(in tableView: UITableView) -> Int {
        if let content = tableView.staticContent { return content.sections.count }
        return absent(1)
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        if let content = tableView.staticContent { return content.section(section)?.header }
        return absent(nil)
    }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        if let content = tableView.staticContent { return content.section(section)?.footer }
        return absent(nil)
    }

    // MARK: Delegate

    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let content = tableView.staticContent {
            return content.height(at: indexPath) ?? tableView.rowHeight
        }
        return absent(tableView.rowHeight)
    }

    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        if let height = tableView.staticContent?.section(section)?.headerHeight { return height }
        return absent(tableView.sectionHeaderHeight)
    }

    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        if let height = tableView.staticContent?.section(section)?.footerHeight { return height }
        return absent(tableView.sectionFooterHeight)
    }

    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        if let view = tableView.staticContent?.section(section)?.headerView { return view }
        return absent(nil)
    }

    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        if let view = tableView.staticContent?.section(section)?.footerView { return view }
        return absent(nil)
    }

    // MARK: Scroll view delegate

    // begin requirements
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { absent(true) }

    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { absent(true) }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { absent() }

    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { absent() }

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { absent(nil) }

    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int
    { absent(index) }

    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { absent() }

    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    { absent() }

    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    { absent() }

    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { absent() }

    open func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { absent() }

    open func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { absent() }

    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        absent(tableView.estimatedRowHeight)
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        absent(tableView.estimatedSectionHeaderHeight)
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        absent(tableView.estimatedSectionFooterHeight)
    }

    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        absent(0)
    }

    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        absent()
    }

    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        absent(true)
    }

    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { absent() }

    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { absent() }

    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        absent(indexPath)
    }

    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        absent(indexPath)
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { absent() }

    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { absent() }

    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { absent(.delete) }

    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { absent(nil) }

    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    { absent(nil) }

    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { absent(nil) }

    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { absent(nil) }

    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    { absent(true) }

    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { absent() }

    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { absent() }

    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { absent(proposedDestinationIndexPath) }

    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool
    { absent(true) }

    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        absent()
    }

    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        absent(false)
    }

    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { absent(false) }

    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) { absent() }

    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { absent(true) }

    open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext)
        -> Bool
    { absent(true) }

    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { absent() }

    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { absent(nil) }

    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    { absent(tableView.selectionFollowsFocus) }

    open func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { absent(true) }

    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { absent(false) }

    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    { absent() }

    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { absent() }

    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { absent(nil) }

    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { absent(nil) }

    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { absent(nil) }

    open func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { absent() }

    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { absent() }

    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { absent() }

    open func scrollViewDidScroll(_ scrollView: UIScrollView) { absent() }

    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { absent() }

    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { absent() }

    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        absent()
    }

    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { absent() }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { absent() }

    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { absent() }

    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { absent(true) }

    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { absent() }

    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { absent() }

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { absent(nil) }

    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { absent() }

    open func scrollViewDidZoom(_ scrollView: UIScrollView) { absent() }

    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    { absent() }
    // end requirements
}
