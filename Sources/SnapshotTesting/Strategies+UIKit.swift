import CoreGraphics
import Foundation
import QuartzCore
import Raster
import SnapshotComparison
import UIKit

// MARK: Pictures

extension Diffing where Value == UIImage {
    public static let image = image()

    /// By pixels.
    /// - Parameters:
    ///   - precision: the share of pixels that must be alike, 0...1.
    ///   - perceptualPrecision: how alike a pixel must be to count; 1 is the same, 0.98 what nobody sees: 1 less a hundredth of
    ///     the distance in CIELAB, as Core Image's `labDeltaE` has it.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil)
        -> Diffing
    {
        Diffing(
            toData: { $0.pngData() ?? Data() },
            fromData: { UIImage(data: $0, scale: scale ?? 1) ?? UIImage() },
            diff: { old, new in
                guard let wanted = old.pngData(), let found = new.pngData(), wanted != found else {
                    return nil
                }
                let difference = PictureDifference(wanted, found)
                return difference.words(precision, perceptualPrecision).map {
                    (
                        $0,
                        [wanted, found, difference.picture].compactMap { $0 }.map { XCTAttachment(data: $0) }
                    )
                }
            })
    }
}

/// How far two pictures are from one another.
private struct PictureDifference {
    private let wanted: Bitmap?
    private let found: Bitmap?

    init(_ wanted: Data, _ found: Data) {
        self.wanted = try? Bitmap(decoding: wanted, origin: nil)
        self.found = try? Bitmap(decoding: found, origin: nil)
    }

    /// For the eye.
    var picture: Data? {
        guard let wanted, let found else { return nil }
        return wanted.marked(whereDifferentFrom: found).png()
    }

    func words(_ precision: Float, _ perceptual: Float) -> String? {
        guard let wanted else { return "The recorded picture cannot be read." }
        guard let found else { return "The picture cannot be read." }
        guard wanted.width == found.width, wanted.height == found.height else {
            return
                "Newly-taken snapshot@(\(found.width), \(found.height)) does not match reference@(\(wanted.width), \(wanted.height))."
        }
        let total = wanted.width * wanted.height
        let unlike = LabColor.countOfUnlike(wanted.words, found.words, Double(perceptual))
        guard total > 0 else { return nil }
        let alike = 1 - Double(unlike) / Double(total)
        return Float(alike) >= precision
            ? nil
            : "Actual image precision \(alike) is less than required \(precision); \(unlike) of \(total) pixels differ."
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    public static var image: Snapshotting { .image() }

    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil)
        -> Snapshotting
    {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    public static var image: Snapshotting { .image() }

    /// A view alone, as large as it is, as it is asked to be, or as its constraints make it.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { view in onMain { alone(view, size, traits) { $0.image } } }
    }
}

@MainActor
private func alone<Result>(
    _ view: UIView, _ size: CGSize?, _ traits: UITraitCollection, _ body: (ScreenOfViews) -> Result
) -> Result {
    let (parent, frame) = (view.superview, view.frame)
    let screen = ScreenOfViews(ViewImageConfig(size: size), traits) {
        (AloneController(view, size: size), view)
    }
    defer {
        view.removeFromSuperview()
        screen.end()
        view.frame = frame
        parent?.addSubview(view)
    }
    return body(screen)
}

@MainActor
private func shown<Result>(
    _ controller: UIViewController, _ config: ViewImageConfig, _ size: CGSize?, _ traits: UITraitCollection,
    _ body: (ScreenOfViews) -> Result
) -> Result {
    var config = config
    if let size { config.size = size }
    let screen = ScreenOfViews(config, traits) { (controller, controller.view) }
    defer { screen.end() }
    return body(screen)
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    public static var image: Snapshotting { .image() }

    /// A controller on a device.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { controller in onMain { shown(controller, config, size, traits) { $0.image } } }
    }

    /// A controller at its view's size.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        .image(
            on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size,
            traits: traits)
    }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
    public static var image: Snapshotting { .image() }

    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { layer in
                onMain {
                    let view = UIView(frame: CGRect(origin: .zero, size: layer.bounds.size))
                    view.layer.addSublayer(layer)
                    layer.position = CGPoint(x: layer.bounds.width / 2, y: layer.bounds.height / 2)
                    return alone(view, nil, traits) { $0.image }
                }
            }
    }
}

// MARK: Trees

extension Snapshotting where Value == UIView, Format == String {
    /// The tree of views with their frames.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    public static func recursiveDescription(size: CGSize? = nil, traits: UITraitCollection = .init())
        -> Snapshotting
    {
        SimplySnapshotting.lines.pullback { view in
            onMain { alone(view, size, traits) { _ in ViewTree(view).text } }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The tree of controllers.
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            onMain {
                shown(controller, ViewImageConfig(), nil, .init()) { _ in ControllerTree(controller).text }
            }
        }
    }

    /// The tree of views with their frames.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            onMain { shown(controller, config, size, traits) { _ in ViewTree(controller.view).text } }
        }
    }
}
