extension UITableViewHeaderFooterView: ConfiguredView {
    var styleConfiguration: UIListContentConfiguration {
        switch (kind, tableStyle) {
        case (.header, .plain): .plainHeader()
        case (.header, _): .groupedHeader()
        case (.footer, .plain): .plainFooter()
        case (.footer, _): .groupedFooter()
        }
    }

    var systemBackground: UIBackgroundConfiguration {
        tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    var stateNow: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

    func makeEmptyContentView() -> UIView { UITableViewCellContentView(frame: .zero) }

    func contentViewDidChange() {
        label = nil
        detail = nil
    }

    var hasUpdateHandler: Bool { configurationUpdateHandler != nil }
    func callUpdateHandler(_ state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

    func contentSizeMayHaveChanged() {
        guard let table = superview as? UITableView else { return }
        table.layoutState.markCells()
        table.setNeedsLayout()
    }

    func setHeaderBackground(_ new: UIBackgroundConfiguration?) {
        setBackgroundConfiguration(new)
        guard let new else { return }
        if backgroundView != nil { backgroundView = nil }
        if backgroundColor != nil { backgroundColor = nil }
        configurations.backgroundView?.configuration = new.updated(for: configurationState)
    }
}
