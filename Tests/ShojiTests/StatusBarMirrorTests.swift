import CoreGraphics
import QuartzCore
import Raster
import Simulator
import Testing
import UIKit

/// The status bar of a device whose language runs from right to left is laid out from the other side.
@MainActor @Suite struct StatusBarMirrorTests {
    /// The columns of the status bar that are not all of one colour.
    private func columns(_ device: String, _ direction: DeviceSettings.Direction) throws -> (
        ink: [Int], width: Int
    ) {
        var settings = DeviceSettings()
        settings.device = DeviceModel.named(device)
        settings.statusBar = true
        settings.scale = 1
        settings.direction = direction
        let session = Session(settings: settings, context: SessionContext())
        session.context.run {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            ApplicationLaunch.launch(rootViewController: controller)
        }
        _ = session.frame(at: 0)
        let bitmap = Renderer().render(session.frame(at: 1))
        let (words, width) = (bitmap.words, bitmap.width)
        let ink = (0..<width).filter { x in (0..<20).contains { words[$0 * width + x] & 0xFF < 0x80 } }
        return (ink, width)
    }

    @Test(arguments: ["iPhone SE", "iPad (10th)"]) func theOutermostPartsChangeSides(_ device: String) throws
    {
        let (plain, mirrored) = (try columns(device, .ltr), try columns(device, .rtl))
        let first = try #require(plain.ink.first)
        let last = try #require(mirrored.ink.last)
        #expect(!mirrored.ink.isEmpty)
        // What stands nearest to the left edge stands as near to the right one; edges of glyphs are a pixel wide.
        #expect(abs(first - (mirrored.width - 1 - last)) <= 1, "\(first) \(mirrored.width - 1 - last)")
        #expect(plain.ink != mirrored.ink)
    }
}
