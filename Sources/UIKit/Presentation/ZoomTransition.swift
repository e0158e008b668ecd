extension UIViewController.Transition {
    /// What a zoom needs to know.
    struct Zoom {
        let options: UIViewController.Transition.ZoomOptions?
        let source: @MainActor (any UIZoomTransitionSourceViewProviderContext) -> UIView?
    }
}

/// Who zooms into whom, in the questions that a zoom asks.
private struct ZoomContext: UIZoomTransitionSourceViewProviderContext {
    let sourceViewController: UIViewController
    let zoomedViewController: UIViewController
}

private struct ZoomAlignment: UIZoomTransitionAlignmentRectContext {
    let sourceView: UIView
    let zoomedViewController: UIViewController
}

/// Where the picture of a zoomed screen lies while it grows out of a view: arithmetic alone.
struct ZoomPlacement: Equatable {
    /// What is seen of it, in the container.
    var window: CGRect
    /// The picture's own frame in that window.
    var picture: CGRect

    /// - Parameters:
    ///   - screen: of the zoomed screen, in the container.
    ///   - source: of the view it grows out of, in the container.
    ///   - aligned: the part of the screen that lies on the source; nil: the screen fills the source from its upper edge.
    static func small(screen: CGRect, source: CGRect, aligned: CGRect?) -> ZoomPlacement {
        let part = aligned ?? CGRect(origin: .zero, size: screen.size)
        let scale = max(
            source.width / max(part.width, 1), aligned == nil ? 0 : source.height / max(part.height, 1))
        let size = CGSize(width: screen.width * scale, height: screen.height * scale)
        let origin = CGPoint(
            x: (source.width - part.width * scale) / 2 - part.minX * scale,
            y: aligned == nil ? 0 : (source.height - part.height * scale) / 2 - part.minY * scale)
        return ZoomPlacement(window: source, picture: CGRect(origin: origin, size: size))
    }

    static func whole(screen: CGRect) -> ZoomPlacement {
        ZoomPlacement(window: screen, picture: CGRect(origin: .zero, size: screen.size))
    }
}

/// A screen grows out of a view of the one before, and goes back into it.
///
/// UIKit: documentation of `Transition.zoom(options:sourceViewProvider:)`: "the zoomed view appears to emerge from the source view";
/// the provider is asked at each way, since the source may be another by then; without a source the screen comes from the middle.
/// DIFFERS: a picture of the screen grows; corners, speed, dimming and the fade between both are chosen; a zoomed screen is left by its back button
/// and from the edge, not by a drag down or a pinch.
@MainActor
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let zoom: UIViewController.Transition.Zoom
    private let isOpening: Bool
    /// Of the picture's corners while it is small.
    private static let cornerRadius: CGFloat = 10

    init(_ zoom: UIViewController.Transition.Zoom, isOpening: Bool) {
        self.zoom = zoom
        self.isOpening = isOpening
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { UIView.springDuration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let zoomed = context.viewController(forKey: isOpening ? .to : .from),
            let other = context.viewController(forKey: isOpening ? .from : .to),
            let screen = context.view(forKey: isOpening ? .to : .from)
        else { return context.completeTransition(true) }
        let container = context.containerView
        if isOpening {
            screen.frame = context.finalFrame(for: zoomed)
            if screen.superview == nil { container.addSubview(screen) }
        } else if let below = context.view(forKey: .to) {
            below.frame = context.finalFrame(for: other)
            container.insertSubview(below, belowSubview: screen)
        }
        container.layoutIfNeeded()
        let frame = screen.frame
        let source = zoom.source(
            ZoomContext(sourceViewController: other, zoomedViewController: zoomed))
        let small = place(of: source, zoomed, frame, in: container)
        let whole = ZoomPlacement.whole(screen: frame)

        let dim = UIView(frame: container.bounds)
        dim.backgroundColor = zoom.options?.dimmingColor ?? UIColor.black.withAlphaComponent(0.2)
        let window = UIView()
        window.clipsToBounds = true
        let picture = screen.snapshot(of: screen.bounds, afterUpdates: true) ?? UIView()
        let face = source.flatMap { $0.snapshot(of: $0.bounds, afterUpdates: false) }
        window.addSubview(picture)
        if let face { window.addSubview(face) }
        container.insertSubview(dim, belowSubview: screen)
        container.insertSubview(window, belowSubview: screen)
        // Both are seen in their pictures.
        let alphas = (screen: screen.alpha, source: source?.alpha ?? 1)
        screen.alpha = 0
        source?.alpha = 0

        func show(_ place: ZoomPlacement, isSmall: Bool) {
            window.frame = place.window
            window.layer.cornerRadius = isSmall ? source?.layer.cornerRadius ?? Self.cornerRadius : 0
            picture.transform = CGAffineTransform(
                scaleX: place.picture.width / max(frame.width, 1),
                y: place.picture.height / max(frame.height, 1))
            picture.center = CGPoint(x: place.picture.midX, y: place.picture.midY)
            if let face {
                let scale = place.window.width / max(face.bounds.width, 1)
                face.transform = CGAffineTransform(scaleX: scale, y: scale)
                face.center = CGPoint(x: place.window.width / 2, y: face.bounds.height * scale / 2)
                face.alpha = isSmall ? 1 : 0
            }
            if face == nil { window.alpha = isSmall ? 0 : 1 }
            dim.alpha = isSmall ? 0 : 1
        }
        show(isOpening ? small : whole, isSmall: isOpening)
        UIView.animateOnSpring(context) { [isOpening] in
            show(isOpening ? whole : small, isSmall: !isOpening)
        } atEnd: {
            screen.alpha = alphas.screen
            source?.alpha = alphas.source
            dim.removeFromSuperview()
            window.removeFromSuperview()
        }
    }

    private func place(
        of source: UIView?, _ zoomed: UIViewController, _ screen: CGRect, in container: UIView
    ) -> ZoomPlacement {
        guard let source else {
            let middle = screen.insetBy(dx: screen.width / 4, dy: screen.height / 4)
            return .small(screen: screen, source: middle, aligned: nil)
        }
        let aligned = zoom.options?.alignmentRectProvider?(
            ZoomAlignment(sourceView: source, zoomedViewController: zoomed))
        return .small(
            screen: screen, source: source.convert(source.bounds, to: container), aligned: aligned ?? nil)
    }
}
