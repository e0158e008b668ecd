import CoreGraphics
import Foundation
import QuartzCore
import Raster
import SnapshotComparison
import UIKit

/// A view or controller in a window of its own, at rest.
@MainActor
struct ScreenOfViews {
    private let window: UIWindow
    private let earlier: DeviceConfiguration
    private let shown: UIView
    /// Windows that stood there before, such as the app's own: they are in no picture.
    private let others: Set<LayerID>
    private var tree: LayerTree

    /// - Parameter make: gives the controller and what of it is pictured, when the device is as asked for: what views and
    ///   texts measure depends on it.
    init(
        _ config: ViewImageConfig, _ traits: UITraitCollection,
        _ make: () -> (controller: UIViewController, view: UIView)
    ) {
        PixelHost.use(Rasteriser())
        earlier = UIScreen.main.configuration
        var config = config
        // Traits come later, as the library sets them, so that views are told of the change.
        FramePipeline.current.apply(config.device([], in: earlier))
        others = Set(UIApplication.shared.windows.map(\.layer.id))
        let (controller, view) = make()
        shown = view
        window = UIWindow(frame: CGRect(origin: .zero, size: config.size ?? earlier.size))
        if UIApplication.shared.delegate == nil {
            // UIKit: windows of tests that no app hosts are in no scene.
            window.isHidden = false
            window.windowScene = nil
        }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let all = [config.traits, traits]
        FramePipeline.current.apply(config.device(all, in: earlier))
        var time = FrameClock.current.time
        tree = FramePipeline.current.frame(at: time)
        if config.size == nil, let alone = controller as? AloneController {
            // Now that it has the device's traits.
            config.size = alone.fit()
            FramePipeline.current.apply(config.device(all, in: earlier))
            window.frame.size = alone.size
            tree = FramePipeline.current.frame(at: time)
        }
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
        let root = tree.root
        var tree = tree
        tree.root = LayerNode(
            id: root.id, name: root.name, geometry: root.geometry, appearance: root.appearance,
            contents: root.contents, mask: root.mask,
            children: root.children.filter { !others.contains($0.id) })
        let all = Renderer().picture(of: tree)
        let box = shown.convert(shown.bounds, to: nil)
        let scale = tree.scale
        let (left, top) = (Int((box.minX * scale).rounded()), Int((box.minY * scale).rounded()))
        let width = min(Int((box.width * scale).rounded()), all.width - left)
        let height = min(Int((box.height * scale).rounded()), all.height - top)
        let isWhole = left <= 0 && top <= 0 && width >= all.width && height >= all.height
        let bitmap =
            isWhole || width <= 0 || height <= 0
            ? all : all.part(x: left, y: top, width: width, height: height)
        let image = UIImage(data: bitmap.png(), scale: scale) ?? UIImage()
        if KnownTrees.areKept || FailedSnapshot.isAsked { Settings.shared.note(image, of: dump) }
        return image
    }

    /// The tree of views, as `shoji snapshot` writes it.
    private var dump: Data {
        let traits = shown.traitCollection
        let header = ViewDump.Header(
            device: traits.userInterfaceIdiom == .pad ? "iPad" : "iPhone", size: tree.size, scale: tree.scale,
            orientation: tree.size.width > tree.size.height ? "landscapeRight" : "portrait",
            textSize: traits.preferredContentSizeCategory.rawValue,
            appearance: traits.userInterfaceStyle == .dark ? "dark" : "light")
        return Data(ViewDump.json(header, of: ViewDump(shown)).utf8)
    }
}

extension ViewImageConfig {
    @MainActor
    fileprivate func device(
        _ all: [UITraitCollection], in earlier: DeviceConfiguration
    ) -> DeviceConfiguration {
        var device = DeviceConfiguration()
        let size = size ?? earlier.size
        device.portraitSize = isLandscape ? CGSize(width: size.height, height: size.width) : size
        device.orientation = isLandscape ? .landscapeRight : .portrait
        device.idiom = isPad ? .pad : .phone
        device.safeAreaInsets = safeArea
        device.scale = scale
        for asked in all {
            if asked.userInterfaceStyle != .unspecified { device.style = asked.userInterfaceStyle }
            if asked.preferredContentSizeCategory != .unspecified {
                device.category = asked.preferredContentSizeCategory
            }
            if asked.layoutDirection != .unspecified { device.direction = asked.layoutDirection }
            if asked.displayScale > 0 { device.scale = asked.displayScale }
        }
        return device
    }
}

/// Holds a view that is pictured alone.
final class AloneController: UIViewController {
    private let shown: UIView

    /// What it has of itself or is asked for; nil where constraints and content say.
    private let wanted: CGSize?
    var size: CGSize { shown.bounds.size }

    init(_ shown: UIView, size: CGSize?) {
        self.shown = shown
        let own = shown.bounds.size
        wanted = size ?? (own.width > 0 && own.height > 0 ? own : nil)
        super.init(nibName: nil, bundle: nil)
        view.backgroundColor = .clear
        view.addSubview(shown)
        shown.frame = CGRect(origin: .zero, size: wanted ?? own)
    }

    required init?(coder: NSCoder) { nil }

    func fit() -> CGSize {
        let fitting = wanted ?? shown.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        shown.frame.size = CGSize(width: max(fitting.width, 1), height: max(fitting.height, 1))
        return size
    }
}

/// UIKit is on the main thread, as tests are.
func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolated { Carried(result: body()) }.result
}

private struct Carried<Result>: @unchecked Sendable { let result: Result }
