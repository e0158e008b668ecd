extension UITableViewCell: ConfiguredView {
    /// What fills a cell of this style.
    var styleConfiguration: UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    var stateNow: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = isEditing
        state.cellDragState = UICellConfigurationState.DragState(rawValue: parts.dragState.rawValue) ?? .none
        guard let tableView else { return state }
        state.isSwiped = tableView.editing.swiped?.cell === self
        state.isReordering = tableView.reordered?.lifted.cell === self
        state.cellDropState = tableView.dragging.mark.state(at: rowIndex.map(IndexPath.init))
        return state
    }

    func makeEmptyContentView() -> UIView {
        let view = UITableViewCellContentView(frame: .zero)
        view.insetState.adoptOwnMargins(of: contentViewStore.insetState)
        return view
    }

    func contentViewDidChange() {
        parts.content.removeAll()
    }

    var hasUpdateHandler: Bool { configurationUpdateHandler != nil }
    func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    func contentSizeMayHaveChanged() {
        guard rowIndex != nil, isOnDisplay, let tableView else { return }
        tableView.layoutState.markCells()
        tableView.setNeedsLayout()
    }

    /// The height that a configuration's view wants, or nil when the contents are of another kind.
    func configuredHeight(
        contentWidth: CGFloat, _ target: CGSize, _ vertical: UILayoutPriority
    ) -> CGFloat? {
        updateConfigurationIfNeeded()
        guard hasConfiguredContent else { return nil }
        noteAccessory()
        return contentView.systemLayoutSizeFitting(
            CGSize(width: contentWidth, height: target.height), withHorizontalFittingPriority: .required,
            verticalFittingPriority: vertical
        ).height
    }

    /// UIKit: separators begin where the text begins.
    var configuredTextLeading: CGFloat? {
        guard let view = contentViewStore as? UIListContentView, view.shown.image != nil else { return nil }
        return view.textLeading
    }

    var systemBackground: UIBackgroundConfiguration {
        (tableView?.style ?? .plain) == .plain ? .listPlainCell() : .listGroupedCell()
    }

    func setCellBackground(_ new: UIBackgroundConfiguration?) {
        setBackgroundConfiguration(new)
        if new != nil {
            // The configuration's view shows all of the background.
            if backgroundView != nil { backgroundView = nil }
            if backgroundColor != nil { backgroundColor = nil }
            if selectedBackgroundView != nil { selectedBackgroundView = nil }
            if multipleSelectionBackgroundView != nil { multipleSelectionBackgroundView = nil }
            configurations.backgroundView?.configuration = new!.updated(for: configurationState)
        }
        refreshSelectionLook(animated: false)
    }

    func leaveBackgroundConfiguration() {
        if configurations.background != nil { backgroundConfiguration = nil }
    }

    func noteAccessory() {
        guard let view = contentViewStore as? UIListContentView else { return }
        view.isBesideAccessory = shownAccessoryView != nil || parts.accessory != nil
    }
}
