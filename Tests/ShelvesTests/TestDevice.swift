import CoreGraphics
import QuartzCore

@testable import UIKit

/// A device without anything on it: a session of its own for each test.
@MainActor
enum TestDevice {
    static func begin(_ change: (inout DeviceConfiguration) -> Void = { _ in }) {
        SessionContext().makeCurrent()
        FirstResponder.current = nil
        var device = DeviceConfiguration()
        change(&device)
        FramePipeline.current.apply(device)
    }

    /// Another session for the tests that come after and make none: they expect a device that nobody has changed.
    static func end() { SessionContext().makeCurrent() }

    /// The same device with a screen of another size.
    static func turn(to size: CGSize) {
        var device = UIScreen.main.configuration
        device.portraitSize = size
        FramePipeline.current.apply(device)
    }
}
