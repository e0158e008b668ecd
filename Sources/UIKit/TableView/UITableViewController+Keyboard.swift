extension UITableViewController {
    @SessionLocal private static var raised = WeakReference<UITableViewController>()

    /// UIKit (Text Programming Guide for iOS, "Managing the Keyboard"): a table view controller makes room for the keyboard while a
    /// text in its table or in its bar is edited, and shows the row.
    static func followKeyboard() {
        let controller = edited
        if let old = raised.object, old !== controller { old.makeRoom(0) }
        raised.object = controller
        guard let controller, let table = controller.viewIfLoaded as? UITableView else { return }
        let covered = InputHost.covered(of: table)
        controller.makeRoom(max(covered - table.safeAreaInsets.bottom, 0))
        if covered > 0 { controller.showEditedRow(in: table) }
    }

    /// The one in whose table, or in the navigation bar above it, text is edited: a search may show its results in a controller of their own.
    private static var edited: UITableViewController? {
        var responder = FirstResponder.current
        while let current = responder, !(current is UITableViewController) {
            if let navigation = current as? UINavigationController { return inSight(of: navigation) }
            responder = current.next
        }
        return responder as? UITableViewController
    }

    private static func inSight(of navigation: UINavigationController) -> UITableViewController? {
        let top = navigation.topViewController
        let search = top?.navigationItem.searchController
        let results = search?.isActive == true ? search?.searchResultsController : nil
        let areSeen = results?.viewIfLoaded.map { $0.window != nil && !$0.isHidden } ?? false
        return (areSeen ? results : top) as? UITableViewController
    }

    private func makeRoom(_ height: CGFloat) {
        guard height != keyboardInset, let table = viewIfLoaded as? UITableView else { return }
        table.contentInset.bottom += height - keyboardInset
        table.verticalScrollIndicatorInsets.bottom += height - keyboardInset
        keyboardInset = height
    }

    private func showEditedRow(in table: UITableView) {
        guard let cell = table.editedCell else { return }
        table.scrollRectToVisible(cell.convert(cell.bounds, to: table), animated: false)
    }
}
