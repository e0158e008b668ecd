/// Something with a space of its own on the screen: views and the screen itself.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// In its own space, in points.
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// Where the window of a view begins on the screen.
    private var windowOrigin: CGPoint { (self as? UIView)?.windowReference?.frame.origin ?? .zero }

    private func onScreen(_ rect: CGRect) -> CGRect {
        if let view = self as? UIView {
            return view.convert(rect, to: nil as UIView?).offsetBy(dx: windowOrigin.x, dy: windowOrigin.y)
        }
        return (self as? FixedScreenSpace)?.onScreen(rect) ?? rect
    }

    private func fromScreen(_ rect: CGRect) -> CGRect {
        if let view = self as? UIView {
            return view.convert(rect.offsetBy(dx: -windowOrigin.x, dy: -windowOrigin.y), from: nil as UIView?)
        }
        return (self as? FixedScreenSpace)?.fromScreen(rect) ?? rect
    }

    private func onScreen(_ point: CGPoint) -> CGPoint {
        if let view = self as? UIView {
            let place = view.convert(point, to: nil as UIView?)
            return CGPoint(x: place.x + windowOrigin.x, y: place.y + windowOrigin.y)
        }
        return (self as? FixedScreenSpace)?.onScreen(point) ?? point
    }

    private func fromScreen(_ point: CGPoint) -> CGPoint {
        if let view = self as? UIView {
            let place = CGPoint(x: point.x - windowOrigin.x, y: point.y - windowOrigin.y)
            return view.convert(place, from: nil as UIView?)
        }
        return (self as? FixedScreenSpace)?.fromScreen(point) ?? point
    }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.fromScreen(onScreen(point))
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.fromScreen(onScreen(rect))
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
    /// The space of the screen as it is held.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The space of the screen held in portrait, however it is held now: its origin stays at one corner of the device.
    public var fixedCoordinateSpace: any UICoordinateSpace { FixedScreenSpace(configuration) }
}

/// The screen in portrait. Held in landscape with the home button on the right, the device's top is on the left.
private final class FixedScreenSpace: NSObject, UICoordinateSpace {
    private let configuration: DeviceConfiguration

    init(_ configuration: DeviceConfiguration) { self.configuration = configuration }

    var bounds: CGRect { CGRect(origin: .zero, size: configuration.portraitSize) }

    /// From the screen as it is held to the one in portrait.
    private var turn: CGAffineTransform {
        let size = configuration.size
        switch configuration.orientation {
        case .landscapeRight: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
        case .landscapeLeft: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
        case .portraitUpsideDown:
            return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
        case .portrait, .unknown: return .identity
        }
    }

    func onScreen(_ point: CGPoint) -> CGPoint { point.applying(turn.inverted()) }
    func fromScreen(_ point: CGPoint) -> CGPoint { point.applying(turn) }
    func onScreen(_ rect: CGRect) -> CGRect { rect.applying(turn.inverted()) }
    func fromScreen(_ rect: CGRect) -> CGRect { rect.applying(turn) }
}

/// The screen as it was.
final class FormerScreenSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect
    init(_ configuration: DeviceConfiguration) { bounds = CGRect(origin: .zero, size: configuration.size) }
}

extension UIWindowScene {
    /// The space of the screen as it is held.
    public var coordinateSpace: any UICoordinateSpace { screen }
}
