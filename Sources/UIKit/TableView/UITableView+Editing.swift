import ListEngine

/// The editing mode: which rows show which controls, and what they do.
extension UITableView {
    func changeEditing(_ isOn: Bool, animated: Bool) {
        if !isOn { closeSwipe(animated: animated) }
        guard isOn != editing.isOn else { return }
        closeSwipe(animated: animated)
        editing.isOn = isOn
        // UIKit: what was selected before does not stay selected.
        for path in indexPathsForSelectedRows ?? [] {
            setSelected(false, RowIndex(path), animated: animated)
        }
        for (index, cell) in elements.rows { cell.follow(editingPlan(index), animated: animated) }
        // A row beside a control is narrower, so wrapped text may be taller.
        layoutState.markCells()
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animateTouchably(withDuration: UITableViewCell.editingDuration) { self.layOutElements() }
    }

    /// Rows in view follow what the table and its delegate say by now.
    func editingPlansMayChange() {
        guard editing.isOn else { return }
        for (index, cell) in elements.rows { cell.follow(editingPlan(index), animated: false) }
    }

    /// How a row looks now.
    func editingPlan(_ index: RowIndex) -> UITableViewCell.EditingPlan {
        var plan = UITableViewCell.EditingPlan()
        guard editing.isOn else { return plan }
        let path = IndexPath(index)
        let isEditable = mayEdit(path)
        plan.reorders = mayMove(path)
        plan.isEdited = isEditable || plan.reorders
        plan.indents = isEditable
        guard isEditable else { return plan }
        if allowsMultipleSelectionDuringEditing {
            plan.selects = true
            return plan
        }
        plan.style = askEditingStyle(path)
        plan.indents = delegate.optional.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        return plan
    }

    func mayEdit(_ path: IndexPath) -> Bool {
        dataSource.optional.tableView(self, canEditRowAt: path) ?? true
    }

    func askEditingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
        delegate.optional.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// The round control at a row's leading end.
    func editControlTapped(_ cell: UITableViewCell) {
        guard let index = cell.rowIndex else { return }
        let path = IndexPath(index)
        switch cell.editingStyle {
        case .insert: commit(.insert, path)
        case .delete: revealTrailingActions(of: cell, at: index)
        case .none: break
        }
    }

    func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
        guard let dataSource else { return }
        let answer: Void? = dataSource.optional.tableView(self, commit: style, forRowAt: path)
        if answer == nil { TableEditing.withoutCommit.insert(ObjectIdentifier(type(of: dataSource))) }
    }
}
