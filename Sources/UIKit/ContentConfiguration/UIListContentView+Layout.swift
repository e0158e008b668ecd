/// Places image and texts, and keeps the layout guides where they are.
extension UIListContentView {
    enum Part { case image, text, secondary }

    /// Where everything lies in a view of a width.
    func plan(width: CGFloat, height: CGFloat? = nil) -> ListContentPlan {
        var input = ListContentInput(margins: effectiveMargins)
        input.hasText = textLabel != nil
        input.hasSecondary = secondaryLabel != nil
        input.isSideBySide =
            shown.prefersSideBySideTextAndSecondaryText
            && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        input.horizontalPadding = shown.textToSecondaryTextHorizontalPadding
        input.verticalPadding = shown.textToSecondaryTextVerticalPadding
        input.imagePadding = shown.imageToTextPadding
        input.minimumHeight = shown.minimumHeight
        input.scale = pixelScale
        if imageView != nil {
            let size = shownImageSize
            input.imageSize = size
            input.reservedSize = reservedSize(for: size)
        }
        return input.plan(width: width, height: height) { isSecond, room in
            guard let label = isSecond ? secondaryLabel : textLabel else { return .zero }
            let limit = room.isFinite ? room : .greatestFiniteMagnitude
            let size = label.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
            return CGSize(width: min(size.width, limit), height: size.height)
        }
    }

    /// UIKit: 8 before an accessory (recorded on cells of the standard styles).
    private var effectiveMargins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        if let superview, !shown.axesPreservingSuperviewLayoutMargins.isEmpty {
            let outer = superview.directionalLayoutMargins
            let axes = shown.axesPreservingSuperviewLayoutMargins
            if axes.contains(.horizontal) {
                // A table's cell keeps its content out of the safe area already.
                let side =
                    (superview as? UITableViewCell)?.sideMargin
                    ?? (superview as? UICollectionViewListCell)?.sideMargin
                margins.leading = max(margins.leading, side ?? outer.leading)
                margins.trailing = max(margins.trailing, side ?? outer.trailing)
            }
            if axes.contains(.vertical) {
                margins.top = max(margins.top, outer.top)
                margins.bottom = max(margins.bottom, outer.bottom)
            }
        }
        if isBesideAccessory { margins.trailing = min(margins.trailing, 8) }
        return margins
    }

    private var shownImageSize: CGSize {
        guard let imageView else { return .zero }
        let size = imageView.intrinsicContentSize
        let limit = shown.imageProperties.maximumSize
        let factor = [(limit.width, size.width), (limit.height, size.height)].reduce(1) { factor, lengths in
            lengths.0 > 0 && lengths.1 > 0 ? min(factor, lengths.0 / lengths.1) : factor
        }
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    private func reservedSize(for size: CGSize) -> CGSize {
        let asked = shown.imageProperties.reservedLayoutSize
        let isSymbol = shown.image?.isSymbolImage ?? false
        let standard = isSymbol ? UIFontMetrics(forTextStyle: .body).scaledValue(for: 28) : 28
        func length(_ asked: CGFloat, _ own: CGFloat, isWidth: Bool) -> CGFloat {
            if asked == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
            if asked > 0 { return asked }
            // Symbols stand in line with others and leave a row as high as its text.
            return isSymbol ? (isWidth ? max(standard, own) : 0) : own
        }
        return CGSize(
            width: length(asked.width, size.width, isWidth: true),
            height: length(asked.height, size.height, isWidth: false))
    }

    func placeContents() {
        let plan = plan(width: bounds.width, height: bounds.height)
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView?, _ frame: CGRect?) {
            guard let view, var frame else { return }
            if isRTL { frame.origin.x = bounds.width - frame.maxX }
            if view.frame != frame { view.frame = frame }
        }
        place(imageView, plan.image)
        place(textLabel, plan.text)
        place(secondaryLabel, plan.secondary)
        guides.follow(plan)
    }

    /// Leading edge of the texts, in points; where a separator begins.
    var textLeading: CGFloat { plan(width: bounds.width).textLeading }

    func guide(_ part: Part) -> UILayoutGuide? {
        let plan = plan(width: bounds.width, height: bounds.height)
        guard plan.frame(of: part) != nil else { return nil }
        let guide = guides.guide(part, in: self)
        guides.follow(plan)
        return guide
    }
}

extension ListContentPlan {
    func frame(of part: UIListContentView.Part) -> CGRect? {
        switch part {
        case .image: image
        case .text: text
        case .secondary: secondary
        }
    }
}

/// Layout guides over the parts of a list content view, made when asked for.
@MainActor
struct ListContentGuides {
    private struct Entry {
        var guide: UILayoutGuide
        /// Leading, top, width, height.
        var constraints: [NSLayoutConstraint]
    }

    private var entries: [UIListContentView.Part: Entry] = [:]

    mutating func guide(_ part: UIListContentView.Part, in view: UIListContentView) -> UILayoutGuide {
        if let entry = entries[part] { return entry.guide }
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let constraints = [
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0),
            guide.heightAnchor.constraint(equalToConstant: 0),
        ]
        NSLayoutConstraint.activate(constraints)
        entries[part] = Entry(guide: guide, constraints: constraints)
        return guide
    }

    func follow(_ plan: ListContentPlan) {
        for (part, entry) in entries {
            guard let frame = plan.frame(of: part) else { continue }
            let values = [frame.minX, frame.minY, frame.width, frame.height]
            for (constraint, value) in zip(entry.constraints, values) where constraint.constant != value {
                constraint.constant = value
            }
        }
    }
}
