import CoreGraphics
import Foundation
import QuartzCore
import Raster
import Simulator
import SnapshotComparison
import UIKit

/// A screen at rest: what snapshots are made of.
@MainActor
public struct SnapshotScreen {
    /// What the screen shows.
    public let tree: LayerTree
    /// The tree of views, as `shoji snapshot` writes it.
    public let viewDump: String
    /// What the dump does not tell, for reasons of differences.
    let details: ViewDetails?
    /// Points of the content that no picture has room for
    let left: CGFloat
    /// Where the view is that the snapshot is of, in points of the screen; nil: it is of the screen
    private let part: CGRect?

    /// Shows a controller on a device until nothing moves any more.
    /// - Parameter action: what to do on the screen before the snapshot is taken: scroll, select, push …
    public init(
        showing controller: UIViewController, on device: SnapshotDevice,
        after action: (@MainActor (UIViewController) -> Void)? = nil
    ) {
        self.init(showing: controller, on: device, after: action, inspecting: { _, _ in })
    }

    /// Shows a controller on a device and does the steps of a scenario on it, until nothing moves any more.
    /// - Parameter steps: as in a scenario's file, with or without its header. Throws `ScenarioError` for what is no such text, and
    ///   for a step that names what is not there.
    public init(
        showing controller: UIViewController, on device: SnapshotDevice, playing steps: String,
        file: String = "playing"
    ) throws {
        let hasHeader = steps.split(separator: "\n").contains { $0.hasPrefix("steps:") }
        let scenario = try Scenario(text: hasHeader ? steps : "steps:\n" + steps, file: file)
        var failure: (any Error)?
        self.init(
            showing: controller, on: device,
            playing: { session in
                let player = ScenarioPlayer(scenario, in: session)
                do { for step in scenario.steps { try player.play(step) } } catch { failure = error }
            }, inspecting: { _, _ in })
        if let failure { throw failure }
    }

    /// - Parameters:
    ///   - view: what the snapshot is of; nil: the screen.
    ///   - play: does something on the screen by its session, before `action`.
    ///   - look: called while the screen is there.
    init(
        of view: UIView? = nil, showing controller: UIViewController, on device: SnapshotDevice,
        after action: (@MainActor (UIViewController) -> Void)? = nil,
        playing play: (@MainActor (Session) -> Void)? = nil,
        inspecting look: (ViewDump, LayerTree) -> Void
    ) {
        // Blurs, and what the app draws into bitmaps, need pixels, here as in an app.
        PixelHost.use(Rasteriser())
        let before = UIScreen.main.configuration
        let session = Session(settings: device.settings, isTurnedByApp: false)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer {
            window.isHidden = true
            window.rootViewController = nil
            // What a test makes next is on the device that it was on before.
            FramePipeline.current.apply(before)
        }
        var time = FrameClock.current.time
        var tree = session.frame(at: time)
        func rest() {
            let end = time + Self.limit
            while session.isMoving, time < end {
                time += Session.frameInterval
                tree = session.frame(at: time)
            }
        }
        rest()
        if let play {
            play(session)
            time = session.time
            tree = session.frame(at: time)
            rest()
        }
        if let action {
            action(controller)
            tree = session.frame(at: time)
            rest()
        }
        left =
            device.isFullHeight
            ? session.growToContent {
                tree = session.frame(at: time)
                rest()
            } : 0
        self.tree = tree
        let root = view.map(ViewDump.init)
        let header = session.settings.header(size: view?.bounds.size)
        part = view.map { $0.convert($0.bounds, to: nil) }
        viewDump = ViewDump.json(header, of: root)
        details = (root ?? ViewDump.root).map { ViewDetails(of: $0) }
        if let root = ViewDump.root { look(root, tree) }
    }

    /// Seconds that a screen gets to come to rest; one with a spinner never does.
    private static let limit = 2.0
}

extension DeviceSettings {
    /// - Parameter size: nil: the screen's.
    fileprivate func header(size: CGSize?) -> ViewDump.Header {
        ViewDump.Header(
            device: (device ?? .standard).name, size: size ?? screenSize,
            scale: CGFloat(scale ?? Double((device ?? .standard).scale)),
            orientation: (orientation ?? .portrait).rawValue, textSize: (textSize ?? .large).rawValue,
            appearance: (appearance ?? .light).rawValue)
    }
}

extension SnapshotScreen {
    /// What it shows, for comparisons.
    var pixels: SnapshotPixels { SnapshotPixels(bitmap) }

    /// The picture: of the screen, or of the view that the snapshot is of.
    var bitmap: Bitmap {
        let whole = Renderer().render(tree)
        guard let part else { return whole }
        let pixels = CGRect(
            x: part.minX * tree.scale, y: part.minY * tree.scale, width: part.width * tree.scale,
            height: part.height * tree.scale
        ).integral
        return whole.part(
            x: Int(pixels.minX), y: Int(pixels.minY), width: Int(pixels.width), height: Int(pixels.height))
    }

    static func pixels(of tree: LayerTree) -> SnapshotPixels { SnapshotPixels(Renderer().render(tree)) }
}
