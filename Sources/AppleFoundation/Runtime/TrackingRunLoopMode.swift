import Foundation
import QuartzCore

/// What a finger scrolls, or what moves on after it.
@MainActor
package protocol MovedByFinger: AnyObject {
    var isMovedByFinger: Bool { get }
}

/// Whether a finger scrolls something, or something moves on after it: meanwhile the main run loop is in
/// `RunLoop.Mode.tracking`, and timers and delayed messages of the default mode wait.
@preconcurrency @MainActor
public enum TrackingRunLoopMode {
    private struct Moved {
        weak var view: (any MovedByFinger)?
    }
    @SessionLocal private static var moved: [Moved] = []

    /// Seconds after which something that waits asks again.
    public static let interval = 1.0 / 60

    public static var isOn: Bool {
        if moved.isEmpty { return false }
        moved.removeAll { $0.view?.isMovedByFinger != true }
        return !moved.isEmpty
    }

    /// Whether what waits in these modes of the run loop has its turn now.
    package static func isTurn(of modes: some Sequence<RunLoop.Mode>) -> Bool {
        let mode: RunLoop.Mode = isOn ? .tracking : .default
        return modes.contains { $0 == mode || $0 == .common }
    }

    package static func begins(_ view: any MovedByFinger) {
        guard !moved.contains(where: { $0.view === view }) else { return }
        moved.append(Moved(view: view))
    }
}

extension RunLoop.Mode {
    /// While a scroll view follows a finger. All modes run in a session.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
