// Written by `make requirements` from the protocol's declaration.

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int {
        OptionalRequirement.absent(self, answering: 1)
    }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalRequirement.absent(self, answering: nil)
    }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalRequirement.absent(self, answering: nil)
    }

    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { OptionalRequirement.absent(self) }

    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalRequirement.absent(self) }

    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        OptionalRequirement.absent(self, answering: nil)
    }

    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int
    { OptionalRequirement.absent(self, answering: index) }

    var optional: OptionalCalls<any UITableViewDataSource> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UITableViewDataSource {
    @inline(__always) @discardableResult
    func numberOfSections(in tableView: UITableView) -> Int? {
        OptionalRequirement.call(target) { $0.numberOfSections(in: tableView) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> (String?)? {
        OptionalRequirement.call(target) { $0.tableView(tableView, titleForHeaderInSection: section) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> (String?)? {
        OptionalRequirement.call(target) { $0.tableView(tableView, titleForFooterInSection: section) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.call(target) { $0.tableView(tableView, canEditRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.call(target) { $0.tableView(tableView, canMoveRowAt: indexPath) }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }
    }

    @inline(__always) @discardableResult
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    @inline(__always) @discardableResult
    func sectionIndexTitles(for tableView: UITableView) -> ([String]?)? {
        OptionalRequirement.call(target) { $0.sectionIndexTitles(for: tableView) }
    }

    @inline(__always) @discardableResult
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int?
    {
        OptionalRequirement.call(target) {
            $0.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
        }
    }
}
