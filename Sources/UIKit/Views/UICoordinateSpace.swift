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

/// Windows fill the screen, so the screen's space is that of any window.
extension UICoordinateSpace {
    private var view: UIView? { self as? UIView }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let onScreen = view?.convert(point, to: nil as UIView?) ?? point
        return (coordinateSpace as? UIView)?.convert(onScreen, from: nil as UIView?) ?? onScreen
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        let onScreen = view?.convert(rect, to: nil as UIView?) ?? rect
        return (coordinateSpace as? UIView)?.convert(onScreen, from: nil as UIView?) ?? onScreen
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
    /// The space of the screen as it is held.
    public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
    /// The space of the screen as it is held.
    public var coordinateSpace: any UICoordinateSpace { screen }
}
