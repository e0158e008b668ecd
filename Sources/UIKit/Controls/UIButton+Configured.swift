/// Buttons with a configuration: what they show and where.
extension UIButton {
    /// Views and texts for the configuration and the present state.
    func apply(_ configuration: Configuration) {
        let parts = configured ?? ConfiguredButtonContent()
        if configured == nil {
            configured = parts
            insertSubview(parts.background, at: 0)
        }
        let color = configuration.foreground(
            tint: tintColor, isEnabled: isEnabled, isSelected: isSelected)
        let title =
            (state == .normal ? nil : titles[state]).map { AttributedString($0) }
            ?? (configuration.hasTitle
                ? configuration.attributedTitle : currentTitle.map { AttributedString($0) })
        // UIKit: a configuration without a colour of its own leaves the title the one that was set for the state
        // (github.com/ephread/Instructions @0f3efa7, a plain button, iOS 17).
        let ownColor = configuration.baseForegroundColor == nil ? titleColors.value(for: state) : nil
        let titleColor = isEnabled ? ownColor ?? color : color
        label.numberOfLines = configuration.titleLineBreakMode.isWrapping ? 0 : 1
        let titleFont = configuration.titleFont(in: traitCollection)
        label.font = titleFont
        label.textColor = titleColor
        label.attributedText = title.map {
            followingTextSize(
                Configuration.resolve(
                    $0, font: titleFont, color: titleColor, configuration.titleTextAttributesTransformer))
        }
        label.lineBreakMode = configuration.titleLineBreakMode
        parts.showSubtitle(
            configuration.hasSubtitle
                ? configuration.attributedSubtitle.map {
                    followingTextSize(
                        Configuration.resolve(
                            $0, font: configuration.subtitleFont(in: traitCollection), color: color,
                            configuration.subtitleTextAttributesTransformer))
                } : nil, in: self)
        let alignment: NSTextAlignment =
            switch configuration.alignment(isStacked: isStacked(configuration)) {
            case .leading: isRightToLeft ? .right : .left
            case .trailing: isRightToLeft ? .left : .right
            default: .center
            }
        label.textAlignment = alignment
        parts.subtitle?.textAlignment = alignment
        parts.subtitle?.lineBreakMode = configuration.subtitleLineBreakMode
        let spins = configuration.showsActivityIndicator
        let imageColor = configuration.imageColorTransformer?(color) ?? color
        let ownImage = state == .normal ? nil : images[state]
        showConfigured(
            spins ? nil : configuration.resolvedImage(ownImage, else: currentImage, besides: titleFont),
            color: imageColor)
        parts.showSpinner(
            spins ? configuration.activityIndicatorColorTransformer?(color) ?? color : nil, in: self)
        parts.showIndicator(
            showsIndicator(configuration) ? configuration.indicatorColorTransformer?(color) ?? color : nil,
            in: self)
        let alpha: CGFloat = isHighlighted ? 0.75 : 1
        for view in [label, parts.subtitle, picture, parts.indicator] as [UIView?] { view?.alpha = alpha }
        refreshConfiguredBackground(configuration)
    }

    /// UIKit: a title's own fonts of text styles follow the button's text size (github.com/essentialdevelopercom/essential-feed-case-study
    /// @52840a3, iOS 26.1: `preferredFont(forTextStyle: .body)` in a window of another size than the device).
    private func followingTextSize(_ text: NSAttributedString) -> NSAttributedString {
        let traits = traitCollection
        return text.replacing(.font) { ($0 as? UIFont)?.adjusted(to: traits) }
    }

    private func refreshConfiguredBackground(_ configuration: Configuration) {
        configured?.background.configuration = configuration.resolvedBackground(
            tint: tintColor, isEnabled: isEnabled, isSelected: isSelected, height: bounds.height)
    }

    private func showsIndicator(_ configuration: Configuration) -> Bool {
        switch configuration.indicator {
        case .none: false
        case .popup: true
        case .automatic: menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
        }
    }

    private func isStacked(_ configuration: Configuration) -> Bool {
        configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    }

    // MARK: Sizes

    private struct Sizes {
        var image = CGSize.zero
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var indicator = CGSize.zero
        /// Between picture and titles, between title and subtitle, before the indicator.
        var imagePadding: CGFloat = 0
        var titlePadding: CGFloat = 0
        var indicatorPadding: CGFloat = 0
        var isStacked = false

        var titles: CGSize {
            CGSize(
                width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height
            )
        }
        var block: CGSize {
            isStacked
                ? CGSize(
                    width: max(titles.width, image.width), height: titles.height + image.height + imagePadding
                )
                : CGSize(
                    width: titles.width + image.width + imagePadding, height: max(titles.height, image.height)
                )
        }
        var whole: CGSize {
            CGSize(
                width: block.width + indicatorPadding + indicator.width,
                height: max(block.height, indicator.height))
        }
    }

    /// - Parameter width: what there is for everything, in points; nil: as much as it takes.
    private func sizes(_ configuration: Configuration, width: CGFloat?) -> Sizes {
        var sizes = Sizes()
        sizes.isStacked = isStacked(configuration)
        sizes.image = configured?.spinner?.intrinsicContentSize ?? picture?.image?.size ?? .zero
        sizes.indicator = configured?.indicator?.image?.size ?? .zero
        let subtitle = configured?.subtitle
        if sizes.image != .zero, hasTitle || subtitle != nil {
            sizes.imagePadding = configuration.imagePadding
        }
        if hasTitle, subtitle != nil { sizes.titlePadding = configuration.titlePadding }
        if sizes.indicator != .zero, hasTitle || sizes.image != .zero {
            sizes.indicatorPadding = ConfiguredButtonContent.indicatorPadding
        }
        var space = CGFloat.greatestFiniteMagnitude
        if let width {
            let beside = sizes.isStacked ? 0 : sizes.image.width + sizes.imagePadding
            space = max(width - beside - sizes.indicator.width - sizes.indicatorPadding, 0)
        }
        let proposal = CGSize(width: space, height: .greatestFiniteMagnitude)
        func fitting(_ label: UILabel) -> CGSize {
            let size = label.sizeThatFits(proposal)
            return CGSize(width: min(size.width, space), height: size.height)
        }
        if hasTitle { sizes.title = fitting(label) }
        if let subtitle { sizes.subtitle = fitting(subtitle) }
        return sizes
    }

    /// What the button asks for where it has a width, in points: titles that do not fit wrap. Nil where they do not wrap.
    func configuredSize(_ configuration: Configuration, forWidth width: CGFloat) -> CGSize? {
        guard configuration.titleLineBreakMode.isWrapping else { return nil }
        let insets = configuration.contentInsets
        let space = max(width - insets.leading - insets.trailing, 0)
        let natural = sizes(configuration, width: nil).whole
        let whole = natural.width <= space + 0.5 ? natural : sizes(configuration, width: space).whole
        let pixels = max(traitCollection.displayScale, 1)
        let height = whole.height + insets.top + insets.bottom
        return CGSize(
            width: min(natural.width + insets.leading + insets.trailing, width),
            height: height.roundedUp(toPixelsAt: pixels))
    }

    func configuredSize(_ configuration: Configuration) -> CGSize {
        let insets = configuration.contentInsets
        let across = insets.leading + insets.trailing
        // As wide as on one line, so that a button that had to wrap once may become wider again.
        let natural = sizes(configuration, width: nil).whole
        let height = configured?.wrapWidth.map { sizes(configuration, width: $0).whole.height }
        // Whole pixels: a frame that is rounded down would make the title wrap.
        let pixels = max(traitCollection.displayScale, 1)
        func roundedUp(_ length: CGFloat) -> CGFloat { length.roundedUp(toPixelsAt: pixels) }
        return CGSize(
            width: roundedUp(natural.width + across),
            height: roundedUp((height ?? natural.height) + insets.top + insets.bottom))
    }

    // MARK: Places

    /// Where the title stands down the button at its natural size.
    func configuredTitleFrame(_ configuration: Configuration) -> CGRect {
        let sizes = sizes(configuration, width: nil)
        var top = configuration.contentInsets.top + (sizes.whole.height - sizes.block.height) / 2
        if !sizes.isStacked {
            top += (sizes.block.height - sizes.titles.height) / 2
        } else if configuration.imagePlacement == .top {
            top += sizes.image.height + sizes.imagePadding
        }
        return CGRect(
            x: configuration.contentInsets.leading, y: top, width: sizes.title.width,
            height: sizes.title.height)
    }

    func placeConfigured(_ configuration: Configuration) {
        configured?.background.frame = bounds
        refreshConfiguredBackground(configuration)
        let insets = configuration.contentInsets.resolved(rightToLeft: isRightToLeft)
        let area = bounds.inset(by: insets).withoutNegativeSize
        wrap(configuration, width: area.width)
        let sizes = sizes(configuration, width: area.width)
        let block = place(sizes.whole, in: area)
        var content = block
        if let indicator = configured?.indicator {
            let size = sizes.indicator
            content.size.width -= size.width + sizes.indicatorPadding
            if isRightToLeft { content.origin.x += size.width + sizes.indicatorPadding }
            indicator.frame = onPixels(
                CGRect(
                    x: isRightToLeft ? block.minX : block.maxX - size.width,
                    y: block.midY - size.height / 2, width: size.width, height: size.height))
        }
        let titles = placeImage(configuration, sizes, in: content)
        label.frame = onPixels(
            CGRect(x: titles.minX, y: titles.minY, width: titles.width, height: sizes.title.height))
        configured?.subtitle?.frame = onPixels(
            CGRect(
                x: titles.minX, y: titles.maxY - sizes.subtitle.height, width: titles.width,
                height: sizes.subtitle.height))
    }

    /// Titles that do not fit wrap; the button is as high as they need.
    private func wrap(_ configuration: Configuration, width: CGFloat) {
        guard let configured, bounds.width > 0 else { return }
        let natural = sizes(configuration, width: nil).whole.width
        let wanted = natural > width + 0.5 && configuration.titleLineBreakMode.isWrapping ? width : nil
        guard wanted != configured.wrapWidth else { return }
        configured.wrapWidth = wanted
        invalidateIntrinsicContentSize()
    }

    private func place(_ size: CGSize, in area: CGRect) -> CGRect {
        let fills = contentHorizontalAlignment == .fill
        let width = fills ? area.width : min(size.width, area.width)
        let height = contentVerticalAlignment == .fill ? area.height : min(size.height, area.height)
        return aligned(CGSize(width: width, height: height), in: area)
    }

    /// Places picture or spinner.
    /// - Returns: where the titles go.
    private func placeImage(_ configuration: Configuration, _ sizes: Sizes, in block: CGRect) -> CGRect {
        let (image, padding) = (sizes.image, sizes.imagePadding)
        var frame = CGRect(origin: .zero, size: image)
        var titles = block
        if sizes.isStacked {
            let isTop = configuration.imagePlacement == .top
            let top = block.midY - sizes.block.height / 2
            frame.origin = CGPoint(
                x: block.midX - image.width / 2,
                y: isTop ? top : top + sizes.block.height - image.height)
            titles.origin.y = isTop ? top + image.height + padding : top
        } else {
            let isLeft = (configuration.imagePlacement != .trailing) != isRightToLeft
            // A picture alone stays in the middle of a button that is too small for it.
            let isAlone = sizes.titles == .zero
            frame.origin = CGPoint(
                x: isAlone ? block.midX - image.width / 2 : isLeft ? block.minX : block.maxX - image.width,
                y: block.midY - image.height / 2)
            titles.size.width -= image.width + padding
            if isLeft { titles.origin.x += image.width + padding }
            titles.origin.y = block.midY - sizes.titles.height / 2
        }
        titles.size.height = sizes.titles.height
        configured?.spinner?.frame = onPixels(frame)
        picture?.frame = onPixels(frame)
        return titles
    }
}

extension NSLineBreakMode {
    var isWrapping: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
