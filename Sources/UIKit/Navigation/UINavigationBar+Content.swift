extension UINavigationBar {
    func decodeNavigationBar(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return }
        decodeViewAttributes(coder)
        prefersLargeTitles = coder.flag("largeTitles") ?? false
        isTranslucent = coder.flag("translucent") ?? true
        if coder.element["barStyle"] == "black" { barStyle = .black }
        if let color = coder.givenColor("barTintColor") { barTintColor = color }
        let members = coder.element.members(of: "items")
        if !members.isEmpty {
            items = members.compactMap { coder.instantiation.make($0) as? UINavigationItem }
        }
    }

    func setUp() {
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        largeLabel.accessibilityTraits = .header
        promptLabel.textAlignment = .center
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textColor = .secondaryLabel
        largeClip.clipsToBounds = true
        largeClip.isUserInteractionEnabled = false
        largeClip.addSubview(largeLabel)
        subtitleLabel.textAlignment = .center
        subtitleLabel.font = .systemFont(ofSize: 12)
        largeSubtitleLabel.font = .systemFont(ofSize: 15)
        for label in [subtitleLabel, largeSubtitleLabel] { label.textColor = .secondaryLabel }
        for view in [background, largeClip, titleLabel, promptLabel] { addSubview(view) }
        background.onTraits = { [weak self] in self?.showItemStyle() }
        standardAppearance.onChange = { [weak self] in self?.refresh() }
        refresh()
    }

    /// Title of the back button; nil without one.
    var backTitle: String? { backItem?.backTitle(isShort: !metrics.navigation.showsBackTitles) }

    /// Whether the item now shown has a large title. UIKit: none has where the height is compact, whatever it asks for.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, !isSearchedAlone else {
            return false
        }
        for item in itemStack.reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            // As the item below.
            case .automatic: continue
            }
        }
        return !itemStack.isEmpty
    }

    private var searchHeight: CGFloat {
        guard let search = topItem?.searchBarView else { return 0 }
        return (search as? UISearchBar)?.naturalHeight ?? 56
    }
    private var promptRoom: CGFloat { topItem?.prompt == nil ? 0 : Self.promptHeight }
    /// While one searches, the search bar has the whole bar, unless the app says otherwise.
    var isSearchedAlone: Bool {
        guard let search = topItem?.searchController else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }
    /// What gives way to the content. A search bar that is in use stays.
    var collapse: BarCollapse {
        let hidesSearch =
            topItem?.hidesSearchBarWhenScrolling == true && topItem?.searchController?.isActive == false
        return BarCollapse(title: showsLargeTitle ? largeZone : 0, search: hidesSearch ? searchHeight : 0)
    }
    /// Of title and buttons, and of the prompt above them.
    var rowExtent: CGFloat { isSearchedAlone ? 0 : promptRoom + titleHeight + metrics.navigation.rowGap }
    /// Without what gives way to the content.
    var inlineHeight: CGFloat { rowExtent + searchHeight - collapse.search }
    /// As the content leaves it.
    var contentHeight: CGFloat { inlineHeight + collapse.parts(of: openExtent).whole }
    /// With all of it.
    var expandedHeight: CGFloat { inlineHeight + collapse.whole }

    private var effectiveAppearance: EffectiveAppearance<UINavigationBarAppearance> {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let item = topItem
        let compact = isCompact ? item?.compactAppearance ?? compactAppearance : nil
        let compactEdge = isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
        return EffectiveAppearance(
            standard: compact ?? item?.standardAppearance ?? standardAppearance,
            scrollEdge: compactEdge ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance,
            isAtScrollEdge: isAtScrollEdge
                && (EffectiveAppearance<UINavigationBarAppearance>.isForEveryBar || showsLargeTitle))
    }
    /// UIKit: an appearance that the app has set takes over from the colour of before there were any.
    var ownColor: UIColor? {
        let hasAppearance = hasOwnStandardAppearance || scrollEdgeAppearance != nil
        return hasAppearance ? look.backgroundColor ?? barTintColor : barTintColor ?? look.backgroundColor
    }
    private var look: UINavigationBarAppearance { effectiveAppearance.appearance }

    func refreshBackground() {
        let look = look
        // What stands in the bar was made for another look.
        if let known = itemStyle.appearance, known !== look, !known.hasSameButtons(as: look) {
            return refresh()
        }
        let dark: UIColor? = barStyle == .black ? .black : nil
        background.show(
            effectiveAppearance, tint: ownColor ?? dark,
            image: images[UIBarMetrics.default.rawValue], isTranslucent: isTranslucent,
            hasLine: !metrics.isGlass && shadowImage == nil && look.shadowImage?.size != .zero)
        showEdgeFade(background.isBare && !isAtScrollEdge)
        showItemStyle()
        style(
            titleLabel, .systemFont(ofSize: 17, weight: .semibold), look.titleTextAttributes,
            titleTextAttributes)
        style(
            largeLabel, .systemFont(ofSize: 34, weight: .bold), look.largeTitleTextAttributes,
            largeTitleTextAttributes)
    }

    private func style(
        _ label: UILabel, _ font: UIFont, _ first: [NSAttributedString.Key: Any],
        _ second: [NSAttributedString.Key: Any]?
    ) {
        let text = first.merging(second ?? [:]) { $1 }
        label.font = text[.font] as? UIFont ?? font
        label.textColor = text[.foregroundColor] as? UIColor ?? (barStyle == .black ? .white : .label)
        guard let title = label.text, text.keys.contains(where: { $0 != .font && $0 != .foregroundColor })
        else {
            return
        }
        // Letter spacing, shadows and their like.
        let plain: [NSAttributedString.Key: Any] = [.font: label.font!, .foregroundColor: label.textColor!]
        label.attributedText = NSAttributedString(string: title, attributes: text.merging(plain) { $1 })
    }

    /// The search bar shows scopes now, or no longer.
    func searchDidResize() {
        onChange?()
        setNeedsLayout()
    }

    /// One begins to search, or has ended.
    func searchDidChange() {
        guard window != nil else { return searchDidResize() }
        superview?.layoutIfNeeded()
        let dissolve = BarDissolve(of: self, hasSearch: false)
        UIView.animateTouchably(withDuration: UISearchController.duration) {
            self.searchDidResize()
            self.superview?.layoutIfNeeded()
            dissolve.run(duration: UISearchController.duration)
        } completion: { _ in
            dissolve.end()
        }
    }

    /// Rebuilds what the bar shows.
    func refresh() {
        for (view, _) in itemViews { view.removeFromSuperview() }
        itemViews = []
        if let shownTitleView, shownTitleView !== topItem?.titleView || isSearchedAlone {
            shownTitleView.removeFromSuperview()
        }
        if let shownSearchBar, shownSearchBar !== topItem?.searchBarView {
            shownSearchBar.removeFromSuperview()
        }
        let item = topItem
        titleLabel.text = item?.title
        largeLabel.text = item?.title
        promptLabel.text = item?.prompt
        subtitleLabel.text = item?.subtitle
        largeSubtitleLabel.text = item?.largeSubtitle ?? item?.subtitle
        let isLarge = showsLargeTitle && item?.largeSubtitleView == nil
        show(subtitleLabel, isLarge ? nil : item?.subtitleView, in: self)
        show(largeSubtitleLabel, isLarge ? item?.subtitleView : item?.largeSubtitleView, in: largeClip)
        promptLabel.isHidden = item?.prompt == nil || isSearchedAlone
        itemStyle = (tint.color, look)
        refreshBackground()
        let buttons = BarButtonStyle(
            of: self, look.buttonAppearance, done: look.doneButtonAppearance, metrics.navigationPlatters)
        if !isSearchedAlone {
            if let backTitle, item?.showsBackButton == true {
                add(backUnit(backTitle, buttons), isLeft: true)
            }
            for view in units(of: item?.leadingItems ?? [], buttons, isLeft: true) { add(view, isLeft: true) }
            for view in units(of: item?.trailingItems ?? [], buttons, isLeft: false) {
                add(view, isLeft: false)
            }
            if let titleView = item?.titleView, titleView.superview !== self { addSubview(titleView) }
        }
        showItemStyle()
        shownTitleView = item?.titleView
        if let search = item?.searchBarView, search.superview !== self {
            // UIKit: the field begins where the large title and the bar's buttons do.
            search.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
            addSubview(search)
        }
        shownSearchBar = item?.searchBarView
        contentWasMade()
    }

    /// Whether a view of the app's has come into another one since the bar took it.
    var hasLostViews: Bool {
        guard !isSearchedAlone, let item = topItem else { return false }
        let items = (item.leadingItems + item.trailingItems).filter { !$0.isHidden }
        return (items.map(\.customView) + [item.titleView]).contains { $0?.isDescendant(of: self) == false }
    }

    /// Most bars have no subtitle. A view of the app's stands in the label's place; one for both titles in that below the large one.
    private func show(_ subtitle: UILabel, _ own: UIView?, in view: UIView) {
        for other in subtitle.subviews where other !== own { other.removeFromSuperview() }
        if let own {
            subtitle.text = nil
            subtitle.addSubview(own)
        }
        subtitle.isUserInteractionEnabled = own != nil
        if subtitle.text == nil, own == nil {
            subtitle.removeFromSuperview()
        } else {
            view.addSubview(subtitle)
        }
    }

    /// Of a subtitle, or of the app's view in its place.
    private func sizeOfSubtitle(_ label: UILabel, width: CGFloat) -> CGSize {
        label.subviews.first?.barSize(CGSize(width: width, height: titleHeight)) ?? label.intrinsicContentSize
    }

    /// Below the large title.
    var largeSubtitleExtent: CGFloat {
        let own = largeSubtitleLabel.subviews.first?.barSize(CGSize(width: bounds.width, height: titleHeight))
        return max(Self.largeSubtitleHeight, (own?.height ?? 0) + 4)
    }

    private func placeSubtitle(_ label: UILabel, _ frame: CGRect) {
        place(label, frame)
        label.subviews.first?.frame = label.bounds
    }

    /// What stands on the background.
    var contentViews: [UIView] { subviews.filter { $0 !== background } }

    private func add(_ view: UIView, isLeft: Bool) {
        addSubview(view)
        itemViews.append((view, isLeft))
    }

    /// Human Interface Guidelines: what is touched is at least 44 points wide and high.
    static let leastTouchExtent: CGFloat = 44

    private func backUnit(_ title: String, _ style: BarButtonStyle) -> UIView {
        let button = backButton(title)
        guard metrics.isGlass else {
            // UIKit: 11 by 19 points (recorded).
            let bold = UIImage.SymbolConfiguration(pointSize: 19, weight: .semibold)
            button.setPreferredSymbolConfiguration(bold, forImageIn: .normal)
            return button
        }
        if backItem?.backBarButtonItem?.tintColor == nil, let color = style.color { button.tintColor = color }
        button.setPreferredSymbolConfiguration(.ofBars, forImageIn: .normal)
        return BarPlatterView([(button, title.isEmpty ? .image : .text)], style.metrics)
    }

    private func backButton(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.leastTouchExtent = UINavigationBar.leastTouchExtent
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.setImage(
            backIndicatorImage ?? backItem?.backBarButtonItem?.image ?? look.backIndicatorImage, for: .normal)
        let text = look.backButtonAppearance.normal.titleTextAttributes
        if let color = text[.foregroundColor] as? UIColor { button.setTitleColor(color, for: .normal) }
        if let font = text[.font] as? UIFont { button.titleLabel?.font = font }
        let item = backItem?.backBarButtonItem ?? UIBarButtonItem()
        item.onChange = nil
        AppearanceProxies.apply(to: item, in: self)
        let own = item.titleTextAttributes(for: .normal)
        if let color = own?[.foregroundColor] as? UIColor { button.setTitleColor(color, for: .normal) }
        if let font = own?[.font] as? UIFont { button.titleLabel?.font = font }
        if let tint = item.tintColor { button.tintColor = tint }
        if let image = item.backButtonBackgroundImage(for: .normal, barMetrics: .default) {
            button.setBackgroundImage(image, for: .normal)
        }
        backTitleOffset = item.backButtonTitlePositionAdjustment(for: .default)
        spaceChevron(of: button)
        button.accessibilityIdentifier = Self.backIdentifier
        let isShort = !metrics.navigation.showsBackTitles
        button.accessibilityLabel =
            title.isEmpty ? isShort ? backItem?.spokenBackTitle : SystemWord.back.text : title
        button.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
        return button
    }

    private func goBack() {
        if let action = topItem?.backAction { return action.perform(sender: self) }
        if let onBack { return onBack() }
        popItem(animated: true)
    }

    private func units(of items: [UIBarButtonItem], _ style: BarButtonStyle, isLeft: Bool) -> [UIView] {
        let shown = items.filter { !$0.isHidden }
        for item in shown {
            item.onChange = nil
            AppearanceProxies.apply(to: item, in: self)
            item.onChange = { [weak self] in self?.refresh() }
        }
        // The first of the trailing items stands at the edge.
        return UIBarButtonItem.units(of: shown, style, isReversed: !isLeft)
    }

    /// Small pieces of glass are light over what is light, and dark over what is dark (WWDC 2025, session 219): here over the bar's own
    /// colour.
    private func showItemStyle() {
        let style = background.styleAbove
        for (view, _) in itemViews where view is BarPlatterView && view.overrideUserInterfaceStyle != style {
            view.overrideUserInterfaceStyle = style
        }
    }

    private func showEdgeFade(_ isShown: Bool) {
        guard isShown || edgeFade != nil else { return }
        let fade = edgeFade ?? ScrollEdgeFade(frame: .zero)
        if edgeFade == nil {
            edgeFade = fade
            insertSubview(fade, aboveSubview: background)
        }
        if isShown { fade.show(contentBelow) }
        fade.isHidden = !isShown || fade.isAway
    }

    func layoutBarContent() {
        let up = superview == nil ? 0 : max(frame.minY, 0)
        // The background goes on to the edge of the screen, or of the sheet.
        let isAtTop = up > 0 && up <= max(window?.safeAreaInsets.top ?? 0, metrics.navigation.sheetGap)
        background.frame = CGRect(
            x: 0, y: isAtTop ? -up : 0, width: bounds.width, height: bounds.height + (isAtTop ? up : 0))
        edgeFade?.frame = background.frame
        let promptRoom = promptRoom
        promptLabel.frame = CGRect(x: 16, y: 4, width: max(bounds.width - 32, 0), height: 20)
        let top = promptRoom
        let inset = max(16, max(safeAreaInsets.left, safeAreaInsets.right))
        let isLarge = showsLargeTitle
        let open = collapse.parts(of: bounds.height - inlineHeight)
        let extent = open.title
        titleLabel.isHidden = topItem?.titleView != nil || isSearchedAlone || (isLarge && extent > 12)
        largeClip.isHidden = !isLarge
        var (left, right) = (bounds.minX + inset, bounds.maxX - inset)
        shortenBackTitle(room: right - left)
        for (index, (view, isLeft)) in itemViews.enumerated() {
            let size = itemSize(view, right - left, besides: itemViews[(index + 1)...].map(\.view))
            let y = top + (titleHeight - size.height) / 2
            let reach = isLeft ? reach(of: view) : 0
            let x = isLeft ? left - reach : right - size.width
            place(view, CGRect(x: x, y: y, width: size.width, height: size.height))
            if isLeft {
                left += size.width - reach + Self.itemGap
            } else {
                right -= size.width + Self.itemGap
            }
        }
        let titleView = topItem?.titleView ?? titleLabel
        let fit = titleView.barSize(CGSize(width: max(right - left, 0), height: titleHeight))
        let width = min(fit.width, max(right - left, 0))
        let height = min(fit.height, titleHeight)
        let moved = titleView === titleLabel ? titleOffset : .zero
        func placed(_ width: CGFloat) -> CGFloat {
            // Places are mirrored after this where writing runs from right to left; the app's offset is not.
            let across = isRightToLeft ? -moved.horizontal : moved.horizontal
            return min(max(bounds.midX + across - width / 2, left), max(right - width, left))
        }
        subtitleLabel.isHidden =
            subtitleLabel.superview == nil || titleView.isHidden || titleView !== titleLabel
        let below =
            subtitleLabel.isHidden ? .zero : sizeOfSubtitle(subtitleLabel, width: max(right - left, 0))
        let upper = top + (titleHeight - height - below.height) / 2 + moved.vertical
        place(titleView, CGRect(x: placed(width), y: upper, width: width, height: height))
        if !subtitleLabel.isHidden {
            let wide = min(below.width, max(right - left, 0))
            placeSubtitle(
                subtitleLabel, CGRect(x: placed(wide), y: upper + height, width: wide, height: below.height))
        }
        largeClip.frame = CGRect(
            x: 0, y: rowExtent, width: bounds.width, height: extent)
        // The title leaves upwards under the bar.
        let largeWidth = max(bounds.width - 2 * (inset + 4), 0)
        let largeHeight = largeLabel.intrinsicContentSize.height
        place(
            largeLabel,
            CGRect(
                x: inset + 4, y: 3 - (largeZone - min(extent, largeZone)), width: largeWidth,
                height: largeHeight))
        let largeBelow = sizeOfSubtitle(largeSubtitleLabel, width: largeWidth)
        placeSubtitle(
            largeSubtitleLabel,
            CGRect(
                x: inset + 4, y: largeLabel.frame.maxY - 2,
                width: largeSubtitleLabel.subviews.isEmpty ? largeWidth : min(largeBelow.width, largeWidth),
                height: largeBelow.height))
        let searchExtent = collapse.search > 0 ? open.search : searchHeight
        shownSearchBar?.frame = CGRect(
            x: 0, y: bounds.height - searchExtent, width: bounds.width, height: searchExtent)
    }

    /// Half of the bar for an item, and more where it needs more and the other items leave it. What takes all that there is keeps to the half.
    private func itemSize(_ view: UIView, _ room: CGFloat, besides others: [UIView]) -> CGSize {
        let half = CGSize(width: bounds.width / 2, height: titleHeight)
        let size = view.barSize(half)
        guard size.width >= half.width else { return size }
        let taken = others.reduce(0) { $0 + $1.barSize(half).width + Self.itemGap }
        let whole = CGSize(width: room - taken, height: titleHeight)
        guard whole.width > half.width else { return size }
        let wide = view.barSize(whole)
        return wide.width < whole.width ? wide : size
    }

    /// By how much the app has the title stand off its place, which it leaves no further than buttons and margins let it.
    private var titleOffset: UIOffset {
        let metrics: UIBarMetrics = traitCollection.verticalSizeClass == .compact ? .compact : .default
        var offset = look.titlePositionAdjustment
        offset.vertical += titleVerticalPositionAdjustment(for: metrics)
        return offset
    }

    /// On whole pixels, and on the other side where writing runs from right to left.
    private func place(_ view: UIView, _ frame: CGRect) {
        let scale = max(traitCollection.displayScale, 1)
        let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
        let place = CGRect(
            x: (x * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale, width: frame.width,
            height: frame.height)
        if !view.translatesAutoresizingMaskIntoConstraints, itemViews.contains(where: { $0.view === view }) {
            return placeItem(view, place)
        }
        guard view.bounds.isEmpty else { return view.frame = place }
        // What is new does not come from a corner where a change of the bar is animated.
        UIView.performWithoutAnimation {
            view.frame = place
            view.layoutIfNeeded()
        }
    }
}

extension UIView {
    /// The size of an item's view in a bar: what it needs, what its constraints say, or what it has.
    func barSize(_ room: CGSize) -> CGSize {
        var size = sizeThatFits(room)
        if size.width <= 0 || size.height <= 0 || !translatesAutoresizingMaskIntoConstraints {
            let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if fitting.width > 0 { size.width = fitting.width }
            if fitting.height > 0 { size.height = fitting.height }
        }
        return CGSize(
            width: min(max(size.width, 0), room.width), height: min(max(size.height, 0), room.height))
    }
}
