/// Making and placing a cell's parts.
extension UITableViewCell {
    var metrics: TableMetrics { PlatformMetrics.current.table }

    func setUpCell() {
        clipsToBounds = false
        // DIFFERS: the colour is there from the start; UIKit gives it when the table shows the cell.
        backgroundColor = .systemBackground
        contentView.frame = bounds
        addSubview(contentView)
    }

    func resetForReuse() {
        if isHighlighted { setHighlighted(false, animated: false) }
        if isSelected { setSelected(false, animated: false) }
    }

    // MARK: Standard contents

    var madeTextLabel: UILabel {
        if let label = parts.content.textLabel { return label }
        let label = UITableViewLabel(frame: .zero)
        label.owner = self
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = cellStyle == .value2 ? .systemBlue : .label
        if cellStyle == .value2 { label.font = .preferredFont(forTextStyle: .footnote) }
        label.adjustsFontForContentSizeCategory = true
        contentView.addSubview(label)
        parts.content.keep(textLabel: label)
        return label
    }

    var madeDetailLabel: UILabel? {
        if cellStyle == .default { return nil }
        if let label = parts.content.detailLabel { return label }
        let label = UITableViewLabel(frame: .zero)
        label.owner = self
        switch cellStyle {
        case .subtitle:
            label.font = .preferredFont(forTextStyle: .subheadline)
            label.textColor = .secondaryLabel
        case .value2:
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .label
        default:
            label.font = .preferredFont(forTextStyle: .body)
            label.textColor = .secondaryLabel
        }
        label.adjustsFontForContentSizeCategory = true
        contentView.addSubview(label)
        parts.content.keep(detailLabel: label)
        return label
    }

    var madeImageView: UIImageView {
        if let view = parts.content.imageView { return view }
        let view = UITableViewImageView(frame: .zero)
        view.owner = self
        contentView.addSubview(view)
        parts.content.keep(imageView: view)
        return view
    }

    // MARK: Accessory

    func accessoryDidChange() {
        let type = parts.editing.isOn ? editingAccessoryType : accessoryType
        let own = shownAccessoryView
        for view in [accessoryView, editingAccessoryView].compactMap({ $0 }) where view !== own {
            if view.superview === self { view.removeFromSuperview() }
        }
        if let own, own.superview !== self { addSubview(own) }
        if parts.accessory?.type != type || own != nil {
            parts.accessory?.removeFromSuperview()
            parts.accessory = nil
            if own == nil, type != .none {
                let view = TableCellAccessoryView(type: type)
                addSubview(view)
                parts.accessory = view
            }
        }
        setNeedsLayout()
    }

    func accessoryViewDidChange(_ old: UIView?) {
        if let old, old !== accessoryView, old !== editingAccessoryView { old.removeFromSuperview() }
        accessoryDidChange()
    }

    /// The app's accessory for the present state; nil leaves the place to the type.
    var shownAccessoryView: UIView? { parts.editing.isOn ? editingAccessoryView : accessoryView }

    /// Where a tap counts for the accessory button, in the cell's coordinates; nil without a button.
    var accessoryButtonFrame: CGRect? {
        guard let accessory = parts.accessory,
            accessory.type == .detailButton || accessory.type == .detailDisclosureButton
        else { return nil }
        return accessory.frame.insetBy(dx: -10, dy: -10)
    }

    /// The accessory's frame, and where the content view ends. UIKit: accessories end where texts do; the content ends where a view
    /// of the app's begins (iOS 14.5 to 26.2, phones of 390 to 402 points, recorded).
    private func accessoryPlace(in size: CGSize) -> (frame: CGRect, contentEnd: CGFloat)? {
        func centred(_ item: CGSize, inset: CGFloat, space: CGFloat) -> (CGRect, CGFloat) {
            let x = size.width - sideInsets.right - reorderWidth - inset - item.width
            let y = pixel((size.height - item.height) / 2)
            return (CGRect(origin: CGPoint(x: x, y: y), size: item), x - space)
        }
        if let view = shownAccessoryView {
            return centred(view.frame.size, inset: sideMargin, space: 0)
        }
        guard let accessory = parts.accessory else { return nil }
        let item = accessory.intrinsicContentSize
        if accessory.type == .checkmark {
            return centred(
                item, inset: sideMargin + metrics.checkmarkTrailingSpace,
                space: metrics.checkmarkLeadingSpace)
        }
        return centred(item, inset: sideMargin, space: 0)
    }

    /// To the nearest pixel.
    func pixel(_ length: CGFloat) -> CGFloat {
        let scale = UIScreen.main.scale
        return (length * scale).rounded() / scale
    }

    // MARK: Layout

    /// Of the content view in a cell of a width, in points.
    func contentWidth(of width: CGFloat) -> CGFloat {
        let sides = sideInsets
        let end =
            accessoryPlace(in: CGSize(width: width, height: 44))?.contentEnd
            ?? width - sides.right - reorderWidth
        return max(end - sides.left - editIndent, 0)
    }

    /// What the table keeps free at the sides, left and right as if text ran from left to right.
    var sideInsets: UIEdgeInsets {
        let insets = tableView?.contentSideInsets ?? .zero
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return insets }
        return UIEdgeInsets(top: 0, left: insets.right, bottom: 0, right: insets.left)
    }

    func layoutParts() {
        let whole = bounds
        parts.knownSides = sideInsets
        backgroundView?.frame = whole
        selectedBackgroundView?.frame = whole
        multipleSelectionBackgroundView?.frame = whole
        parts.systemSelection?.frame = whole
        let place = accessoryPlace(in: whole.size)
        noteAccessory()
        placeContentView()
        if var frame = place?.frame {
            if effectiveUserInterfaceLayoutDirection == .rightToLeft {
                frame.origin.x = whole.width - frame.maxX
            }
            let accessory = shownAccessoryView ?? parts.accessory
            accessory?.takePlace(frame, isNew: accessory?.frame.origin == .zero)
        }
        placeEditParts()
        layoutStandardContents()
        refreshSeparator()
    }

    /// Clear of the sides and of what stands beside it.
    func placeContentView() {
        let whole = bounds
        let addsLine = metrics.rowsAddTheirLine && tableView.map { $0.separatorStyle != .none } ?? false
        let line = addsLine ? metrics.line : 0
        var content = CGRect(
            x: sideInsets.left + editIndent, y: 0, width: contentWidth(of: whole.width),
            height: max(whole.height - line, 0))
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            content.origin.x = whole.width - content.maxX
        }
        if contentView.frame != content { contentView.frame = content }
    }

    // MARK: Fitting

    func fittingCellSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        guard horizontal == .required else {
            return contentView.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        let width = target.width
        if let height = configuredHeight(contentWidth: contentWidth(of: width), target, vertical) {
            return CGSize(width: width, height: height)
        }
        guard !contentView.constraints.isEmpty else {
            return CGSize(
                width: width, height: sizeThatFits(CGSize(width: width, height: target.height)).height)
        }
        let fitting = contentView.systemLayoutSizeFitting(
            CGSize(width: contentWidth(of: width), height: target.height),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: width, height: fitting.height)
    }
}
