import QuartzCore

@testable import UIKit

/// A device with one window for a test: time moves only by `advance`, and everything is as it was afterwards.
@MainActor
final class Stage {
    let window: UIWindow
    private let pipeline = FramePipeline.shared
    private static var count = 0
    private let number: Int

    init(_ change: (inout DeviceConfiguration) -> Void = { _ in }) {
        var configuration = DeviceConfiguration()
        change(&configuration)
        Self.setDevice(configuration)
        window = UIWindow(frame: UIScreen.main.bounds)
        Self.count += 1
        number = Self.count
    }

    /// A test that shows nothing has the plain device, whatever the one before it had.
    isolated deinit {
        guard number == Self.count, UIScreen.main.configuration != DeviceConfiguration() else { return }
        Self.setDevice(DeviceConfiguration())
    }

    /// Another device, without the windows of tests before: what they show may have lost its data source. Who had the
    /// keyboard there has it no more.
    static func setDevice(_ configuration: DeviceConfiguration) {
        FirstResponder.current = nil
        for window in UIApplication.shared.windowList { window.isHidden = true }
        UIApplication.shared.windowList = []
        FramePipeline.shared.apply(configuration)
    }

    convenience init(_ controller: UIViewController, _ change: (inout DeviceConfiguration) -> Void = { _ in })
    {
        self.init(change)
        show(controller)
    }

    /// Shows a controller that was made on this stage: what is made before has the device that the test before left.
    func show(_ controller: UIViewController) {
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
    func frame() -> LayerTree { pipeline.frame(at: FrameClock.shared.time) }

    /// Frames at 60 a second until `seconds` have passed.
    func advance(by seconds: Double) {
        let end = FrameClock.shared.time + seconds
        var time = FrameClock.shared.time
        while time < end - 1e-9 {
            time = min(time + 1.0 / 60, end)
            _ = pipeline.frame(at: time)
        }
    }

    func change(_ change: (inout DeviceConfiguration) -> Void) {
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
