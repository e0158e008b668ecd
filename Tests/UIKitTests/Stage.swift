import QuartzCore
import Testing

@testable import UIKit

/// A device with one window for a test: time moves only by `advance`. With the last stage of a test goes its whole session,
/// so that the next test begins with another, in which nothing has happened.
@MainActor
final class Stage {
    let window: UIWindow
    /// Of the test, with what it made before the stage.
    private let context = SessionContext.current
    /// Stages that are there, by their tests.
    private static var counts: [Test.ID: Int] = [:]
    private let test = Test.current?.id

    init(_ change: (inout DeviceConfiguration) -> Void = { _ in }) {
        var configuration = DeviceConfiguration()
        change(&configuration)
        Self.setDevice(configuration)
        window = UIWindow(frame: UIScreen.main.bounds)
        if let test { Self.counts[test, default: 0] += 1 }
    }

    isolated deinit {
        guard let test else { return }
        Self.counts[test, default: 1] -= 1
        if Self.counts[test] == 0 { SessionContext().makeCurrent() }
    }

    /// Another device, without the windows of the test's stages before.
    static func setDevice(_ configuration: DeviceConfiguration) {
        FirstResponder.current = nil
        for window in UIApplication.shared.windowList { window.isHidden = true }
        UIApplication.shared.windowList = []
        FramePipeline.current.apply(configuration)
    }

    private var pipeline: FramePipeline {
        context.makeCurrent()
        return FramePipeline.current
    }

    convenience init(_ controller: UIViewController, _ change: (inout DeviceConfiguration) -> Void = { _ in })
    {
        self.init(change)
        show(controller)
    }

    /// Shows a controller that was made on this stage: what is made before has the device that the test before left.
    func show(_ controller: UIViewController) {
        context.makeCurrent()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        frame()
    }

    /// A stage whose root view is `view`, filling the window.
    convenience init(showing view: UIView, _ change: (inout DeviceConfiguration) -> Void = { _ in }) {
        let controller = UIViewController()
        controller.view = view
        self.init(controller, change)
    }

    /// One frame without time passing.
    @discardableResult
    func frame() -> LayerTree {
        let pipeline = pipeline
        return pipeline.frame(at: FrameClock.current.time)
    }

    /// Frames until `seconds` have passed.
    /// - Parameter rate: frames a second; a busy host gives fewer than the usual ones.
    func advance(by seconds: Double, rate: Double = 60) {
        context.makeCurrent()
        let end = FrameClock.current.time + seconds
        var time = FrameClock.current.time
        while time < end - 1e-9 {
            time = min(time + 1 / rate, end)
            _ = pipeline.frame(at: time)
        }
    }

    func change(_ change: (inout DeviceConfiguration) -> Void) {
        context.makeCurrent()
        var configuration = UIScreen.main.configuration
        change(&configuration)
        pipeline.apply(configuration)
        frame()
    }

    /// Landscape or portrait, with an iPhone 15's safe areas.
    func rotate(to orientation: UIInterfaceOrientation) {
        change {
            $0.orientation = orientation
            $0.safeAreaInsets =
                orientation.isLandscape
                ? UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
                : UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        }
    }
}
