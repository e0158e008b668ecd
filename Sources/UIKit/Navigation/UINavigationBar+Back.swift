/// How the back button fits into the bar.
extension UINavigationBar {
    /// Points between the chevron and the title: from 20.33 to 29 points of the bar before iOS 26 (iOS 17.5, pixels of a published
    /// picture), less what the picture has beside the chevron.
    static let chevronGap: CGFloat = 7
    static let backIdentifier = "BackButton"

    private var shownBackButton: UIButton? {
        for case let (view, isLeft) in itemViews where isLeft {
            if let button = backButton(in: view) { return button }
        }
        return nil
    }

    private func backButton(in view: UIView) -> UIButton? {
        let button = view as? UIButton ?? (view as? BarPlatterView)?.contentView.subviews.first as? UIButton
        return button?.accessibilityIdentifier == Self.backIdentifier ? button : nil
    }

    /// By how much an item reaches into the bar's margin.
    func reach(of view: UIView) -> CGFloat {
        backButton(in: view) == nil ? 0 : metrics.navigation.backReach
    }

    /// The chevron points to where the writing comes from, with room before the title, which may stand off its place.
    func spaceChevron(of button: UIButton) {
        let image = button.image(for: .normal)?.imageFlippedForRightToLeftLayoutDirection()
        button.setImage(image, for: .normal)
        let gap = button.title(for: .normal)?.isEmpty == false && image != nil ? Self.chevronGap : 0
        let isMirrored = isRightToLeft
        isBackMirrored = isMirrored
        let shift = (isMirrored ? -gap : gap) + backTitleOffset.horizontal
        button.contentHorizontalAlignment = metrics.isGlass ? .center : .leading
        button.moveTitle(by: UIOffset(horizontal: shift, vertical: backTitleOffset.vertical))
        // Insets of one's own take the place of the button's own space above and below.
        let space = gap > 0 ? UIButton.verticalSpace : 0
        button.contentEdgeInsets = UIEdgeInsets(
            top: space, left: isMirrored ? gap : 0, bottom: space, right: isMirrored ? 0 : gap)
    }

    /// UIKit: a title that leaves no room for the bar's own becomes "Back", and then the chevron alone.
    /// - Parameter room: between the bar's insets, in points.
    func shortenBackTitle(room: CGFloat) {
        guard let button = shownBackButton, let full = backTitle else { return }
        // The direction may have changed since the button was made.
        if isBackMirrored != isRightToLeft { spaceChevron(of: button) }
        let height = titleHeight
        let whole = CGSize(width: bounds.width, height: height)
        var available = room
        for (view, _) in itemViews where !button.isDescendant(of: view) {
            available -= view.barSize(whole).width + Self.itemGap
        }
        let titleView = topItem?.titleView ?? titleLabel
        let title = titleLabel.isHidden && titleView === titleLabel ? 0 : titleView.barSize(whole).width
        if title > 0 { available -= title + Self.itemGap }
        available = min(available, bounds.width / 2)
        let wanted =
            full.isEmpty
            ? "" : [full, SystemWord.back.text].first { backWidth(button, $0) <= available } ?? ""
        guard button.title(for: .normal) != wanted else { return }
        button.setTitle(wanted, for: .normal)
        spaceChevron(of: button)
    }

    /// Points that the button takes with a title, chevron and gap included.
    private func backWidth(_ button: UIButton, _ title: String) -> CGFloat {
        let font = button.titleLabel?.font ?? .systemFont(ofSize: 17)
        let image = button.image(for: .normal)?.size.width ?? 0
        return image + Self.chevronGap + (title as NSString).size(withAttributes: [.font: font]).width
    }
}
