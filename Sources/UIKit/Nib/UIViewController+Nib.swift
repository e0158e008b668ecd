import NibFormat

extension UIViewController {
    /// Loads the view from a nib where there is one.
    /// - Returns: false without a nib.
    ///
    /// UIKit: without a `nibName`, `ShelfViewController` looks for `ShelfView.xib` and then for
    /// `ShelfViewController.xib` (Apple's documentation of `nibName`).
    func loadFromNib() -> Bool {
        if let storyboardScene, storyboardScene.loadView(of: self) { return true }
        if let nibView {
            view = nibView
            self.nibView = nil
            return true
        }
        guard let name = nibName ?? impliedNibName else { return false }
        UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
        guard viewIfLoaded != nil else {
            fatalError(
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was "
                    + "not set; connect the File's Owner's outlet `view`")
        }
        return true
    }

    private var impliedNibName: String? {
        // UIKit's own controllers have none.
        guard type(of: self) != UIViewController.self else { return nil }
        guard nibBundle == nil else { return nibNameOfClass }
        let key = ObjectIdentifier(type(of: self))
        if let known = NibPaths.implied[key] { return known }
        let name = nibNameOfClass
        NibPaths.implied[key] = .some(name)
        return name
    }

    private var nibNameOfClass: String? {
        let name = _typeName(type(of: self), qualified: false)
        var candidates = [name]
        if name.hasSuffix("Controller") {
            candidates.insert(String(name.dropLast("Controller".count)), at: 0)
        }
        return candidates.first { NibPaths.path(of: $0, kind: "xib", bundle: nibBundle) != nil }
    }
}

extension UITableViewController {
    /// A nib gave the table.
    func adoptTable() {
        guard let table = view as? UITableView else {
            fatalError(
                "-[UITableViewController loadView] instantiated view controller with identifier \"\(type(of: self))\" "
                    + "from a nib, but didn't get a UITableView; make the root view a table view")
        }
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
    }
}
