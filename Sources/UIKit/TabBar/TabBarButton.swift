/// One tab.
@MainActor
final class TabBarButton: UIControl {
    let item: UITabBarItem
    var isInline = false
    /// Of the capsule that holds the tab.
    var metrics: TabPlatterMetrics?
    private var titleOffset = UIOffset.zero
    private var badgeOffset = UIOffset.zero
    private let icon = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        label.textAlignment = .center
        badge.textAlignment = .center
        badge.clipsToBounds = true
        badge.layer.cornerRadius = 9
        for view in [icon, label, badge] { addSubview(view) }
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        item = UITabBarItem()
        super.init(coder: coder)
    }

    override var defaultAccessibilityLabel: String? { item.title }

    func show(color: UIColor, isSelected: Bool, state: UITabBarItemStateAppearance) {
        self.isSelected = isSelected
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.accessibilityLabel
        let picture = isSelected ? item.selectedImage ?? item.image : item.image
        // As the bar's other pictures: a template, unless it says that it is not.
        icon.image =
            picture?.renderingMode == .automatic ? picture?.withRenderingMode(.alwaysTemplate) : picture
        icon.tintColor = color
        icon.preferredSymbolConfiguration = picture?.isSymbolImage == true ? .ofBars : nil
        label.text = item.title
        let own = item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
        let text = state.titleTextAttributes.merging(own) { $1 }
        label.font = text[.font] as? UIFont ?? .systemFont(ofSize: isInline ? 13 : 10, weight: .medium)
        label.textColor = item.isEnabled ? text[.foregroundColor] as? UIColor ?? color : .tertiaryLabel
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
        badge.font = state.badgeTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
        badge.textColor = state.badgeTextAttributes[.foregroundColor] as? UIColor ?? .white
        badgeOffset = state.badgePositionAdjustment
        titleOffset = item.titlePositionAdjustment
        if titleOffset == .zero { titleOffset = state.titlePositionAdjustment }
        isEnabled = item.isEnabled
        setNeedsLayout()
    }

    private var iconSize: CGSize {
        let natural = icon.intrinsicContentSize
        let shrink = min(1, 30 / max(natural.width, 1), 30 / max(natural.height, 1))
        return CGSize(width: max(natural.width, 0) * shrink, height: max(natural.height, 0) * shrink)
    }

    /// Of icon and title beside each other; 0 where they stand over each other.
    var inlineWidth: CGFloat {
        guard isInline else { return 0 }
        let title = label.intrinsicContentSize.width
        return iconSize.width + (title > 0 ? Self.inlineGap + title : 0)
    }
    private static let inlineGap: CGFloat = 6

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = iconSize
        var text = label.sizeThatFits(bounds.size)
        text.width = min(text.width, bounds.width)
        func pixel(_ value: CGFloat) -> CGFloat { (value * 3).rounded() / 3 }
        if isInline {
            let total = size.width + (text.width > 0 ? Self.inlineGap + text.width : 0)
            let x = (bounds.width - total) / 2
            icon.frame = CGRect(
                x: pixel(x), y: pixel((bounds.height - size.height) / 2), width: size.width,
                height: size.height)
            label.frame = CGRect(
                x: pixel(x + size.width + Self.inlineGap), y: pixel((bounds.height - text.height) / 2),
                width: text.width,
                height: text.height)
        } else {
            let middle: CGFloat = text.width > 0 ? metrics?.iconMiddle ?? 18 : bounds.height / 2
            let textMiddle = metrics?.titleMiddle ?? bounds.height - 2 - text.height / 2
            icon.frame = CGRect(
                x: pixel((bounds.width - size.width) / 2), y: pixel(middle - size.height / 2),
                width: size.width, height: size.height)
            label.frame = CGRect(
                x: pixel((bounds.width - text.width) / 2 + titleOffset.horizontal),
                y: pixel(textMiddle - text.height / 2 + titleOffset.vertical),
                width: text.width, height: text.height)
        }
        let badgeHeight = metrics?.badgeHeight ?? 18
        let badgeWidth = max(badgeHeight, badge.sizeThatFits(bounds.size).width + 10)
        // UIKit: without a picture (iOS 17.5 and 18.5, pixels of published pictures).
        var corner = CGPoint(x: size.width > 0 ? icon.frame.maxX - 4 : bounds.midX + 11, y: 2)
        if let metrics {
            let offset = metrics.badgeOffset
            // Beside a title the icon has its badge as above one.
            corner =
                isInline && size.width > 0
                ? CGPoint(x: icon.frame.midX + offset.x, y: icon.frame.midY - metrics.iconMiddle + offset.y)
                : CGPoint(x: bounds.midX + offset.x, y: offset.y)
        }
        badge.layer.cornerRadius = badgeHeight / 2
        badge.frame = CGRect(
            x: corner.x + badgeOffset.horizontal, y: corner.y + badgeOffset.vertical, width: badgeWidth,
            height: badgeHeight)
    }
}
