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
        show(currentImage, dimmed: isHighlighted && images[.highlighted] == nil)
        showBackground(currentBackgroundImage)
    }

    /// Puts a picture in; a system button's takes its tint.
    private func show(_ image: UIImage?, dimmed: Bool) {
        guard image != nil || picture != nil else { return }
        let view = picture ?? UIImageView(frame: .zero)
        if picture == nil {
            picture = view
            insertSubview(view, belowSubview: label)
        }
        let isTinted = buttonType != .custom || configuration != nil
        view.image =
            isTinted && image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        view.isHidden = image == nil
        view.alpha = dimmed ? (buttonType == .custom ? 0.5 : 0.2) : isEnabled ? 1 : 0.4
    }

    private func showBackground(_ image: UIImage?) {
        guard image != nil || background != nil else { return }
        let view = background ?? UIImageView(frame: bounds)
        if background == nil {
            background = view
            insertSubview(view, at: 0)
        }
        view.image = image
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
        show(configuration.image ?? currentImage, dimmed: false)
        picture?.tintColor = label.textColor
        let fill = configuration.fill(tint: tintColor)
        backgroundColor = isEnabled ? fill : fill.map { _ in .tertiarySystemFill }
    }

    private var insets: UIEdgeInsets {
        if let configuration { return configuration.contentInsets.resolved(rightToLeft: isRightToLeft) }
        if contentEdgeInsets != .zero { return contentEdgeInsets }
        return UIEdgeInsets(top: Self.verticalSpace, left: 0, bottom: Self.verticalSpace, right: 0)
    }

    private var imagePadding: CGFloat { hasTitle && hasPicture ? configuration?.imagePadding ?? 0 : 0 }
    private var hasTitle: Bool { !(label.attributedText?.string ?? label.text ?? "").isEmpty }
    private var hasPicture: Bool { picture?.image != nil }
    private var imageSize: CGSize { picture?.image?.size ?? .zero }
    private var placement: NSDirectionalRectEdge { configuration?.imagePlacement ?? .leading }
    private var isStacked: Bool { placement == .top || placement == .bottom }

    /// Size of picture and title together at their natural sizes.
    private var contentSize: CGSize {
        let (title, image) = (hasTitle ? label.intrinsicContentSize : .zero, imageSize)
        return isStacked
            ? CGSize(width: max(title.width, image.width), height: title.height + image.height + imagePadding)
            : CGSize(width: title.width + image.width + imagePadding, height: max(title.height, image.height))
    }

    var naturalSize: CGSize {
        let size = hasTitle || hasPicture ? contentSize : label.intrinsicContentSize
        let insets = self.insets
        let width = size.width + insets.left + insets.right
        // A picture alone has no space above and below unless it is asked for.
        let isBare = hasPicture && !hasTitle && configuration == nil && contentEdgeInsets == .zero
        let back = currentBackgroundImage?.size ?? .zero
        return CGSize(
            width: max(configuration == nil && !isBare ? max(width, Self.leastWidth) : width, back.width),
            height: max(isBare ? size.height : size.height + insets.top + insets.bottom, back.height))
    }

    /// Places background, picture and title: together aligned in the space that the insets leave.
    func placeContent() {
        configurationUpdateHandler?(self)
        background?.frame = bounds
        if let configuration { layer.cornerRadius = configuration.radius(height: bounds.height) }
        let given = configuration != nil || contentEdgeInsets != .zero ? insets : .zero
        let area = bounds.inset(by: given)
        let whole = contentSize
        let width = min(whole.width, max(area.width, 0))
        let height = min(whole.height, max(area.height, 0))
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left: area.minX
            case .right: area.maxX - width
            default: area.midX - width / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: area.minY
            case .bottom: area.maxY - height
            default: area.midY - height / 2
            }
        let block = CGRect(x: x, y: y, width: width, height: height)
        let image = imageSize
        let isFirst = placement == .top || (placement == .leading) != isRightToLeft
        var (picture, title) = (CGRect.zero, CGRect.zero)
        if isStacked {
            let top = placement == .top
            picture = CGRect(
                x: block.midX - image.width / 2, y: top ? block.minY : block.maxY - image.height,
                width: image.width, height: image.height)
            let rest = max(block.height - image.height - imagePadding, 0)
            let lineWidth = min(label.intrinsicContentSize.width, block.width)
            title = CGRect(
                x: block.midX - lineWidth / 2, y: top ? block.maxY - rest : block.minY, width: lineWidth,
                height: rest)
        } else {
            picture = CGRect(
                x: isFirst ? block.minX : block.maxX - image.width, y: block.midY - image.height / 2,
                width: image.width, height: image.height)
            let rest = max(block.width - image.width - imagePadding, 0)
            let lineHeight = min(label.intrinsicContentSize.height, block.height)
            title = CGRect(
                x: isFirst ? block.maxX - rest : block.minX, y: block.midY - lineHeight / 2, width: rest,
                height: lineHeight)
        }
        self.picture?.frame = onPixels(moved(picture, by: imageEdgeInsets))
        label.frame = onPixels(moved(title, by: titleEdgeInsets))
    }

    /// Insets of a part shrink the space that it is aligned in, so they move it, by half when it is centred.
    private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
        let dx: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left: insets.left
            case .right: -insets.right
            default: (insets.left - insets.right) / 2
            }
        let dy: CGFloat =
            switch contentVerticalAlignment {
            case .top: insets.top
            case .bottom: -insets.bottom
            default: (insets.top - insets.bottom) / 2
            }
        return rect.offsetBy(dx: dx, dy: dy)
    }

    private func onPixels(_ rect: CGRect) -> CGRect {
        let scale = max(traitCollection.displayScale, 1)
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
            width: rect.width,
            height: rect.height)
    }
}
