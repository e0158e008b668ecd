/// Where a cell of a standard style puts its labels and image.
extension UITableViewCell {
    /// Left of the text, in points.
    private var leadingMargin: CGFloat { sideMargin + CGFloat(indentationLevel) * indentationWidth }
    /// What texts and the content's margins keep free at the sides, in points.
    var sideMargin: CGFloat { tableView?.sideMargin ?? metrics.sideMargin(width: bounds.width) }

    private var hasStandardContents: Bool {
        parts.content.textLabel != nil || parts.content.detailLabel != nil
            || parts.content.imageView?.image != nil
    }

    /// Whether title and detail stand one above the other. UIKit: values stand beside their titles "if there's sufficient space. Otherwise, the
    /// configuration stacks the text" (documentation of `prefersSideBySideTextAndSecondaryText`, of this style's configuration); at the
    /// usual sizes titles keep their width and values are cut off (recorded).
    private func isStacked(_ sizes: (title: CGSize, detail: CGSize), width: CGFloat) -> Bool {
        switch cellStyle {
        case .subtitle: true
        case .value1:
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory && sizes.title.width > 0
                && sizes.detail.width > 0 && sizes.title.width + 8 + sizes.detail.width > width
        case .default, .value2: false
        }
    }

    /// Height from the labels at a width; 0 without standard contents.
    func standardSize(_ size: CGSize) -> CGSize {
        guard hasStandardContents else { return CGSize(width: size.width, height: 0) }
        let text = textArea(width: contentWidth(of: size.width))
        let sizes = labelSizes(width: text.width)
        let height =
            isStacked(sizes, width: text.width)
            ? sizes.title.height + sizes.detail.height : max(sizes.title.height, sizes.detail.height)
        let image = parts.content.imageView?.image?.size.height ?? 0
        let padded = max(height + 2 * metrics.cellTextPadding, image)
        return CGSize(width: size.width, height: max(padded, metrics.minimumCellHeight))
    }

    /// UIKit: a picture that is higher than the row is as high as that, in its proportions.
    private func pictureSize(in height: CGFloat) -> CGSize? {
        guard let size = parts.content.imageView?.image?.size else { return nil }
        guard size.height > height, height > 0 else { return size }
        return CGSize(width: pixel(size.width * height / size.height), height: height)
    }

    /// Where the text begins beside a picture, in points; nil without one. UIKit: there the line below the row begins, too.
    var textLeadingBesidePicture: CGFloat? {
        pictureSize(in: contentView.bounds.height).map { leadingMargin + $0.width + 16 }
    }

    /// Left edge and width of what the labels share.
    private func textArea(width: CGFloat, height: CGFloat = .infinity) -> (x: CGFloat, width: CGFloat) {
        var x = leadingMargin
        if let picture = pictureSize(in: height) { x += picture.width + 16 }
        let trailing: CGFloat = parts.accessory == nil && shownAccessoryView == nil ? sideMargin : 8
        return (x, max(width - x - trailing, 0))
    }

    private func labelSizes(width: CGFloat) -> (title: CGSize, detail: CGSize) {
        func size(_ label: UILabel?) -> CGSize {
            guard let label, label.text?.isEmpty == false else { return .zero }
            let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: min(fitting.width, width), height: fitting.height)
        }
        return (size(parts.content.textLabel), size(parts.content.detailLabel))
    }

    func layoutStandardContents() {
        guard hasStandardContents else { return }
        let height = contentView.bounds.height
        let width = contentView.bounds.width
        let area = textArea(width: width, height: height)
        let sizes = labelSizes(width: area.width)
        if let view = parts.content.imageView, let size = pictureSize(in: height) {
            place(
                view,
                CGRect(origin: CGPoint(x: leadingMargin, y: pixel((height - size.height) / 2)), size: size),
                width)
        }
        var title = CGRect(
            origin: CGPoint(x: area.x, y: pixel((height - sizes.title.height) / 2)), size: sizes.title)
        var detail = CGRect(
            origin: CGPoint(x: area.x, y: pixel((height - sizes.detail.height) / 2)), size: sizes.detail)
        switch cellStyle {
        case .default: break
        case _ where isStacked(sizes, width: area.width):
            title.origin.y = pixel((height - sizes.title.height - sizes.detail.height) / 2)
            detail.origin.y = title.maxY
        case .subtitle: break
        case .value1:
            // The detail ends where the area ends and leaves the title its width.
            detail.size.width = min(sizes.detail.width, max(area.width - sizes.title.width - 8, 0))
            detail.origin.x = area.x + area.width - detail.width
        case .value2:
            title.size.width = min(sizes.title.width, 91)
            title.origin.x = leadingMargin + 91 - title.width
            detail.origin.x = leadingMargin + 97
            detail.size.width = min(sizes.detail.width, max(area.width - 97, 0))
        }
        place(parts.content.textLabel, title, width)
        place(parts.content.detailLabel, detail, width)
        if parts.content.imageView?.image != nil { refreshSeparator() }
    }

    /// Mirrored where text runs from right to left.
    private func place(_ view: UIView?, _ frame: CGRect, _ width: CGFloat) {
        var frame = frame
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = width - frame.maxX }
        if let view, view.frame != frame { view.frame = frame }
    }
}
