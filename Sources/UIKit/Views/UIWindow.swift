/// The root of a view tree: what the screen shows.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// Whether views take over another size of the screen just now.
    final var isTurning = false
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let alert = Level(rawValue: 2000)
        public static let statusBar = Level(rawValue: 1000)
        public static func + (a: Level, b: CGFloat) -> Level { Level(rawValue: a.rawValue + b) }
        public static func - (a: Level, b: CGFloat) -> Level { Level(rawValue: a.rawValue - b) }
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    }

    nonisolated public static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    nonisolated public static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")
    nonisolated public static let didBecomeKeyNotification = Notification.Name(
        "UIWindowDidBecomeKeyNotification")
    nonisolated public static let didResignKeyNotification = Notification.Name(
        "UIWindowDidResignKeyNotification")

    open var windowLevel = Level.normal
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { UIApplication.shared.adopt(self) } }
    }
    open var screen: UIScreen { .main }
    /// Touches in progress and the gestures that follow them.
    let touchDelivery = TouchDelivery()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeRoot()
    }

    /// UIKit: as large as the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        becomeRoot()
        self.windowScene = windowScene
        UIApplication.shared.adopt(self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame = UIScreen.main.bounds
        becomeRoot()
    }

    private func becomeRoot() {
        // UIKit: tests of public apps put a view into a window of which they keep nothing, and it is there until the pool goes.
        _AutoreleasePool.keep(self)
        isHidden = true
        windowReference = self
        cachedTraits = UIScreen.main.traitCollection
    }

    open override var window: UIWindow? { self }
    private lazy var ownUndoManager = UndoManager()
    open override var undoManager: UndoManager? { ownUndoManager }
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }
    open override var safeAreaInsets: UIEdgeInsets { UIScreen.main.configuration.safeAreaInsets }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { visibilityDidChange() } }
    }

    /// Recorded (a trace of an iOS app's window): a root view that does not translate its mask is pinned to the window's edges.
    override func places(_ subview: UIView) -> Bool { subview === rootViewController?.viewIfLoaded }

    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
    }

    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    open func makeKey() {
        let application = UIApplication.shared
        application.adopt(self)
        let old = application.keyWindowStore
        guard old !== self else { return }
        application.keyWindowStore = self
        application.hasHadKeyWindow = true
        if let old {
            old.resignKey()
            NotificationCenter.default.post(name: Self.didResignKeyNotification, object: old)
        }
        becomeKey()
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    open var canBecomeKey: Bool { true }
    /// - Parameter window: of the same screen; nil: the screen.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let (own, other) = (frame.origin, window?.frame.origin ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        let (own, other) = (frame.origin, window?.frame.origin ?? .zero)
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: window), size: rect.size)
    }
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: window), size: rect.size)
    }
    /// Called when this window begins, or ends, to be the one that keys go to.
    open func becomeKey() {}
    open func resignKey() {}
    open var isKeyWindow: Bool {
        let application = UIApplication.shared
        if let key = application.keyWindowStore { return key === self }
        // The key window is gone: keys go to the one in front.
        return application.hasHadKeyWindow && application.keyWindow === self
    }

    /// Delivers an event of the host to views and gesture recognisers.
    open func sendEvent(_ event: UIEvent) { deliver(event) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        rootViewController?.viewIfLoaded?.frame = bounds
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
}

extension UIWindow {
    /// The first responder, unless it is in another window.
    var firstResponder: UIResponder? {
        guard let current = FirstResponder.current else { return nil }
        var responder: UIResponder? = current
        while let next = responder, !(next is UIWindow) { responder = next.next }
        return responder == nil || responder === self ? current : nil
    }

    /// Where messages begin while nobody is the first responder: the controller in front of all others.
    var frontmostResponder: UIResponder {
        guard var front = rootViewController else { return self }
        while let next = front.modal.presented ?? front.childInFront { front = next }
        return front
    }

    /// UIKit: "If the window has an existing view hierarchy, the old views are removed before the new ones are installed" (documentation
    /// of `rootViewController`): with what the old root presents.
    private func replaceRoot(_ old: UIViewController?) {
        old?.dropPresentations()
        old?.viewIfLoaded?.removeFromSuperview()
        installRoot()
        if !isHidden { InterfaceOrientation.update() }
    }

    private func visibilityDidChange() {
        UIApplication.shared.adopt(self)
        UIApplication.shared.visibilityDidChange(of: self)
        installRoot()
        InterfaceOrientation.update()
        if isHidden { passKeysOn() }
        NotificationCenter.default.post(
            name: isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
            object: self)
    }

    /// UIKit: another window becomes key when the key window is hidden.
    private func passKeysOn() {
        guard UIApplication.shared.keyWindowStore === self else { return }
        let others = UIApplication.shared.windowsInOrder.filter {
            $0 !== self && !$0.isHidden && $0.canBecomeKey && !($0 is InputWindow)
        }
        others.last?.makeKey()
    }

    /// Shows the root controller's view once the window is visible.
    private func installRoot() {
        guard !isHidden, let root = rootViewController, root.view.superview !== self else { return }
        root.view.frame = bounds
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(root.view, at: 0)
    }

    /// The screen is about to have another size.
    func tellTransition(to size: CGSize, _ coordinator: TransitionCoordinator) {
        guard size != bounds.size else { return }
        isTurning = true
        defer { isTurning = false }
        rootViewController?.viewWillTransition(to: size, with: coordinator)
        var presented = rootViewController?.modal.presented
        while let current = presented {
            current.modal.presentation?.viewWillTransition(to: size, with: coordinator)
            presented = current.modal.presented
        }
    }

    /// The screen has another size, or other edges, or traits alone are others.
    func finishTransition(to size: CGSize, _ coordinator: TransitionCoordinator) {
        let isResized = size != bounds.size
        isTurning = isResized
        defer { isTurning = false }
        if isResized {
            frame = CGRect(origin: .zero, size: size)
            rootViewController?.viewIfLoaded?.frame = bounds
            refreshChildrenSafeArea()
            // UIKit: what is animated alongside sees the views in the new size.
            layoutIfNeeded()
        }
        coordinator.runAlongside()
        if isResized { layoutIfNeeded() }
        coordinator.finish()
        refreshChildrenSafeArea()
    }

    func refreshChildrenSafeArea() {
        insetState.setSafeArea(safeAreaInsets)
        for subview in subviewList { subview.refreshSafeArea() }
    }
}
