/// What a layer asks its owner, in UIKit a view.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in context: CGContext)
    func layoutSublayers(of layer: CALayer)
    func layerWillDraw(_ layer: CALayer)
    /// What happens when a value changes: nil lets the layer look further, `NSNull` lets nothing happen.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
    /// Not in Core Animation: the size of the layer's bounds changed.
    func layerDidChangeSize(_ layer: CALayer, from oldSize: CGSize)
    /// Not in Core Animation: a view's layer was asked for a layout, which is the view's.
    func layer(_ layer: CALayer, asksForLayout moment: LayoutMoment)
    /// Not in Core Animation: whether the view of a layer waits for its layout.
    var waitsForLayout: Bool { get }
}

/// Not in Core Animation: when a layout is asked for.
public enum LayoutMoment: Sendable { case now, next }

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.displayByDrawing() }
    public func draw(_ layer: CALayer, in context: CGContext) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    public func layerDidChangeSize(_ layer: CALayer, from oldSize: CGSize) {}
    public func layer(_ layer: CALayer, asksForLayout moment: LayoutMoment) {}
    public var waitsForLayout: Bool { false }
}

/// Something that can run when a layer's value changes.
@preconcurrency @MainActor
public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {
    /// Adds the animation to the layer.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if let animation = self as? CAPropertyAnimation, animation.keyPath == nil {
            animation.keyPath = event
        }
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}

extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
