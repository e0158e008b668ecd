public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

/// Something that dynamics can move: a view, or a collection layout's attributes.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// A point with a size that dynamics move, without a view.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    open private(set) var items: [any UIDynamicItem]
    open var center = CGPoint.zero
    open var transform = CGAffineTransform.identity
    open var bounds: CGRect { CGRect(origin: .zero, size: box.size) }

    private var box: CGRect {
        items.reduce(CGRect.null) { box, item in
            box.union(
                CGRect(
                    x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                    width: item.bounds.width, height: item.bounds.height))
        }
    }

    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
        center = CGPoint(x: box.midX, y: box.midY)
    }
}
