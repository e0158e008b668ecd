import CVirtualTime
import CoreGraphics
import QuartzCore
import UIKit

/// One device with an app on it: the clock, the screen and the input. Several live side by side in one process, each
/// in a context of its own. Time comes in as an argument; nothing here reads a clock.
@preconcurrency @MainActor
public final class Session {
    /// Seconds between two frames.
    public static let frameInterval = 1.0 / 60

    public private(set) var settings: DeviceSettings
    private let isTurnedByApp: Bool
    /// Where the device's screen, application and clock are; controllers that it shows are made in there.
    public let context: SessionContext
    /// Seconds since the session began; the time of the last frame.
    public private(set) var time: Double = 0
    /// Whether views are laid out or drawn, in which there are no other frames.
    var isMakingPicture: Bool { context.run { FramePipeline.current.isMakingPicture } }
    /// What the screen showed in the last frame.
    public private(set) var tree: LayerTree?
    /// Called after each frame.
    public var onFrame: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - isTurnedByApp: whether the app and its controllers say which way up the interface may be; otherwise it is as
    ///     the settings say.
    ///   - context: the current one for a process with one device; `SessionContext()` for one more.
    public init(
        settings: DeviceSettings = DeviceSettings(), isTurnedByApp: Bool = true,
        context: SessionContext = .current
    ) {
        self.settings = settings
        self.isTurnedByApp = isTurnedByApp
        self.context = context
        context.run { hold() }
    }

    /// The device as the settings say; which way up the interface is, is the app's to say.
    private func hold() {
        let settings = settings
        guard isTurnedByApp else { return FramePipeline.current.apply(settings.configuration) }
        InterfaceOrientation.hold((settings.orientation ?? .portrait).uiKit) { way in
            var turned = settings
            turned.orientation = DeviceSettings.Orientation(way) ?? settings.orientation
            return turned.configuration
        }
    }

    /// In points, with the interface as it is.
    public var screenSize: CGSize { context.run { UIScreen.main.bounds.size } }
    /// Which way up the interface is.
    public var orientation: DeviceSettings.Orientation {
        context.run { DeviceSettings.Orientation(UIScreen.main.configuration.orientation) ?? .portrait }
    }

    /// Takes what happens at `time`; it comes in the order of its times.
    public func handle(_ input: DeviceInput, at time: Double) {
        context.run {
            switch input {
            case .touch(let id, let phase, let location):
                TouchInput.current.touch(id, UITouch.Phase(phase), at: location, time: time)
            case .wheel(let location, let delta):
                TouchInput.current.wheel(by: delta, at: location)
            case .key(let name, let isDown): KeyboardInput.current.key(name, down: isDown)
            }
        }
    }

    /// The device changes: it is turned, has another text size, another appearance …
    public func apply(_ settings: DeviceSettings) {
        context.run {
            if settings.localeInForce != self.settings.localeInForce {
                VirtualTime.speak(settings.localeInForce)
            }
            self.settings = settings
            hold()
        }
    }

    /// Moves the clock to `time` and gives what the screen shows then.
    public func frame(at time: Double) -> LayerTree {
        self.time = max(time, self.time)
        let tree = context.run { withSystemBars(FramePipeline.current.frame(at: self.time)) }
        self.tree = tree
        if let onFrame { context.run { onFrame() } }
        return tree
    }

    /// What was laid over which root; the same goes on as the same nodes.
    private var overlaid: (root: LayerNode, picture: SystemBarsPicture, bars: [LayerNode], result: LayerNode)?

    /// With the system's own bars over the app, where the settings ask for them.
    private func withSystemBars(_ tree: LayerTree) -> LayerTree {
        guard settings.statusBar == true else { return tree }
        let picture = SystemBarsPicture(
            bars: .wanted, size: tree.size, scale: tree.scale, device: settings.device ?? .standard,
            isRightToLeft: settings.direction == .rtl)
        var tree = tree
        if let overlaid, overlaid.root === tree.root, overlaid.picture == picture {
            tree.root = overlaid.result
            return tree
        }
        let root = tree.root
        let bars = overlaid.flatMap { $0.picture == picture ? $0.bars : nil } ?? picture.layers
        let result = LayerNode(
            id: root.id, name: root.name, geometry: root.geometry, appearance: root.appearance,
            contents: root.contents, mask: root.mask, children: root.children + bars)
        overlaid = (root, picture, bars, result)
        tree.root = result
        return tree
    }

    /// Whether the next frame differs from the last one without an event or a timer.
    public var isMoving: Bool {
        context.run { FramePipeline.current.needsFrame || FrameClock.current.hasFrameActions }
    }

    /// When something happens by itself; nil when nothing waits.
    public var nextDue: Double? { context.run { FrameClock.current.nextDue } }
}

extension UITouch.Phase {
    fileprivate init(_ phase: DeviceInput.TouchPhase) {
        self =
            switch phase {
            case .began: .began
            case .moved: .moved
            case .ended: .ended
            case .cancelled: .cancelled
            }
    }
}
