import QuartzCore
import Raster
import UIKit

/// A device of 390 by 844 points without bars, whose frames are drawn into memory.
@MainActor
final class Screen {
    private let renderer = Renderer()
    private let window: UIWindow
    private var device = DeviceConfiguration()
    private var time = 0.0

    init(scale: Int, size: CGSize = CGSize(width: 390, height: 844)) {
        device.portraitSize = size
        device.scale = CGFloat(scale)
        device.safeAreaInsets = .zero
        FramePipeline.current.apply(device)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white
    }

    func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    func turn(isLandscape: Bool) {
        device.orientation = isLandscape ? .landscapeLeft : .portrait
        FramePipeline.current.apply(device)
    }

    @discardableResult
    func frame() -> Bitmap {
        time += 1.0 / 60
        return renderer.render(FramePipeline.current.frame(at: time))
    }

    /// Draws what is shown into a PNG file.
    func save(_ path: String) throws { try frame().png().write(to: URL(fileURLWithPath: path)) }
}
