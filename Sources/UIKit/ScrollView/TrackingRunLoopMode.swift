import QuartzCore

/// Whether a finger scrolls something, or something moves on after it: meanwhile the main run loop is in
/// `RunLoop.Mode.tracking`, and timers and delayed messages of the default mode wait.
@preconcurrency @MainActor
public enum TrackingRunLoopMode {
    @SessionLocal private static var views: [WeakReference<UIScrollView>] = []

    /// Seconds after which something that waits asks again.
    public static let interval = 1.0 / 60

    public static var isOn: Bool {
        if views.isEmpty { return false }
        views.removeAll { $0.object?.isMovedByFinger != true }
        return !views.isEmpty
    }

    /// Whether what waits in these modes of the run loop has its turn now.
    static func isTurn(of modes: some Sequence<RunLoop.Mode>) -> Bool {
        let mode: RunLoop.Mode = isOn ? .tracking : .default
        return modes.contains { $0 == mode || $0 == .common }
    }

    static func begins(_ view: UIScrollView) {
        guard !views.contains(where: { $0.object === view }) else { return }
        views.append(WeakReference(view))
    }
}

extension UIScrollView {
    fileprivate var isMovedByFinger: Bool {
        window != nil
            && (finger.isBeginning || position.activity.isDragging || position.activity.isDecelerating)
    }
}
