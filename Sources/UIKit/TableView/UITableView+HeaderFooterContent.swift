import ListEngine

/// Headers and footers: which sections have them, how tall they are, where they come from.
extension UITableView {
    var headerPadding: CGFloat {
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return style == .plain ? metrics.headerTopPadding : 0
    }

    /// Points that a section without header or footer leaves free there.
    func bareSpace(_ kind: SupplementKind, _ section: Int) -> CGFloat {
        if style == .plain { return 0 }
        if kind == .footer { return metrics.groupedFooterSpace }
        // UIKit: a header view of the table's own, however low, takes the first section's larger space away.
        return section == 0 && tableHeaderView == nil ? metrics.groupedFirstSpace : metrics.groupedHeaderSpace
    }

    // MARK: Heights

    /// Nil when the section has none.
    func askSupplement(_ kind: SupplementKind, _ section: Int) -> TableSection.Supplement? {
        // 1. The delegate's height stands; 0 means none.
        let asked = askHeight(kind, section)
        if let asked, asked >= 0 { return asked == 0 ? nil : .init(extent: asked, isMeasured: true) }
        // 2. Otherwise there must be a view or a title.
        guard askTitle(kind, section) != nil || givesView(kind, section) else { return nil }
        if let fixed = fixedHeight(kind, asked) { return .init(extent: fixed, isMeasured: true) }
        // 3. Measured when it comes into view; until then an estimate.
        return .init(extent: estimate(kind, section), isMeasured: false)
    }

    /// What the delegate's answer or, without one, the table's own height says; nil where the view is measured.
    private func fixedHeight(_ kind: SupplementKind, _ asked: CGFloat?) -> CGFloat? {
        let height = asked ?? (kind == .header ? sectionHeaderHeight : sectionFooterHeight)
        return height >= 0 ? height : nil
    }

    private func askHeight(_ kind: SupplementKind, _ section: Int) -> CGFloat? {
        kind == .header
            ? delegate.optional.tableView(self, heightForHeaderInSection: section)
            : delegate.optional.tableView(self, heightForFooterInSection: section)
    }

    private func estimate(_ kind: SupplementKind, _ section: Int) -> CGFloat {
        let asked =
            kind == .header
            ? delegate.optional.tableView(self, estimatedHeightForHeaderInSection: section)
            : delegate.optional.tableView(self, estimatedHeightForFooterInSection: section)
        if let asked, asked >= 0 { return asked }
        let own = kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        return own > 0 ? own : systemHeight(kind)
    }

    /// One line of the system's title.
    private func systemHeight(_ kind: SupplementKind) -> CGFloat {
        let font: UIFont =
            kind == .header
            ? style == .plain ? .headerFont(metrics) : .groupedHeaderFont(metrics)
            : .footerFont(metrics)
        return roundedUp(font.lineHeight) + metrics.padding(of: kind, style).sum
    }

    /// How high a view in place is: as given, else as it measures.
    func measuredHeight(of view: UIView, _ kind: SupplementKind, _ section: Int) -> CGFloat {
        if let fixed = fixedHeight(kind, askHeight(kind, section)) { return fixed }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        if view is UITableViewHeaderFooterView || fitting > 0 { return roundedUp(fitting) }
        return view.frame.height > 0 ? view.frame.height : systemHeight(kind)
    }

    // MARK: Views

    private func askTitle(_ kind: SupplementKind, _ section: Int) -> String? {
        let title =
            kind == .header
            ? dataSource.optional.tableView(self, titleForHeaderInSection: section)
            : dataSource.optional.tableView(self, titleForFooterInSection: section)
        return title ?? nil
    }

    /// Nil when the delegate gives no views at all, `.some(nil)` when it gives none for this section.
    private func askView(_ kind: SupplementKind, _ section: Int) -> UIView?? {
        kind == .header
            ? delegate.optional.tableView(self, viewForHeaderInSection: section)
            : delegate.optional.tableView(self, viewForFooterInSection: section)
    }

    /// Whether the delegate gives views. UIKit asks for a view when its section comes into sight, not before: what a class says of itself
    /// counts. One that was not lowered is asked for the first view that matters, which is kept until its section comes into view.
    private func givesView(_ kind: SupplementKind, _ section: Int) -> Bool {
        if let known = supplementAnswers.areGiven[kind] { return known }
        let name = "tableView(_:viewFor\(kind == .header ? "Header" : "Footer")InSection:)"
        let presence = delegate.flatMap {
            OptionalRequirement.presence(of: name, in: $0, by: "UITableViewDelegate")
        }
        if let presence {
            supplementAnswers.areGiven[kind] = presence
            return presence
        }
        let answer = askView(kind, section)
        supplementAnswers.areGiven[kind] = answer != nil
        guard let answer else { return false }
        supplementAnswers.early[kind, default: [:]][section] = answer
        return answer != nil || section + 1 < askSectionCount()
    }

    /// The view for a section's header or footer, ready to be placed; nil when there is none after all.
    func makeSupplement(_ kind: SupplementKind, _ section: Int) -> UIView? {
        if let early = supplementAnswers.early[kind]?.removeValue(forKey: section) { return early }
        if supplementAnswers.areGiven[kind] != false, let given = askView(kind, section) ?? nil {
            return given
        }
        let title = askTitle(kind, section)
        let isGiven = askHeight(kind, section).map { $0 > 0 } ?? false
        guard title != nil || isGiven else { return nil }
        let view =
            headerFooterPool.dequeue(Self.systemIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: Self.systemIdentifier)
        view.kind = kind
        view.tableStyle = style
        view.textLabel?.text = view.writesCapitals ? title?.uppercased() : title
        return view
    }

    static let systemIdentifier = "system title"

    /// Tells that a view is about to be seen, or is not seen any more.
    func announce(_ view: UIView, _ kind: SupplementKind, _ section: Int, isShown: Bool) {
        switch (kind, isShown) {
        case (.header, true):
            delegate.optional.tableView(self, willDisplayHeaderView: view, forSection: section)
        case (.footer, true):
            delegate.optional.tableView(self, willDisplayFooterView: view, forSection: section)
        case (.header, false):
            delegate.optional.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        case (.footer, false):
            delegate.optional.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
    }
}
