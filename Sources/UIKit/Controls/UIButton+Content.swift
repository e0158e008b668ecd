extension UIButton {
    /// Whether the button itself made `view` to show its content in.
    func isOwnPart(_ view: UIView) -> Bool {
        view === label || view === picture || view === background || view === selectionMark
            || configured?.contains(view) == true
    }

    /// Points above and below the title, and the least width. UIKit: a button without title is 30 wide and 34 high, a
    /// system one 30 (tests of a public layout library, which run on the iOS simulator).
    static let verticalSpace: CGFloat = 6
    private static let leastWidth: CGFloat = 30

    func setUpButton() {
        setUpLabel()
        addSubview(label)
        accessibilityTraits = .button
        isAccessibilityElement = true
        refreshLook()
    }

    /// The title's look without a configuration.
    private func setUpLabel() {
        label.font = defaultFont
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
    }

    private var defaultFont: UIFont { .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

    /// What a subclass's `init(frame:)` chose stays.
    func applyType(_ type: ButtonType) {
        let hasDefaultFont = label.font == defaultFont
        typeStore = type
        if hasDefaultFont { label.font = defaultFont }
        contentDidChange()
        // A button that is a picture has its size from the start: it is given to cells and bars as it is.
        if currentImage != nil, frame.size == .zero { frame.size = intrinsicContentSize }
    }

    var defaultTitleColor: UIColor { buttonType == .custom ? .white : tintColor }

    func contentDidChange() {
        refreshLook()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Title, colours and background for the present state.
    func refreshLook() {
        refreshSelectionMark()
        if let configuration { return apply(configuration) }
        leaveConfiguration()
        if let title = currentAttributedTitle {
            label.attributedText = title
        } else {
            label.textColor = shownTitleColor
            label.text = currentTitle
        }
        if !titleShadowColors.values.isEmpty { label.shadowColor = currentTitleShadowColor }
        label.alpha = titleAlpha
        let shown = dimmedPicture(currentImage)
        showPicture(shown.image)?.alpha = shown.alpha
        let ground = dimmedBackground(currentBackgroundImage ?? typeBackground)
        showBackground(ground.image)?.alpha = ground.alpha
    }

    /// The picture's view, made for the first picture.
    private func showPicture(_ image: UIImage?) -> UIImageView? {
        guard image != nil || picture != nil else { return nil }
        let view = pictureView
        view.image = image
        view.isHidden = image == nil
        return view
    }

    var pictureView: UIImageView {
        if let picture { return picture }
        let view = UIImageView(frame: .zero)
        view.isHidden = true
        picture = view
        insertSubview(view, belowSubview: label)
        return view
    }

    func showConfigured(_ image: UIImage?, color: UIColor) { showPicture(image)?.tintColor = color }

    /// The look from before configurations comes back.
    private func leaveConfiguration() {
        guard let configured else { return }
        configured.remove()
        self.configured = nil
        picture?.tintColor = nil
        label.attributedText = nil
        label.numberOfLines = 1
        setUpLabel()
    }

    private func showBackground(_ image: UIImage?) -> UIImageView? {
        guard image != nil || background != nil else { return nil }
        let view = background ?? UIImageView(frame: bounds)
        if background == nil {
            background = view
            insertSubview(view, at: 0)
        }
        view.image = image
        return view
    }

    /// A picture, or insets of one's own, take the place of the space above and below a title.
    private var insets: UIEdgeInsets {
        if hasPicture || contentEdgeInsets != .zero { return contentEdgeInsets }
        return UIEdgeInsets(top: Self.verticalSpace, left: 0, bottom: Self.verticalSpace, right: 0)
    }

    /// Asked at each measuring: Foundation of Linux never gives an attributed string's memory back, so none is made for it.
    var hasTitle: Bool { !(label.text ?? "").isEmpty }
    var hasPicture: Bool { picture?.image != nil }
    private var imageSize: CGSize { picture?.image?.size ?? .zero }

    /// The picture of buttons whose type stands for one.
    var typeImage: UIImage? {
        let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .regular, scale: .large)
        switch buttonType {
        case .custom, .system: return nil
        case .detailDisclosure, .infoLight, .infoDark:
            return UIImage(systemName: "info.circle", withConfiguration: configuration)
        case .contactAdd: return UIImage(systemName: "plus.circle", withConfiguration: configuration)
        case .close:
            let small = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
            return UIImage(systemName: "xmark", withConfiguration: small)?
                .withTintColor(.secondaryLabel, renderingMode: .alwaysOriginal)
        }
    }

    /// The circle behind the cross of a button that closes.
    private var typeBackground: UIImage? {
        guard buttonType == .close, images.value(for: state) == nil, !hasTitle else { return nil }
        let size = UIImage.SymbolConfiguration(pointSize: 24)
        return UIImage(systemName: "circle.fill", withConfiguration: size)?
            .withTintColor(.tertiarySystemFill, renderingMode: .alwaysOriginal)
    }

    /// What a button is large that its type's picture fills; nil for others.
    ///
    /// UIKit: 24.333 by 23.667 at 3 pixels a point (contactAdd, recorded before iOS 15; the others' circle is as large);
    /// the button that closes is 30 by 30.
    private var typeSize: CGSize? {
        guard !hasTitle, images.value(for: state) == nil else { return nil }
        switch buttonType {
        case .custom, .system: return nil
        case .close: return CGSize(width: 30, height: 30)
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
            let scale = max(traitCollection.displayScale, 1)
            return CGSize(
                width: (73.0 / 3 * scale).rounded() / scale, height: (71.0 / 3 * scale).rounded() / scale)
        }
    }

    /// Size of picture and title together at their natural sizes.
    private var contentSize: CGSize {
        let (title, image) = (hasTitle ? label.intrinsicContentSize : .zero, imageSize)
        return CGSize(width: title.width + image.width, height: max(title.height, image.height))
    }

    /// UIKit: a title whose lines break at words or characters has as many as it needs; nobody has to say so on the
    /// label too (the public answers to "multi-line text of a UIButton").
    private func adoptLines() {
        guard label.lineBreakMode == .byWordWrapping || label.lineBreakMode == .byCharWrapping,
            label.numberOfLines == 1
        else { return }
        label.numberOfLines = 0
    }

    private func titleHeight(width: CGFloat) -> CGFloat {
        guard hasTitle else { return 0 }
        let natural = label.intrinsicContentSize
        guard label.numberOfLines != 1, width < natural.width else { return natural.height }
        return label.sizeThatFits(CGSize(width: max(width, 0), height: .greatestFiniteMagnitude)).height
    }

    var naturalSize: CGSize {
        if let configuration { return configuredSize(configuration) }
        adoptLines()
        if let size = typeSize {
            let insets = contentEdgeInsets
            return CGSize(
                width: size.width + insets.left + insets.right,
                height: size.height + insets.top + insets.bottom)
        }
        var size = contentSize
        // A line of the title counts though it is empty.
        if buttonType == .custom || buttonType == .system {
            size.height = max(size.height, label.font.lineHeight)
        }
        let insets = self.insets
        let leastWidth = hasPicture || contentEdgeInsets != .zero ? 0 : Self.leastWidth
        let back = currentBackgroundImage?.size ?? .zero
        return CGSize(
            width: max(ceil(size.width + insets.left + insets.right), leastWidth, back.width),
            height: max(ceil(size.height + insets.top + insets.bottom), back.height))
    }

    /// Distances of the title's baselines from the button's top and bottom; where the title waits to be placed those at the
    /// button's natural size.
    var titleBaselines: (first: CGFloat, last: CGFloat, height: CGFloat)? {
        guard hasTitle, let first = label.firstBaselineOffset, let last = label.lastBaselineOffset else {
            return nil
        }
        let isPlaced = label.frame.height > 0 && !pendingUpdates.own.contains(.layout)
        let size = isPlaced ? bounds.size : naturalSize
        let title = isPlaced ? label.frame : naturalTitleFrame(in: CGRect(origin: .zero, size: size))
        return (title.minY + first, size.height - title.maxY + last, size.height)
    }

    private func naturalTitleFrame(in bounds: CGRect) -> CGRect {
        if let configuration { return onPixels(configuredTitleFrame(configuration)) }
        return onPixels(titleRect(forContentRect: contentRect(forBounds: bounds)))
    }

    /// Places background, picture and title: together aligned in the space that the insets leave.
    func placeContent() {
        if let configuration { return placeConfigured(configuration) }
        adoptLines()
        background?.frame = backgroundRect(forBounds: bounds)
        let area = contentRect(forBounds: bounds)
        picture?.frame = onPixels(imageRect(forContentRect: area))
        label.frame = onPixels(titleRect(forContentRect: area))
        placeSelectionMark()
    }

    /// The rectangles that picture and title take by themselves.
    func standardRects(in area: CGRect) -> (picture: CGRect, title: CGRect) {
        let area = area.withoutNegativeSize
        let whole = contentSize
        let width = min(whole.width, area.width)
        let room = area.height
        let titleHeight = min(titleHeight(width: width - imageSize.width), room)
        let height = max(titleHeight, min(imageSize.height, room))
        let block = aligned(CGSize(width: width, height: height), in: area)
        // UIKit: a picture is never larger than what there is for it; alone it may fill that.
        var image = imageSize
        if hasPicture {
            let isAlone = !hasTitle
            image.width =
                isAlone && contentHorizontalAlignment == .fill ? area.width : min(image.width, area.width)
            image.height = contentVerticalAlignment == .fill ? area.height : min(image.height, area.height)
        }
        let picture = CGRect(
            x: isRightToLeft ? block.maxX - image.width : min(block.minX, area.maxX - image.width),
            y: block.midY - image.height / 2, width: image.width, height: image.height)
        let rest = max(block.width - image.width, 0)
        let title = CGRect(
            x: isRightToLeft ? block.minX : block.maxX - rest, y: block.midY - titleHeight / 2, width: rest,
            height: titleHeight)
        return (moved(picture, by: imageEdgeInsets), moved(title, by: titleEdgeInsets))
    }

    /// Where the content's alignment puts something of a size; in the middle where it fills the area.
    func aligned(_ size: CGSize, in area: CGRect) -> CGRect {
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
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
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

    func onPixels(_ rect: CGRect) -> CGRect {
        let scale = max(traitCollection.displayScale, 1)
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
            width: rect.width,
            height: rect.height)
    }
}
