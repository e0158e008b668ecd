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
    // @optional
    /// How many sections there are. Default 1.
    // default: 1
    func numberOfSections(in tableView: UITableView) -> Int
    /// The text of a section's header. Taken when the delegate gives no view.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The text of a section's footer. Taken when the delegate gives no view.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    // MARK: Editing

    /// Whether a row shows an editing control and can be swiped. Default true.
    // default: true
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row shows the control that reorders. Default true where `moveRowAt` is implemented.
    // default: true
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The user asked to delete or insert: change the model, then tell the table.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)
    /// The user moved a row to another place: change the model; the table has moved the row already.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    // MARK: Index

    /// The titles at the table's trailing edge, from the top; nil or empty: none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section to show for a title. Default: the title's own number.
    // default: index
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}
