/// Shows a menu for a view when a finger rests on it.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    public enum Appearance: Int, Sendable { case unknown, rich, compact }

    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private let press = UILongPressGestureRecognizer()
    /// The menu that is open.
    private var presentation: ContextMenuPresentation?
    private var lastLocation = CGPoint.zero
    /// What the delegate gave for the press that is about to begin.
    private var waiting: UIContextMenuConfiguration?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.delegate = self
        press.handlers.append { [weak self] in
            if $0.state == .began { self?.open() }
        }
    }

    /// A press where there is no menu stays a press for others.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard presentation == nil, let view, let delegate else { return false }
        lastLocation = gestureRecognizer.location(in: view)
        waiting = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: lastLocation)
        return waiting != nil
    }

    /// Whether `recognizer` is the press that opens menus.
    func isPress(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === press }

    open var menuAppearance: Appearance { presentation == nil ? .unknown : .rich }
    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        self.view?.removeGestureRecognizer(press)
    }
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }
    /// Where the finger that opened the menu came down.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return lastLocation }
        return view.map { own.convert(lastLocation, to: $0) } ?? own.convert(lastLocation, to: nil)
    }
    open func dismissMenu() { presentation?.end() }
    /// Replaces the open menu by what `block` makes of it.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { presentation?.update(block) }

    private func open() {
        guard let configuration = waiting else { return }
        waiting = nil
        present(configuration)
    }

    /// Shows the menu at once, as a tap on a control does.
    func present(_ configuration: UIContextMenuConfiguration) {
        guard presentation == nil, let view, let window = view.window, let delegate else { return }
        let preview = delegate.optional.contextMenuInteraction(
            self, previewForHighlightingMenuWithConfiguration: configuration)
        let shown = preview ?? nil
        let source = shown?.view ?? view
        var events = ContextMenuEvents()
        events.willDisplay = { [weak self] animator in
            guard let self else { return }
            self.delegate?.contextMenuInteraction(
                self, willDisplayMenuFor: configuration, animator: animator)
        }
        events.willPerformPreview = { [weak self] animator in
            guard let self else { return }
            self.delegate?.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        events.willEnd = { [weak self] animator in
            guard let self else { return }
            self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
            self.presentation = nil
        }
        presentation = ContextMenuPresentation(
            configuration, of: source, shown?.parameters, events, in: window)
    }
}

/// Says what a menu holds and hears of its life.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Nil: no menu at this place, in the interaction's view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    // @optional
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// The preview was tapped.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}
