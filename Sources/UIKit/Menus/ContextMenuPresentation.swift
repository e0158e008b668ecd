/// What the one who opened a menu hears.
@MainActor
struct ContextMenuEvents {
    var willDisplay: (any UIContextMenuInteractionAnimating) -> Void = { _ in }
    var willPerformPreview: (any UIContextMenuInteractionCommitAnimating) -> Void = { _ in }
    var willEnd: (any UIContextMenuInteractionAnimating) -> Void = { _ in }
}

/// A menu that is open: the pressed view lifted over the blurred screen, the list beside it, until an action or a place
/// beside is tapped. The menu of a control, or at a rectangle, leaves the screen as it is.
@MainActor
final class ContextMenuPresentation {
    /// Seconds.
    static let duration = 0.25
    // Not recorded: read off published pictures.
    private static let previewRadius: CGFloat = 13
    private static let previewEdge: CGFloat = 16
    private static let liftedShadow = CardShadow(opacity: 0.2, radius: 14, offset: 6)
    /// Reported as the sender of what is chosen.
    private let source: AnyObject
    /// What the list stands beside, in the window; null: nothing.
    private var anchor: CGRect
    private let events: ContextMenuEvents
    private let preview: UIViewController?
    private let backdrop: ContextMenuBackdrop
    private let metrics = PlatformMetrics.current.menus
    /// A picture of the pressed view.
    private var lifted: CardView?
    /// Whether the list lies over what it belongs to.
    private var coversAnchor = false
    private var list: ContextMenuListView?
    private var menu: UIMenu?
    /// It holds itself until it has ended.
    private var own: ContextMenuPresentation?

    /// Nil when the configuration has neither a menu nor a preview.
    init?(
        _ configuration: UIContextMenuConfiguration, of source: UIView,
        _ parameters: UIPreviewParameters?, _ events: ContextMenuEvents, in window: UIWindow
    ) {
        let menu = configuration.actionProvider?([])
        preview = configuration.previewProvider?()
        guard menu != nil || preview != nil else { return nil }
        self.source = source
        self.events = events
        self.menu = menu
        backdrop = ContextMenuBackdrop(frame: window.bounds)
        let place = source.convert(source.bounds, to: nil)
        let isOfControl = source is UIControl && preview == nil
        anchor = preview == nil ? place.intersection(window.bounds) : .null
        coversAnchor = isOfControl && metrics.coversControls
        if preview == nil, !isOfControl { lift(source, parameters, at: place) }
        if !isOfControl { backdrop.darken() }
        start(in: window)
    }

    /// A menu beside a rectangle of the window, which is not dimmed.
    init(
        _ menu: UIMenu, of source: AnyObject, at anchor: CGRect, _ events: ContextMenuEvents,
        in window: UIWindow
    ) {
        preview = nil
        self.source = source
        self.events = events
        self.menu = menu
        self.anchor = anchor
        backdrop = ContextMenuBackdrop(frame: window.bounds)
        start(in: window)
    }

    /// In the window; nil when there is no list.
    var listFrame: CGRect? { list?.frame }

    func move(to anchor: CGRect, animated: Bool) {
        self.anchor = anchor
        guard let list else { return }
        let frame = frame(of: list)
        if animated {
            UIView.animate(withDuration: Self.duration) { list.frame = frame }
        } else {
            list.frame = frame
        }
    }

    /// UIKit: what was pressed stands above the blurred screen with round corners, cut as its preview says.
    private func lift(_ source: UIView, _ parameters: UIPreviewParameters?, at place: CGRect) {
        guard let picture = source.snapshotView(afterScreenUpdates: true) else { return }
        let card = CardView(frame: place)
        card.isUserInteractionEnabled = false
        picture.frame = card.contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.contentView.addSubview(picture)
        if let path = parameters?.visiblePath {
            let cut = CAShapeLayer()
            cut.frame = CGRect(origin: .zero, size: place.size)
            cut.path = path.cgPath
            picture.layer.mask = cut
        } else {
            card.cornerRadius = max(source.layer.cornerRadius, Self.previewRadius)
            card.shadow = Self.liftedShadow
            card.contentView.backgroundColor = parameters?.backgroundColor
        }
        backdrop.addSubview(card)
        lifted = card
    }

    private func start(in window: UIWindow) {
        backdrop.tapped = { [weak self] in self?.end() }
        own = self
        show(in: window)
    }

    private func show(in window: UIWindow) {
        let animator = ContextMenuAnimator(preview: preview)
        events.willDisplay(animator)
        window.addSubview(backdrop)
        if let preview { anchor = placePreview(preview, in: window) }
        if let menu { placeList(of: menu) }
        let moved = makeRoomForList(window.safeAreaInsets)
        backdrop.layoutIfNeeded()
        UIView.performWithoutAnimation {
            backdrop.alpha = 0
            list?.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
        }
        UIView.animateTouchably(
            withDuration: Self.duration,
            animations: { [self] in
                backdrop.alpha = 1
                list?.transform = .identity
                if let moved { lifted?.frame = moved }
                animator.animate()
            }, completion: { _ in animator.complete() })
    }

    /// Where the lifted view goes so that the list has room; nil: it stays.
    private func makeRoomForList(_ safe: UIEdgeInsets) -> CGRect? {
        guard let lifted, let list,
            let moved = metrics.liftedFrame(
                lifted.frame, list: list.fittingSize, in: backdrop.bounds, safe: safe)
        else { return nil }
        anchor = moved
        list.frame = frame(of: list)
        return moved
    }

    private func placePreview(_ preview: UIViewController, in window: UIWindow) -> CGRect {
        let view: UIView = preview.view
        let wanted = preview.preferredContentSize
        let widest = window.bounds.width - 2 * Self.previewEdge
        let tallest = window.bounds.height * 0.55
        let size = CGSize(
            width: wanted.width > 0 ? min(wanted.width, widest) : widest,
            height: wanted.height > 0 ? min(wanted.height, tallest) : tallest)
        let top = max(window.safeAreaInsets.top + metrics.gap, window.bounds.height * 0.12)
        // The view stays as the app made it: the app may push its controller next.
        let platter = UIView(
            frame: CGRect(
                x: (window.bounds.width - size.width) / 2, y: top, width: size.width, height: size.height))
        platter.layer.cornerRadius = Self.previewRadius
        platter.clipsToBounds = true
        view.frame = platter.bounds
        preview.beginAppearance(true, animated: true)
        platter.addSubview(view)
        backdrop.addSubview(platter)
        preview.endAppearance()
        let tap = UITapGestureRecognizer()
        tap.handlers.append { [weak self] _ in self?.commit() }
        platter.addGestureRecognizer(tap)
        return platter.frame
    }

    private func frame(of list: ContextMenuListView) -> CGRect {
        let (size, safe) = (list.fittingSize, backdrop.window?.safeAreaInsets ?? .zero)
        return coversAnchor
            ? metrics.listFrame(size: size, over: anchor, in: backdrop.bounds, safe: safe)
            : metrics.listFrame(size: size, beside: anchor, in: backdrop.bounds, safe: safe)
    }

    private func placeList(of menu: UIMenu) {
        let list = ContextMenuListView(menu)
        list.chosen = { [weak self] leaf in self?.perform(leaf) }
        list.opened = { [weak self] submenu in self?.show(submenu) }
        list.grew = { [weak self, weak list] in
            guard let self, let list else { return }
            UIView.animateTouchably(withDuration: Self.duration) { list.frame = self.frame(of: list) }
        }
        list.frame = frame(of: list)
        list.blur(below: backdrop, veil: backdrop.veil, radius: metrics.blurRadius)
        backdrop.addSubview(list)
        self.list = list
    }

    /// A submenu takes the place of the list.
    private func show(_ submenu: UIMenu) {
        guard let old = list else { return }
        old.removeFromSuperview()
        placeList(of: submenu)
    }

    func update(_ block: (UIMenu) -> UIMenu) {
        guard let menu else { return }
        let changed = block(menu)
        self.menu = changed
        show(changed)
    }

    private func perform(_ leaf: any UIMenuLeaf) {
        let action = leaf as? UIAction
        if let action { menu?.selectIfSingle(action) }
        // UIKit: commands are their own senders, but for those of the menu controller.
        let sender: Any = leaf is UICommand && !(source is UIMenuController) ? leaf : source
        let run = { [source] in
            leaf.performWithSender(sender, target: nil)
            if let action { (source as? UIControl)?.menuDidPerform(action) }
        }
        if leaf.attributes.contains(.keepsMenuPresented) { run() } else { end(run) }
    }

    private func commit() {
        let animator = ContextMenuAnimator(preview: preview)
        events.willPerformPreview(animator)
        end {
            animator.animate()
            animator.complete()
        }
    }

    /// - Parameter then: called as soon as the menu goes, as UIKit calls an action's handler.
    func end(_ then: () -> Void = {}) {
        guard own != nil else { return }
        own = nil
        let animator = ContextMenuAnimator(preview: preview)
        events.willEnd(animator)
        backdrop.isUserInteractionEnabled = false
        let preview = preview
        preview?.beginAppearance(false, animated: true)
        UIView.animateTouchably(
            withDuration: Self.duration,
            animations: { [backdrop, list] in
                backdrop.alpha = 0
                list?.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
                animator.animate()
            },
            completion: { [backdrop] _ in
                backdrop.removeFromSuperview()
                preview?.endAppearance()
                animator.complete()
            })
        then()
    }
}
