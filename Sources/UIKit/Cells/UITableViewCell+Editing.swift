/// Controls that show while a cell is edited, and what they take of its width.
extension UITableViewCell {
    /// What the table says about the cell while it is edited.
    struct EditingPlan: Equatable {
        var style = EditingStyle.none
        /// Whether editing selects, so that a circle stands in place of the control.
        var selects = false
        var indents = true
        var reorders = false
        /// False: the cell stays as it is outside of editing.
        var isEdited = false
    }

    /// Seconds.
    static var editingDuration: Double { 0.3 }

    func follow(_ plan: EditingPlan, animated: Bool) {
        let isSame =
            parts.editing.style == plan.style && parts.editing.selects == plan.selects
            && showsReorderControl == plan.reorders && shouldIndentWhileEditing == plan.indents
        if isSame, parts.editing.isOn == plan.isEdited { return }
        if plan.isEdited {
            parts.editing.style = plan.style
            parts.editing.selects = plan.selects
            shouldIndentWhileEditing = plan.indents
            showsReorderControl = plan.reorders
            if !isSame { refreshEditParts() }
        }
        if parts.editing.isOn != plan.isEdited { setEditing(plan.isEdited, animated: animated) }
    }

    private var hasEditControl: Bool { parts.editing.selects || parts.editing.style != .none }

    /// UIKit: rows without a control are indented too, unless the delegate says otherwise.
    var editIndent: CGFloat {
        guard parts.editing.isOn, hasEditControl || shouldIndentWhileEditing else { return 0 }
        return metrics.editIndent
    }

    /// What the control that reorders takes at the trailing end.
    var reorderWidth: CGFloat { parts.editing.isOn && showsReorderControl ? metrics.reorderWidth : 0 }

    /// The buttons of a swipe come or go.
    func showDeleteConfirmation(_ isShown: Bool) {
        parts.editing.showsDeleteConfirmation = isShown
        var state: StateMask = parts.editing.isOn ? .showingEditControl : []
        if isShown { state.insert(.showingDeleteConfirmation) }
        willTransition(to: state)
        didTransition(to: state)
    }

    func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != parts.editing.isOn else { return }
        let state: StateMask = editing ? .showingEditControl : []
        willTransition(to: state)
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            parts.editing.isOn = editing
            refreshEditParts()
            accessoryDidChange()
            didTransition(to: state)
            return
        }
        if editing {
            UIView.performWithoutAnimation {
                // They come from outside of the cell, where they stand while nothing is edited.
                makeEditParts()
                placeEditParts()
                for view in editParts { view.alpha = 0 }
            }
        }
        parts.editing.isOn = editing
        UIView.performWithoutAnimation { accessoryDidChange() }
        UIView.animateTouchably(
            withDuration: Self.editingDuration,
            animations: { [self] in
                layoutParts()
                contentView.layoutIfNeeded()
                for view in editParts { view.alpha = editing ? 1 : 0 }
            },
            completion: { [weak self] _ in
                guard let self, self.parts.editing.isOn == editing else { return }
                self.refreshEditParts()
                self.didTransition(to: state)
            })
    }

    private var editParts: [UIView] {
        [parts.editing.control as UIView?, parts.editing.reorderControl].compactMap { $0 }
    }

    /// Makes the controls that the state asks for and takes the others away.
    func refreshEditParts() {
        if parts.editing.isOn { makeEditParts() }
        if !parts.editing.isOn || !hasEditControl {
            parts.editing.control?.removeFromSuperview()
            parts.editing.control = nil
        }
        if !parts.editing.isOn || !showsReorderControl {
            parts.editing.reorderControl?.removeFromSuperview()
            parts.editing.reorderControl = nil
        }
        for view in editParts { view.alpha = 1 }
        setNeedsLayout()
    }

    private func makeEditParts() {
        let kind: TableCellEditControl.Kind? =
            parts.editing.selects
            ? .selection
            : parts.editing.style == .delete ? .delete : parts.editing.style == .insert ? .insert : nil
        if let kind, parts.editing.control?.kind != kind {
            parts.editing.control?.removeFromSuperview()
            let control = TableCellEditControl(kind)
            control.isOn = isSelected
            if kind != .selection {
                control.addAction(
                    UIAction { [weak self] _ in
                        guard let self else { return }
                        self.tableView?.editControlTapped(self)
                    }, for: .touchUpInside)
            }
            addSubview(control)
            parts.editing.control = control
        }
        if showsReorderControl, parts.editing.reorderControl == nil {
            let control = TableCellReorderControl(frame: .zero)
            addSubview(control)
            parts.editing.reorderControl = control
        }
    }

    func placeEditParts() {
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView?, x: CGFloat, width: CGFloat) {
            guard let view else { return }
            let left = isRTL ? bounds.width - x - width : x
            let frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            if view.frame != frame { view.frame = frame }
        }
        let indent = metrics.editIndent + metrics.leadingMargin / 2
        place(parts.editing.control, x: parts.editing.isOn ? sideInsets.left : -indent, width: indent)
        let end = bounds.width - sideInsets.right
        place(
            parts.editing.reorderControl, x: parts.editing.isOn ? end - metrics.reorderWidth : end,
            width: metrics.reorderWidth)
    }
}
