extension UIView {
    /// The safe area that this view's place in its superview leaves it.
    /// UIKit: child.top = clamp(parent.top - minY, 0, parent.top), other edges alike (iOS 26.1, recorded).
    private var inheritedSafeArea: UIEdgeInsets {
        guard let parent = superviewReference else { return .zero }
        let isCover = controller?.searchRole.coversParent == true
        let p = isCover ? parent.safeAreaInsets : parent.safeAreaInsetsForSubviews
        guard p != .zero else { return .zero }
        // What slides in or out over the screen has the safe area of its place.
        let f = (parent as? UITransitionView)?.restingFrame(of: self) ?? frame
        let outer = parent.bounds
        func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(value, 0), limit) }
        return UIEdgeInsets(
            top: clamp(p.top - (f.minY - outer.minY), p.top),
            left: clamp(p.left - (f.minX - outer.minX), p.left),
            bottom: clamp(f.maxY - (outer.maxY - p.bottom), p.bottom),
            right: clamp(f.maxX - (outer.maxX - p.right), p.right))
    }

    /// UIKit: a screen that leaves is not laid out anew for what comes in its place, and comes back as it was.
    private var keepsSafeArea: Bool {
        guard let controller, insetState.safeArea != .zero else { return false }
        return controller.appearance.isLeavingStack || superviewReference == nil
    }

    /// Works out the safe area anew; tells this view and all below where it changed.
    func refreshSafeArea() {
        KeyboardGuides.follow(in: self)
        guard !keepsSafeArea else { return }
        var insets = inheritedSafeArea
        if let controller {
            insets = insets + controller.containerInsets + controller.additionalSafeAreaInsets
        }
        guard insetState.setSafeArea(insets) else { return }
        marginsMayHaveChanged()
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        safeAreaGuideDidChange()
        setNeedsLayout()
        for subview in subviewList { subview.refreshSafeArea() }
    }

    /// The margins that were set (8 by default), with the safe area and the superview's margins where asked.
    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = ownLayoutMargins
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
        // The superview's hold its safe area already.
        if preservesSuperviewLayoutMargins, let parent = superviewReference {
            let p = parent.marginsForSubviews
            let f = frame
            let outer = parent.bounds
            // Never more than the superview's own, as with safe areas: a frame that is about to change may reach far out.
            margins.top = max(margins.top, p.top - max(f.minY - outer.minY, 0))
            margins.left = max(margins.left, p.left - max(f.minX - outer.minX, 0))
            margins.bottom = max(margins.bottom, p.bottom - max(outer.maxY - f.maxY, 0))
            margins.right = max(margins.right, p.right - max(outer.maxX - f.maxX, 0))
        }
        return margins
    }

    /// A scroll view's with what of the safe area its content insets do not hold: content is not pushed about while it is scrolled through
    /// the rest, and rows are as high wherever they stand.
    private var marginsForSubviews: UIEdgeInsets {
        let margins = effectiveLayoutMargins
        guard insetsLayoutMarginsFromSafeArea, self is UIScrollView else { return margins }
        let (all, left) = (safeAreaInsets, safeAreaInsetsForSubviews)
        return UIEdgeInsets(
            top: margins.top - all.top + left.top, left: margins.left - all.left + left.left,
            bottom: margins.bottom - all.bottom + left.bottom, right: margins.right - all.right + left.right)
    }

    private var ownLayoutMargins: UIEdgeInsets {
        guard let controller, windowReference != nil else {
            return insetState.ownMargins?.resolved(rightToLeft: isRightToLeft) ?? standardLayoutMargins
        }
        let least = screenSideMargin
        guard let ownMargins = insetState.ownMargins else {
            return UIEdgeInsets(top: 0, left: least, bottom: 0, right: least)
        }
        var margins = ownMargins.resolved(rightToLeft: isRightToLeft)
        if controller.viewRespectsSystemMinimumLayoutMargins {
            margins.left = max(margins.left, least)
            margins.right = max(margins.right, least)
        }
        return margins
    }

    /// At the sides of a screen's root view: 16, or 20 on wide screens (recorded on iOS 13).
    var screenSideMargin: CGFloat {
        let table = PlatformMetrics.current.table
        let isPad = traitCollection.userInterfaceIdiom == .pad
        return isPad ? table.wideLeadingMargin : table.sideMargin(width: marginWidth)
    }

    /// The width that says whether the margins at a screen's sides are wide. UIKit: in a window without a scene they are narrow, since
    /// there are scenes (tables in windows that tests without an app made: of 390 points, whose scene was gone, iOS 26.0 and 26.1,
    /// github.com/essentialdevelopercom/essential-feed-case-study @52840a3; of 393 points, which never had one, iOS 17,
    /// github.com/merteyup/Essential-Feed @dd5a5c9). Windows of 414 points that such tests made with iOS 13 have wide ones.
    var marginWidth: CGFloat {
        guard PlatformMetrics.current.table.wideMarginsNeedScene, let window, window.windowScene == nil else {
            return bounds.width
        }
        return 0
    }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        setDirectionalMargins(NSDirectionalEdgeInsets(margins, rightToLeft: isRightToLeft))
    }

    func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
        guard insetState.setOwnMargins(margins) else { return }
        marginsMayHaveChanged()
    }

    func marginsMayHaveChanged() {
        guard insetState.setMargins(effectiveLayoutMargins) else { return }
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
        layoutMarginsGuideDidChange()
        setNeedsLayout()
        for subview in subviewList where subview.preservesSuperviewLayoutMargins {
            subview.marginsMayHaveChanged()
        }
    }

    var isRightToLeft: Bool {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: false
        case .forceRightToLeft: true
        case .unspecified: traitCollection.layoutDirection == .rightToLeft
        }
    }
}
