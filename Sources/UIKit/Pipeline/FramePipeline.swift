/// From a moment of time to a committed tree. The whole order of a frame is in `frame(at:)`.
@preconcurrency @MainActor
public final class FramePipeline {
    /// The session's.
    @SessionLocal public private(set) static var current = FramePipeline()

    /// A layer above all windows, so that several windows make one tree.
    private let screenLayer = CALayer()
    private var shownWindows: [UIWindow] = []
    private var lastTraits: UITraitCollection?
    private var isSettling = false
    private var isDrawing = false
    private var isAskedForFrame = false
    private var afterLayout: [@MainActor () -> Void] = []
    private var releasePool: [AnyObject] = []
    /// Which way up the interface was and will be, while controllers hear that it turns.
    private(set) var turn: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
    /// How many rounds of layout the last frame took.
    public private(set) var layoutRounds = 0
    /// How many cells, headers and footers lists have made in the session.
    public internal(set) var cellsMade = 0

    private init() {
        CALayer.copyMaker = { Construction.copy(of: $0) }
        CATransaction.committer = { FramePipeline.current.flush() }
        FrameClock.turnEnder = { FramePipeline.current.endTurn() }
        screenLayer.anchorPoint = .zero
        screenLayer.nodeName = "UIScreen"
        screenLayer.asksForActions = false
    }

    /// Runs the frame at `time` (seconds of the session's clock) and gives what the screen shows then.
    public func frame(at time: Double) -> LayerTree {
        layoutRounds = 0
        FrameClock.current.advance(to: time)
        settle()
        runAfterLayout()
        isDrawing = true
        display()
        defer {
            isDrawing = false
            CATransaction.commitImplicit()
            drainReleasePool()
        }
        return commit(at: time)
    }

    /// Whether views are being laid out or drawn.
    public var isMakingPicture: Bool { isSettling || isDrawing }

    /// Lays out and displays what waits, in the present moment. Nothing when it is asked for from within a layout.
    private func flush() {
        guard !isSettling else { return }
        settle()
        display()
    }

    /// Brings all that waits up to date, in the present moment. Nothing when it is asked for from within a layout.
    func flushUpdates() {
        if !isSettling { settle() }
    }

    /// Between two turns of the run loop within a frame.
    private func endTurn() {
        if dirtyWindow != nil { flushUpdates() }
    }

    /// Traits, properties, constraints, layout, corrections: until nothing is dirty.
    public func settle() {
        isSettling = true
        defer { isSettling = false }
        propagateTraits()
        Settling.frame.run(dirtyWindow.map { "still dirty: " + $0.dirtyViews.joined(separator: ", ") }) { _ in
            guard let window = dirtyWindow else { return true }
            layoutRounds += 1
            window.updatePropertiesTree()
            window.updateConstraintsTree()
            window.layoutTree()
            window.layer.layoutTree()
            return dirtyWindow == nil
        }
    }

    /// Whether something waits to be laid out, displayed or committed, or an animation runs.
    public var needsFrame: Bool {
        isAskedForFrame || dirtyWindow != nil || !afterLayout.isEmpty || screenLayer.needsCommit
            || CATransaction.waitsForFrame
            || windowsInOrder.contains { $0.layer.needsCommit || $0.layer.subtreeNeedsDisplay }
    }

    /// Sees to a further frame although no view changed: what the host lays over the screen may look different.
    func setNeedsFrame() { isAskedForFrame = true }

    /// Changes the device as the host asks (rotation, text size, appearance …) and lets views follow. The interface
    /// is as the configuration says, whatever the app supports.
    public func apply(_ configuration: DeviceConfiguration) {
        InterfaceOrientation.release()
        let old = UIScreen.main.configuration.orientation
        change(to: configuration)
        guard configuration.orientation != old else { return }
        NotificationCenter.default.post(
            name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }

    func change(to configuration: DeviceConfiguration) {
        let screen = UIScreen.main
        let old = screen.configuration
        guard configuration != old else { return }
        let newTraits = UITraitCollection(configuration.traitValues)
        let turned = configuration.size != old.size || configuration.safeAreaInsets != old.safeAreaInsets
        // UIKit: controllers hear of the traits to come, then of the size to come, before either has changed; then both change, with
        // what is animated alongside (documentation of `viewWillTransition` and `willTransition`).
        let windows = UIApplication.shared.windowList.map {
            (window: $0, coordinator: TransitionCoordinator(duration: 0.3, containerView: $0))
        }
        let isTurned = configuration.orientation != old.orientation
        turn = isTurned ? (from: old.orientation, to: configuration.orientation) : nil
        for (window, coordinator) in windows {
            coordinator.turn(from: old.orientation, to: configuration.orientation)
            if newTraits.values.horizontalSizeClass != window.traitCollection.horizontalSizeClass
                || newTraits.values.verticalSizeClass != window.traitCollection.verticalSizeClass
            {
                window.rootViewController?.willTransition(to: newTraits, with: coordinator)
            }
            if turned { window.tellTransition(to: configuration.size, coordinator) }
        }
        turn = nil
        screen.configuration = configuration
        propagateTraits()
        for (window, coordinator) in windows {
            window.finishTransition(to: turned ? configuration.size : window.bounds.size, coordinator)
        }
        let oldTraits = UITraitCollection(old.traitValues)
        if turned || oldTraits != newTraits {
            for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
                if oldTraits != newTraits { scene.traitCollectionDidChange(oldTraits) }
                scene.traitRegistrations.tell(newTraits, from: oldTraits)
                (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
                    scene, didUpdate: FormerScreenSpace(old), interfaceOrientation: old.orientation,
                    traitCollection: oldTraits)
            }
        }
        if configuration.keyboard != old.keyboard || turned { InputHost.refresh() }
        if configuration.category != old.category {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: configuration.category])
        }
        UIAccessibility.tellChanges(from: old, to: configuration)
    }

    /// Runs `action` once, when the next layout has settled; what it dirties is laid out in the same frame.
    func afterNextLayout(_ action: @escaping @MainActor () -> Void) { afterLayout.append(action) }

    /// Keeps what an app is given until the frame has ended, as the autorelease pool of a turn does: the app may put it
    /// under a weak property first and into a view then.
    func autorelease(_ objects: [AnyObject]) { releasePool += objects }

    // MARK: Passes

    private func drainReleasePool() {
        guard !releasePool.isEmpty else { return }
        // An object's end may bring others.
        let objects = releasePool
        releasePool = []
        withExtendedLifetime(objects) {}
    }

    private func runAfterLayout() {
        guard !afterLayout.isEmpty else { return }
        let actions = afterLayout
        afterLayout = []
        for action in actions { action() }
        settle()
    }

    private func propagateTraits() {
        let traits = UIScreen.main.traitCollection
        guard lastTraits !== traits else { return }
        lastTraits = traits
        for window in UIApplication.shared.windowList {
            window.adoptTraits()
            if window.insetState.safeArea != window.safeAreaInsets { window.refreshChildrenSafeArea() }
        }
    }

    private var windowsInOrder: [UIWindow] { UIApplication.shared.windowsInOrder }

    private var dirtyWindow: UIWindow? {
        windowsInOrder.first { $0.hasPendingLayout || $0.layer.subtreeNeedsLayout }
    }

    private func display() {
        for window in windowsInOrder { window.layer.displayTree() }
    }

    private func commit(at time: Double) -> LayerTree {
        isAskedForFrame = false
        let windows = windowsInOrder
        let screen = UIScreen.main
        screenLayer.bounds = screen.bounds
        if windows.count != shownWindows.count || zip(windows, shownWindows).contains(where: { $0 !== $1 }) {
            shownWindows = windows
            screenLayer.sublayers = windows.map(\.layer)
        }
        return LayerTree(
            root: screenLayer.commit(at: time), size: screen.bounds.size, scale: screen.scale, time: time)
    }
}

extension UIView {
    /// The views below that wait for layout, as a message names them.
    fileprivate var dirtyViews: [String] {
        var names: [String] = []
        func visit(_ view: UIView) {
            if view.waitsForLayout || view.autoLayout?.awaitsSolution == true {
                names.append(view.nameInMessages)
            }
            for subview in view.subviewList where subview.pendingUpdates.inSubtree.contains(.layout) {
                visit(subview)
            }
        }
        visit(self)
        return names
    }

    /// How messages name a view: its class, and its identifier when it has one.
    var nameInMessages: String {
        accessibilityIdentifier.map { "\(type(of: self)) \"\($0)\"" } ?? "\(type(of: self))"
    }
}
