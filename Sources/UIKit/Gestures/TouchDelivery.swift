/// The touches that are down in a window.
@MainActor
final class TouchDelivery {
    var touches: [UITouch] = []
}

extension UIWindow {
    func deliver(_ event: UIEvent) {
        for touch in event.allTouches ?? [] {
            switch touch.phase {
            case .began: touch.view?.touchesBegan([touch], with: event)
            case .moved: touch.view?.touchesMoved([touch], with: event)
            case .ended: touch.view?.touchesEnded([touch], with: event)
            case .cancelled: touch.view?.touchesCancelled([touch], with: event)
            default: break
            }
        }
    }
}
