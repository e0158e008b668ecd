extension UITableViewController {
    @SessionLocal private static var raised = WeakReference<UITableViewController>()

    /// UIKit (Text Programming Guide for iOS, "Managing the Keyboard"): a table view controller makes room for the keyboard while a
    /// text in its table is edited, and shows the row.
    static func followKeyboard() {
        var next = FirstResponder.current
        while let current = next, !(current is UITableViewController) { next = current.next }
        let controller = next as? UITableViewController
        if let old = raised.object, old !== controller { old.makeRoom(0) }
        raised.object = controller
        guard let controller, let table = controller.viewIfLoaded as? UITableView else { return }
        let covered = InputHost.covered(of: table)
        controller.makeRoom(max(covered - table.safeAreaInsets.bottom, 0))
        if covered > 0 { controller.showEditedRow(in: table) }
    }

    private func makeRoom(_ height: CGFloat) {
        guard height != keyboardInset, let table = viewIfLoaded as? UITableView else { return }
        table.contentInset.bottom += height - keyboardInset
        table.verticalScrollIndicatorInsets.bottom += height - keyboardInset
        keyboardInset = height
    }

    private func showEditedRow(in table: UITableView) {
        var view = FirstResponder.current as? UIView
        while let current = view, !(current is UITableViewCell) { view = current.superview }
        guard let cell = view else { return }
        table.scrollRectToVisible(cell.convert(cell.bounds, to: table), animated: false)
    }
}
