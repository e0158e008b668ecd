import CoreGraphics
import Foundation
import QuartzCore
import Raster
import UIKit

/// A view or controller in a window of its own, at rest.
@MainActor
struct ScreenOfViews {
    private let window: UIWindow
    private let earlier: DeviceConfiguration
    private let shown: UIView
    private var tree: LayerTree

    /// - Parameter view: what is pictured: the controller's own view, or a part of it.
    init(_ controller: UIViewController, view: UIView, _ config: ViewImageConfig, _ traits: UITraitCollection)
    {
        PixelHost.use(Rasteriser())
        shown = view
        earlier = UIScreen.main.configuration
        var device = DeviceConfiguration()
        let size = config.size ?? earlier.size
        device.portraitSize = config.isLandscape ? CGSize(width: size.height, height: size.width) : size
        device.orientation = config.isLandscape ? .landscapeRight : .portrait
        device.idiom = config.isPad ? .pad : .phone
        device.safeAreaInsets = config.safeArea
        device.scale = config.scale
        for asked in [config.traits, traits] {
            if asked.userInterfaceStyle != .unspecified { device.style = asked.userInterfaceStyle }
            if asked.preferredContentSizeCategory != .unspecified {
                device.category = asked.preferredContentSizeCategory
            }
            if asked.layoutDirection != .unspecified { device.direction = asked.layoutDirection }
            if asked.displayScale > 0 { device.scale = asked.displayScale }
        }
        FramePipeline.current.apply(device)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        var time = FrameClock.current.time
        tree = FramePipeline.current.frame(at: time)
        let end = time + 2
        while FramePipeline.current.needsFrame || FrameClock.current.hasFrameActions, time < end {
            time += 1.0 / 60
            tree = FramePipeline.current.frame(at: time)
        }
    }

    /// Takes it off the screen again.
    func end() {
        window.isHidden = true
        window.rootViewController = nil
        FramePipeline.current.apply(earlier)
    }

    var image: UIImage {
        let all = Renderer().render(tree)
        let box = shown.convert(shown.bounds, to: nil)
        let scale = tree.scale
        let (left, top) = (Int((box.minX * scale).rounded()), Int((box.minY * scale).rounded()))
        let width = min(Int((box.width * scale).rounded()), all.width - left)
        let height = min(Int((box.height * scale).rounded()), all.height - top)
        let isWhole = left <= 0 && top <= 0 && width >= all.width && height >= all.height
        let bitmap =
            isWhole || width <= 0 || height <= 0
            ? all : all.part(x: left, y: top, width: width, height: height)
        return UIImage(data: bitmap.png(), scale: scale) ?? UIImage()
    }
}

/// Holds a view that is pictured alone.
final class AloneController: UIViewController {
    private let shown: UIView

    init(_ shown: UIView, size: CGSize) {
        self.shown = shown
        super.init(nibName: nil, bundle: nil)
        view.backgroundColor = .clear
        view.addSubview(shown)
        shown.frame = CGRect(origin: .zero, size: size)
    }

    required init?(coder: NSCoder) { nil }
}

/// The size that a view has, or that its constraints and content give it.
@MainActor
func naturalSize(of view: UIView, _ asked: CGSize?) -> CGSize {
    if let asked { return asked }
    if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: max(fitting.width, 1), height: max(fitting.height, 1))
}

/// UIKit is on the main thread, as tests are.
func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolated { Carried(result: body()) }.result
}

private struct Carried<Result>: @unchecked Sendable { let result: Result }
