extension UIButton {
    /// Points above and below the title, and the least width. UIKit: a system button with one line of 15 points is
    /// 30 high and at least 30 wide.
    private static let verticalSpace: CGFloat = 6
    private static let leastWidth: CGFloat = 30

    func setUpButton() {
        label.font = UIFont.systemFont(ofSize: buttonType == .custom ? 18 : 15)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
        accessibilityTraits = .button
        isAccessibilityElement = true
        refreshLook()
    }

    var defaultTitleColor: UIColor { buttonType == .custom ? .white : tintColor }

    func contentDidChange() {
        refreshLook()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Title, colours and background for the present state.
    func refreshLook() {
        if let configuration { return apply(configuration) }
        if let title = currentAttributedTitle {
            label.attributedText = title
        } else {
            label.textColor = isEnabled || titleColors[.disabled] != nil ? currentTitleColor : .tertiaryLabel
            label.text = currentTitle
        }
        label.alpha = isHighlighted && titleColors[.highlighted] == nil ? 0.2 : 1
    }

    private func apply(_ configuration: Configuration) {
        label.font = configuration.font
        label.textColor = isEnabled ? configuration.foreground(tint: tintColor) : .tertiaryLabel
        if let title = configuration.attributedTitle {
            label.attributedText = title
        } else {
            label.text = configuration.title ?? currentTitle
        }
        label.alpha = isHighlighted ? 0.75 : 1
        let fill = configuration.fill(tint: tintColor)
        backgroundColor = isEnabled ? fill : fill.map { _ in .tertiarySystemFill }
    }

    private var insets: UIEdgeInsets {
        if let configuration { return configuration.contentInsets.resolved(rightToLeft: isRightToLeft) }
        if contentEdgeInsets != .zero { return contentEdgeInsets }
        return UIEdgeInsets(top: Self.verticalSpace, left: 0, bottom: Self.verticalSpace, right: 0)
    }

    var naturalSize: CGSize {
        let size = label.intrinsicContentSize
        let insets = self.insets
        let width = size.width + insets.left + insets.right
        return CGSize(
            width: configuration == nil ? max(width, Self.leastWidth) : width,
            height: size.height + insets.top + insets.bottom)
    }

    func placeContent() {
        configurationUpdateHandler?(self)
        if let configuration { layer.cornerRadius = configuration.radius(height: bounds.height) }
        let given = configuration != nil || contentEdgeInsets != .zero ? insets : .zero
        let area = bounds.inset(by: given).inset(by: titleEdgeInsets)
        var size = label.intrinsicContentSize
        size.width = min(size.width, max(area.width, 0))
        size.height = min(size.height, max(area.height, 0))
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left: area.minX
            case .right: area.maxX - size.width
            default: area.midX - size.width / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: area.minY
            case .bottom: area.maxY - size.height
            default: area.midY - size.height / 2
            }
        let scale = max(traitCollection.displayScale, 1)
        label.frame = CGRect(
            x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: size.width,
            height: size.height)
    }
}
