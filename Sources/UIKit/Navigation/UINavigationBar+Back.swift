/// How the back button fits into the bar.
extension UINavigationBar {
    /// Points between the chevron and the title. Chosen by sight.
    static let chevronGap: CGFloat = 6
    static let backIdentifier = "BackButton"

    private var shownBackButton: UIButton? {
        itemViews.lazy.compactMap { $0.view as? UIButton }
            .first { $0.accessibilityIdentifier == Self.backIdentifier }
    }

    /// The chevron points to where the writing comes from, with room before the title.
    func spaceChevron(of button: UIButton) {
        let image = button.image(for: .normal)?.imageFlippedForRightToLeftLayoutDirection()
        button.setImage(image, for: .normal)
        let gap = button.title(for: .normal)?.isEmpty == false && image != nil ? Self.chevronGap : 0
        let isMirrored = isRightToLeft
        button.titleEdgeInsets = UIEdgeInsets(
            top: 0, left: isMirrored ? -gap : gap, bottom: 0, right: isMirrored ? gap : -gap)
        button.contentEdgeInsets = UIEdgeInsets(
            top: 0, left: isMirrored ? gap : 0, bottom: 0, right: isMirrored ? 0 : gap)
    }

    /// UIKit: a title that leaves no room for the bar's own becomes "Back", and then the chevron alone.
    /// - Parameter room: between the bar's insets, in points.
    func shortenBackTitle(room: CGFloat) {
        guard let button = shownBackButton, let full = backTitle else { return }
        let height = Self.titleHeight
        let whole = CGSize(width: bounds.width, height: height)
        let others = itemViews.reduce(0) { sum, item in
            item.view === button ? sum : sum + item.view.barSize(whole).width + Self.itemGap
        }
        let titleView = topItem?.titleView ?? titleLabel
        let title = titleLabel.isHidden && titleView === titleLabel ? 0 : titleView.barSize(whole).width
        let available = room - others - title - (title > 0 ? Self.itemGap : 0)
        for candidate in full.isEmpty ? [""] : [full, "Back", ""] {
            if button.title(for: .normal) != candidate {
                button.setTitle(candidate, for: .normal)
                spaceChevron(of: button)
            }
            if candidate.isEmpty || button.barSize(whole).width <= min(available, bounds.width / 2) { return }
        }
    }
}
