/// What a table view shows: numbers of sections and rows, cells, titles.
///
/// Requirements with a default are optional, as Apple declares them: a table view behaves as if a default
/// were not there.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell for a row, from `dequeueReusableCell`. Asked once per row that comes into view.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are. Default 1.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The text of a section's header. Taken when the delegate gives no view.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The text of a section's footer. Taken when the delegate gives no view.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int {
        OptionalRequirement.absent(self)
        return 1
    }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalRequirement.absent(self)
        return nil
    }
}
