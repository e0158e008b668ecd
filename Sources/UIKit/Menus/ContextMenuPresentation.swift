/// What the one who opened a menu hears.
@MainActor
struct ContextMenuEvents {
    var willDisplay: (any UIContextMenuInteractionAnimating) -> Void = { _ in }
    var willPerformPreview: (any UIContextMenuInteractionCommitAnimating) -> Void = { _ in }
    var willEnd: (any UIContextMenuInteractionAnimating) -> Void = { _ in }
}

/// A menu that is open: the screen dimmed around the pressed view, the list beside it, until an action or a place
/// beside is tapped.
///
/// DIFFERS: the pressed view stays where it is, clear in a dimmed screen; there is no blur.
@MainActor
final class ContextMenuPresentation {
    /// Seconds.
    static let duration = 0.25
    private let source: UIView
    private let events: ContextMenuEvents
    private let preview: UIViewController?
    private let backdrop: ContextMenuBackdrop
    private var list: ContextMenuListView?
    private var menu: UIMenu?
    /// It holds itself until it has ended.
    private var own: ContextMenuPresentation?

    /// Nil when the configuration has neither a menu nor a preview.
    init?(
        _ configuration: UIContextMenuConfiguration, of source: UIView, _ events: ContextMenuEvents,
        in window: UIWindow
    ) {
        let menu = configuration.actionProvider?([])
        preview = configuration.previewProvider?()
        guard menu != nil || preview != nil else { return nil }
        self.source = source
        self.events = events
        self.menu = menu
        backdrop = ContextMenuBackdrop(frame: window.bounds)
        let hole = preview == nil ? source.convert(source.bounds, to: nil).intersection(window.bounds) : .null
        backdrop.hole = hole
        backdrop.holeRadius = max(source.layer.cornerRadius, ContextMenuMetrics.previewRadius)
        backdrop.tapped = { [weak self] in self?.end() }
        own = self
        show(in: window)
    }

    private func show(in window: UIWindow) {
        let animator = ContextMenuAnimator(preview: preview)
        events.willDisplay(animator)
        window.addSubview(backdrop)
        var anchor = backdrop.hole
        if let preview { anchor = placePreview(preview, in: window) }
        if let menu { placeList(of: menu, beside: anchor) }
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
                animator.animate()
            }, completion: { _ in animator.complete() })
    }

    private func placePreview(_ preview: UIViewController, in window: UIWindow) -> CGRect {
        let view: UIView = preview.view
        let wanted = preview.preferredContentSize
        let widest = window.bounds.width - 2 * ContextMenuMetrics.edge
        let tallest = window.bounds.height * 0.55
        let size = CGSize(
            width: wanted.width > 0 ? min(wanted.width, widest) : widest,
            height: wanted.height > 0 ? min(wanted.height, tallest) : tallest)
        let top = max(window.safeAreaInsets.top + ContextMenuMetrics.gap, window.bounds.height * 0.12)
        view.frame = CGRect(
            x: (window.bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
        view.layer.cornerRadius = ContextMenuMetrics.previewRadius
        view.clipsToBounds = true
        preview.beginAppearance(true, animated: true)
        backdrop.addSubview(view)
        preview.endAppearance()
        let tap = UITapGestureRecognizer()
        tap.handlers.append { [weak self] _ in self?.commit() }
        view.addGestureRecognizer(tap)
        return view.frame
    }

    private func placeList(of menu: UIMenu, beside anchor: CGRect) {
        let list = ContextMenuListView(menu)
        list.chosen = { [weak self] action in self?.perform(action) }
        list.opened = { [weak self] submenu in self?.show(submenu) }
        list.frame = ContextMenuMetrics.listFrame(
            size: list.fittingSize, beside: anchor, in: backdrop.bounds,
            safe: backdrop.window?.safeAreaInsets ?? .zero)
        backdrop.addSubview(list)
        self.list = list
    }

    /// A submenu takes the place of the list.
    private func show(_ submenu: UIMenu) {
        guard let old = list else { return }
        let anchor = preview?.viewIfLoaded?.frame ?? backdrop.hole
        old.removeFromSuperview()
        placeList(of: submenu, beside: anchor)
    }

    func update(_ block: (UIMenu) -> UIMenu) {
        guard let menu else { return }
        let changed = block(menu)
        self.menu = changed
        show(changed)
    }

    private func perform(_ action: UIAction) {
        menu?.selectIfSingle(action)
        if action.attributes.contains(.keepsMenuPresented) {
            action.perform(sender: source)
            (source as? UIControl)?.menuDidPerform(action)
            return
        }
        end { [source] in
            action.perform(sender: source)
            (source as? UIControl)?.menuDidPerform(action)
        }
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
