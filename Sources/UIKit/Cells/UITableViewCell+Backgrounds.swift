/// Backgrounds, selection, separator, rounded cards.
extension UITableViewCell {
    func backgroundDidChange(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    func selectedBackgroundDidChange(_ old: UIView?) {
        if old !== selectedBackgroundView, old !== multipleSelectionBackgroundView {
            old?.removeFromSuperview()
        }
        parts.systemSelection?.removeFromSuperview()
        parts.systemSelection = nil
        refreshSelectionLook(animated: false)
    }

    /// Shows the selected background while the cell is selected or highlighted.
    func refreshSelectionLook(animated: Bool) {
        contentView.highlightContents((isSelected || isHighlighted) && selectionStyle != .none)
        // A background configuration shows the selection itself.
        let isConfigured = configurations.background != nil && selectedBackgroundView == nil
        let isShown = (isSelected || isHighlighted) && selectionStyle != .none && !isConfigured
        if isShown {
            let several = tableView?.selectsSeveral == true ? multipleSelectionBackgroundView : nil
            let view = several ?? selectedBackgroundView ?? systemSelection
            view.frame = bounds
            if view.superview !== self { insertSubview(view, belowSubview: contentView) }
            view.alpha = 1
            return
        }
        let shown = [multipleSelectionBackgroundView, selectedBackgroundView, parts.systemSelection]
        guard let view = shown.compactMap({ $0 }).first(where: { $0.superview === self }) else { return }
        guard animated, window != nil else { return view.removeFromSuperview() }
        UIView.animateTouchably(
            withDuration: 0.3, animations: { view.alpha = 0 },
            completion: { [weak self] _ in
                // An appearance gives all cells the same view.
                guard let self, !(self.isSelected || self.isHighlighted), view.superview === self else {
                    return
                }
                view.removeFromSuperview()
                view.alpha = 1
            })
    }

    private var systemSelection: UIView {
        if let view = parts.systemSelection { return view }
        let view = UIView(frame: bounds)
        let light = UIColor(white: metrics.selectionGrey / 255, alpha: 1)
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray4 : light }
        parts.systemSelection = view
        return view
    }

    // MARK: Separator

    /// Takes over what the table says about its cells.
    func refreshTablePlace() {
        if parts.knownSides != sideInsets { setNeedsLayout() }
        contentView.marginsMayHaveChanged()
        if let tableView, tableView.style != .plain, backgroundColor == .systemBackground {
            backgroundColor = .secondarySystemGroupedBackground
        }
        refreshSeparator()
    }

    /// UIKit: at the row's bottom, under the last row too: a point high on iOS 26, left 20 and right 20 on a phone of 402
    /// points, left 16 and right 8 on Mac Catalyst (recorded); a pixel high before.
    /// Before iOS 26 lines across the whole width stand around the rows of a grouped section.
    func refreshSeparator() {
        guard let tableView, tableView.separatorStyle != .none,
            let color = tableView.separatorEffect?.veil(traitCollection) ?? tableView.separatorColor
        else {
            for line in [parts.separator, parts.topSeparator] { line?.removeFromSuperview() }
            (parts.separator, parts.topSeparator) = (nil, nil)
            return
        }
        let thickness = metrics.line
        let framesSections = tableView.framesSections
        refreshTopSeparator(
            isShown: framesSections && rowIndex?.row == 0, color, thickness: thickness)
        let separator = parts.separator ?? addedSeparator()
        parts.separator = separator
        if separator.backgroundColor !== color { separator.backgroundColor = color }
        let insets = separatorInsetInForce
        // Lines begin where the text begins, beside an editing control too.
        // An inset of `greatestFiniteMagnitude` is how apps leave the line of one cell away.
        let left = min(sideInsets.left + insets.left + editIndent, bounds.width)
        let right = min(insets.right, bounds.width)
        var frame = CGRect(
            x: left, y: bounds.height - thickness, width: max(bounds.width - left - right, 0),
            height: thickness)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            frame.origin.x = bounds.width - frame.maxX
        }
        let isCardEnd = tableView.style == .insetGrouped && isLastInSection
        if isCardEnd || framesSections && isLastInSection {
            frame = CGRect(x: 0, y: frame.minY, width: bounds.width, height: thickness)
        }
        if separator.isHidden != isCardEnd { separator.isHidden = isCardEnd }
        if separator.frame != frame { separator.frame = frame }
    }

    private func refreshTopSeparator(isShown: Bool, _ color: UIColor, thickness: CGFloat) {
        guard isShown else {
            parts.topSeparator?.removeFromSuperview()
            parts.topSeparator = nil
            return
        }
        let line = parts.topSeparator ?? addedSeparator()
        parts.topSeparator = line
        line.backgroundColor = color
        let frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
        if line.frame != frame { line.frame = frame }
    }

    private func addedSeparator() -> UIView {
        let line = TableCellSeparatorView(frame: .zero)
        line.isUserInteractionEnabled = false
        addSubview(line)
        return line
    }

    /// What the app set.
    var separatorInsetStore: UIEdgeInsets? { parts.separatorInset }

    var separatorInsetInForce: UIEdgeInsets {
        tableView?.separatorEdges(
            of: parts.separatorInset, text: configuredTextLeading ?? textLeadingBesidePicture)
            ?? parts.separatorInset
            ?? UIEdgeInsets(top: 0, left: metrics.sideMargin(width: bounds.width), bottom: 0, right: 0)
    }

    private var isLastInSection: Bool {
        guard let rowIndex, let tableView, rowIndex.section < tableView.extents.sectionCount else {
            return false
        }
        return rowIndex.row == tableView.extents.rowCount(in: rowIndex.section) - 1
    }

    // MARK: Cards

    /// The corners of an inset grouped section's first and last row.
    func roundCorners(in rowCount: Int) {
        guard let row = rowIndex?.row else { return }
        var corners: CACornerMask = []
        if row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if row == rowCount - 1 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        let radius = corners.isEmpty ? 0 : metrics.groupedCornerRadius
        if layer.cornerRadius != radius { layer.cornerRadius = radius }
        if layer.maskedCorners != corners { layer.maskedCorners = corners }
        // What the app has said of the cell stays.
        if radius > 0, !clipsToBounds {
            layer.masksToBounds = true
            parts.isCutAtCorners = true
        } else if radius == 0, parts.isCutAtCorners {
            clipsToBounds = false
        }
    }
}

/// The line under a row; a class of its own so that dumps tell it from the app's views.
final class TableCellSeparatorView: UIView {}
