extension UICollectionViewCell: ConfiguredView {
    var stateNow: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = (self as? UICollectionViewListCell)?.listParts.isEditing ?? false
        if let path = itemPath, let outlines = outlineSource {
            state.isExpanded = outlines.isItemExpanded(at: path)
        }
        state.cellDragState = UICellConfigurationState.DragState(rawValue: dragState.rawValue) ?? .none
        guard let owner else { return state }
        state.isSwiped = owner.listParts.swiped?.cell === self
        state.isReordering = owner.reordered.map { $0.target == elementKey?.indexPath } ?? false
        state.cellDropState = owner.dragging.mark.state(at: itemPath)
        return state
    }

    /// The data source that the cell comes from, if its sections may be outlines.
    var outlineSource: (any OutlineDataSource)? {
        owner?.dataSource as? any OutlineDataSource
    }

    func makeEmptyContentView() -> UIView { UIView(frame: bounds) }

    func contentViewDidChange() {
        contentViewStore.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (self as? UICollectionViewListCell)?.moveSeparatorGuide()
    }

    var hasUpdateHandler: Bool { configurationUpdateHandler != nil }
    func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    func contentSizeMayHaveChanged() { invalidateIntrinsicContentSize() }

    func setCellBackground(_ new: UIBackgroundConfiguration?) {
        setBackgroundConfiguration(new)
        guard let new else { return }
        if backgroundColor != nil { backgroundColor = nil }
        if backgroundView != nil { backgroundView = nil }
        if selectedBackgroundView != nil { selectedBackgroundView = nil }
        configurations.backgroundView?.configuration = new.updated(for: configurationState)
    }

    func leaveBackgroundConfiguration() {
        if configurations.background != nil { backgroundConfiguration = nil }
    }
}
